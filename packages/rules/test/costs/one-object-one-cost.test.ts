import type { Ability, CardDefinition, Cost, Filter } from "@spellroom/card-language";
import { describe, expect, it } from "vitest";
import { makes, mana, sorcery, spell, tap } from "../casting/cards.ts";
import { play, real } from "../effects/play.ts";
import { card } from "../support/cards.ts";
import { announce, pay, pool, sources, use } from "../support/paying.ts";

const CREATURE: Filter = { of: [{ kind: "type", type: "creature" }] };
const ARTIFACT: Filter = { of: [{ kind: "type", type: "artifact" }] };
const sacrifice = (filter: Filter): Cost => ({ kind: "sacrifice", what: { count: 1, filter } });
const discard: Cost = { kind: "discard", what: { count: 1, filter: { of: [] } } };
const tapCreature: Cost = { kind: "tapOthers", what: { count: 1, filter: CREATURE } };

const additional = (cost: Cost): Ability => ({ kind: "additionalCost", cost: [cost] });
/** Sacrifice a creature: Add {B}. */
const altar = card("Altar", { types: ["artifact"], abilities: [makes([sacrifice(CREATURE)], ["B"])] });
/** {T}, Tap an untapped creature you control: Add {B}. */
const drum = card("Drum", { types: ["artifact"], abilities: [makes([tap, tapCreature], ["B"])] });
/** Exile this card from your hand: Add {R}. */
const guide = card("Guide", {
  types: ["creature"],
  manaCost: ["9"],
  power: 2,
  toughness: 2,
  abilities: [
    {
      kind: "activated",
      zone: "hand",
      cost: [{ kind: "exile", what: "this" }],
      body: {
        kind: "plain",
        effects: [{ kind: "addMana", who: { kind: "you" }, output: { kind: "symbols", mana: ["R"] } }],
      },
    },
  ],
});
const splinters = sorcery("Splinters", ["B"], spell(), additional(sacrifice(CREATURE)));
const tinker = sorcery("Tinkering", ["U"], spell(), additional(sacrifice(ARTIFACT)));
const voice = sorcery("Voice", ["R"], spell(), additional(discard));
const tapping = sorcery("Tapping", ["B"], spell(), additional(tapCreature));

