import type { KeywordAbility } from "@spellroom/card-language";
import { describe, expect, it } from "vitest";
import { play, real } from "../effects/play.ts";
import { creature, keyword } from "../support/cards.ts";
import { Duel } from "../support/duel.ts";

function numbered(
  name: Extract<KeywordAbility, { amount: unknown; cost?: never }>["keyword"],
  amount: number,
): KeywordAbility {
  return { kind: "keyword", keyword: name, amount };
}

function body(name: string, power: number, toughness: number, ...abilities: readonly KeywordAbility[]) {
  return creature(name, power, toughness, { manaCost: [], abilities });
}

describe("keywords of attackers and blockers", () => {
  it("exalted: the creature that attacks alone gets +1/+1 for each", () => {
    const duel = new Duel({
      A: { battlefield: [body("Noble", 1, 1, keyword("exalted")), body("Squire", 1, 1, keyword("exalted"))] },
    });
    duel.attack(0, "Noble").to("declareAttackers").resolve();
    expect(duel.pt("Noble")).toBe("3/3");
    duel.nextTurn();
    expect(duel.life(1)).toBe(17);
    expect(duel.pt("Noble")).toBe("1/1");
  });

  it("battle cry: each other attacker gets +1/+0", () => {
    const duel = new Duel({
      A: { battlefield: [body("Crier", 1, 1, keyword("battleCry")), body("Friend", 1, 1)] },
    });
    duel.attack(0, "Crier", "Friend").to("declareAttackers").resolve();
    expect([duel.pt("Crier"), duel.pt("Friend")]).toEqual(["1/1", "2/1"]);
  });

  it("flanking, bushido, rampage and afflict: when blocked", () => {
    const duel = new Duel({
      A: {
        battlefield: [
          body("Knight", 2, 5, keyword("flanking")),
          body("Samurai", 2, 5, numbered("bushido", 2)),
          body("Giant", 2, 5, numbered("rampage", 2)),
          body("Tormentor", 2, 5, numbered("afflict", 3)),
        ],
      },
      B: { battlefield: ["One", "Two", "Three", "Four", "Five"].map((name) => body(name, 1, 3)) },
    });
    duel
      .attack(0, "Knight", "Samurai", "Giant", "Tormentor")
      .block(
        1,
        ["One", "Knight"],
        ["Two", "Samurai"],
        ["Three", "Giant"],
        ["Four", "Giant"],
        ["Five", "Tormentor"],
      )
      .to("declareBlockers")
      .resolve();
    expect(duel.pt("One")).toBe("0/2");
    expect(duel.pt("Samurai")).toBe("4/7");
    expect(duel.pt("Giant")).toBe("4/7");
    expect(duel.life(1)).toBe(17);
  });

  it("rampage: counts those that block it as it resolves (CR 702.23b)", () => {
    const t = play({
      A: {
        battlefield: [body("Giant", 2, 5, numbered("rampage", 2)), real("Mountain")],
        hand: [real("Lightning Bolt")],
      },
      B: { battlefield: [real("Grizzly Bears"), real("Hill Giant"), real("Serra Angel")] },
    });
    t.attack("Giant").block("Grizzly Bears>Giant", "Hill Giant>Giant", "Serra Angel>Giant");
    t.cast("Lightning Bolt", "Grizzly Bears").resolveAll();
    expect(t.pt("Giant")).toBe("4/7");
  });

  it("bushido: also when blocking; frenzy: when not blocked", () => {
    const duel = new Duel({
      A: { battlefield: [body("Runner", 2, 2, numbered("frenzy", 3)), body("Bear", 2, 2)] },
      B: { battlefield: [body("Samurai", 1, 1, numbered("bushido", 1))] },
    });
    duel.attack(0, "Runner", "Bear").block(1, ["Samurai", "Bear"]).to("declareBlockers").resolve();
    expect(duel.pt("Samurai")).toBe("2/2");
    expect(duel.pt("Runner")).toBe("5/2");
  });

  it("annihilator: the defending player sacrifices that many permanents of choice", () => {
    const duel = new Duel({
      A: { battlefield: [body("Titan", 8, 8, numbered("annihilator", 2))] },
      B: { battlefield: ["One", "Two", "Three"].map((name) => body(name, 1, 1)) },
    });
    duel.attack(0, "Titan").answer(1, "sacrifice", "One", "Three").to("declareAttackers").resolve();
    expect(duel.count("Two", "battlefield")).toBe(1);
    expect(duel.count("One", "graveyard") + duel.count("Three", "graveyard")).toBe(2);
  });

  it("mentor: a +1/+1 counter on an attacker with less power", () => {
    const duel = new Duel({
      A: {
        battlefield: [body("Teacher", 3, 3, keyword("mentor")), body("Pupil", 1, 1), body("Equal", 3, 3)],
      },
    });
    duel.attack(0, "Teacher", "Pupil", "Equal").to("declareAttackers").resolve();
    expect([duel.pt("Teacher"), duel.pt("Pupil"), duel.pt("Equal")]).toEqual(["3/3", "2/2", "3/3"]);
  });

  it("training: a counter when attacking with one of greater power, and not without", () => {
    const setup = { A: { battlefield: [body("Pupil", 1, 1, keyword("training")), body("Teacher", 3, 3)] } };
    const both = new Duel(setup);
    both.attack(0, "Pupil", "Teacher").to("declareAttackers").resolve();
    expect(both.pt("Pupil")).toBe("2/2");
    const alone = new Duel(setup);
    alone.attack(0, "Pupil").to("declareAttackers").resolve();
    expect(alone.pt("Pupil")).toBe("1/1");
  });

  it("ingest: the damaged player exiles the top card of the library", () => {
    const duel = new Duel({ A: { battlefield: [body("Drone", 1, 1, keyword("ingest"))] } });
    duel.attack(0, "Drone").to("endOfCombat").resolve();
    expect(duel.count("Mountain", "exile", 1)).toBe(1);
  });

  it("decayed: it can't block, and is sacrificed at end of combat when it attacked", () => {
    const duel = new Duel({ A: { battlefield: [body("Rotter", 2, 2, keyword("decayed"))] } });
    duel.attack(0, "Rotter").to("postcombatMain");
    expect(duel.life(1)).toBe(18);
    expect(duel.count("Rotter", "graveyard")).toBe(1);
    const blocking = new Duel({
      A: { battlefield: [body("Bear", 2, 2)] },
      B: { battlefield: [body("Rotter", 2, 2, keyword("decayed"))] },
    });
    expect(() => blocking.attack(0, "Bear").block(1, ["Rotter", "Bear"]).to("postcombatMain")).not.toThrow();
    expect(blocking.life(1)).toBe(18);
  });

  it("mobilize: Warriors tapped and attacking, until the next end step", () => {
    const duel = new Duel({ A: { battlefield: [body("Khan", 1, 1, numbered("mobilize", 2))] } });
    duel.attack(0, "Khan").to("declareBlockers");
    expect(duel.count("Warrior Token", "battlefield") + duel.count("Warrior", "battlefield")).toBe(2);
    duel.to("postcombatMain");
    expect(duel.life(1)).toBe(17);
    duel.nextTurn();
    expect(duel.count("Warrior Token", "battlefield") + duel.count("Warrior", "battlefield")).toBe(0);
  });
});
