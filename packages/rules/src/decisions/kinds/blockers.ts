import { below, type Chance } from "../parts/chance.ts";
import type { ObjectId } from "../parts/entity.ts";
import type { Naming, References } from "../parts/references.ts";
import { illegalCombination, notOffered, type Refusal } from "../parts/refusal.ts";
import { placeSchema, placesSchema, type Zod } from "../parts/wire-schemas.ts";

/** Declare blockers (CR 509.1). */
export interface BlockersKind<R extends References> {
  readonly decision: BlockersDecision;
  readonly choice: BlockersChoice;
  readonly view: BlockersDecisionView<R>;
  readonly wire: BlockersWireChoice;
}

interface BlockersDecision {
  readonly kind: "blockers";
  readonly candidates: readonly BlockCandidate[];
  readonly required: number;
  /** A declaration that is legal and does no more than it must. */
  readonly least: readonly Block[];
}

export interface BlockCandidate {
  readonly object: ObjectId;
  readonly attackers: readonly ObjectId[];
  readonly most: number;
  readonly must: boolean;
}

interface Block {
  readonly object: ObjectId;
  readonly attackers: readonly ObjectId[];
}

interface BlockersChoice {
  readonly kind: "blockers";
  readonly blocks: readonly Block[];
}

interface BlockersDecisionView<R extends References> {
  readonly kind: "blockers";
  readonly candidates: readonly {
    readonly key: R["object"];
    readonly attackers: readonly R["object"][];
    readonly most: number;
    readonly must: boolean;
  }[];
  readonly least?: readonly (readonly [number, readonly number[]])[];
}

interface BlockersWireChoice {
  readonly kind: "blockers";
  /** Pairs of candidate and the attackers it blocks. */
  readonly blocks: readonly (readonly [number, readonly number[]])[];
}

export const blockers = {
  schema: (z: Zod) =>
    z.strictObject({
      kind: z.literal("blockers"),
      blocks: z.array(z.tuple([placeSchema(z), placesSchema(z)])).max(1_000),
    }),

  check: ({ candidates }: BlockersDecision, { blocks }: BlockersChoice): Refusal | null => {
    const seen = new Set<ObjectId>();
    for (const { object, attackers } of blocks) {
      const candidate = candidates.find((one) => one.object === object);
      if (!candidate || seen.has(object) || attackers.length === 0) return notOffered("blocker");
      if (attackers.length > candidate.most || new Set(attackers).size !== attackers.length)
        return illegalCombination("too many attackers");
      if (attackers.some((attacker) => !candidate.attackers.includes(attacker)))
        return notOffered("attacker");
      seen.add(object);
    }
    return null;
  },

  view: <R extends References>(
    { candidates, least }: BlockersDecision,
    names: Naming<R>,
  ): BlockersDecisionView<R> => ({
    kind: "blockers",
    candidates: candidates.map(({ object, attackers, most, must }) => ({
      key: names.object(object),
      attackers: attackers.map((one) => names.object(one)),
      most,
      must,
    })),
    ...(least.length > 0 ? { least: least.map((block) => blockPlaces(candidates, block)) } : {}),
  }),

  kept: (): null => null,

  fromWire: ({ candidates }: BlockersDecision, wire: BlockersWireChoice): BlockersChoice | null => {
    const blocks: Block[] = [];
    for (const [at, which] of wire.blocks) {
      const candidate = candidates[at];
      const attackers = which.flatMap((one) => candidate?.attackers[one] ?? []);
      if (!candidate || attackers.length < which.length) return null;
      blocks.push({ object: candidate.object, attackers });
    }
    return { kind: "blockers", blocks };
  },

  toWire: ({ candidates }: BlockersDecision, { blocks }: BlockersChoice): BlockersWireChoice => ({
    kind: "blockers",
    blocks: blocks.map((block) => blockPlaces(candidates, block)),
  }),

  safe: ({ least }: BlockersDecisionView<References>): BlockersWireChoice => ({
    kind: "blockers",
    blocks: least ?? [],
  }),

  random: ({ candidates }: BlockersDecisionView<References>, chance: Chance): BlockersWireChoice => ({
    kind: "blockers",
    blocks: candidates.flatMap(({ attackers, must }, at) =>
      attackers.length > 0 && (must || chance() < 0.4)
        ? [[at, [below(attackers.length, chance)]] as const]
        : [],
    ),
  }),
};

function blockPlaces(
  candidates: readonly BlockCandidate[],
  { object, attackers }: Block,
): readonly [number, readonly number[]] {
  const at = candidates.findIndex((one) => one.object === object);
  return [at, attackers.map((one) => candidates[at]?.attackers.indexOf(one) ?? 0)];
}
