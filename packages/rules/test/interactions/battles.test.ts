import { describe, expect, it } from "vitest";
import { cards, lands } from "../corner-cases/lands.ts";
import { play, real, spell } from "../effects/play.ts";
import { creature } from "../support/cards.ts";
import { count } from "./newest.ts";
import { settle, strike } from "./steps.ts";

const SIEGE = "Invasion of Innistrad // Deluge of the Dead";

describe("a battle", () => {
  it("is protected by an opponent, who blocks for it; its controller's creatures attack it (310.8, 508.1b, 509.1a)", () => {
    const t = play({
      A: { battlefield: [real("Stampeding Rhino"), real("Serra Angel"), ...lands(3)], hand: [real(SIEGE)] },
      B: { battlefield: cards("Hill Giant", "Llanowar Elves") },
    });
    t.cast("Invasion of Innistrad").resolve();
    for (let guard = 0; guard < 4 && t.decision.kind !== "act"; guard++)
      t.pick(t.options().includes("B") ? "B" : "Hill Giant");
    t.resolveAll();
    expect(t.object("Invasion of Innistrad").counters).toEqual({ defense: 5 });
    expect(t.graveyard("B")).toEqual(["Hill Giant"]);
    t.attack("Stampeding Rhino/Invasion of Innistrad", "Serra Angel/Invasion of Innistrad");
    t.block("Llanowar Elves>Stampeding Rhino").pass().pass();
    if (t.decision.kind === "distribute") t.divide(1, 3);
    expect(t.life("B")).toBe(20);
    t.resolve();
    settle(t, "Invasion of Innistrad").resolveAll();
    expect(count(t, "Deluge of the Dead")).toBe(1);
  });

  it("is defeated once, although several creatures deal it damage at the same time (310.11b)", () => {
    const t = play({
      A: {
        battlefield: [
          { card: real(SIEGE), as: { counters: { defense: 5 }, chosen: { player: 1 } } },
          ...cards("Hill Giant", "Hill Giant"),
        ],
      },
    });
    t.attack("Hill Giant/Invasion of Innistrad", "Hill Giant/Invasion of Innistrad").fight();
    expect(t.stack()).toHaveLength(1);
  });

  it("that leaves by other means isn't defeated: nothing is cast (310.11b, 704.5v)", () => {
    const t = play({
      A: {
        battlefield: [
          { card: real(SIEGE), as: { counters: { defense: 5 }, chosen: { player: 1 } } },
          ...lands(1),
        ],
        hand: cards("Disperse"),
      },
    });
    t.cast("Disperse", "Invasion of Innistrad").resolve();
    expect([t.hand("A"), t.stack()]).toEqual([["Invasion of Innistrad"], []]);
  });

  it("with damage less than its defense stays; a second protector's creatures can't block for it (120.3h, 310.8c)", () => {
    const t = play({
      A: {
        battlefield: [
          { card: real(SIEGE), as: { counters: { defense: 5 }, chosen: { player: 1 } } },
          real("Hill Giant"),
        ],
      },
      B: {},
      C: { battlefield: cards("Llanowar Elves") },
    });
    t.attack("Hill Giant/Invasion of Innistrad").fight();
    expect(t.object("Invasion of Innistrad").counters).toEqual({ defense: 2 });
    expect([t.life("B"), t.life("C")]).toEqual([20, 20]);
  });

  it("can't be attacked by its protector, but by others for whom the protector defends (310.8b)", () => {
    const t = play({
      A: { battlefield: [{ card: real(SIEGE), as: { counters: { defense: 5 }, chosen: { player: 1 } } }] },
      B: { battlefield: cards("Hill Giant") },
      C: { battlefield: cards("Hill Giant") },
    });
    t.to("precombatMain", 6).toAttackers();
    expect(() => t.attacks("Hill Giant/Invasion of Innistrad")).toThrow("can't attack");
    t.say({ kind: "attackers", attacks: [] });
    t.to("precombatMain", 7).attack("Hill Giant/Invasion of Innistrad");
    strike(t);
    expect(t.object("Invasion of Innistrad").counters).toEqual({ defense: 2 });
  });

  it("dealt damage by a spell loses defense; the spell cast after its defeat may be declined (310.6, 310.11b)", () => {
    const t = play({
      A: {
        battlefield: [
          { card: real(SIEGE), as: { counters: { defense: 3 }, chosen: { player: 1 } } },
          ...lands(1),
        ],
        hand: cards("Lightning Bolt"),
      },
    });
    t.cast("Lightning Bolt", "Invasion of Innistrad").resolve();
    expect([count(t, "Invasion of Innistrad"), t.stack()]).toEqual([1, ["ability of Invasion of Innistrad"]]);
    t.resolve();
    t.say({ kind: "pick", values: [] });
    expect([t.exile(), t.graveyard("A")]).toEqual([["Invasion of Innistrad"], ["Lightning Bolt"]]);
  });

  it("whose protector leaves the game gets another of its controller's choice, if anybody is left (310.10, 704.5w)", () => {
    const t = play({ A: { battlefield: [besieged(2)] }, B: {}, C: {}, D: {} });
    t.concede("C");
    expect(t.options()).toEqual(["B", "D"]);
    t.pick("D");
    expect(t.object("Invasion of Innistrad").chosen.player).toBe(3);
    t.concede("D");
    expect(t.object("Invasion of Innistrad").chosen.player).toBe(1);
  });

  it("that comes under its protector's control gets one of that player's opponents as its protector (310.10, 704.5x)", () => {
    const steal = spell(
      "Steal",
      [
        {
          kind: "modify",
          what: { kind: "all", filter: { of: [{ kind: "type", type: "battle" }] } },
          modifications: [{ kind: "controller", player: { kind: "you" } }],
          duration: "endOfTurn",
        },
      ],
      [],
    );
    const t = play({ A: { battlefield: [besieged(1)] }, B: { hand: [steal] } });
    t.pass().cast("Steal").resolve();
    expect(t.values("Invasion of Innistrad").controller).toBe(1);
    expect(t.object("Invasion of Innistrad").chosen.player).toBe(0);
  });

  it("of no battle type is protected by its controller, and is attached to nothing (310.8a, 310.9)", () => {
    const beset = spell("Beset", [
      {
        kind: "modify",
        what: { kind: "all", filter: { of: [{ kind: "type", type: "artifact" }] } },
        modifications: [{ kind: "types", mode: "add", types: ["battle"] }],
        duration: "endOfTurn",
      },
    ]);
    const blade = { card: real("Bonesplitter"), as: { counters: { defense: 2 } } };
    const t = play({ A: { battlefield: [real("Hill Giant"), blade, ...lands(1)], hand: [beset] } });
    t.activate("Bonesplitter", "Hill Giant").resolve();
    expect(t.object("Bonesplitter").attachedTo).not.toBeNull();
    t.cast("Beset").resolve();
    const { attachedTo, chosen } = t.object("Bonesplitter");
    expect([attachedTo, chosen.player]).toEqual([null, 0]);
  });

  it("is what a creature attacks that triggers on attacking a battle, and a player or planeswalker isn't (508.3a)", () => {
    const raider = creature("Raider", 2, 2, {
      abilities: [
        {
          kind: "triggered",
          event: { kind: "attacks", what: "this", target: "battle" },
          body: { kind: "plain", effects: [{ kind: "gainLife", who: { kind: "you" }, amount: 1 }] },
        },
      ],
    });
    const jace = { card: real("Jace Beleren"), as: { counters: { loyalty: 5 } } };
    const lives = ["B", "Jace Beleren", "Invasion of Innistrad"].map((attacked) => {
      const t = play({ A: { battlefield: [besieged(1), raider] }, B: { battlefield: [jace] } });
      return t.attack(`Raider/${attacked}`).resolveAll().life("A");
    });
    expect(lives).toEqual([20, 20, 21]);
  });
});

/** A's Siege with five defense counters, protected by the player at that seat. */
function besieged(protector: number) {
  return { card: real(SIEGE), as: { counters: { defense: 5 }, chosen: { player: protector } } };
}
