import type { Kept } from "../parts/kept.ts";
import type { Option } from "../parts/option.ts";
import type { Naming, References } from "../parts/references.ts";
import { illegalCombination, notOffered, type Refusal } from "../parts/refusal.ts";
import type { Zod } from "../parts/wire-schemas.ts";

/** Split `total` among the options; each gets at least `minimum` and at most `maximum`. */
export interface DistributeKind<R extends References> {
  readonly decision: DistributeDecision;
  readonly choice: DistributeChoice;
  readonly view: DistributeDecisionView<R>;
  readonly wire: DistributeChoice;
}

interface DistributeDecision {
  readonly kind: "distribute";
  readonly options: readonly (Option & { readonly minimum: number; readonly maximum: number })[];
  readonly total: number;
  /** Combat damage: the amounts that are lethal, in the order offered; the rest may go to the last (trample). */
  readonly lethal?: readonly number[];
}

/** One amount for each option, here and on the wire. */
interface DistributeChoice {
  readonly kind: "distribute";
  readonly amounts: readonly number[];
}

interface DistributeDecisionView<R extends References> {
  readonly kind: "distribute";
  readonly options: readonly R["option"][];
  readonly minimum: readonly number[];
  readonly maximum: readonly number[];
  readonly total: number;
  readonly lethal?: readonly number[];
}

export const distribute = {
  schema: (z: Zod) =>
    z.strictObject({
      kind: z.literal("distribute"),
      amounts: z.array(z.int().min(0).max(1_000_000)).max(1_000),
    }),

  check: ({ options, total }: DistributeDecision, { amounts }: DistributeChoice): Refusal | null => {
    if (amounts.length !== options.length) return notOffered("one amount for each");
    let sum = 0;
    for (const [at, { minimum, maximum }] of options.entries()) {
      const amount = amounts[at] ?? -1;
      if (!Number.isSafeInteger(amount) || amount < minimum || amount > maximum)
        return notOffered(`amount ${amount}`);
      sum += amount;
    }
    return sum === total ? null : illegalCombination(`${sum} of ${total}`);
  },

  view: <R extends References>(
    { options, total, lethal }: DistributeDecision,
    names: Naming<R>,
  ): DistributeDecisionView<R> => ({
    kind: "distribute",
    options: options.map(({ what }) => names.option(what)),
    minimum: options.map(({ minimum }) => minimum),
    maximum: options.map(({ maximum }) => maximum),
    total,
    ...(lethal ? { lethal } : {}),
  }),

  kept: (_: DistributeDecision, { amounts }: DistributeChoice): Kept => amounts,

  fromWire: (_: DistributeDecision, wire: DistributeChoice): DistributeChoice => wire,

  toWire: (_: DistributeDecision, choice: DistributeChoice): DistributeChoice => choice,

  /** The minimums, then what is lethal one after another, then any remaining room, from the last on. */
  safe: (view: DistributeDecisionView<References>): DistributeChoice => {
    const { total, minimum, maximum, lethal = [] } = view;
    const amounts = [...minimum];
    let left = total - amounts.reduce((sum, amount) => sum + amount, 0);
    const fillTo = (at: number, upTo: number): void => {
      const more = Math.max(0, Math.min(left, upTo - (amounts[at] ?? 0)));
      amounts[at] = (amounts[at] ?? 0) + more;
      left -= more;
    };
    for (const [at, enough] of lethal.entries()) fillTo(at, Math.min(enough, maximum[at] ?? enough));
    for (let at = amounts.length - 1; at >= 0; at--) fillTo(at, maximum[at] ?? Number.POSITIVE_INFINITY);
    return { kind: "distribute", amounts };
  },

  random: (view: DistributeDecisionView<References>): DistributeChoice => distribute.safe(view),
};
