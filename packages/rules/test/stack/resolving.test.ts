import type { Ability, Amount, Effect } from "@spellroom/card-language";
import { describe, expect, it } from "vitest";
import { CREATURE_TARGET, play, real, spell } from "../effects/play.ts";
import { always, card, creature, enchantment } from "../support/cards.ts";

const islands = (count: number) => Array.from({ length: count }, () => real("Island"));
const forests = (count: number) => Array.from({ length: count }, () => real("Forest"));
const bears = real("Grizzly Bears");

const DOUBLE_VISION = spell(
  "Double Vision",
  [{ kind: "copySpell", what: { kind: "target", target: "t1" }, bind: "copy" }],
  [
    {
      id: "t1",
      what: { kind: "object", filter: { zones: ["stack"], of: [{ kind: "stackObject", is: "spell" }] } },
    },
  ],
);

describe("resolving a spell (CR 608)", () => {
  it("puts an instant into its owner's graveyard after its instructions", () => {
    const t = play({
      A: { hand: [real("Lightning Bolt")], battlefield: [real("Mountain")] },
      B: { battlefield: [bears] },
    });
    t.cast("Lightning Bolt", "Grizzly Bears").resolve();
    expect(t.graveyard("A")).toEqual(["Lightning Bolt"]);
    expect(t.graveyard("B")).toEqual(["Grizzly Bears"]);
    expect(t.told("resolved")).toBe(1);
    expect(Object.keys(t.state.contexts)).toEqual([]);
  });

  it("is in the graveyard before state-based actions look (L08)", () => {
    const t = play({
      A: {
        hand: [real("Lightning Bolt")],
        battlefield: [real("Mountain")],
        graveyard: [bears, real("Forest")],
      },
      B: { battlefield: [real("Tarmogoyf")] },
    });
    expect(t.pt("Tarmogoyf")).toBe("2/3");
    t.cast("Lightning Bolt", "Tarmogoyf").resolve();
    expect(t.pt("Tarmogoyf")).toBe("3/4");
    expect(t.object("Tarmogoyf").damage).toBe(3);
  });

  it("does nothing when its only target has gone (CR 608.2b, G06)", () => {
    const t = play({
      A: {
        hand: [real("Lightning Bolt"), real("Cloudshift")],
        battlefield: [real("Mountain"), real("Plains"), bears],
      },
    });
    t.cast("Lightning Bolt", "Grizzly Bears");
    t.cast("Cloudshift").resolve();
    expect(t.battlefield("A")).toContain("Grizzly Bears");
    t.resolve();
    expect(t.told("didNotResolve")).toBe(1);
    expect(t.object("Grizzly Bears").damage).toBe(0);
    expect(t.graveyard("A")).toEqual(["Cloudshift", "Lightning Bolt"]);
  });

  it("does not draw from Cryptic Command when the spell it counters has left the stack (G01)", () => {
    const t = play({
      A: {
        hand: [real("Cryptic Command"), real("Counterspell")],
        battlefield: islands(6),
      },
      B: { hand: [real("Opt")], battlefield: islands(1) },
    });
    t.pass().cast("Opt").pass();
    t.cast("Cryptic Command", ["mode 0", "mode 3"]);
    expect(t.stack()).toEqual(["Opt", "Cryptic Command"]);
    t.cast("Counterspell", "Opt").resolve();
    const hand = t.hand("A").length;
    t.resolve();
    expect(t.told("didNotResolve")).toBe(1);
    expect(t.hand("A")).toHaveLength(hand);
  });

  it("does its part to the targets that are still legal", () => {
    const both = spell(
      "Twin Blast",
      [{ kind: "destroy", what: { kind: "ref", ref: { kind: "target", target: "t1" } } }],
      [{ ...CREATURE_TARGET, count: { min: 2, max: 2 } }],
    );
    const t = play({
      A: { hand: [both, real("Unsummon")], battlefield: islands(1) },
      B: { battlefield: [bears, real("Serra Angel")] },
    });
    t.cast("Twin Blast").choose(["Grizzly Bears", "Serra Angel"]);
    t.cast("Unsummon", "Grizzly Bears").resolveAll();
    expect(t.hand("B")).toEqual(["Grizzly Bears"]);
    expect(t.graveyard("B")).toEqual(["Serra Angel"]);
    expect(t.told("resolved")).toBe(2);
  });

  it("gives each chosen mode its own targets, in printed order", () => {
    const t = play({
      A: { hand: [real("Cryptic Command")], battlefield: islands(4) },
      B: { battlefield: [bears, real("Serra Angel")] },
    });
    t.cast("Cryptic Command", ["mode 1", "mode 2"], "Serra Angel").resolve();
    expect(t.hand("B")).toEqual(["Serra Angel"]);
    expect(t.object("Grizzly Bears").status.tapped).toBe(true);
  });

  it("puts a creature onto the battlefield under its caster's control, where it is summoning sick", () => {
    const t = play({ A: { hand: [bears], battlefield: forests(2) } });
    t.cast("Grizzly Bears").resolve();
    expect(t.battlefield("A")).toContain("Grizzly Bears");
    expect(t.object("Grizzly Bears").controlledSince).toBe(5);
    expect(t.object("Grizzly Bears").announcement?.wasCast).toBe(true);
  });

  it("attaches an Aura to what it targeted, and puts it into the graveyard if that has gone", () => {
    const t = play({
      A: { hand: [real("Pacifism"), real("Pacifism")], battlefield: Array(4).fill(real("Plains")) },
      B: { battlefield: [bears, real("Serra Angel"), real("Island")], hand: [real("Unsummon")] },
    });
    t.cast("Pacifism", "Grizzly Bears").resolve();
    expect(t.object("Pacifism").attachedTo).toEqual({ object: t.id("Grizzly Bears") });
    t.cast("Pacifism", "Serra Angel").pass().cast("Unsummon", "Serra Angel").resolveAll();
    expect(t.graveyard("A")).toEqual(["Pacifism"]);
  });

  it("looks at an intervening if again (CR 603.4, T02)", () => {
    const t = play({
      A: { battlefield: [real("Felidar Sovereign")], life: 40 },
      B: { hand: [real("Lightning Bolt")], battlefield: [real("Mountain")] },
    });
    t.to("upkeep", 7);
    expect(t.stack()).toEqual(["ability of Felidar Sovereign"]);
    t.pass().cast("Lightning Bolt", "A").resolveAll();
    expect(t.state.result).toBeNull();
    expect(t.life("A")).toBe(37);
  });

  it("lets Felidar Sovereign win at 40 life, and not trigger at 39", () => {
    const winning = play({ A: { battlefield: [real("Felidar Sovereign")], life: 40 } }).to("upkeep", 7);
    winning.resolve();
    expect(winning.state.result?.winners).toEqual([0]);
    const waiting = play({ A: { battlefield: [real("Felidar Sovereign")], life: 39 } }).to("upkeep", 7);
    expect(waiting.stack()).toEqual([]);
  });
});

