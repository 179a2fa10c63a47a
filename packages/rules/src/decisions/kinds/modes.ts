import { below, type Chance, sample } from "../parts/chance.ts";
import type { Kept } from "../parts/kept.ts";
import { type Option, placesOf, valuesAt } from "../parts/option.ts";
import type { Naming, References } from "../parts/references.ts";
import { illegalCombination, notOffered, type Refusal } from "../parts/refusal.ts";
import { placesSchema, type Zod } from "../parts/wire-schemas.ts";

/** Choose from `min` to `max` modes (CR 700.2), with `repeat` also the same one more than once. */
export interface ModesKind<R extends References> {
  readonly decision: ModesDecision;
  readonly choice: ModesChoice;
  readonly view: ModesDecisionView<R>;
  readonly wire: ModesWireChoice;
}

interface ModesDecision {
  readonly kind: "modes";
  readonly options: readonly Option[];
  readonly min: number;
  readonly max: number;
  readonly repeat: boolean;
}

interface ModesChoice {
  readonly kind: "modes";
  readonly values: readonly number[];
}

interface ModesDecisionView<R extends References> {
  readonly kind: "modes";
  readonly options: readonly R["option"][];
  readonly min: number;
  readonly max: number;
  readonly repeat: boolean;
}

interface ModesWireChoice {
  readonly kind: "modes";
  readonly options: readonly number[];
}

export const modes = {
  schema: (z: Zod) => z.strictObject({ kind: z.literal("modes"), options: placesSchema(z) }),

  check: ({ options, min, max, repeat }: ModesDecision, { values }: ModesChoice): Refusal | null => {
    const offered = new Set(options.map(({ value }) => value));
    if (values.some((value) => !offered.has(value))) return notOffered("mode");
    if (!repeat && new Set(values).size !== values.length) return illegalCombination("a mode twice");
    const inRange = values.length >= min && values.length <= max;
    return inRange ? null : illegalCombination(`choose ${min} to ${max}`);
  },

  view: <R extends References>(
    { options, min, max, repeat }: ModesDecision,
    names: Naming<R>,
  ): ModesDecisionView<R> => ({
    kind: "modes",
    options: options.map(({ what }) => names.option(what)),
    min,
    max,
    repeat,
  }),

  kept: (_: ModesDecision, { values }: ModesChoice): Kept => values,

  fromWire: ({ options }: ModesDecision, wire: ModesWireChoice): ModesChoice | null => {
    const values = valuesAt(options, wire.options);
    return values && { kind: "modes", values };
  },

  toWire: ({ options }: ModesDecision, { values }: ModesChoice): ModesWireChoice => ({
    kind: "modes",
    options: placesOf(options, values),
  }),

  /** The first modes, one of them several times where more are wanted than there are. */
  safe: ({ options, min }: ModesDecisionView<References>): ModesWireChoice => ({
    kind: "modes",
    options: Array.from({ length: min }, (_, at) => at % Math.max(1, options.length)),
  }),

  random: (view: ModesDecisionView<References>, chance: Chance): ModesWireChoice => {
    const { options, min, max } = view;
    const most = Math.min(max, options.length);
    if (most < min) return modes.safe(view);
    return { kind: "modes", options: sample(options.length, min + below(most - min + 1, chance), chance) };
  },
};
