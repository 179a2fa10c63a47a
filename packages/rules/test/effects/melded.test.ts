import {
  type Ability,
  type CardDefinition,
  type Face,
  LANGUAGE_VERSION,
  type Predicate,
} from "@spellroom/card-language";
import { describe, expect, it } from "vitest";
import { CREATURE_TARGET, type Play, play, type Setup, spell } from "./play.ts";

const YOU = { kind: "you" } as const;
const OWN: readonly Predicate[] = [
  { kind: "owner", player: YOU },
  { kind: "controller", player: YOU },
];
const PARTNER = { of: [{ kind: "named", name: "Stern" } as const, ...OWN] };
const TARGET = { kind: "ref", ref: { kind: "target", target: "t1" } } as const;

const WHOLE: Face = { name: "Ship", manaCost: null, types: ["creature"], power: 6, toughness: 6 };

function half(name: string, abilities: readonly Ability[] = []): CardDefinition {
  const front: Face = { name, manaCost: ["0"], types: ["creature"], power: 1, toughness: 1, abilities };
  return { version: LANGUAGE_VERSION, name, layout: "meld", faces: [front, WHOLE] };
}

const stern = half("Stern");
const bow = half("Bow", [
  {
    kind: "activated",
    cost: [{ kind: "mana", mana: ["0"] }],
    body: { kind: "plain", effects: [{ kind: "meld", partner: PARTNER, into: "Ship" }] },
  },
]);

const kill = spell("Wreck", [{ kind: "destroy", what: TARGET }], [CREATURE_TARGET]);
const take = spell(
  "Board",
  [
    {
      kind: "modify",
      what: TARGET,
      modifications: [{ kind: "controller", player: YOU }],
      duration: "endOfGame",
    },
  ],
  [CREATURE_TARGET],
);
const turnDown = spell("Capsize", [{ kind: "turnFaceDown", what: TARGET }], [CREATURE_TARGET]);

/** A has the melded permanent. */
function melded({ A = {}, ...others }: Setup = {}): Play {
  const t = play({ B: {}, ...others, A: { battlefield: [bow, stern], ...A } });
  t.activate("Bow").resolve();
  expect(t.object("Ship").merged?.components).toHaveLength(2);
  return t;
}

describe("a melded permanent", () => {
  it.each([
    [
      [0, 1],
      ["Bow", "Stern"],
    ],
    [
      [1, 0],
      ["Stern", "Bow"],
    ],
  ])(
    "is put into its owner's graveyard in the order that this player chooses: %s (CR 712.21a)",
    (values, cards) => {
      const t = melded({ B: { hand: [take, kill] } });
      t.pass().cast("Board", "Ship").resolve();
      expect(t.battlefield("B")).toContain("Ship");
      t.pass().cast("Wreck", "Ship").resolve();
      expect(t.asked).toBe("A order orderCards");
      t.say({ kind: "order", values });
      const down = t.graveyard("A").toReversed();
      expect([down, t.graveyard("B").toSorted()]).toEqual([cards, ["Board", "Wreck"]]);
    },
  );

  it("leaves the game with its owner, whichever player controls it (CR 800.4a)", () => {
    const t = melded({ B: { hand: [take] }, C: {} });
    t.pass().cast("Board", "Ship").resolve();
    expect(t.battlefield("B")).toContain("Ship");
    t.concede("A");
    expect([t.battlefield("B"), t.exile(), t.state.result]).toEqual([[], [], null]);
    const there = t.state.objects.flatMap((one) => (one?.owner === 0 && one.zone !== null ? [one.id] : []));
    expect(there).toEqual([]);
  });

  it("can't be turned face down (CR 712.16)", () => {
    const t = melded({ A: { battlefield: [bow, stern], hand: [turnDown] } });
    t.cast("Capsize", "Ship").resolve();
    expect([t.pt("Ship"), t.object("Ship").status.faceDown]).toEqual(["6/6", null]);
  });
});
