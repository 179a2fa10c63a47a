import type { Ability, Face } from "@spellroom/card-language";

const THIS = { kind: "ref", ref: { kind: "this" } } as const;

/**
 * CR 310.8a, 310.11a-b: as a Siege enters, its controller chooses an opponent to protect it; when its last defense counter is
 * removed, it is exiled, and its controller may cast it transformed without paying its mana cost.
 */
const SIEGE: readonly Ability[] = [
  {
    kind: "static",
    effects: [
      {
        kind: "replacement",
        replacement: {
          kind: "enters",
          what: "this",
          with: { choose: [{ kind: "player", among: "opponent" }] },
        },
      },
    ],
  },
  {
    kind: "triggered",
    event: { kind: "counterRemoved", from: "this", counter: "defense", last: true },
    body: {
      kind: "plain",
      effects: [
        { kind: "exile", what: THIS },
        {
          kind: "castNow",
          who: { kind: "you" },
          what: THIS,
          cost: "withoutPaying",
          optional: true,
          transformed: true,
        },
      ],
    },
  },
];

/** The abilities that a battle has for its type, which no card prints. */
export function battleAbilities({ types, subtypes }: Face): readonly Ability[] {
  return types.includes("battle") && subtypes?.includes("Siege") === true ? SIEGE : NONE;
}

const NONE: readonly Ability[] = [];
