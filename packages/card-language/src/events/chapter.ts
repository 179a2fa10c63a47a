import type { EventBound } from "../event-bound.ts";
import type * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import type { EventClause } from "../print/event-clause.ts";
import { NotPrintable } from "../print/not-printable.ts";
import { positive, some, variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = variant("chapter", {
  numbers: some(positive),
});
export interface ChapterEvent extends Node<typeof schema> {}

export function english(_event: ChapterEvent, _p: PrintContext, _bound?: EventBound): EventClause {
  throw new NotPrintable("event chapter", "outside a chapter ability");
}

export function french(event: ChapterEvent, _p: fr.FrenchContext): fr.EventClause {
  return { kind: "words", word: "quand", text: `le chapitre ${event.numbers.join(", ")} est atteint` };
}
