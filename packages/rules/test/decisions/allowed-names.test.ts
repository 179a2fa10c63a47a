import type { Filter, Predicate } from "@spellroom/card-language";
import { CARD_TYPES } from "@spellroom/card-language/lists";
import { describe, expect, it } from "vitest";
import { defaultChoice, isOfKinds, OWN_NAMES, viewBody } from "../../src/decisions/index.ts";
import { play, spell } from "../effects/play.ts";

function asked(filter?: Filter) {
  const name = spell("Name", [
    { kind: "choose", who: { kind: "you" }, what: { kind: "cardName", ...(filter ? { filter } : {}) } },
    { kind: "gainLife", who: { kind: "you" }, amount: 1 },
  ]);
  return play({ A: { hand: [name] } })
    .cast("Name")
    .resolve();
}

const NONLAND: Filter = { of: [{ kind: "not", of: { kind: "type", type: "land" } }] };

const NO_CREATURE: Predicate = { kind: "not", of: { kind: "type", type: "creature" } };
const SUPERTYPES = ["basic", "legendary", "snow", "world"] as const;

describe("a nonland card name (CR 201.4)", () => {
  it("is none that everybody knows to be a land's", () => {
    const t = asked(NONLAND);
    expect(t.answer({ kind: "name", name: "Mountain" })).toMatchObject({ kind: "notOffered" });
    t.say({ kind: "name", name: "Grizzly Bears" });
    expect(t.life("A")).toBe(21);
  });

  it("is asked for with what the card has to be, so that everybody can tell of the cards they know", () => {
    const body = viewBody(asked(NONLAND).decision, OWN_NAMES);
    expect(body).toEqual({
      kind: "name",
      of: "cardName",
      suggestions: [],
      kinds: [{ word: "land", is: false }],
    });
    const [kinds] = body.kind === "name" ? [body.kinds ?? []] : [];
    expect(isOfKinds(kinds ?? [], { types: ["artifact", "land"] })).toBe(false);
    expect(isOfKinds(kinds ?? [], { types: ["artifact"] })).toBe(true);
  });

  it("is what is chosen for a player who doesn't answer", () => {
    const { decision } = asked(NONLAND);
    const t = asked(NONLAND);
    t.say(defaultChoice(decision));
    expect(t.life("A")).toBe(21);
  });

  it("can be chosen for a player who doesn't answer, whatever the card has to be", () => {
    const kinds: readonly Predicate[] = [
      ...CARD_TYPES.map((type) => ({ kind: "type" as const, type })),
      ...SUPERTYPES.map((supertype) => ({ kind: "supertype" as const, supertype })),
    ];
    const odd: readonly Predicate[] = [
      { kind: "type", type: "instant" },
      { kind: "type", type: "battle" },
    ];
    for (const of of [odd, ...kinds.map((kind) => [kind]), ...kinds.map((kind) => [NO_CREATURE, kind])]) {
      const t = asked({ of });
      t.say(defaultChoice(t.decision));
      expect(t.life("A")).toBe(21);
    }
  });

  it("may be any where the text says no more", () => {
    const t = asked();
    t.say({ kind: "name", name: "Mountain" });
    expect(t.life("A")).toBe(21);
  });

  it("is a creature's or a nonbasic land's where the text says so", () => {
    for (const of of [
      [{ kind: "type", type: "creature" }],
      [
        { kind: "type", type: "land" },
        { kind: "not", of: { kind: "supertype", supertype: "basic" } },
      ],
    ] as const) {
      const t = asked({ of });
      expect(t.answer({ kind: "name", name: "Forest" })).toMatchObject({ kind: "notOffered" });
      expect(t.answer(defaultChoice(t.decision))).toBeNull();
    }
  });
});
