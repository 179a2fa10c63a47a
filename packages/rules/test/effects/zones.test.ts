import { describe, expect, it } from "vitest";
import { returning } from "../../src/change/events/returning.ts";
import { card, creature } from "../support/cards.ts";
import { ANY_TARGET, CREATURE_TARGET, PLAYER_TARGET, play, real, spell } from "./play.ts";

const bears = real("Grizzly Bears");
const plains = (count: number) => Array.from({ length: count }, () => real("Plains"));
const swamps = (count: number) => Array.from({ length: count }, () => real("Swamp"));
const islands = (count: number) => Array.from({ length: count }, () => real("Island"));

describe("destroying and sacrificing", () => {
  it("destroys all creatures at once, so that each sees the others die (B02)", () => {
    const t = play({
      A: {
        hand: [real("Damnation")],
        battlefield: [...swamps(4), real("Blood Artist"), real("Blood Artist"), bears],
      },
    });
    t.cast("Damnation").resolve();
    for (let trigger = 0; trigger < 6; trigger++) {
      while (t.decision.kind === "order") t.pick(...t.options());
      if (t.decision.kind === "pick") t.pick("B");
    }
    expect(t.graveyard("A")).toHaveLength(4);
    t.resolveAll();
    expect([t.life("A"), t.life("B")]).toEqual([26, 14]);
  });

  it("regenerates instead of dying, tapped and out of combat (CR 701.15)", () => {
    const t = play({
      A: { battlefield: [real("Drudge Skeletons"), ...swamps(1)] },
      B: { hand: [real("Lightning Bolt")], battlefield: [real("Mountain")] },
    });
    t.activate("Drudge Skeletons").resolve();
    t.pass().cast("Lightning Bolt", "Drudge Skeletons").resolve();
    expect(t.battlefield("A")).toContain("Drudge Skeletons");
    expect(t.object("Drudge Skeletons")).toMatchObject({ damage: 0, marks: [], status: { tapped: true } });
  });

  it("leaves in exile what is to return transformed and has no other face (CR 712.14a)", () => {
    const there = { kind: "ref", ref: { kind: "bound", name: "there" } } as const;
    const turn = spell(
      "Turn Around",
      [
        { kind: "exile", what: { kind: "ref", ref: { kind: "target", target: "t1" } }, bind: "there" },
        { kind: "move", what: there, to: { zone: "battlefield", with: { transformed: true } } },
      ],
      [CREATURE_TARGET],
    );
    const t = play({ A: { hand: [turn], battlefield: [bears] } });
    t.cast("Turn Around", "Grizzly Bears").resolve();
    expect([t.battlefield("A"), t.state.exile.length]).toEqual([[], 1]);
  });

  it("has the player of an edict choose", () => {
    const t = play({
      A: { hand: [real("Diabolic Edict")], battlefield: swamps(2) },
      B: { battlefield: [bears, real("Serra Angel")] },
    });
    t.cast("Diabolic Edict", "B").resolve();
    expect(t.asked).toBe("B pick sacrifice");
    t.pick("Serra Angel");
    expect(t.graveyard("B")).toEqual(["Serra Angel"]);
  });

  it("has each player choose in APNAP order before all creatures are sacrificed at once", () => {
    const each = spell("Innocent Blood", [
      {
        kind: "sacrifice",
        who: { kind: "allPlayers" },
        what: {
          kind: "choose",
          by: { kind: "allPlayers" },
          filter: { of: [{ kind: "type", type: "creature" }] },
          count: { min: 1, max: 1 },
          eachOwn: true,
        },
      },
    ]);
    const t = play({
      A: { hand: [each], battlefield: [bears, creature("Ogre", 3, 3)] },
      B: { battlefield: [bears, real("Serra Angel")] },
    });
    t.cast("Innocent Blood").resolve();
    expect(t.asked).toBe("A pick sacrifice");
    t.pick("Ogre");
    expect(t.graveyard("A")).toEqual([]);
    t.pick("Serra Angel");
    expect([t.graveyard("A"), t.graveyard("B")]).toEqual([["Ogre", "Innocent Blood"], ["Serra Angel"]]);
  });

  it("does what follows only if something was sacrificed", () => {
    const t = play({
      A: {
        hand: [real("Victimize")],
        battlefield: [...swamps(3), bears],
        graveyard: [real("Serra Angel"), creature("Ogre", 3, 3)],
      },
    });
    t.cast("Victimize").choose(["Serra Angel", "Ogre"]);
    t.resolve();
    expect(t.graveyard("A")).toEqual(["Grizzly Bears", "Victimize"]);
    expect(t.object("Serra Angel").status.tapped).toBe(true);
    expect(t.object("Ogre").status.tapped).toBe(true);
  });
});

