import { below, type Chance } from "../parts/chance.ts";
import type { Kept } from "../parts/kept.ts";
import { notOffered, type Refusal } from "../parts/refusal.ts";
import type { Zod } from "../parts/wire-schemas.ts";

/** Choose a number from `min` to `max`. */
export interface NumberKind {
  readonly decision: NumberDecision;
  readonly choice: NumberChoice;
  readonly view: NumberDecision;
  readonly wire: NumberChoice;
}

interface NumberDecision {
  readonly kind: "number";
  readonly min: number;
  readonly max: number;
}

interface NumberChoice {
  readonly kind: "number";
  readonly number: number;
}

export const number = {
  schema: (z: Zod) =>
    z.strictObject({ kind: z.literal("number"), number: z.int().min(-1_000_000).max(1_000_000) }),

  check: ({ min, max }: NumberDecision, choice: NumberChoice): Refusal | null =>
    Number.isSafeInteger(choice.number) && choice.number >= min && choice.number <= max
      ? null
      : notOffered(String(choice.number)),

  view: ({ min, max }: NumberDecision): NumberDecision => ({ kind: "number", min, max }),

  kept: (_: NumberDecision, choice: NumberChoice): Kept => choice.number,

  fromWire: (_: NumberDecision, wire: NumberChoice): NumberChoice => wire,

  toWire: (_: NumberDecision, choice: NumberChoice): NumberChoice => choice,

  safe: ({ min }: NumberDecision): NumberChoice => ({ kind: "number", number: min }),

  /** Of large numbers, such as X, only the first hundred are tried. */
  random: ({ min, max }: NumberDecision, chance: Chance): NumberChoice => ({
    kind: "number",
    number: min + below(Math.min(max - min + 1, 100), chance),
  }),
};
