import type { Effect, EntersWith } from "@spellroom/card-language";
import { describe, expect, it } from "vitest";
import { cards, many } from "../corner-cases/lands.ts";
import { CREATURE_TARGET, type Play, play, real, spell } from "../effects/play.ts";
import { creature } from "../support/cards.ts";

/** Creates a 2/2 Bear that enters so. */
function createBear(how: EntersWith): Effect {
  return {
    kind: "createToken",
    who: { kind: "you" },
    amount: 1,
    token: { kind: "token", colors: ["G"], types: ["creature"], subtypes: ["Bear"], power: 2, toughness: 2 },
    with: how,
  };
}

const TARGET = { kind: "ref", ref: { kind: "target", target: "t1" } } as const;
const steal = spell(
  "Commandeering",
  [
    {
      kind: "modify",
      what: TARGET,
      modifications: [{ kind: "controller", player: { kind: "you" } }],
      duration: "endOfTurn",
    },
  ],
  [{ id: "t1", what: { kind: "object", filter: { of: [] } } }],
);

const jace = (loyalty: number) => ({ card: real("Jace Beleren"), as: { counters: { loyalty } } });

function stepsOf(t: Play): string[] {
  return t.events.flatMap((event) => (event.kind === "stepBegan" ? [event.step] : []));
}

/** The deciding seats pass until that seat has priority. */
function toPriority(t: Play, seat: number): Play {
  while (t.decision.seat !== seat) t.pass();
  return t;
}

describe("a planeswalker that is attacked", () => {
  it("is dealt no damage once another player controls it, nor is its new controller (506.4)", () => {
    const t = play({
      A: { battlefield: cards("Grizzly Bears") },
      B: { battlefield: [jace(5)] },
      C: { hand: [steal] },
    });
    t.attack("Grizzly Bears/Jace Beleren");
    toPriority(t, 2).cast("Commandeering", "Jace Beleren").resolve();
    t.fight();
    expect([t.object("Jace Beleren").counters.loyalty, t.life("B"), t.life("C")]).toEqual([5, 20, 20]);
  });

  it("may go: what attacked it still attacks, may be blocked by who controlled it, and deals no damage unblocked (506.4c)", () => {
    const t = play({
      A: { battlefield: cards("Grizzly Bears", "Hill Giant") },
      B: { battlefield: [jace(1), ...cards("Prodigal Sorcerer", "Ornithopter")] },
    });
    t.attack("Grizzly Bears/Jace Beleren", "Hill Giant/Jace Beleren");
    toPriority(t, 1).activate("Prodigal Sorcerer", "Jace Beleren").resolve();
    expect(t.graveyard("B")).toEqual(["Jace Beleren"]);
    t.block("Ornithopter>Hill Giant").fight();
    expect([t.life("B"), t.graveyard("B")]).toEqual([20, ["Jace Beleren", "Ornithopter"]]);
  });
});

describe("combat whose attackers have gone", () => {
  it("has its declare blockers and combat damage steps all the same (508.8)", () => {
    const t = play({
      A: { battlefield: cards("Grizzly Bears") },
      B: { battlefield: cards("Mountain"), hand: cards("Lightning Bolt") },
    });
    t.attack("Grizzly Bears").pass().cast("Lightning Bolt", "Grizzly Bears").resolve().to("end");
    expect(stepsOf(t)).toEqual(expect.arrayContaining(["declareBlockers", "combatDamage"]));
  });

  it("is joined by Hero of Bladehold's Soldiers when the Hero has died in response (508.4)", () => {
    const t = play({
      A: { battlefield: cards("Hero of Bladehold") },
      B: { battlefield: many(4, "Swamp"), hand: cards("Murder") },
    });
    t.attack("Hero of Bladehold").say({ kind: "order", values: [0, 1] });
    toPriority(t, 1).cast("Murder", "Hero of Bladehold").resolve();
    t.resolve().resolve().fight();
    expect([t.battlefield("A"), t.life("B")]).toEqual([["Soldier Token", "Soldier Token"], 16]);
  });
});

