import type { TargetClause } from "@spellroom/card-language";
import { describe, expect, it } from "vitest";
import { type GameObject, isRevealedSince, mayLookAt, takeBack } from "../../src/index.ts";
import { cards, many } from "../corner-cases/lands.ts";
import { CREATURE_TARGET, type Play, play, real, spell } from "../effects/play.ts";
import type { Placed } from "../support/board.ts";

const TARGET = { kind: "ref", ref: { kind: "target", target: "t1" } } as const;

const ABILITY_TARGET: TargetClause = {
  id: "t1",
  what: {
    kind: "object",
    filter: { zones: ["stack"], of: [{ kind: "stackObject", is: "triggeredAbility" }] },
  },
};

const making = spell("Making", [
  {
    kind: "createToken",
    who: { kind: "you" },
    amount: 1,
    token: {
      kind: "token",
      name: "Rat",
      types: ["creature"],
      subtypes: ["Rat"],
      colors: ["B"],
      power: 1,
      toughness: 1,
    },
  },
]);

type How = NonNullable<GameObject["status"]["faceDown"]>;

function faceDown(name: string, how: How): Placed {
  return {
    card: real(name),
    as: { status: { tapped: false, flipped: false, faceDown: how, phasedOut: false } },
  };
}

/** Who of A, B and the watchers may look at an object. */
function lookers(t: Play, object: GameObject): string {
  const audiences = [
    ["A", 0],
    ["B", 1],
    ["watchers", null],
  ] as const;
  return audiences.flatMap(([name, seat]) => (mayLookAt(t.state, object, seat) ? [name] : [])).join(" ");
}

function top(t: Play): GameObject {
  const object = t.state.objects[t.state.stack.at(-1) ?? -1];
  if (!object) throw new Error("nothing is on the stack");
  return object;
}

/** A aims at B's disguised creature, whose ward triggers. */
function warded(): Play {
  return play({
    A: { battlefield: many(4, "Mountain"), hand: cards("Shock") },
    B: { battlefield: [faceDown("Nightdrinker Moroii", "disguise")] },
  }).cast("Shock", "");
}

describe("who may look at something face down", () => {
  it("is its controller alone, on the battlefield as on the stack (CR 708.5)", () => {
    const t = play({ A: { battlefield: many(3, "Mountain"), hand: cards("Goblin Taskmaster") } });
    const { decision } = t;
    const morph =
      decision.kind === "act" && decision.acts.find((act) => act.kind === "cast" && act.via === "morph");
    t.say({ kind: "act", act: morph ? morph.id : "none", autoPay: true });
    expect(lookers(t, top(t))).toBe("A");
    t.resolve();
    expect(lookers(t, t.object(""))).toBe("A");
  });

  it("is who has taken it over, and no longer who had it (CR 708.5, 613.1b)", () => {
    const steal = spell(
      "Steal",
      [
        {
          kind: "modify",
          what: TARGET,
          modifications: [{ kind: "controller", player: { kind: "you" } }],
          duration: "endOfTurn",
        },
      ],
      [CREATURE_TARGET],
    );
    const t = play({ A: { hand: [steal] }, B: { battlefield: [faceDown("Goblin Taskmaster", "morph")] } });
    expect(lookers(t, t.object(""))).toBe("B");
    t.cast("Steal", "").resolve();
    expect(lookers(t, t.object(""))).toBe("A");
  });

  it("is nobody for an ability of it, which reveals no card (CR 113.7a)", () => {
    const t = warded();
    expect(top(t)).toMatchObject({ kind: "ability", controller: 1 });
    expect(lookers(t, top(t))).toBe("");
  });

  it("is nobody for a copy of such an ability (CR 707.10)", () => {
    const copy = spell(
      "Copy",
      [{ kind: "copySpell", what: { kind: "target", target: "t1" } }],
      [ABILITY_TARGET],
    );
    const t = play({
      A: { battlefield: many(4, "Mountain"), hand: [...cards("Shock"), copy] },
      B: { battlefield: [faceDown("Nightdrinker Moroii", "disguise")] },
    }).cast("Shock", "");
    const [ability] = t.state.stack.slice(-1);
    expect(ability).toBeDefined();
    t.cast("Copy", t.nameOf(ability ?? -1)).resolve();
    expect(t.state.stack.map((id) => t.state.objects[id]?.kind)).toEqual(["card", "ability", "ability"]);
    expect(lookers(t, top(t))).toBe("");
  });

  it("is everyone for a card that is exiled face down from the battlefield, as it leaves (CR 708.9)", () => {
    const away = spell("Away", [{ kind: "exile", what: TARGET, faceDown: true }], [CREATURE_TARGET]);
    const t = play({ A: { hand: [away] }, B: { battlefield: [faceDown("Goblin Taskmaster", "morph")] } });
    t.cast("Away", "").resolve();
    const [exiled] = t.state.exile;
    expect(t.events).toContainEqual({ kind: "revealed", objects: [exiled], by: 1, to: "all" });
  });

  it("stays the same when a move is taken back after its ability was on the stack", () => {
    const before = warded();
    const earlier = play({
      A: { battlefield: many(4, "Mountain"), hand: cards("Shock") },
      B: { battlefield: [faceDown("Nightdrinker Moroii", "disguise")] },
    });
    const later = before.state;
    expect(isRevealedSince(0, earlier.state, later)).toBe(false);
    const back = takeBack(earlier.state, later);
    const creature = back.objects[earlier.object("").id];
    expect(creature?.knownTo).toEqual([]);
  });

  it("tells nobody anything by a token, which was nowhere before it was made", () => {
    const t = play({ A: { battlefield: many(1, "Swamp"), hand: [making] } });
    const earlier = t.state;
    const later = t.cast("Making").resolve().state;
    expect(t.battlefield("A")).toContain("Rat");
    expect(isRevealedSince(0, earlier, later)).toBe(false);
  });
});