describe("where a spell's card goes", () => {
  it("returns a bought back spell to the hand, unless it does not resolve (A04)", () => {
    const t = play({
      A: { hand: [real("Capsize")], battlefield: islands(6) },
      B: { battlefield: [bears] },
    });
    t.cast("Capsize");
    t.yes();
    t.pick("Grizzly Bears").resolve();
    expect(t.hand("A")).toEqual(["Capsize"]);
    expect(t.hand("B")).toEqual(["Grizzly Bears"]);
  });

  it("exiles a spell cast with flashback, countered or not", () => {
    const t = play({
      A: { graveyard: [real("Firebolt")], battlefield: Array(5).fill(real("Mountain")) },
    });
    t.cast("Firebolt", "B").resolve();
    expect(t.life("B")).toBe(18);
    expect(t.exile()).toEqual(["Firebolt"]);
  });

  it("exiles a spell with rebound that was cast from the hand, and casts it again in the next upkeep", () => {
    const rebound: Ability = { kind: "keyword", keyword: "rebound" };
    const zap = spell("Zap", [
      { kind: "dealDamage", amount: 2, to: { kind: "players", who: { kind: "opponents" } } },
    ]);
    const [face] = zap.faces;
    const echo = card("Echoing Zap", {
      types: ["instant"],
      manaCost: ["0"],
      abilities: [...(face.abilities ?? []), rebound],
    });
    const t = play({ A: { hand: [echo] } });
    t.cast("Echoing Zap").resolve();
    expect(t.exile()).toEqual(["Echoing Zap"]);
    t.to("upkeep", 7);
    expect(t.stack()).toEqual(["ability of Echoing Zap"]);
    t.resolve();
    expect(t.asked).toBe("A pick castNow");
    t.pick("Echoing Zap").resolveAll();
    expect(t.life("B")).toBe(16);
    expect(t.graveyard("A")).toEqual(["Echoing Zap"]);
  });

  it("makes a token of a copy of a permanent spell (CR 608.3f)", () => {
    const t = play({ A: { hand: [bears, DOUBLE_VISION], battlefield: forests(2) } });
    t.cast("Grizzly Bears").cast("Double Vision").resolveAll();
    expect(t.battlefield("A").filter((name) => name === "Grizzly Bears")).toHaveLength(2);
    const kinds = t.state.battlefield.map((id) => t.state.objects[id]?.kind);
    expect(kinds.filter((kind) => kind === "token")).toHaveLength(1);
    expect(t.told("tokenCreated")).toBe(0);
  });

  it("has that copy enter as a token to effects on how tokens and nontoken creatures enter (CR 608.3f, 614.12)", () => {
    const watchful = enchantment(
      "Watchful",
      always({
        kind: "replacement",
        replacement: {
          kind: "redirectMove",
          what: {
            filter: {
              of: [
                { kind: "not", of: { kind: "token" } },
                { kind: "type", type: "creature" },
              ],
            },
          },
          to: "battlefield",
          newZone: "exile",
          notCast: true,
        },
      }),
      always({
        kind: "replacement",
        replacement: {
          kind: "enters",
          what: { filter: { of: [{ kind: "token" }] } },
          with: { tapped: true },
        },
      }),
    );
    const t = play({ A: { hand: [bears, DOUBLE_VISION], battlefield: [...forests(2), watchful] } });
    t.cast("Grizzly Bears").cast("Double Vision").resolveAll();
    expect(t.exile()).toEqual([]);
    const entered = t.state.battlefield.filter((id) => t.nameOf(id) === "Grizzly Bears");
    expect(entered.map((id) => [t.state.objects[id]?.kind, t.state.objects[id]?.status.tapped])).toEqual([
      ["token", true],
      ["card", false],
    ]);
  });

  it("counts no mana for a copy, whatever was spent on the spell, and keeps its X (CR 707.10)", () => {
    const gain = (amount: Amount): Effect => ({ kind: "gainLife", who: { kind: "you" }, amount });
    const converge = card("Converging Infusion", {
      types: ["sorcery"],
      manaCost: ["X", "G"],
      abilities: [
        {
          kind: "spell",
          body: {
            kind: "plain",
            targets: [],
            effects: [
              gain({ kind: "x" }),
              gain({ kind: "times", factor: 10, of: { kind: "manaSpent" } }),
              gain({ kind: "times", factor: 100, of: { kind: "colorsSpent" } }),
              {
                kind: "if",
                condition: { kind: "manaSpent", color: "G", atLeast: 1 },
                ["then" as const]: [gain(1000)],
              },
            ],
          },
        },
      ],
    });
    const t = play({ A: { hand: [converge, DOUBLE_VISION], battlefield: forests(3) } });
    t.cast("Converging Infusion");
    t.say({ kind: "number", number: 2 });
    t.cast("Double Vision").resolve();
    t.resolve();
    expect(t.life("A")).toBe(20 + 2);
    t.resolve();
    expect(t.life("A")).toBe(22 + 2 + 30 + 100 + 1000);
  });

  it("puts what can't enter the battlefield into its owner's graveyard (CR 608.3e)", () => {
    const ban = card("Ban", {
      types: ["enchantment"],
      abilities: [
        {
          kind: "static",
          effects: [
            { kind: "rule", rule: { kind: "cantEnter", what: { of: [{ kind: "type", type: "creature" }] } } },
          ],
        },
      ],
    });
    const t = play({ A: { hand: [bears], battlefield: [...forests(2), ban] } });
    t.cast("Grizzly Bears").resolve();
    expect(t.graveyard("A")).toEqual(["Grizzly Bears"]);
  });
});