describe("exiling and returning", () => {
  it("knows what Banisher Priest exiled and where it returns to when it leaves (CR 610.3)", () => {
    const t = play({
      A: { hand: [real("Banisher Priest")], battlefield: plains(3) },
      B: { battlefield: [real("Serra Angel")] },
    });
    t.cast("Banisher Priest").resolve().resolve();
    expect(t.exile()).toEqual(["Serra Angel"]);
    const [angel] = t.state.exile;
    const leaves = {
      kind: "moved",
      object: t.id("Banisher Priest"),
      became: null,
      from: "battlefield",
      to: "graveyard",
      owner: 0,
      controller: 0,
      cause: "destroy",
      by: null,
      source: null,
    } as const;
    const g = { state: t.state, events: [] };
    expect(returning(g, [leaves])).toMatchObject([
      { kind: "move", object: angel, to: { zone: "battlefield" } },
    ]);
    expect(returning(g, [{ ...leaves, object: t.id("Plains") }])).toEqual([]);
  });

  it("exiles nothing if Banisher Priest has left already (CR 610.3b)", () => {
    const t = play({
      A: { hand: [real("Banisher Priest")], battlefield: plains(3) },
      B: { battlefield: [real("Serra Angel"), real("Mountain")], hand: [real("Lightning Bolt")] },
    });
    t.cast("Banisher Priest").resolve();
    t.pass().cast("Lightning Bolt", "Banisher Priest").resolveAll();
    expect(t.exile()).toEqual([]);
    expect(t.battlefield("B")).toContain("Serra Angel");
  });

  it("returns through a linked ability what Oblivion Ring exiled", () => {
    const t = play({
      A: { hand: [real("Oblivion Ring")], battlefield: plains(3) },
      B: {
        battlefield: [real("Serra Angel")],
        hand: [
          spell("Clear", [
            {
              kind: "destroy",
              what: { kind: "all", filter: { of: [{ kind: "type", type: "enchantment" }] } },
            },
          ]),
        ],
      },
    });
    t.cast("Oblivion Ring").resolve().choose("Serra Angel");
    t.resolve();
    expect(t.exile()).toEqual(["Serra Angel"]);
    t.pass().cast("Clear").resolveAll();
    expect(t.battlefield("B")).toEqual(["Serra Angel"]);
  });

  it("brings a blinked creature back as a new object under its owner's control", () => {
    const t = play({
      A: {
        hand: [real("Cloudshift")],
        battlefield: [...plains(1), { card: bears, as: { counters: { "+1/+1": 1 } } }],
      },
    });
    expect(t.pt("Grizzly Bears")).toBe("3/3");
    t.cast("Cloudshift").resolve();
    expect(t.pt("Grizzly Bears")).toBe("2/2");
    expect(t.object("Grizzly Bears").controlledSince).toBe(5);
  });
});

