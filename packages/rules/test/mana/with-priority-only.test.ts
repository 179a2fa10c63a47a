import type { Ability, Cost } from "@spellroom/card-language";
import { describe, expect, it } from "vitest";
import { mana, sorcery, spell, tap } from "../casting/cards.ts";
import { play, real } from "../effects/play.ts";
import { card } from "../support/cards.ts";
import { announce, pay, sources } from "../support/paying.ts";

const discardHand: Cost = { kind: "discard", what: "hand" };

function diamond(timing: "instant" | "sorcery"): Ability {
  return {
    kind: "activated",
    cost: [tap, { kind: "sacrifice", what: "this" }, discardHand],
    limits: { timing },
    body: {
      kind: "plain",
      effects: [
        { kind: "addMana", who: { kind: "you" }, output: { kind: "symbols", mana: ["R", "R", "R"] } },
      ],
    },
  };
}

const gem = card("Lion's Gem", { types: ["artifact"], manaCost: ["0"], abilities: [diamond("instant")] });
const altar = card("Slow Altar", { types: ["artifact"], manaCost: ["0"], abilities: [diamond("sorcery")] });
const dear = sorcery("Dear", ["R", "R", "R"], spell());
const warded = card("Warded Bear", {
  types: ["creature"],
  manaCost: ["1", "G"],
  power: 2,
  toughness: 2,
  abilities: [{ kind: "keyword", keyword: "ward", cost: [mana("2")] }],
});

describe("mana abilities that may be activated only as an instant or only as a sorcery (CR 602.5d-e, 605.3a)", () => {
  it("don't make a spell castable that they can't pay for any more once it is being cast", () => {
    for (const source of [gem, altar]) {
      const t = play({ A: { battlefield: [source], hand: [dear] } });
      expect(t.acts()).toEqual([`mana ${source.faces[0].name}`]);
    }
  });

  it("aren't offered in the middle of casting, nor in the engine's proposal", () => {
    const t = play({
      A: { battlefield: [gem, altar, real("Mountain"), real("Mountain"), real("Mountain")], hand: [dear] },
    });
    announce(t, "Dear");
    expect(sources(t)).toEqual(["Mountain", "Mountain", "Mountain"]);
    expect(t.decision.kind === "pay" && t.decision.proposal?.map((id) => t.nameOf(id))).toEqual([
      "Mountain",
      "Mountain",
      "Mountain",
    ]);
    pay(t, "auto");
    expect(t.stack()).toEqual(["Dear"]);
  });

  it("aren't offered for ward, which is paid while an ability resolves", () => {
    const t = play({
      A: { battlefield: [gem, real("Mountain")], hand: [real("Lightning Bolt")] },
      B: { battlefield: [warded] },
    });
    t.cast("Lightning Bolt", "Warded Bear").resolve();
    expect(t.asked).toBe("A act priority");
    expect(t.battlefield("B")).toEqual(["Warded Bear"]);
    expect(t.battlefield("A")).toContain("Lion's Gem");
  });

  it("are used with priority, and the mana then pays for what is cast from elsewhere than the hand", () => {
    const flashback = sorcery("Again", ["R"], spell(), {
      kind: "keyword",
      keyword: "flashback",
      cost: [mana("R", "R", "R")],
    });
    const t = play({ A: { battlefield: [gem], graveyard: [flashback], hand: [real("Mountain")] } });
    expect(t.canCast("Again")).toBe(false);
    t.do("mana Lion's Gem");
    expect(t.canCast("Again")).toBe(true);
    expect(t.graveyard("A")).toContain("Mountain");
  });
});
