import type { Act } from "../parts/act.ts";
import { below, type Chance } from "../parts/chance.ts";
import type { ObjectId } from "../parts/entity.ts";
import type { Naming, References } from "../parts/references.ts";
import { notOffered, type Refusal } from "../parts/refusal.ts";
import { placeSchema, type Zod } from "../parts/wire-schemas.ts";

/** Pay mana: by hand through the mana abilities offered, or all at once as proposed. */
export interface PayKind<R extends References> {
  readonly decision: PayDecision;
  readonly choice: PayChoice;
  readonly view: PayDecisionView<R>;
  readonly wire: PayWireChoice;
}

interface PayDecision {
  readonly kind: "pay";
  readonly cost: readonly string[];
  readonly pool: readonly string[];
  readonly abilities: readonly Act[];
  /** Objects that the proposed payment taps or uses; `null` when what is left can't be paid from here. */
  readonly proposal: readonly ObjectId[] | null;
  readonly lifeForPhyrexian: boolean;
  readonly mayCancel: boolean;
}

interface PayChoice {
  readonly kind: "pay";
  readonly how: "auto" | "cancel" | { readonly activate: string } | "fromPool";
}

interface PayDecisionView<R extends References> {
  readonly kind: "pay";
  readonly cost: readonly string[];
  readonly pool: readonly string[];
  readonly abilities: readonly R["act"][];
  readonly proposal: readonly R["object"][] | null;
  /** 2 life may be paid for a Phyrexian symbol, even if mana could be produced for it. */
  readonly lifeForPhyrexian?: boolean;
  /** The life that `fromPool` pays now, above 0; absent: none, or the mana in the pool doesn't pay for the rest. */
  readonly lifeFromPool?: number;
  readonly mayCancel: boolean;
}

interface PayWireChoice {
  readonly kind: "pay";
  readonly how: "auto" | "cancel" | "fromPool" | number;
}

export const pay = {
  schema: (z: Zod) =>
    z.strictObject({
      kind: z.literal("pay"),
      how: z.union([z.enum(["auto", "cancel", "fromPool"]), placeSchema(z)]),
    }),

  check: (decision: PayDecision, { how }: PayChoice): Refusal | null => {
    if (how === "auto") return decision.proposal ? null : notOffered("automatic payment");
    if (how === "cancel") return decision.mayCancel ? null : notOffered("cancel");
    if (how === "fromPool")
      return decision.pool.length > 0 || decision.lifeForPhyrexian ? null : notOffered("empty pool");
    return decision.abilities.some(({ id }) => id === how.activate) ? null : notOffered(how.activate);
  },

  view: <R extends References>(decision: PayDecision, names: Naming<R>): PayDecisionView<R> => {
    const { cost, pool, abilities, proposal, lifeForPhyrexian, mayCancel } = decision;
    const life = lifeForPhyrexian ? names.lifeFromPool() : 0;
    return {
      kind: "pay",
      cost,
      pool,
      abilities: abilities.map((one) => names.act(one)),
      proposal: proposal?.map((one) => names.object(one)) ?? null,
      ...(lifeForPhyrexian ? { lifeForPhyrexian } : {}),
      ...(life > 0 ? { lifeFromPool: life } : {}),
      mayCancel,
    };
  },

  kept: (): null => null,

  fromWire: ({ abilities }: PayDecision, { how }: PayWireChoice): PayChoice | null => {
    if (typeof how === "string") return { kind: "pay", how };
    const ability = abilities[how];
    return ability ? { kind: "pay", how: { activate: ability.id } } : null;
  },

  toWire: ({ abilities }: PayDecision, { how }: PayChoice): PayWireChoice | null => {
    if (typeof how === "string") return { kind: "pay", how };
    const at = abilities.findIndex(({ id }) => id === how.activate);
    return at < 0 ? null : { kind: "pay", how: at };
  },

  safe: ({ proposal, mayCancel }: PayDecisionView<References>): PayWireChoice => ({
    kind: "pay",
    how: proposal ? "auto" : mayCancel ? "cancel" : "fromPool",
  }),

  random: (view: PayDecisionView<References>, chance: Chance): PayWireChoice =>
    view.abilities.length > 0 && chance() < 0.1
      ? { kind: "pay", how: below(view.abilities.length, chance) }
      : pay.safe(view),
};
