import { type Chance, places, sample } from "../parts/chance.ts";
import type { Kept } from "../parts/kept.ts";
import { contentsOf, isPermutation, type Option, placesOf, valuesAt } from "../parts/option.ts";
import type { Naming, References } from "../parts/references.ts";
import { notOffered, type Refusal } from "../parts/refusal.ts";
import { placesSchema, type Zod } from "../parts/wire-schemas.ts";

/** Put the options in an order. */
export interface OrderKind<R extends References> {
  readonly decision: OrderDecision;
  readonly choice: OrderChoice;
  readonly view: OrderDecisionView<R>;
  readonly wire: OrderWireChoice;
}

interface OrderDecision {
  readonly kind: "order";
  readonly options: readonly Option[];
}

interface OrderChoice {
  readonly kind: "order";
  readonly values: readonly number[];
}

interface OrderDecisionView<R extends References> {
  readonly kind: "order";
  readonly options: readonly R["option"][];
}

interface OrderWireChoice {
  readonly kind: "order";
  readonly options: readonly number[];
}

export const order = {
  schema: (z: Zod) => z.strictObject({ kind: z.literal("order"), options: placesSchema(z) }),

  check: ({ options }: OrderDecision, { values }: OrderChoice): Refusal | null =>
    isPermutation(values, options) ? null : notOffered("every option once"),

  view: <R extends References>({ options }: OrderDecision, names: Naming<R>): OrderDecisionView<R> => ({
    kind: "order",
    options: options.map(({ what }) => names.option(what)),
  }),

  kept: ({ options }: OrderDecision, { values }: OrderChoice): Kept => contentsOf(options, values),

  fromWire: ({ options }: OrderDecision, wire: OrderWireChoice): OrderChoice | null => {
    const values = valuesAt(options, wire.options);
    return values && { kind: "order", values };
  },

  toWire: ({ options }: OrderDecision, { values }: OrderChoice): OrderWireChoice => ({
    kind: "order",
    options: placesOf(options, values),
  }),

  safe: ({ options }: OrderDecisionView<References>): OrderWireChoice => ({
    kind: "order",
    options: places(options.length),
  }),

  random: ({ options }: OrderDecisionView<References>, chance: Chance): OrderWireChoice => ({
    kind: "order",
    options: sample(options.length, options.length, chance),
  }),
};
