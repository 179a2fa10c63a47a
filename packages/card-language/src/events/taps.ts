import type { EventSubject } from "../event-subject.ts";
import type { Filter } from "../filter.ts";
import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import type { EventClause } from "../print/event-clause.ts";
import { does } from "../print/event-player.ts";
import { subjectOf } from "../print/event-words.ts";
import { NotPrintable } from "../print/not-printable.ts";
import { indefinite } from "../print/noun-phrase.ts";
import { type PlayerRef, playerRef } from "../reference.ts";
import { flag, variant } from "../schema/basic.ts";
import { type Node, subject } from "../schema/nodes.ts";

export const schema = variant("taps", {
  what: subject,
  forMana: flag,
  /** Only by such a player, or by a spell or ability that such a player controls. */
  by: playerRef.exactOptional(),
  /** And for mana of the color chosen for the source, whatever else. */
  ofChosenColor: flag,
  /** "One or more ... become tapped": once for all that become tapped at the same time (CR 603.2c). */
  batch: flag,
});
export interface TapsEvent extends Node<typeof schema> {}

export function english(event: TapsEvent, p: PrintContext): EventClause {
  if (p.say(event).variant === 1 && typeof event.what === "object" && "filter" in event.what)
    return byPlayer(event.what.filter, p);
  if (p.say(event).variant === 2)
    return { word: "whenever", subject: "you", predicate: `tap ${p.subject(event.what)} for mana` };
  if (event.by !== undefined) return tapsUntapped(event.what, event.by, p);
  if (event.batch === true)
    return { word: "whenever", subject: subjectOf(event.what, p, true), predicate: "become tapped" };
  return {
    word: "whenever",
    subject: p.subject(event.what),
    predicate:
      event.forMana === true
        ? `is tapped for mana${event.ofChosenColor === true ? " of the chosen color" : ""}`
        : "becomes tapped",
  };
}

/** "you tap an untapped creature an opponent controls": what is tapped was untapped (CR 701.21a). */
function tapsUntapped(what: TapsEvent["what"], by: PlayerRef, p: PrintContext): EventClause {
  if (typeof what !== "object" || !("filter" in what)) throw new NotPrintable("event taps", "by a player");
  const np = p.noun({ ...what.filter, of: [{ kind: "status", status: "untapped" }, ...what.filter.of] });
  const clause = does(by, "tap", ` ${indefinite(np)}`, p);
  p.mention("event:object", np.noun, false);
  return clause;
}

/** "a player taps a land for mana": only its controller can. */
function byPlayer(filter: Filter, p: PrintContext): EventClause {
  const found = filter.of.find((one) => one.kind === "controller");
  const who: PlayerRef = found?.kind === "controller" ? found.player : { kind: "allPlayers" };
  const rest: Filter = { ...filter, of: filter.of.filter((one) => one !== found) };
  p.sayAs(rest, filter);
  const np = p.noun(rest);
  const clause = does(who, "tap", ` ${indefinite(np)} for mana`, p);
  p.mention("event:object", np.noun, false);
  return clause;
}

export function french(event: TapsEvent, p: fr.FrenchContext): fr.EventClause {
  const own = frenchOwn(event);
  const what = fr.eventSubject(own ?? event.what, p, event.batch === true);
  const tapped = fr.participle("engager")(what);
  const others = event.forMana === true && p.namesPlayer ? ANYBODY : undefined;
  const by = event.by ?? (own === undefined ? others : YOU);
  if (by !== undefined) {
    const mana = event.forMana === true ? frenchForMana(event) : undefined;
    return fr.playerDoes(by, p, () => fr.vp("engager", what, mana));
  }
  return fr.eventOf(
    what,
    event.forMana === true
      ? fr.vp("être", undefined, `${tapped} ${frenchForMana(event)}`)
      : fr.vp("devenir", undefined, tapped),
  );
}

const ANYBODY = { kind: "allPlayers" } as const;
const YOU = { kind: "you" } as const;

/** Only its controller can tap it for mana: « vous engagez un terrain pour du mana ». */
function frenchOwn({ what, forMana }: TapsEvent): EventSubject | undefined {
  if (forMana !== true || typeof what !== "object" || !("filter" in what)) return undefined;
  const { player, rest } = fr.controlled(what.filter);
  return player?.kind === "you" ? { filter: rest } : undefined;
}

function frenchForMana({ ofChosenColor }: TapsEvent): string {
  return `pour du mana${ofChosenColor === true ? " de la couleur choisie" : ""}`;
}