describe("what a mana ability has used can't pay another cost of the same spell (CR 118.10, 601.2h)", () => {
  it("so a spell isn't offered where one object would have to pay both", () => {
    const castable = (battlefield: readonly CardDefinition[], hand: readonly CardDefinition[]) =>
      play({ A: { battlefield, hand } }).canCast(hand[0]?.name ?? "");
    const bear = real("Grizzly Bears");
    expect(castable([altar, bear], [splinters])).toBe(false);
    expect(castable([altar, bear, bear], [splinters])).toBe(true);
    expect(castable([real("Lotus Petal")], [tinker])).toBe(false);
    expect(castable([real("Lotus Petal"), drum], [tinker])).toBe(true);
    expect(castable([], [voice, guide])).toBe(false);
    expect(castable([], [voice, guide, bear])).toBe(true);
    expect(castable([drum, bear], [tapping])).toBe(false);
    expect(castable([drum, bear, bear], [tapping])).toBe(true);
  });

  it("nor is one kept back because the wrong object would be picked first", () => {
    const either: Filter = {
      of: [
        {
          kind: "any",
          of: [
            { kind: "type", type: "creature" },
            { kind: "type", type: "artifact" },
          ],
        },
      ],
    };
    const odd = sorcery("Odd", ["B"], spell(), additional(sacrifice(either)));
    const t = play({ A: { battlefield: [real("Grizzly Bears"), altar, drum], hand: [odd] } });
    expect(t.canCast("Odd")).toBe(true);
  });

  it("so what was chosen and is gone is chosen once more, by hand", () => {
    const t = play({
      A: {
        battlefield: [altar, real("Grizzly Bears"), real("Memnite"), real("Llanowar Elves")],
        hand: [splinters],
      },
    });
    announce(t, "Splinters").pick("Grizzly Bears");
    use(t, "Altar").pick("Grizzly Bears");
    expect(t.asked).toBe("A pick sacrifice");
    expect(t.options().toSorted()).toEqual(["Llanowar Elves", "Memnite"]);
    t.pick("Memnite");
    expect([t.stack(), t.battlefield("A").toSorted(), pool(t)]).toEqual([
      ["Splinters"],
      ["Altar", "Llanowar Elves"],
      "",
    ]);
  });

  it("so the spell is taken back where nothing is left to pay with", () => {
    const t = play({ A: { battlefield: [altar, real("Grizzly Bears"), real("Swamp")], hand: [splinters] } });
    announce(t, "Splinters");
    use(t, "Altar");
    expect(t.asked).toBe("A act priority");
    expect([t.stack(), t.hand("A"), pool(t)]).toEqual([[], ["Splinters"], ""]);
    expect(t.battlefield("A").toSorted()).toEqual(["Altar", "Grizzly Bears", "Swamp"]);
  });

  it("for artifacts, cards of the hand and creatures that are tapped alike", () => {
    const petal = play({ A: { battlefield: [real("Lotus Petal"), drum, real("Island")], hand: [tinker] } });
    announce(petal, "Tinkering").pick("Lotus Petal");
    use(petal, "Lotus Petal");
    while (petal.decision.kind === "pick" && petal.options().includes("U")) petal.pick("U");
    expect(petal.stack()).toEqual(["Tinkering"]);
    expect(petal.graveyard("A").toSorted()).toEqual(["Drum", "Lotus Petal"]);

    const hand = play({ A: { battlefield: [real("Mountain")], hand: [voice, guide, real("Shock")] } });
    announce(hand, "Voice").pick("Guide");
    use(hand, "Guide");
    expect([hand.stack(), hand.exile(), hand.graveyard("A")]).toEqual([["Voice"], ["Guide"], ["Shock"]]);

    const tapped = play({
      A: { battlefield: [drum, real("Grizzly Bears"), real("Memnite")], hand: [tapping] },
    });
    announce(tapped, "Tapping").pick("Memnite");
    use(tapped, "Drum").pick("Memnite");
    expect(tapped.stack()).toEqual(["Tapping"]);
    expect([tapped.object("Memnite").status.tapped, tapped.object("Grizzly Bears").status.tapped]).toEqual([
      true,
      true,
    ]);
  });

  it("and automatic payment keeps them apart", () => {
    const t = play({
      A: { battlefield: [altar, real("Grizzly Bears"), real("Memnite")], hand: [splinters] },
    });
    t.cast("Splinters");
    if (t.decision.kind === "pick") t.pick("Memnite");
    expect(t.stack()).toEqual(["Splinters"]);
    expect(t.graveyard("A").toSorted()).toEqual(["Grizzly Bears", "Memnite"]);
  });

  it("a card that another cost exiles isn't exiled for delve as well (CR 702.66)", () => {
    const delving = sorcery(
      "Delving",
      ["2"],
      { kind: "keyword", keyword: "delve" },
      spell(),
      additional({ kind: "exile", what: { count: 1, filter: { zones: ["graveyard"], of: [] } } }),
    );
    const one = play({ A: { hand: [delving], graveyard: [real("Shock"), real("Opt")] } });
    expect(one.canCast("Delving")).toBe(false);
    const three = play({ A: { hand: [delving], graveyard: [real("Shock"), real("Opt"), real("Memnite")] } });
    three.cast("Delving");
    if (three.decision.kind === "pick") three.pick("Shock");
    expect(three.stack()).toEqual(["Delving"]);
    expect(three.exile()).toHaveLength(3);
  });

  it.each(["convoke", "improvise"] as const)(
    "what helps by %s is tapped already, and so can't be tapped for another cost",
    (keyword) => {
      const thing = card("Thing", { types: ["artifact", "creature"], power: 1, toughness: 1 });
      const helped = sorcery("Helped", ["1"], { kind: "keyword", keyword }, spell(), additional(tapCreature));
      expect(play({ A: { battlefield: [thing], hand: [helped] } }).canCast("Helped")).toBe(false);
      const two = play({ A: { battlefield: [thing, thing], hand: [helped] } });
      expect(two.canCast("Helped")).toBe(true);
      two.cast("Helped");
      if (two.decision.kind === "pick") two.pick("Thing");
      expect(two.stack()).toEqual(["Helped"]);
      expect(two.state.battlefield.every((id) => two.state.objects[id]?.status.tapped)).toBe(true);
    },
  );

  it.each(["convoke", "improvise"] as const)(
    "what is sacrificed for another cost may help by %s before it goes",
    (keyword) => {
      const thing = card("Thing", { types: ["artifact", "creature"], power: 1, toughness: 1 });
      const helped = sorcery(
        "Helped",
        ["1"],
        { kind: "keyword", keyword },
        spell(),
        additional(sacrifice(CREATURE)),
      );
      const t = play({ A: { battlefield: [thing], hand: [helped] } });
      t.cast("Helped");
      if (t.decision.kind === "pick") t.pick("Thing");
      expect([t.stack(), t.battlefield("A")]).toEqual([["Helped"], []]);
    },
  );

  it("what a mana ability has returned to its owner's hand can't be returned for the spell as well", () => {
    const back: Cost = { kind: "returnToHand", what: { count: 1, filter: CREATURE } };
    const returning = sorcery("Returning", ["B"], spell(), additional(back));
    const door = card("Door", { types: ["artifact"], abilities: [makes([back], ["B"])] });
    const bear = real("Grizzly Bears");
    expect(play({ A: { battlefield: [door, bear], hand: [returning] } }).canCast("Returning")).toBe(false);
    const t = play({ A: { battlefield: [door, bear, real("Memnite")], hand: [returning] } });
    announce(t, "Returning").pick("Grizzly Bears");
    use(t, "Door").pick("Grizzly Bears");
    if (t.decision.kind === "pick") t.pick("Memnite");
    expect([t.stack(), t.battlefield("A")]).toEqual([["Returning"], ["Door"]]);
    expect(t.hand("A").toSorted()).toEqual(["Grizzly Bears", "Memnite"]);
  });

  it("a counter that a mana ability has removed can't be removed for the spell as well", () => {
    const counter = (from: "this" | { count: 1; filter: Filter }): Cost => ({
      kind: "removeCounters",
      counter: "charge",
      amount: 1,
      from,
    });
    const removing = sorcery("Removing", ["B"], spell(), additional(counter({ count: 1, filter: ARTIFACT })));
    const cell = card("Cell", { types: ["artifact"], abilities: [makes([counter("this")], ["B"])] });
    const charged = (charge: number) => ({ card: cell, as: { counters: { charge } } });
    const one = play({ A: { battlefield: [charged(1)], hand: [removing] } });
    expect(one.canCast("Removing")).toBe(false);
    const two = play({ A: { battlefield: [charged(2)], hand: [removing] } });
    two.cast("Removing");
    if (two.decision.kind === "pick") two.pick("Cell");
    expect([two.stack(), two.object("Cell").counters.charge ?? 0]).toEqual([["Removing"], 0]);
  });

  it("but a creature that a counter is removed from can still be tapped for mana, also by hand", () => {
    const lessened: Cost = {
      kind: "removeCounters",
      counter: "+1/+1",
      amount: 1,
      from: { count: 1, filter: CREATURE },
    };
    const lessening = sorcery("Lessening", ["G"], spell(), additional(lessened));
    const elves = { card: real("Llanowar Elves"), as: { counters: { "+1/+1": 1 } } };
    const t = play({ A: { battlefield: [elves], hand: [lessening] } });
    announce(t, "Lessening");
    if (t.decision.kind === "pick") t.pick("Llanowar Elves");
    expect(sources(t)).toEqual(["Llanowar Elves"]);
    pay(t, "auto");
    expect([t.stack(), t.object("Llanowar Elves").counters["+1/+1"] ?? 0]).toEqual([["Lessening"], 0]);
  });

  it("an activated ability that sacrifices its source isn't paid for with the source's own sacrifice", () => {
    const bomb = card("Bomb", {
      types: ["artifact", "creature"],
      power: 1,
      toughness: 1,
      abilities: [
        {
          kind: "activated",
          cost: [mana("B"), { kind: "sacrifice", what: "this" }],
          body: { kind: "plain", effects: [] },
        },
      ],
    });
    const t = play({ A: { battlefield: [altar, bomb] } });
    expect(t.acts()).not.toContain("activate Bomb");
    const paid = play({ A: { battlefield: [altar, bomb, real("Swamp")] } });
    const { decision } = paid;
    const act = decision.kind === "act" && decision.acts.find((one) => one.kind === "activate" && !one.mana);
    paid.say({ kind: "act", act: act ? act.id : "", autoPay: false });
    use(paid, "Altar");
    expect(paid.asked).toBe("A act priority");
    expect([paid.stack(), paid.battlefield("A").includes("Bomb")]).toEqual([[], true]);
  });
});

