import type { Ability } from "@spellroom/card-language";
import { describe, expect, it } from "vitest";
import { many } from "../corner-cases/lands.ts";
import { type Play, play, real, spell } from "../effects/play.ts";
import { card } from "../support/cards.ts";

const ISLANDS = many(8, "Island");
const ORDER = "A pick orderReplacements";
const THROUGH_TIME = real("Cast Through Time");

/** Whispers of the Muse with its buyback paid, resolved as far as it asks nothing. */
function boughtBack(...others: readonly string[]): Play {
  const t = play({
    A: { battlefield: [...others.map(real), ...ISLANDS], hand: [real("Whispers of the Muse")] },
  });
  return t.cast("Whispers of the Muse").yes().resolve();
}

/** Where a spell's card has gone. */
function places(t: Play, name = "Whispers of the Muse"): string[] {
  const zones = { hand: t.hand("A"), exile: t.exile(), graveyard: t.graveyard("A") };
  return Object.entries(zones).flatMap(([zone, cards]) => (cards.includes(name) ? [zone] : []));
}

/** Casts a card's Adventure. */
function castAdventure(t: Play, target: string): Play {
  const acts = t.decision.kind === "act" ? t.decision.acts : [];
  const found = acts.find((act) => act.kind === "cast" && act.face === 1);
  return t.say({ kind: "act", act: found?.id ?? "none", autoPay: true }).pick(target);
}

describe("what replaces the way of a resolving spell into the graveyard (CR 616.1)", () => {
  it("is chosen by its controller: buyback", () => {
    const t = boughtBack("Cast Through Time");
    expect([t.asked, t.options()]).toEqual([
      ORDER,
      ["ability of Whispers of the Muse", "ability of Cast Through Time"],
    ]);
    t.pick("ability of Whispers of the Muse");
    expect(places(t)).toEqual(["hand"]);
    t.to("upkeep", 7);
    expect(t.stack()).toEqual([]);
  });

  it("is chosen by its controller: rebound, which casts it again", () => {
    const t = boughtBack("Cast Through Time").pick("ability of Cast Through Time");
    expect(places(t)).toEqual(["exile"]);
    t.to("upkeep", 7);
    expect(t.stack()).toEqual(["ability of Whispers of the Muse"]);
  });

  it("may also be another card's effect", () => {
    const t = boughtBack("Rest in Peace");
    expect([t.asked, t.options()]).toEqual([
      ORDER,
      ["ability of Whispers of the Muse", "ability of Rest in Peace"],
    ]);
    expect(places(t.pick("ability of Rest in Peace"))).toEqual(["exile"]);
    const other = boughtBack("Rest in Peace").pick("ability of Whispers of the Muse");
    expect(places(other)).toEqual(["hand"]);
  });

  it.each([
    ["Cast Through Time", ["ability of Whispers of the Muse"]],
    ["Rest in Peace", []],
  ])("casts nothing again that another effect has exiled: %s", (first, stack) => {
    const battlefield = [THROUGH_TIME, real("Rest in Peace"), ...ISLANDS];
    const t = play({ A: { battlefield, hand: [real("Whispers of the Muse")] } });
    t.cast("Whispers of the Muse").no().resolve();
    expect(places(t.pick(`ability of ${first}`))).toEqual(["exile"]);
    t.to("upkeep", 7);
    expect(t.stack()).toEqual(stack);
  });

  it.each([
    ["Stomp", ["cast Bonecrusher Giant"], []],
    ["Cast Through Time", [], ["ability of Bonecrusher Giant"]],
  ])("is an Adventure or rebound: %s", (first, acts, stack) => {
    const battlefield = [THROUGH_TIME, ...many(8, "Mountain")];
    const t = play({ A: { battlefield, hand: [real("Bonecrusher Giant")] } });
    castAdventure(t, "B").resolve();
    expect(t.options()).toEqual(["ability of Stomp", "ability of Cast Through Time"]);
    t.pick(`ability of ${first}`);
    expect(t.exile()).toEqual(["Bonecrusher Giant"]);
    expect(t.acts().filter((act) => act.startsWith("cast"))).toEqual(acts);
    t.to("upkeep", 7);
    expect(t.stack()).toEqual(stack);
  });

  it("isn't asked about where it is exiled in any case (CR 702.34a)", () => {
    const free = { kind: "keyword", cost: [{ kind: "mana", mana: ["0"] }] } as const;
    const [face] = spell("Well Worn", [{ kind: "gainLife", who: { kind: "you" }, amount: 1 }]).faces;
    const abilities: Ability[] = [
      ...(face.abilities ?? []),
      { ...free, keyword: "buyback" },
      { ...free, keyword: "flashback" },
    ];
    const worn = card("Well Worn", { types: ["instant"], manaCost: ["0"], abilities });
    const t = play({ A: { graveyard: [worn] } });
    t.cast("Well Worn").yes().resolve();
    expect([t.asked, t.life("A"), t.exile()]).toEqual(["A act priority", 21, ["Well Worn"]]);
  });

  it("is nothing of a spell that doesn't resolve (CR 608.2b)", () => {
    const t = play({
      A: {
        battlefield: [THROUGH_TIME, real("Grizzly Bears"), ...many(8, "Plains")],
        hand: [real("Anoint")],
      },
      B: { battlefield: many(1, "Mountain"), hand: [real("Shock")] },
    });
    t.cast("Anoint").yes().pass().cast("Shock", "Grizzly Bears").resolveAll();
    expect([t.exile(), t.graveyard("A")]).toEqual([[], ["Grizzly Bears", "Anoint"]]);
  });
});
