import type { CardDefinition, Effect } from "@spellroom/card-language";
import { describe, expect, it } from "vitest";
import { type Play, real, spell } from "../../effects/play.ts";
import {
  add,
  all,
  always,
  CREATURES,
  creature,
  enchantment,
  keyword,
  land,
  YOURS,
} from "../../support/cards.ts";
import { pay } from "../../support/paying.ts";
import { giant, lives } from "./giant.ts";

const bear = (name: string) => creature(name, 2, 2);

/** Everybody passes until somebody is asked something else. */
function toBlockers(t: Play): Play {
  while (t.decision.kind === "act") t.pass();
  return t;
}

function attacking(t: Play): string[] {
  return (t.state.combat?.attackers ?? []).map(
    ({ object, defending }) => `${t.nameOf(object)} ${"ABCD"[defending]}`,
  );
}

describe("the attack of a team (CR 805.10a-b)", () => {
  it("is declared by each player for creatures of that player's, against either opponent", () => {
    const t = giant({ A: { battlefield: [bear("Ash")] }, B: { battlefield: [bear("Birch")] } });
    t.toAttackers();
    expect(t.asked).toBe("A attackers declareAttackers");
    t.say(t.attacks("Ash/D"));
    expect(t.asked).toBe("B attackers declareAttackers");
    t.say(t.attacks("Birch/C"));
    expect(attacking(t)).toEqual(["Ash D", "Birch C"]);
    t.fight();
    expect(lives(t)).toEqual([30, 30, 26, 26]);
  });

  it("isn't asked of a player without creatures that could attack", () => {
    const t = giant({ B: { battlefield: [bear("Birch")] } });
    expect(t.toAttackers().asked).toBe("B attackers declareAttackers");
  });

  it("is legal as a whole: who can't attack alone may attack along with a teammate's creature", () => {
    const timid = creature("Timid", 2, 2, {
      abilities: [
        always({
          kind: "modify",
          what: "this",
          modifications: [{ kind: "restriction", restriction: { kind: "cantAttack", alone: true } }],
        }),
      ],
    });
    const t = giant({ A: { battlefield: [timid] }, B: { battlefield: [bear("Birch")] } });
    t.toAttackers().say(t.attacks("Timid/C"));
    expect(t.answer({ kind: "attackers", attacks: [] })).toMatchObject({ kind: "illegalCombination" });
    t.say(t.attacks("Birch/C"));
    expect(attacking(t)).toEqual(["Timid C", "Birch C"]);
  });

  it("keeps within a limit on all attackers together", () => {
    const limit = enchantment(
      "Narrow",
      always({ kind: "rule", rule: { kind: "attackersAtMost", count: 1 } }),
    );
    const t = giant({ A: { battlefield: [bear("Ash"), limit] }, B: { battlefield: [bear("Birch")] } });
    t.toAttackers().say(t.attacks("Ash/C"));
    expect(t.answer(t.attacks("Birch/C"))).toMatchObject({ kind: "illegalCombination" });
  });

  it("taps the creatures of both players, and is one of each for what triggers", () => {
    const watch = enchantment("Watch", {
      kind: "triggered",
      event: {
        kind: "attacks",
        what: { filter: { of: [CREATURES, YOURS] } },
      },
      body: { kind: "plain", effects: [{ kind: "gainLife", who: { kind: "you" }, amount: 1 }] },
    });
    const t = giant({ A: { battlefield: [bear("Ash")] }, B: { battlefield: [bear("Birch"), watch] } });
    t.toAttackers().say(t.attacks("Ash/C")).say(t.attacks("Birch/C"));
    expect(["Ash", "Birch"].map((name) => t.object(name).status.tapped)).toEqual([true, true]);
    t.resolveAll();
    expect(lives(t)).toEqual([31, 31, 30, 30]);
  });
});

