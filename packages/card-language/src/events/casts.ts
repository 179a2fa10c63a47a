import type { PrintContext } from "../print/context.ts";
import type { EventClause } from "../print/event-clause.ts";
import { does } from "../print/event-player.ts";
import { bare, indefinite } from "../print/noun-phrase.ts";
import { ordinalWord } from "../print/words.ts";
import { playerRef } from "../reference.ts";
import { positive, variant, zone } from "../schema/basic.ts";
import { filter, type Node } from "../schema/nodes.ts";

export const schema = variant("casts", {
  who: playerRef,
  spell: filter,
  ordinal: positive.exactOptional(),
  /** A hand, library or graveyard: that player's own. */
  from: zone.exactOptional(),
  fromNot: zone.exactOptional(),
});
export interface CastsEvent extends Node<typeof schema> {}

export function english(event: CastsEvent, p: PrintContext): EventClause {
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