describe("a mana ability that adds mana twice", () => {
  it("pays for what takes all of it", () => {
    const add = (symbol: "R" | "G") =>
      ({ kind: "addMana", who: { kind: "you" }, output: { kind: "symbols", mana: [symbol] } }) as const;
    const twins = card("Twins", {
      types: ["artifact"],
      abilities: [{ kind: "activated", cost: [tap], body: { kind: "plain", effects: [add("R"), add("G")] } }],
    });
    const t = play({ A: { battlefield: [twins], hand: [sorcery("Both", ["R", "G"], spell())] } });
    expect(t.canCast("Both")).toBe(true);
    t.cast("Both");
    expect([t.stack(), pool(t)]).toEqual([["Both"], ""]);
  });
});

describe("automatic payment", () => {
  it("takes what does no harm first, whatever else that could make", () => {
    const hurting = (name: string, cost: readonly Cost[]) =>
      card(name, { types: ["artifact"], abilities: [makes([tap, ...cost], ["R"])] });
    const sources = [
      hurting("Blood", [{ kind: "payLife", amount: 1 }]),
      hurting("Depleting", [{ kind: "addCounters", on: "this", counter: "depletion", amount: 1 }]),
      hurting("Milling", [{ kind: "mill", amount: 1 }]),
      real("City of Brass"),
      real("Lotus Petal"),
    ];
    const elf = card("Fire Elf", {
      types: ["creature"],
      power: 1,
      toughness: 1,
      abilities: [makes([tap], ["R"])],
    });
    for (const source of sources) {
      const t = play({ A: { battlefield: [source, elf], hand: [real("Lightning Bolt")] } });
      t.cast("Lightning Bolt", "B");
      expect(t.object("Fire Elf").status.tapped, source.name).toBe(true);
      expect(t.object(source.name).status.tapped, source.name).toBe(false);
    }
  });
});