describe("hands and libraries", () => {
  it("has a player discard cards of that player's choice", () => {
    const t = play({
      A: { hand: [real("Mind Rot")], battlefield: swamps(3) },
      B: { hand: [bears, real("Serra Angel"), real("Opt")] },
    });
    t.cast("Mind Rot", "B").resolve();
    expect(t.asked).toBe("B pick discard");
    t.pick("Serra Angel", "Opt");
    expect(t.hand("B")).toEqual(["Grizzly Bears"]);
  });

  it("lets the caster of Thoughtseize choose a nonland card of the revealed hand", () => {
    const t = play({
      A: { hand: [real("Thoughtseize")], battlefield: swamps(1) },
      B: { hand: [bears, real("Serra Angel"), real("Island")] },
    });
    t.cast("Thoughtseize", "B").resolve();
    expect(t.asked).toBe("A pick discard");
    expect(t.options()).toEqual(["Grizzly Bears", "Serra Angel"]);
    expect(t.events.some((event) => event.kind === "revealed" && event.to === "all")).toBe(true);
    t.pick("Serra Angel");
    expect(t.graveyard("B")).toEqual(["Serra Angel"]);
    expect(t.life("A")).toBe(18);
  });

  it("discards at random without a decision", () => {
    const t = play({
      A: { battlefield: [real("Hypnotic Specter")] },
      B: { hand: [bears, real("Serra Angel")] },
    });
    t.attack("Hypnotic Specter").fight();
    expect(t.hand("B")).toHaveLength(1);
    expect(t.graveyard("B")).toHaveLength(1);
  });

  it("draws one at a time, so that a draw of the last card and one more loses (CR 121.4)", () => {
    const t = play({ A: { hand: [real("Divination")], battlefield: islands(3) } });
    const [player] = t.state.players;
    expect(player?.library).toHaveLength(12);
    t.cast("Divination").resolve();
    expect(t.hand("A")).toHaveLength(2);
    const draws = t.events.filter((event) => event.kind === "moved" && event.cause === "draw");
    expect(draws).toHaveLength(2);
  });

  it("finds a card, puts it into play tapped and shuffles; a search may fail to find (CR 701.19b)", () => {
    const wilds = () =>
      play({
        A: { battlefield: [real("Evolving Wilds")], library: [real("Forest"), real("Opt"), real("Island")] },
      })
        .activate("Evolving Wilds")
        .resolve();
    const t = wilds();
    expect(t.asked).toBe("A pick search");
    expect(t.options().slice(0, 2)).toEqual(["Forest", "Island"]);
    t.pick("Island");
    expect(t.object("Island").status.tapped).toBe(true);
    expect(t.told("shuffled")).toBe(1);
    const other = wilds().pick();
    expect(other.battlefield("A")).toEqual([]);
    expect(other.told("shuffled")).toBe(1);
  });

  it("must find a card when it looks for any card (CR 701.19d)", () => {
    const t = play({ A: { hand: [real("Entomb")], battlefield: swamps(1), library: [bears, real("Opt")] } });
    t.cast("Entomb").resolve();
    expect(t.decision).toMatchObject({ kind: "pick", min: 1, max: 1 });
    t.pick("Opt");
    expect(t.graveyard("A")).toEqual(["Opt", "Entomb"]);
  });

  it("scries: any number to the bottom in any order, the rest back on top (CR 701.18)", () => {
    const t = play({
      A: {
        hand: [spell("Foresee", [{ kind: "scry", who: { kind: "you" }, amount: 3 }])],
        library: [bears, real("Opt"), real("Serra Angel"), real("Island")],
      },
    });
    t.cast("Foresee").resolve();
    expect(t.asked).toBe("A arrange scry");
    t.arrange(["Serra Angel", "Grizzly Bears"], ["Opt"]);
    expect(t.library("A", 3)).toEqual(["Serra Angel", "Grizzly Bears", "Island"]);
    const bottom = t.state.players[0]?.library.at(-1) ?? 0;
    expect(t.nameOf(bottom)).toBe("Opt");
    expect(t.state.objects[bottom]?.knownTo).toEqual([0]);
  });

  it("surveils into the graveyard (CR 701.42)", () => {
    const t = play({
      A: {
        hand: [spell("Look Ahead", [{ kind: "surveil", who: { kind: "you" }, amount: 2 }])],
        library: [bears, real("Opt")],
      },
    });
    t.cast("Look Ahead").resolve().arrange(["Opt"], ["Grizzly Bears"]);
    expect(t.graveyard("A")).toEqual(["Grizzly Bears", "Look Ahead"]);
    expect(t.library("A", 1)).toEqual(["Opt"]);
  });

  it("takes one of the cards looked at and puts the rest on the bottom in any order", () => {
    const t = play({
      A: {
        hand: [real("Anticipate")],
        battlefield: islands(2),
        library: [bears, real("Opt"), real("Serra Angel"), real("Island")],
      },
    });
    t.cast("Anticipate").resolve().pick("Opt");
    expect(t.asked).toBe("A order orderCards");
    t.pick("Serra Angel", "Grizzly Bears");
    expect(t.hand("A")).toEqual(["Opt"]);
    expect(t.library("A", 1)).toEqual(["Island"]);
    const library = t.state.players[0]?.library ?? [];
    expect(library.slice(-2).map((id) => t.nameOf(id))).toEqual(["Serra Angel", "Grizzly Bears"]);
  });

  it("has an opponent separate piles and the caster choose one (CR 700.3)", () => {
    const five = [bears, real("Opt"), real("Serra Angel"), real("Island"), real("Forest")];
    const t = play({ A: { hand: [real("Fact or Fiction")], battlefield: islands(4), library: five } });
    t.cast("Fact or Fiction").resolve();
    expect(t.asked).toBe("B arrange separatePiles");
    t.arrange(["Serra Angel"], ["Grizzly Bears", "Opt", "Island", "Forest"]);
    expect(t.asked).toBe("A pick choosePile");
    t.pick("1");
    expect(t.hand("A")).toEqual(["Serra Angel"]);
    expect(t.graveyard("A")).toHaveLength(5);
  });

  it("mills as many as there are", () => {
    const t = play({
      A: {
        hand: [
          spell(
            "Grind",
            [{ kind: "mill", who: { kind: "target", target: "t1" }, amount: 99 }],
            [PLAYER_TARGET],
          ),
        ],
      },
    });
    t.cast("Grind", "B").resolve();
    expect(t.graveyard("B")).toHaveLength(12);
    expect(t.library("B")).toEqual([]);
  });

  it("puts countered spells where the text says", () => {
    const t = play({
      A: { hand: [bears], battlefield: [real("Forest"), real("Forest")] },
      B: { hand: [real("Dissipate")], battlefield: islands(3) },
    });
    t.cast("Grizzly Bears").pass().cast("Dissipate").resolve();
    expect(t.exile()).toEqual(["Grizzly Bears"]);
    expect(t.told("countered")).toBe(1);
  });

  it("counters an ability, which then ceases to exist", () => {
    const stifle = spell(
      "Stifle",
      [{ kind: "counter", what: { kind: "ref", ref: { kind: "target", target: "t1" } } }],
      [
        {
          id: "t1",
          what: {
            kind: "object",
            filter: { zones: ["stack"], of: [{ kind: "stackObject", is: "activatedAbility" }] },
          },
        },
      ],
    );
    const t = play({ A: { battlefield: [real("Prodigal Sorcerer")] }, B: { hand: [stifle] } });
    t.activate("Prodigal Sorcerer", "B").pass().cast("Stifle").resolve();
    expect(t.stack()).toEqual([]);
    expect(t.life("B")).toBe(20);
    expect(t.graveyard("A")).toEqual([]);
  });
});

