/** What the players agreed to, or allow, besides the game: a pause, and hands that watchers may see. It is kept in the journal. */
import { z } from "zod";
import type { StoredInput } from "./stored-input.ts";

export const accordSchema = z.object({
  paused: z.boolean(),
  /** Seats whose hands watchers see. */
  handsShown: z.array(z.int()).readonly(),
});
export type Accord = Readonly<z.infer<typeof accordSchema>>;

export const NO_ACCORD: Accord = { paused: false, handsShown: [] };

/** An input that changes nothing of the game. */
export type AccordInput = Extract<StoredInput, { kind: "pause" | "showHand" }>;

export function isAccordInput(input: StoredInput): input is AccordInput {
  return input.kind === "pause" || input.kind === "showHand";
}

export function accordAfter(accord: Accord, input: AccordInput): Accord {
  if (input.kind === "pause") return { ...accord, paused: input.on };
  const others = accord.handsShown.filter((seat) => seat !== input.seat);
  return { ...accord, handsShown: input.on ? [...others, input.seat].sort((a, b) => a - b) : others };
}
