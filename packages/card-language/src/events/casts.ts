import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import type { EventClause } from "../print/event-clause.ts";
import { does } from "../print/event-player.ts";
import { turnOf } from "../print/existence.ts";
import { NotPrintable } from "../print/not-printable.ts";
import { bare, indefinite } from "../print/noun-phrase.ts";
import { ordinalWord } from "../print/words.ts";
import { type PlayerRef, playerRef } from "../reference.ts";
import { flag, label, positive, variant, zone } from "../schema/basic.ts";
import { filter, type Node } from "../schema/nodes.ts";
import type { Zone } from "../zone.ts";

export const schema = variant("casts", {
  who: playerRef,
  spell: filter,
  ordinal: positive.exactOptional(),
  /** A hand, library or graveyard: that player's own. */
  from: zone.exactOptional(),
  fromNot: zone.exactOptional(),
  /** Only in such a player's turn, where it is one of several events. */
  turn: playerRef.exactOptional(),
  /** A card, and no copy of one that is cast (CR 707.12). */
  card: flag,
  /** Only for the cost of a keyword ("warp"). */
  using: label.exactOptional(),
});
export interface CastsEvent extends Node<typeof schema> {}

export function english(event: CastsEvent, p: PrintContext): EventClause {
  if (event.using !== undefined) throw new NotPrintable("event casts", "with a keyword");
  const { turn, ...always } = event;
  if (turn === undefined) return inAnyTurn(event, p);
  p.sayAs(always, event);
  const clause = inAnyTurn(always, p);
  return { ...clause, predicate: `${clause.predicate} during ${turnOf(turn, p)} turn` };
}

function inAnyTurn(event: CastsEvent, p: PrintContext): EventClause {
  const [only] = event.spell.of;
  if (only?.kind === "oneOf" && only.ref.kind === "this" && event.spell.of.length === 1)
    return { word: "when", subject: "you", predicate: `cast ${p.object({ kind: "this" })}` };
  const np = p.noun(event.spell);
  p.mention("event:spell", "spell", false);
  const from =
    event.from === undefined
      ? ""
      : ` from ${event.from === "exile" ? "exile" : `${event.who.kind === "you" ? "your" : "their"} ${event.from}`}`;
  const fromNot =
    event.fromNot === undefined
      ? ""
      : ` from anywhere other than ${event.who.kind === "you" ? "your" : "their"} ${event.fromNot}`;
  if (event.ordinal !== undefined && p.say(event).variant === 5)
    return {
      word: "whenever",
      subject: "you",
      predicate: `cast a spell, if it's the ${ordinalWord(event.ordinal)} ${bare(np)} you cast this turn`,
    };
  if (event.ordinal !== undefined) {
    const whose = event.who.kind === "you" ? "your" : "their";
    return does(
      event.who,
      "cast",
      ` ${whose} ${ordinalWord(event.ordinal)} ${bare(np)} each turn${from}${fromNot}`,
      p,
    );
  }
  return does(event.who, "cast", ` ${indefinite(np)}${from}${fromNot}`, p);
}

export function french(event: CastsEvent, p: fr.FrenchContext): fr.EventClause {
  const [only] = event.spell.of;
  if (only?.kind === "oneOf" && only.ref.kind === "this" && event.spell.of.length === 1) {
    p.mention("event:spell", fr.SPELL, false);
    return fr.eventOf(fr.YOU, fr.vp("lancer", "ce sort"), "quand");
  }
  const np = p.noun(event.spell);
  p.mention("event:spell", fr.SPELL, false);
  return fr.playerDoes(event.who, p, (who) => {
    const own = who.you === true ? who : fr.pronounFor({ gender: "m", plural: who.plural });
    const zone = (one: Zone): string => (one === "exile" ? "l'exil" : fr.possessed(fr.ZONES[one], own).text);
    const from =
      event.from !== undefined
        ? `depuis ${zone(event.from)}`
        : event.fromNot === undefined
          ? ""
          : `depuis n'importe où ailleurs que ${zone(event.fromNot)}`;
    const during = event.turn === undefined ? "" : ` pendant ${frenchTurn(event.turn, p)}`;
    /** « lance un sort depuis un cimetière », not « un sort lancé » again. */
    const spell = fr.aOrAn(np).text.replace(/ lancée? depuis /, " depuis ");
    if (event.ordinal === undefined) return fr.vp("lancer", spell, `${from}${during}`.trim());
    const nth = `${who.you === true ? "votre" : "son"} ${fr.ordinalWord(event.ordinal, "m")} ${fr.bare(np)}`;
    return fr.vp("lancer", `${nth} à chaque tour`, `${from}${during}`.trim());
  });
}

function frenchTurn(whose: PlayerRef, p: fr.FrenchContext): string {
  return whose.kind === "you" ? "votre tour" : `le tour de ${fr.anyPlayer(whose, p).text}`;
}
