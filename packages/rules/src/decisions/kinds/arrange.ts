import { type Chance, places, sample } from "../parts/chance.ts";
import type { Kept } from "../parts/kept.ts";
import { contentsOf, isPermutation, type Option, placesOf, valuesAt } from "../parts/option.ts";
import type { Naming, References } from "../parts/references.ts";
import { illegalCombination, notOffered, type Refusal } from "../parts/refusal.ts";
import { placesSchema, type Zod } from "../parts/wire-schemas.ts";

/** Put each option on one of the piles, in order (top first). */
export interface ArrangeKind<R extends References> {
  readonly decision: ArrangeDecision;
  readonly choice: ArrangeChoice;
  readonly view: ArrangeDecisionView<R>;
  readonly wire: ArrangeChoice;
}

interface ArrangeDecision {
  readonly kind: "arrange";
  readonly options: readonly Option[];
  readonly piles: readonly Pile[];
}

export interface Pile {
  readonly name:
    | "libraryTop"
    | "libraryBottom"
    | "graveyard"
    | "hand"
    | "battlefield"
    | "exile"
    | "pile1"
    | "pile2";
  readonly min: number;
  readonly max: number;
  readonly ordered: boolean;
}

/** Values of the options here, their indexes on the wire. */
interface ArrangeChoice {
  readonly kind: "arrange";
  readonly piles: readonly (readonly number[])[];
}

interface ArrangeDecisionView<R extends References> {
  readonly kind: "arrange";
  readonly options: readonly R["option"][];
  readonly piles: readonly Pile[];
}

export const arrange = {
  schema: (z: Zod) => z.strictObject({ kind: z.literal("arrange"), piles: z.array(placesSchema(z)).max(20) }),

  check: (decision: ArrangeDecision, { piles }: ArrangeChoice): Refusal | null => {
    if (piles.length !== decision.piles.length) return notOffered("one list for each pile");
    if (!isPermutation(piles.flat(), decision.options)) return notOffered("every option once");
    const fits = decision.piles.every(({ min, max }, at) => {
      const size = piles[at]?.length ?? 0;
      return size >= min && size <= max;
    });
    return fits ? null : illegalCombination("pile sizes");
  },

  view: <R extends References>(
    { options, piles }: ArrangeDecision,
    names: Naming<R>,
  ): ArrangeDecisionView<R> => ({
    kind: "arrange",
    options: options.map(({ what }) => names.option(what)),
    piles: piles.map(({ name, min, max, ordered }) => ({ name, min, max, ordered })),
  }),

  kept: ({ options }: ArrangeDecision, { piles }: ArrangeChoice): Kept =>
    piles.map((pile) => contentsOf(options, pile).filter((content) => typeof content === "number")),

  fromWire: ({ options }: ArrangeDecision, wire: ArrangeChoice): ArrangeChoice | null => {
    const piles: number[][] = [];
    for (const pile of wire.piles) {
      const values = valuesAt(options, pile);
      if (!values) return null;
      piles.push(values);
    }
    return { kind: "arrange", piles };
  },

  toWire: ({ options }: ArrangeDecision, { piles }: ArrangeChoice): ArrangeChoice => ({
    kind: "arrange",
    piles: piles.map((pile) => placesOf(options, pile)),
  }),

  /** Each pile with its minimum, the rest on the first that has room. */
  safe: ({ options, piles }: ArrangeDecisionView<References>): ArrangeChoice => {
    const left = places(options.length);
    const filled = piles.map(({ min }) => left.splice(0, min));
    for (const [at, { max }] of piles.entries()) {
      const pile = filled[at];
      pile?.push(...left.splice(0, max - pile.length));
    }
    return { kind: "arrange", piles: filled };
  },

  /** Puts every option on a random pile with room; the safe arrangement if that fails. */
  random: (view: ArrangeDecisionView<References>, chance: Chance): ArrangeChoice => {
    const piles: number[][] = view.piles.map(() => []);
    for (const at of sample(view.options.length, view.options.length, chance)) {
      const open = view.piles.flatMap(({ max }, index) => ((piles[index]?.length ?? 0) < max ? [index] : []));
      const pile = open[Math.floor(chance() * open.length)];
      if (pile !== undefined) piles[pile]?.push(at);
    }
    const fits = view.piles.every(({ min }, at) => (piles[at]?.length ?? 0) >= min);
    return fits ? { kind: "arrange", piles } : arrange.safe(view);
  },
};