describe("what the attack of a team costs (CR 508.1g-j)", () => {
  const prison = { C: { battlefield: [real("Ghostly Prison")] } };
  const armed = (name: string) => ({ battlefield: [bear(name), real("Forest"), real("Forest")] });

  it("is paid by each player for creatures of that player's", () => {
    const t = giant({ A: armed("Ash"), B: armed("Birch"), ...prison });
    t.toAttackers().say(t.attacks("Ash/C")).say(t.attacks("Birch/C"));
    expect(t.asked).toBe("A pay payMana");
    pay(t, "auto");
    expect(t.asked).toBe("B pay payMana");
    pay(t, "auto");
    expect(attacking(t)).toEqual(["Ash C", "Birch C"]);
    expect(t.state.battlefield.filter((id) => t.state.objects[id]?.status.tapped)).toHaveLength(6);
  });

  it("is taken back as a whole where one of them doesn't pay", () => {
    const t = giant({ A: armed("Ash"), B: armed("Birch"), ...prison });
    t.toAttackers().say(t.attacks("Ash/C")).say(t.attacks("Birch/C"));
    pay(t, "auto");
    pay(t, "cancel");
    expect(t.asked).toBe("A attackers declareAttackers");
    expect(t.state.battlefield.filter((id) => t.state.objects[id]?.status.tapped)).toEqual([]);
  });
});

describe("an attacker alone (CR 506.5)", () => {
  const pride = enchantment("Pride", {
    kind: "triggered",
    event: {
      kind: "attacks",
      what: { filter: { of: [CREATURES, YOURS] } },
      alone: true,
    },
    body: { kind: "plain", effects: [{ kind: "gainLife", who: { kind: "you" }, amount: 1 }] },
  });

  it("has no teammate's creature beside it", () => {
    const setup = { A: { battlefield: [bear("Ash"), pride] }, B: { battlefield: [bear("Birch")] } };
    const t = giant(setup);
    t.toAttackers().say(t.attacks("Ash/C")).say(t.attacks());
    expect(lives(t.resolveAll())).toEqual([31, 31, 30, 30]);
    const u = giant(setup);
    u.toAttackers().say(u.attacks("Ash/C")).say(u.attacks("Birch/C"));
    expect(lives(u.resolveAll())).toEqual([30, 30, 30, 30]);
  });
});

describe("the block of a team (CR 805.10d)", () => {
  it("is made by creatures of either player, whoever on the team is attacked", () => {
    const t = giant({ A: { battlefield: [bear("Ash")] }, D: { battlefield: [creature("Wall", 0, 4)] } });
    t.attack("Ash/C");
    expect(toBlockers(t).asked).toBe("D blockers declareBlockers");
    t.block("Wall>Ash").fight();
    expect(lives(t)).toEqual([30, 30, 30, 30]);
  });

  it("may be one creature of each player against what is blocked by two or more", () => {
    const menace = creature("Menace", 3, 3, { abilities: [keyword("menace")] });
    const t = giant({
      A: { battlefield: [menace] },
      C: { battlefield: [bear("Cedar")] },
      D: { battlefield: [bear("Date")] },
    });
    t.attack("Menace/C");
    toBlockers(t).say(t.blocks("Cedar>Menace"));
    expect(t.asked).toBe("D blockers declareBlockers");
    expect(t.answer({ kind: "blockers", blocks: [] })).toMatchObject({ kind: "illegalCombination" });
    t.say(t.blocks("Date>Menace"));
    expect(t.state.combat?.blockers.map(({ object }) => t.nameOf(object))).toEqual(["Cedar", "Date"]);
  });

  it("can't be begun by a player whose teammate has nothing to complete it with", () => {
    const menace = creature("Menace", 3, 3, { abilities: [keyword("menace")] });
    const t = giant({ A: { battlefield: [menace, bear("Ash")] }, C: { battlefield: [bear("Cedar")] } });
    t.attack("Menace/C", "Ash/C");
    toBlockers(t);
    const { decision } = t;
    const able =
      decision.kind === "blockers" ? decision.candidates.flatMap(({ attackers }) => attackers) : [];
    expect(able.map((id) => t.nameOf(id))).toEqual(["Ash"]);
  });

  it("tells what blocks under its controller, and once what becomes blocked by creatures of both", () => {
    const gain: Effect = { kind: "gainLife", who: { kind: "you" }, amount: 1 };
    const body = { kind: "plain", effects: [gain] } as const;
    const what = { filter: { of: [CREATURES, YOURS] } };
    const guard = enchantment("Guard", { kind: "triggered", event: { kind: "blocks", what }, body });
    const ambush = enchantment("Ambush", {
      kind: "triggered",
      event: { kind: "becomesBlocked", what },
      body: { kind: "plain", effects: [{ kind: "gainLife", who: { kind: "you" }, amount: 3 }] },
    });
    const attack = (...ofC: readonly CardDefinition[]) => {
      const t = giant({
        A: { battlefield: [bear("Ash"), ambush] },
        C: { battlefield: [guard, ...ofC] },
        D: { battlefield: [bear("Date"), guard] },
      });
      t.attack("Ash/C");
      return toBlockers(t);
    };
    const alone = attack();
    alone.say(alone.blocks("Date>Ash"));
    expect(lives(alone.resolveAll())).toEqual([33, 33, 31, 31]);
    const both = attack(bear("Cedar"));
    both.say(both.blocks("Cedar>Ash")).say(both.blocks("Date>Ash"));
    both.pick("ability of Guard", "ability of Guard");
    expect(both.stack()).toEqual(["ability of Ambush", "ability of Guard", "ability of Guard"]);
    expect(lives(both.resolveAll())).toEqual([33, 33, 32, 32]);
  });

  it("doesn't help against landwalk through a teammate's lands: the player attacked is asked (805.10e)", () => {
    const walker = creature("Walker", 2, 2, {
      abilities: [
        { kind: "keyword", keyword: "landwalk", land: { of: [{ kind: "subtype", subtype: "Swamp" }] } },
      ],
    });
    const setup = {
      A: { battlefield: [walker] },
      C: { battlefield: [bear("Cedar")] },
      D: { battlefield: [land("Swamp", ["Swamp"]), bear("Date")] },
    };
    const atC = giant(setup);
    atC.attack("Walker/C");
    expect(toBlockers(atC).asked).toBe("C blockers declareBlockers");
    const atD = giant(setup);
    atD.attack("Walker/D").fight();
    expect(lives(atD)).toEqual([30, 30, 28, 28]);
  });
});

