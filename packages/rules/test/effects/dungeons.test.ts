import { type Condition, DUNGEONS, type Effect, type PlayerRef } from "@spellroom/card-language";
import { describe, expect, it } from "vitest";
import { giant } from "../multiplayer/teams/giant.ts";
import { creature, enchantment } from "../support/cards.ts";
import { type Play, play, real, spell } from "./play.ts";

const YOU = { kind: "you" } as const;
const VENTURE: Effect = { kind: "keywordAction", action: "venture" };
const delve = (name = "Delve") => spell(name, [VENTURE]);
const seize = (name = "Seize") =>
  spell(name, [{ kind: "keywordAction", action: "takeInitiative", who: YOU }]);
const MINE = "Lost Mine of Phandelver";
const TOMB = "Tomb of Annihilation";

/** A game in which A has so many spells that venture. */
function venturing(times: number, more: Parameters<typeof play>[0]["A"] = {}): Play {
  const hand = Array.from({ length: times }, (_, at) => delve(`Delve ${at + 1}`));
  return play({ A: { ...more, hand: [...hand, ...(more.hand ?? [])] } });
}

/** Casts the next of those spells and chooses where it leads, if there is a choice. */
function go(t: Play, at: number, ...choices: readonly string[]): Play {
  t.cast(`Delve ${at}`).resolve();
  for (const choice of choices) t.pick(choice);
  return t;
}

/** Resolves what is on the stack, with the last of all choices and paying for nothing. */
function settle(t: Play): Play {
  for (let guard = 0; guard < 30; guard++) {
    const { decision } = t;
    if (decision.kind === "order")
      t.say({ kind: "order", values: decision.options.map(({ value }) => value) });
    else if (decision.kind === "pick") t.pick(...t.options().toReversed().slice(0, decision.min));
    else if (decision.kind === "arrange") t.arrange(t.options(), []);
    else if (decision.kind === "confirm") t.no();
    else if (t.stack().length > 0) t.resolve();
    else return t;
  }
  return t;
}

/** Where the venture markers are. */
function markers(t: Play): unknown[] {
  return t.state.command.map((id) => t.state.objects[id]?.chosen.room);
}

/** The dungeons that a player has completed. */
function completed(t: Play, seat: number): string[] {
  const marks = t.state.players[seat]?.marks ?? [];
  return marks.filter((mark) => mark.startsWith("completed:")).map((mark) => mark.slice(10));
}

function initiative(t: Play): number[] {
  return t.state.players.filter(({ marks }) => marks.includes("initiative")).map(({ seat }) => seat);
}