describe("last known information", () => {
  it("lets an ability deal damage after its source has died (T07)", () => {
    const t = play({
      A: { battlefield: [real("Prodigal Sorcerer")] },
      B: { hand: [real("Lightning Bolt")], battlefield: [real("Mountain")] },
    });
    t.activate("Prodigal Sorcerer", "B").pass();
    t.cast("Lightning Bolt", "Prodigal Sorcerer").resolveAll();
    expect(t.graveyard("A")).toEqual(["Prodigal Sorcerer"]);
    expect(t.life("B")).toBe(19);
  });

  it("gives the last known power of a creature that was exiled (T08)", () => {
    const t = play({
      A: { hand: [real("Swords to Plowshares")], battlefield: [real("Plains")] },
      B: { hand: [real("Giant Growth")], battlefield: [real("Forest"), bears] },
    });
    t.cast("Swords to Plowshares", "Grizzly Bears").pass();
    t.cast("Giant Growth").resolveAll();
    expect(t.life("B")).toBe(25);
    expect(t.exile()).toEqual(["Grizzly Bears"]);
  });

  it("returns nothing when Oblivion Ring leaves before it has exiled anything (R12)", () => {
    const disenchant = spell(
      "Shatter All",
      [{ kind: "destroy", what: { kind: "ref", ref: { kind: "target", target: "t1" } } }],
      [{ id: "t1", what: { kind: "object", filter: { of: [{ kind: "type", type: "enchantment" }] } } }],
    );
    const t = play({
      A: { hand: [real("Oblivion Ring")], battlefield: Array(3).fill(real("Plains")) },
      B: { hand: [disenchant], battlefield: [creature("Giant", 4, 4)] },
    });
    t.cast("Oblivion Ring").resolve();
    t.choose("Giant");
    expect(t.stack()).toEqual(["ability of Oblivion Ring"]);
    t.pass().cast("Shatter All").resolveAll();
    expect(t.exile()).toEqual(["Giant"]);
  });
});
