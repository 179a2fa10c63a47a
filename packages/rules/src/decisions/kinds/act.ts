import type { Act } from "../parts/act.ts";
import type { Chance } from "../parts/chance.ts";
import type { Naming, References } from "../parts/references.ts";
import { notOffered, type Refusal } from "../parts/refusal.ts";
import { placeSchema, type Zod } from "../parts/wire-schemas.ts";

/** Priority (CR 117.1): pass or do one of the acts. */
export interface ActKind<R extends References> {
  readonly decision: ActDecision;
  readonly choice: ActChoice;
  readonly view: ActDecisionView<R>;
  readonly wire: ActWireChoice;
}

interface ActDecision {
  readonly kind: "act";
  readonly acts: readonly Act[];
}

interface ActChoice {
  readonly kind: "act";
  readonly act: string;
  /** Lets the engine pay mana automatically. */
  readonly autoPay?: boolean;
}

interface ActDecisionView<R extends References> {
  readonly kind: "act";
  readonly acts: readonly R["act"][];
}

interface ActWireChoice {
  readonly kind: "act";
  readonly act: number;
  readonly autoPay?: boolean | undefined;
}

export const act = {
  schema: (z: Zod) =>
    z.strictObject({ kind: z.literal("act"), act: placeSchema(z), autoPay: z.boolean().optional() }),

  check: ({ acts }: ActDecision, choice: ActChoice): Refusal | null =>
    acts.some(({ id }) => id === choice.act) ? null : notOffered(choice.act),

  view: <R extends References>({ acts }: ActDecision, names: Naming<R>): ActDecisionView<R> => ({
    kind: "act",
    acts: acts.map((one) => names.act(one)),
  }),

  kept: (): null => null,

  fromWire: ({ acts }: ActDecision, wire: ActWireChoice): ActChoice | null => {
    const chosen = acts[wire.act];
    if (!chosen) return null;
    return {
      kind: "act",
      act: chosen.id,
      ...(wire.autoPay === undefined ? {} : { autoPay: wire.autoPay }),
    };
  },

  toWire: ({ acts }: ActDecision, choice: ActChoice): ActWireChoice | null => {
    const at = acts.findIndex(({ id }) => id === choice.act);
    if (at < 0) return null;
    return { kind: "act", act: at, ...(choice.autoPay === undefined ? {} : { autoPay: choice.autoPay }) };
  },

  safe: ({ acts }: ActDecisionView<References>): ActWireChoice => ({
    kind: "act",
    act: Math.max(
      0,
      acts.findIndex(({ kind }) => kind === "pass"),
    ),
  }),

  /** Passes now and then, so that games make progress. */
  random: (view: ActDecisionView<References>, chance: Chance): ActWireChoice => {
    const real = view.acts.flatMap(({ kind, mana }, at) =>
      kind === "pass" || (kind === "activate" && mana === true) ? [] : [at],
    );
    if (real.length === 0 || chance() < 0.25) return act.safe(view);
    return { kind: "act", act: real[Math.floor(chance() * real.length)] ?? 0, autoPay: chance() < 0.8 };
  },
};