describe("venturing into the dungeon (CR 309, 701.46)", () => {
  it("begins in the topmost room of a dungeon of the player's choice, but not Undercity, whose ability triggers (309.4a, 309.4c, 701.46a, d)", () => {
    const t = venturing(1);
    go(t, 1);
    expect(t.options()).toEqual([MINE, "Dungeon of the Mad Mage", TOMB]);
    t.pick(TOMB);
    expect([markers(t), t.stack()]).toEqual([["Trapped Entry"], [`ability of ${TOMB}`]]);
    t.resolve();
    expect([t.life("A"), t.life("B")]).toEqual([19, 19]);
  });

  it("follows an arrow, of several the one that is chosen (309.5a, 701.46b)", () => {
    const t = venturing(3);
    go(t, 1, TOMB).resolve();
    go(t, 2);
    expect(t.options()).toEqual(["Veils of Fear", "Oubliette"]);
    settle(t.pick("Veils of Fear"));
    go(t, 3);
    expect(markers(t)).toEqual(["Sandfall Cell"]);
  });

  it("completes the dungeon once the ability of its bottommost room has left the stack (309.6, 309.7, 704.5t)", () => {
    const t = venturing(4);
    settle(go(t, 1, MINE));
    go(t, 2, "Mine Tunnels").resolveAll();
    go(t, 3, "Dark Pool").resolveAll();
    expect([t.life("A"), t.life("B")]).toEqual([21, 19]);
    go(t, 4);
    expect([markers(t), completed(t, 0)]).toEqual([["Temple of Dumathoin"], []]);
    t.resolve();
    expect([markers(t), completed(t, 0)]).toEqual([[], [MINE]]);
  });

  it("again in the bottommost room completes the dungeon and begins another (309.5b, 701.46c)", () => {
    const twice = spell("Twice", [VENTURE, VENTURE]);
    const t = venturing(2, { hand: [real("Ornithopter"), twice] });
    go(t, 1, TOMB).resolve();
    go(t, 2, "Oubliette").resolve().pick("Ornithopter");
    t.cast("Twice").resolve();
    expect([markers(t), completed(t, 0)]).toEqual([[], [TOMB]]);
    t.pick(MINE);
    expect([markers(t), t.options()]).toEqual([["Cave Entrance"], Array(2).fill(expect.anything())]);
  });

  it("is told for those who watch for it, as is completing a dungeon", () => {
    const scout = enchantment(
      "Scout",
      {
        kind: "triggered",
        event: { kind: "keywordAction", action: "venture", who: YOU },
        body: { kind: "plain", effects: [{ kind: "gainLife", who: YOU, amount: 1 }] },
      },
      {
        kind: "triggered",
        event: { kind: "keywordAction", action: "completeDungeon", who: YOU },
        body: { kind: "plain", effects: [{ kind: "gainLife", who: YOU, amount: 10 }] },
      },
    );
    const t = venturing(3, { battlefield: [scout], hand: [real("Ornithopter")] });
    settle(go(t, 1, TOMB));
    expect(t.life("A")).toBe(20);
    settle(go(t, 2, "Oubliette"));
    settle(go(t, 3));
    expect(t.life("A")).toBe(32);
    expect(t.events).toContainEqual(expect.objectContaining({ action: "completeDungeon", dungeon: TOMB }));
  });

  it("is remembered for those who ask for a completed dungeon, or for one by its name", () => {
    const asking = (dungeon?: string): Condition => ({
      kind: "completedDungeon",
      player: YOU,
      ...(dungeon === undefined ? {} : { dungeon }),
    });
    const key = "then" as const;
    const gain = (amount: number, condition: Condition): Effect => ({
      kind: "if",
      condition,
      [key]: [{ kind: "gainLife", who: YOU, amount }],
    });
    const ask = (name: string) =>
      spell(name, [gain(1, asking()), gain(2, asking(TOMB)), gain(4, asking(MINE))]);
    const t = venturing(3, { hand: [ask("Before"), real("Ornithopter"), ask("After")] });
    t.cast("Before").resolve();
    expect(t.life("A")).toBe(20);
    go(t, 1, TOMB).resolve();
    go(t, 2, "Oubliette").resolve().pick("Ornithopter");
    settle(go(t, 3));
    t.cast("After").resolve();
    expect(t.life("A")).toBe(22);
  });
});

describe("every dungeon (CR 309.4)", () => {
  it.each(DUNGEONS)("has rooms that all lead to the last one: $name", ({ rooms }) => {
    const names = rooms.map(({ name }) => name);
    const reached = new Set([rooms[0].name, ...rooms.flatMap(({ leadsTo }) => leadsTo)]);
    expect([...reached].sort()).toEqual([...names].sort());
    expect(rooms.filter(({ leadsTo }) => leadsTo.length === 0)).toEqual(rooms.slice(-1));
  });

  it("lets cards exiled in the Runestone Caverns be played as long as they are there, and one of the drawn cards be cast", () => {
    const t = venturing(7, {
      library: [real("Ornithopter"), ...Array.from({ length: 12 }, () => real("Ornithopter"))],
    });
    const scry = (): void => {
      if (t.decision.kind === "arrange") t.arrange(t.options(), []);
    };
    go(t, 1, "Dungeon of the Mad Mage").resolve();
    go(t, 2).resolve();
    scry();
    go(t, 3, "Goblin Bazaar").resolve();
    go(t, 4).resolve();
    scry();
    go(t, 5, "Runestone Caverns").resolve();
    expect(t.exile()).toEqual(["Ornithopter", "Ornithopter"]);
    t.cast("Ornithopter").resolve();
    go(t, 6).resolve();
    scry();
    go(t, 7).resolve().yes().pick("Ornithopter").resolveAll();
    expect([t.battlefield("A").filter((name) => name === "Ornithopter").length, t.hand("A").length]).toEqual([
      2, 2,
    ]);
  });
});

