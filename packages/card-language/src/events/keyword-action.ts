import type { PrintContext } from "../print/context.ts";
import type { EventClause } from "../print/event-clause.ts";
import { does } from "../print/event-player.ts";
import { NotPrintable } from "../print/not-printable.ts";
import { playerRef } from "../reference.ts";
import { label, variant } from "../schema/basic.ts";
import { type Node, subject } from "../schema/nodes.ts";

export const schema = variant("keywordAction", {
  action: label,
  who: playerRef.exactOptional(),
  what: subject.exactOptional(),
});
export interface KeywordActionEvent extends Node<typeof schema> {}

/** "you scry", "you cycle a card", "this creature becomes monstrous": keyword actions as events (CR 701). */
export function english(event: KeywordActionEvent, p: PrintContext): EventClause {
  if (event.action === "exertAsItAttacks" && event.what !== undefined)
    return {
      word: "you may",
      subject: `exert ${p.subject(event.what)}`,
      predicate: "as it attacks. When you do",
    };
  if (event.who === undefined) {
    if (event.what === undefined) throw new NotPrintable(`event ${event.action}`, "without who or what");
    const verbs: Readonly<Record<string, string>> = {
      monstrosity: "becomes monstrous",
      renown: "becomes renowned",
      explore: "explores",
      mutate: "mutates",
      connive: "connives",
      exploit: "exploits a creature",
      exert: "is exerted",
      train: "trains",
      saddle: "becomes saddled",
      crew: "becomes crewed",
      specialize: "specializes",
    };
    const predicate = verbs[event.action];
    if (predicate === undefined) throw new NotPrintable(`event ${event.action}`);
    const word = event.action === "monstrosity" || event.action === "renown" ? "when" : "whenever";
    return { word, subject: p.subject(event.what), predicate };
  }
  const object = event.what === undefined ? "" : ` ${p.subject(event.what)}`;
  if (event.action === "commitCrime") return does(event.who, "commit", " a crime", p);
  return does(event.who, event.action, object, p);
}
