import { below, type Chance } from "../parts/chance.ts";
import { type Entity, type ObjectId, sameEntity } from "../parts/entity.ts";
import type { Naming, References } from "../parts/references.ts";
import { notOffered, type Refusal } from "../parts/refusal.ts";
import { placeSchema, type Zod } from "../parts/wire-schemas.ts";

/** Declare attackers (CR 508.1). */
export interface AttackersKind<R extends References> {
  readonly decision: AttackersDecision;
  readonly choice: AttackersChoice;
  readonly view: AttackersDecisionView<R>;
  readonly wire: AttackersWireChoice;
}

interface AttackersDecision {
  readonly kind: "attackers";
  readonly candidates: readonly AttackCandidate[];
  readonly required: number;
  /** A declaration that is legal and does no more than it must. */
  readonly least: readonly Attack[];
}

export interface AttackCandidate {
  readonly object: ObjectId;
  readonly defenders: readonly Entity[];
  /** It attacks if able (CR 508.1d). */
  readonly must: boolean;
}

interface Attack {
  readonly object: ObjectId;
  readonly defender: Entity;
}

interface AttackersChoice {
  readonly kind: "attackers";
  readonly attacks: readonly Attack[];
}

interface AttackersDecisionView<R extends References> {
  readonly kind: "attackers";
  readonly candidates: readonly {
    readonly key: R["object"];
    readonly defenders: readonly R["entity"][];
    readonly must: boolean;
  }[];
  /** The legal declaration that does no more than it must, as a choice says it; absent: no attack. */
  readonly least?: readonly (readonly [number, number])[];
}

interface AttackersWireChoice {
  readonly kind: "attackers";
  /** Pairs of candidate and defender. */
  readonly attacks: readonly (readonly [number, number])[];
}

export const attackers = {
  schema: (z: Zod) =>
    z.strictObject({
      kind: z.literal("attackers"),
      attacks: z.array(z.tuple([placeSchema(z), placeSchema(z)])).max(1_000),
    }),

  check: ({ candidates }: AttackersDecision, { attacks }: AttackersChoice): Refusal | null => {
    const seen = new Set<ObjectId>();
    for (const { object, defender } of attacks) {
      const candidate = candidates.find((one) => one.object === object);
      if (!candidate || seen.has(object)) return notOffered("attacker");
      if (!candidate.defenders.some((one) => sameEntity(one, defender))) return notOffered("defender");
      seen.add(object);
    }
    return null;
  },

  view: <R extends References>(
    { candidates, least }: AttackersDecision,
    names: Naming<R>,
  ): AttackersDecisionView<R> => ({
    kind: "attackers",
    candidates: candidates.map(({ object, defenders, must }) => ({
      key: names.object(object),
      defenders: defenders.map((one) => names.entity(one)),
      must,
    })),
    ...(least.length > 0 ? { least: least.map((attack) => attackPlaces(candidates, attack)) } : {}),
  }),

  kept: (): null => null,

  fromWire: ({ candidates }: AttackersDecision, wire: AttackersWireChoice): AttackersChoice | null => {
    const attacks: Attack[] = [];
    for (const [at, to] of wire.attacks) {
      const candidate = candidates[at];
      const defender = candidate?.defenders[to];
      if (!candidate || !defender) return null;
      attacks.push({ object: candidate.object, defender });
    }
    return { kind: "attackers", attacks };
  },

  toWire: ({ candidates }: AttackersDecision, { attacks }: AttackersChoice): AttackersWireChoice => ({
    kind: "attackers",
    attacks: attacks.map((attack) => attackPlaces(candidates, attack)),
  }),

  safe: ({ least }: AttackersDecisionView<References>): AttackersWireChoice => ({
    kind: "attackers",
    attacks: least ?? [],
  }),

  random: ({ candidates }: AttackersDecisionView<References>, chance: Chance): AttackersWireChoice => ({
    kind: "attackers",
    attacks: candidates.flatMap(({ defenders, must }, at) =>
      must || chance() < 0.5 ? [[at, below(defenders.length, chance)] as const] : [],
    ),
  }),
};

function attackPlaces(
  candidates: readonly AttackCandidate[],
  { object, defender }: Attack,
): readonly [number, number] {
  const at = candidates.findIndex((one) => one.object === object);
  return [at, candidates[at]?.defenders.findIndex((one) => sameEntity(one, defender)) ?? 0];
}
