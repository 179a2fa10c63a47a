import type { Ability, Effect, Filter, PlayerRef, Selection } from "@spellroom/card-language";
import { describe, expect, it } from "vitest";
import { card, creature } from "../support/cards.ts";
import { play, real, spell } from "./play.ts";

const bears = real("Grizzly Bears");
const ogre = creature("Ogre", 3, 3);
const EACH: PlayerRef = { kind: "each" };
const YOU: PlayerRef = { kind: "you" };

function eachPlayer(...effects: readonly Effect[]): Effect {
  return { kind: "forEachPlayer", of: { kind: "allPlayers" }, effects };
}

function mayEach(effects: readonly Effect[], then?: readonly Effect[]): Effect {
  return { kind: "may", who: EACH, effects, ...(then ? { then } : {}) };
}

function theirs(zone: "graveyard" | "hand"): Filter {
  return {
    zones: [zone],
    of: [
      { kind: "type", type: "creature" },
      { kind: "owner", player: EACH },
    ],
  };
}

function one(filter: Filter): Selection {
  return { kind: "choose", by: EACH, filter, count: { min: 1, max: 1 } };
}

const ALL_THEIRS: Selection = {
  kind: "all",
  filter: {
    of: [
      { kind: "type", type: "creature" },
      { kind: "controller", player: EACH },
    ],
  },
};

const ANOTHER_CREATURE: Filter = { of: [{ kind: "type", type: "creature" }, { kind: "other" }] };
const gainOne: Ability = {
  kind: "triggered",
  event: { kind: "moves", what: { filter: ANOTHER_CREATURE }, from: "battlefield", to: "graveyard" },
  body: { kind: "plain", effects: [{ kind: "gainLife", who: YOU, amount: 1 }] },
};
const mourner = creature("Mourner", 1, 1, { abilities: [gainOne] });
const greeter = creature("Greeter", 1, 1, {
  abilities: [
    { ...gainOne, event: { kind: "moves", what: { filter: ANOTHER_CREATURE }, to: "battlefield" } },
  ],
});