describe("the initiative (CR 723)", () => {
  it("makes its player venture into Undercity as it is taken, also again, and at the beginning of each upkeep (723.2, 723.5)", () => {
    const t = play({ A: { hand: [seize("Seize"), seize("Again")] } });
    t.cast("Seize").resolve();
    expect([initiative(t), t.stack().length]).toEqual([[0], 1]);
    t.resolve();
    expect(markers(t)).toEqual(["Secret Entrance"]);
    settle(t).cast("Again").resolve().resolve();
    settle(t.pick("Lost Well"));
    expect(markers(t)).toEqual(["Lost Well"]);
    t.to("upkeep", t.state.turn.number + 2);
    expect(t.stack()).toHaveLength(1);
  });

  it("goes on with another dungeon that its player is in (701.46d)", () => {
    const t = venturing(1, { hand: [seize()] });
    go(t, 1, TOMB).resolve();
    t.cast("Seize").resolve().resolve();
    expect(t.options()).toEqual(["Veils of Fear", "Oubliette"]);
  });

  it("is taken by the player whose creatures deal combat damage, once for all of them (723.2, 723.3)", () => {
    const t = play({
      A: { battlefield: [creature("Bear", 2, 2), creature("Ox", 2, 2)] },
      B: { hand: [seize()] },
      C: {},
    });
    t.pass().cast("Seize").resolve().resolve();
    expect(initiative(settle(t))).toEqual([1]);
    t.attack("Bear/B", "Ox/B").fight();
    expect(t.stack()).toHaveLength(1);
    t.resolve();
    expect(initiative(t)).toEqual([0]);
  });

  it("triggers once for each player whose creatures deal the damage, where teammates attack together (723.2)", () => {
    const t = giant({
      A: { battlefield: [creature("Bear", 2, 2), creature("Wolf", 2, 2)] },
      B: { battlefield: [creature("Ox", 2, 2)] },
      C: { hand: [seize()] },
    });
    while (t.decision.seat !== 2) t.pass();
    settle(t.cast("Seize").resolve());
    expect(initiative(t)).toEqual([2]);
    t.toAttackers().say(t.attacks("Bear/C", "Wolf/C")).say(t.attacks("Ox/C"));
    while (t.stack().length === 0 && t.decision.kind !== "order") t.pass();
    const waiting = t.decision.kind === "order" ? t.options().length : t.stack().length;
    expect([t.state.turn.step, waiting]).toEqual(["combatDamage", 2]);
  });

  it("is taken by nobody where the player who would take it has left the game or isn't there (CR 723.1)", () => {
    const taken = (who: PlayerRef) =>
      play({
        A: { hand: [spell("Gift", [{ kind: "keywordAction", action: "takeInitiative", who }])] },
        B: {},
      });
    const nobody = taken({ kind: "controller", of: { kind: "bound", name: "nothing" } });
    expect(initiative(nobody.cast("Gift").resolve())).toEqual([]);
    const t = play({
      A: { battlefield: [creature("Bear", 2, 2)] },
      B: { hand: [seize()] },
      C: {},
    });
    t.pass().cast("Seize").resolve().resolve();
    settle(t).attack("Bear/B");
    while (t.stack().length === 0) t.pass();
    expect([t.state.turn.step, initiative(t)]).toEqual(["combatDamage", [1]]);
    t.concede("A").resolveAll();
    expect(initiative(t)).toEqual([1]);
  });

  it("goes to the active player as its player leaves, or to the next where that one is active (723.4)", () => {
    const other = play({ A: {}, B: { hand: [seize()] }, C: {} });
    other.pass().cast("Seize").resolve();
    other.concede("B");
    expect(initiative(other)).toEqual([0]);
    const active = play({ A: { hand: [seize()] }, B: {}, C: {} });
    active.cast("Seize").resolve();
    active.concede("A");
    expect(initiative(active)).toEqual([1]);
  });
});