describe("damage by spells and abilities", () => {
  it("is divided as it was announced, illegal targets aside", () => {
    const arc = spell(
      "Arc",
      [{ kind: "dealDamage", amount: 3, to: { kind: "targets", target: "t1" }, divided: true }],
      [{ ...ANY_TARGET, count: { min: 1, max: 3 } }],
    );
    const t = play({ A: { hand: [arc] }, B: { battlefield: [bears, creature("Ogre", 3, 3)] } });
    t.cast("Arc").choose(["Grizzly Bears", "B"]);
    t.divide(2, 1).resolve();
    expect(t.graveyard("B")).toEqual(["Grizzly Bears"]);
    expect(t.life("B")).toBe(19);
  });

  it("goes to both fighters, or to neither if one is gone (CR 701.12)", () => {
    const t = play({
      A: {
        hand: [real("Prey Upon"), real("Prey Upon")],
        battlefield: [real("Forest"), real("Forest"), bears],
      },
      B: { battlefield: [creature("Ogre", 3, 3), creature("Imp", 1, 1)] },
    });
    t.cast("Prey Upon").choose("Imp").resolve();
    expect(t.graveyard("B")).toEqual(["Imp"]);
    expect(t.object("Grizzly Bears").damage).toBe(1);
    t.cast("Prey Upon").resolve();
    expect(t.graveyard("A")).toContain("Grizzly Bears");
    expect(t.object("Ogre").damage).toBe(2);
  });

  it("spills over what is lethal where the text says so", () => {
    const over = spell(
      "Overload",
      [
        {
          kind: "dealDamage",
          amount: 5,
          to: { kind: "targets", target: "t1" },
          excessTo: { kind: "players", who: { kind: "controller", of: { kind: "target", target: "t1" } } },
        },
      ],
      [CREATURE_TARGET],
    );
    const t = play({ A: { hand: [over] }, B: { battlefield: [bears] } });
    t.cast("Overload").resolve();
    expect(t.graveyard("B")).toEqual(["Grizzly Bears"]);
    expect(t.life("B")).toBe(17);
  });

  it("spills over the defense of a battle (CR 120.4a)", () => {
    const over = spell(
      "Overload",
      [
        {
          kind: "dealDamage",
          amount: 5,
          to: { kind: "targets", target: "t1" },
          excessTo: { kind: "players", who: { kind: "opponents" } },
        },
      ],
      [{ id: "t1", what: { kind: "object", filter: { of: [{ kind: "type", type: "battle" }] } } }],
    );
    const fort = card("Fort", { types: ["battle"], defense: 3 });
    const t = play({
      A: { hand: [over] },
      B: { battlefield: [{ card: fort, as: { counters: { defense: 3 }, chosen: { player: 1 } } }] },
    });
    t.cast("Overload").resolve();
    expect([t.battlefield("B"), t.life("B")]).toEqual([[], 18]);
  });
});