describe("what each player does (CR 101.4, 608.2e)", () => {
  it("is done by all of them at the same time: creatures sacrificed together see each other die (CR 603.10a)", () => {
    const end = spell("End", [eachPlayer({ kind: "sacrifice", who: EACH, what: ALL_THEIRS })]);
    const t = play({
      A: { hand: [end], battlefield: [mourner, bears] },
      B: { battlefield: [ogre, mourner] },
      C: { battlefield: [ogre] },
    });
    t.cast("End").resolveAll();
    expect(t.state.battlefield).toEqual([]);
    expect([t.life("A"), t.life("B")]).toEqual([24, 24]);
  });

  it("is seen by all that enter with it", () => {
    const rise = spell("Rise", [
      eachPlayer({ kind: "move", what: one(theirs("graveyard")), to: { zone: "battlefield" } }),
    ]);
    const t = play({
      A: { hand: [rise], graveyard: [greeter, bears] },
      B: { graveyard: [greeter, ogre] },
    });
    t.cast("Rise").resolve().pick("Greeter");
    expect([t.asked, t.state.battlefield]).toEqual(["B pick choose", []]);
    t.pick("Greeter").resolveAll();
    expect([t.life("A"), t.life("B")]).toEqual([21, 21]);
  });

  it("is chosen by all before any of it is done, cards of a hand unseen by the others (CR 101.4a)", () => {
    const show = spell("Show", [
      eachPlayer(mayEach([{ kind: "move", what: one(theirs("hand")), to: { zone: "battlefield" } }])),
    ]);
    const t = play({ A: { hand: [show, bears, ogre] }, B: { hand: [greeter] } });
    t.cast("Show").resolve().yes();
    expect(t.asked).toBe("A pick choose");
    t.pick("Ogre");
    expect([t.asked, t.hand("A"), t.told("moved")]).toEqual(["B confirm may", ["Grizzly Bears", "Ogre"], 1]);
    t.yes().resolveAll();
    expect([t.battlefield("A"), t.battlefield("B")]).toEqual([["Ogre"], ["Greeter"]]);
    expect(t.life("B")).toBe(21);
  });

  it("is done action by action: all discard before any player draws", () => {
    const anew = spell("Anew", [
      eachPlayer(
        mayEach([
          { kind: "discard", who: EACH, amount: "hand" },
          { kind: "draw", who: EACH, amount: 2 },
        ]),
      ),
    ]);
    const t = play({
      A: { hand: [anew, bears], library: [real("Opt"), real("Island"), ogre] },
      B: { hand: [ogre], library: [real("Forest"), real("Swamp"), bears] },
      C: { hand: [ogre], library: [bears] },
    });
    t.cast("Anew").resolve().yes();
    expect([t.asked, t.hand("A")]).toEqual(["B confirm may", ["Grizzly Bears"]]);
    t.yes().no();
    expect([t.hand("A"), t.hand("B"), t.hand("C")]).toEqual([
      ["Opt", "Island"],
      ["Forest", "Swamp"],
      ["Ogre"],
    ]);
    const moves = t.events.flatMap((event) => (event.kind === "moved" ? [event.cause] : []));
    expect(moves.filter((cause) => cause === "discard" || cause === "draw")).toEqual([
      "discard",
      "discard",
      ...Array.from({ length: 4 }, () => "draw"),
    ]);
  });

  it("is asked of all players before the first of them looks at cards", () => {
    const glimpse = spell("Glimpse", [eachPlayer(mayEach([{ kind: "scry", who: EACH, amount: 1 }]))]);
    const t = play({ A: { hand: [glimpse], library: [bears] }, B: { library: [ogre] } });
    t.cast("Glimpse").resolve().yes();
    expect(t.asked).toBe("B confirm may");
    t.yes();
    expect(t.asked).toBe("A arrange scry");
  });

  it('asks "if they do" of each of them, once it has been done', () => {
    const feed = spell("Feed", [
      eachPlayer(
        mayEach(
          [{ kind: "discard", who: EACH, amount: 1, bind: "fed" }],
          [{ kind: "loseLife", who: EACH, amount: { kind: "bound", name: "fed" } }],
        ),
      ),
      { kind: "gainLife", who: YOU, amount: { kind: "bound", name: "fed" } },
    ]);
    const t = play({ A: { hand: [feed, ogre] }, B: { hand: [ogre, bears] }, C: { hand: [bears] } });
    t.cast("Feed").resolve().yes();
    t.yes();
    expect(t.asked).toBe("B pick discard");
    t.pick("Ogre").no();
    expect([t.life("A"), t.life("B"), t.life("C")]).toEqual([21, 19, 20]);
  });

  it("is done one after another where it can't be done at once", () => {
    const draw = spell("Drink", [
      eachPlayer({
        kind: "draw",
        who: EACH,
        amount: { kind: "count", filter: { zones: ["hand"], of: [{ kind: "owner", player: EACH }] } },
      }),
    ]);
    const library = [bears, ogre, bears, ogre];
    const t = play({ A: { hand: [draw, bears, ogre], library }, B: { hand: [bears], library } });
    t.cast("Drink").resolve();
    expect([t.hand("A").length, t.hand("B").length]).toEqual([4, 2]);
  });

  it("can be stored and taken up again between the choices", () => {
    const rise = spell("Rise", [
      eachPlayer({ kind: "move", what: one(theirs("graveyard")), to: { zone: "battlefield" } }),
    ]);
    const t = play({ A: { hand: [rise], graveyard: [greeter, bears] }, B: { graveyard: [greeter, ogre] } });
    t.cast("Rise").resolve().pick("Grizzly Bears");
    t.state = structuredClone(t.state);
    t.pick("Ogre");
    expect([t.battlefield("A"), t.battlefield("B")]).toEqual([["Grizzly Bears"], ["Ogre"]]);
  });
});

describe("loops within what each player does", () => {
  it("leave the player what it was", () => {
    const pair = card("Pair", { types: ["artifact"] });
    const count = spell("Count", [
      eachPlayer(
        {
          kind: "forEach",
          of: ALL_THEIRS,
          effects: [{ kind: "tap", what: { kind: "ref", ref: { kind: "each" } } }],
        },
        { kind: "loseLife", who: EACH, amount: 1 },
      ),
    ]);
    const t = play({ A: { hand: [count], battlefield: [bears, pair] }, B: { battlefield: [ogre] } });
    t.cast("Count").resolve();
    expect([t.object("Ogre").status.tapped, t.object("Pair").status.tapped]).toEqual([true, false]);
    expect([t.life("A"), t.life("B")]).toEqual([19, 19]);
  });
});
