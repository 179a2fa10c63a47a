import { below, type Chance, places, sample } from "../parts/chance.ts";
import type { Kept } from "../parts/kept.ts";
import { contentsOf, type Option, placesOf, valuesAt } from "../parts/option.ts";
import type { Naming, References } from "../parts/references.ts";
import { illegalCombination, notOffered, type Refusal } from "../parts/refusal.ts";
import { placesSchema, type Zod } from "../parts/wire-schemas.ts";

/** Pick from `min` to `max` different options. `together` restricts what may be picked together. */
export interface PickKind<R extends References> {
  readonly decision: PickDecision;
  readonly choice: PickChoice;
  readonly view: PickDecisionView<R>;
  readonly wire: PickWireChoice;
}

interface PickDecision {
  readonly kind: "pick";
  readonly options: readonly Option[];
  readonly min: number;
  readonly max: number;
  readonly together?: PickRule;
  /** With `together`: `min` values that may be picked together. Without it any `min` may. */
  readonly least?: readonly number[];
}

export type PickRule =
  | { readonly rule: "sameController" }
  | { readonly rule: "differentControllers" }
  | { readonly rule: "sameOwner" }
  | { readonly rule: "differentNames" }
  | { readonly rule: "totalAtMost"; readonly values: readonly number[]; readonly limit: number };

interface PickChoice {
  readonly kind: "pick";
  readonly values: readonly number[];
}

interface PickDecisionView<R extends References> {
  readonly kind: "pick";
  readonly options: readonly R["option"][];
  readonly min: number;
  readonly max: number;
  readonly limit?: { readonly values: readonly number[]; readonly total: number };
  /** `min` options that may be picked together; absent: any `min` may. */
  readonly least?: readonly number[];
}

interface PickWireChoice {
  readonly kind: "pick";
  readonly options: readonly number[];
}

export const pick = {
  schema: (z: Zod) => z.strictObject({ kind: z.literal("pick"), options: placesSchema(z) }),

  check: (decision: PickDecision, { values }: PickChoice): Refusal | null => {
    const { options, min, max, together } = decision;
    const offered = new Set(options.map(({ value }) => value));
    const distinct = new Set(values);
    if (distinct.size !== values.length || values.some((value) => !offered.has(value)))
      return notOffered("option");
    if (values.length < min || values.length > max) return illegalCombination(`pick ${min} to ${max}`);
    return together?.rule === "totalAtMost" ? checkTotal(options, together, values) : null;
  },

  view: <R extends References>(decision: PickDecision, names: Naming<R>): PickDecisionView<R> => {
    const { options, min, max, together, least } = decision;
    return {
      kind: "pick",
      options: options.map(({ what }) => names.option(what)),
      min,
      max,
      ...(together?.rule === "totalAtMost"
        ? { limit: { values: together.values, total: together.limit } }
        : {}),
      ...(least ? { least: placesOf(options, least) } : {}),
    };
  },

  kept: ({ options }: PickDecision, { values }: PickChoice): Kept => contentsOf(options, values),

  fromWire: ({ options }: PickDecision, wire: PickWireChoice): PickChoice | null => {
    const values = valuesAt(options, wire.options);
    return values && { kind: "pick", values };
  },

  toWire: ({ options }: PickDecision, { values }: PickChoice): PickWireChoice => ({
    kind: "pick",
    options: placesOf(options, values),
  }),

  safe: ({ options, min, least }: PickDecisionView<References>): PickWireChoice => ({
    kind: "pick",
    options: least ?? places(options.length).slice(0, min),
  }),

  random: (view: PickDecisionView<References>, chance: Chance): PickWireChoice => {
    const { options, min, max, limit } = view;
    if (limit) return pick.safe(view);
    return { kind: "pick", options: sample(options.length, min + below(max - min + 1, chance), chance) };
  },
};

function checkTotal(
  options: readonly Option[],
  { values: worth, limit }: Extract<PickRule, { rule: "totalAtMost" }>,
  values: readonly number[],
): Refusal | null {
  let total = 0;
  for (const [at, { value }] of options.entries()) if (values.includes(value)) total += worth[at] ?? 0;
  return total <= limit ? null : illegalCombination(`total ${total} is more than ${limit}`);
}