describe("a creature put onto the battlefield attacking", () => {
  it("attacks what its controller chooses, each token for itself (508.4)", () => {
    const t = play({ A: { battlefield: cards("Hero of Bladehold") }, B: { battlefield: [jace(3)] }, C: {} });
    t.attack("Hero of Bladehold/B").say({ kind: "order", values: [0, 1] });
    while (t.decision.kind === "act") t.pass();
    expect([t.asked, t.options()]).toEqual(["A pick enterChoice", ["B", "C", "Jace Beleren"]]);
    t.pick("C").pick("Jace Beleren").resolveAll();
    t.fight();
    expect([t.life("B"), t.life("C"), t.battlefield("B")]).toEqual([17, 18, ["Jace Beleren"]]);
    expect(t.object("Jace Beleren").counters.loyalty).toBe(1);
  });
});

describe("a creature put onto the battlefield attacking a particular player", () => {
  const herald = creature("Herald", 2, 2, {
    abilities: [
      {
        kind: "triggered",
        event: { kind: "attacks", what: "this", target: "player", defending: { kind: "opponents" } },
        body: {
          kind: "plain",
          effects: [createBear({ attacking: true, attacks: { kind: "event" } })],
        },
      },
    ],
  });

  it("attacks that player, without a choice among all that could be attacked (508.4)", () => {
    const t = play({ A: { battlefield: [herald] }, B: { battlefield: [jace(3)] }, C: {} });
    t.attack("Herald/C").resolveAll().fight();
    expect([t.life("B"), t.life("C"), t.object("Jace Beleren").counters.loyalty]).toEqual([20, 16, 3]);
  });

  it("enters all the same when that player has left the game, and attacks nobody (506.3c)", () => {
    const t = play({ A: { battlefield: [herald] }, B: {}, C: {} });
    t.attack("Herald/C").concede("C").resolveAll().fight();
    expect([t.life("B"), t.battlefield("A").length]).toEqual([20, 2]);
  });
});

describe("a creature put onto the battlefield blocking", () => {
  const ambush = spell(
    "Ambush",
    [createBear({ blocking: { kind: "target", target: "t1" } })],
    [CREATURE_TARGET],
  );
  const proud = creature("Proud Lion", 3, 3, {
    abilities: [
      {
        kind: "triggered",
        event: { kind: "becomesBlocked", what: "this" },
        body: { kind: "plain", effects: [{ kind: "gainLife", who: { kind: "you" }, amount: 5 }] },
      },
    ],
  });

  it("makes an unblocked attacker blocked, which triggers what becoming blocked triggers (509.5c)", () => {
    const t = play({ A: { battlefield: [proud] }, B: { hand: [ambush] } });
    t.attack("Proud Lion");
    toPriority(t, 1);
    while (t.state.turn.step !== "declareBlockers") t.pass();
    toPriority(t, 1).cast("Ambush", "Proud Lion").resolveAll().fight();
    expect([t.life("A"), t.life("B"), t.battlefield("B")]).toEqual([25, 20, []]);
  });

  it("does not block what attacks another player (506.3d)", () => {
    const t = play({ A: { battlefield: [proud] }, B: { hand: [ambush] }, C: {} });
    t.attack("Proud Lion/C");
    while (t.state.turn.step !== "declareBlockers") t.pass();
    toPriority(t, 1).cast("Ambush", "Proud Lion").resolveAll().fight();
    expect([t.life("A"), t.life("C"), t.battlefield("B")]).toEqual([20, 17, ["Bear Token"]]);
  });
});

describe("trample over a creature that blocks two", () => {
  it("counts what the other attacker assigns to it, whichever attacker was declared first (510.1e, 702.19b)", () => {
    const t = play({
      A: { battlefield: cards("Stampeding Rhino", "Hill Giant") },
      B: {
        battlefield: [
          { card: real("Stone Golem"), as: { damage: 0 } },
          { card: real("Echo Circlet"), on: "Stone Golem" },
        ],
      },
    });
    t.attack("Stampeding Rhino", "Hill Giant").block("Stone Golem>Stampeding Rhino+Hill Giant").pass().pass();
    expect(t.decision).toMatchObject({ kind: "distribute", lethal: [1] });
    t.divide(1, 3);
    while (t.decision.kind === "distribute") t.divide(4, 0);
    expect([t.life("B"), t.graveyard("B")]).toEqual([17, ["Stone Golem"]]);
  });
});