describe("teammates and opponents (CR 102.3)", () => {
  it("each opponent is everybody on the other team", () => {
    const rain = spell("Rain", [{ kind: "loseLife", who: { kind: "opponents" }, amount: 1 }]);
    const t = giant({ A: { hand: [rain] } });
    expect(lives(t.cast("Rain").resolve())).toEqual([30, 30, 28, 28]);
  });

  it("each other player is a teammate, too", () => {
    const hail = spell("Hail", [{ kind: "loseLife", who: { kind: "otherPlayers" }, amount: 1 }]);
    const t = giant({ A: { hand: [hail] } });
    expect(lives(t.cast("Hail").resolve())).toEqual([29, 29, 28, 28]);
  });

  it("a target opponent is no teammate", () => {
    const jab = spell(
      "Jab",
      [{ kind: "loseLife", who: { kind: "target", target: "t1" }, amount: 1 }],
      [{ id: "t1", what: { kind: "player", player: "opponent" } }],
    );
    const t = giant({ A: { hand: [jab] } });
    t.cast("Jab");
    expect(t.options()).toEqual(["C", "D"]);
  });

  it("hexproof doesn't keep a teammate from targeting (702.11b)", () => {
    const safe = creature("Safe", 1, 1, { abilities: [keyword("hexproof")] });
    const grow = spell(
      "Grow",
      [{ kind: "tap", what: { kind: "ref", ref: { kind: "target", target: "t1" } } }],
      [{ id: "t1", what: { kind: "object", filter: { of: [{ kind: "type", type: "creature" }] } } }],
    );
    const t = giant({ A: { battlefield: [safe] }, B: { hand: [grow] }, C: { hand: [grow] } });
    t.pass();
    expect([t.asked, t.canCast("Grow")]).toEqual(["B act priority", true]);
    t.pass();
    expect([t.asked, t.canCast("Grow")]).toEqual(["C act priority", false]);
  });

  it("what you control isn't what a teammate controls", () => {
    const lord = enchantment("Lord", all([CREATURES, YOURS], add(1, 1)));
    const t = giant({ A: { battlefield: [lord, bear("Ash")] }, B: { battlefield: [bear("Birch")] } });
    expect([t.pt("Ash"), t.pt("Birch")]).toEqual(["3/3", "2/2"]);
  });
});
