import { z } from "zod";
import type * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import type { EventClause } from "../print/event-clause.ts";
import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

/** The game loses one of the designations day and night and gains the other (CR 728.1a). */
export const schema = variant("dayNightChanges", {
  to: z.enum(["day", "night"]),
});
export interface DayNightChangesEvent extends Node<typeof schema> {}

export function english({ to }: DayNightChangesEvent, _p: PrintContext): EventClause {
  return to === "night"
    ? { word: "whenever", subject: "day", predicate: "becomes night" }
    : { word: "whenever", subject: "night", predicate: "becomes day" };
}

export function french({ to }: DayNightChangesEvent, _p: fr.FrenchContext): fr.EventClause {
  const text = to === "night" ? "le jour devient la nuit" : "la nuit devient le jour";
  return { kind: "words", word: "à chaque fois que", text };
}
