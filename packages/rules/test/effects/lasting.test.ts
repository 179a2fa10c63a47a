import type { Ability, Effect, Modification } from "@spellroom/card-language";
import { describe, expect, it } from "vitest";
import { add, always, card, creature, keyword } from "../support/cards.ts";
import { CREATURE_TARGET, PLAYER_TARGET, play, real, spell } from "./play.ts";

const bears = real("Grizzly Bears");
const forests = (count: number) => Array.from({ length: count }, () => real("Forest"));
const THE_TARGET = { kind: "ref", ref: { kind: "target", target: "t1" } } as const;

function pump(name: string, ...modifications: readonly Modification[]) {
  return spell(
    name,
    [{ kind: "modify", what: THE_TARGET, modifications, duration: "endOfTurn" }],
    [CREATURE_TARGET],
  );
}

describe("continuous effects of spells", () => {
  it("are about the objects that were there when they began (L12)", () => {
    const t = play({
      A: { hand: [real("Overrun"), bears], battlefield: [...forests(7), creature("Ogre", 3, 3)] },
    });
    t.cast("Overrun").resolve();
    expect([t.pt("Ogre"), t.has("Ogre", "trample")]).toEqual(["6/6", true]);
    t.cast("Grizzly Bears").resolve();
    expect(t.pt("Grizzly Bears")).toBe("2/2");
    t.to("upkeep", 6);
    expect([t.pt("Ogre"), t.has("Ogre", "trample")]).toEqual(["3/3", false]);
  });

  it("that change nothing but the rules reach what comes later too (CR 611.2c)", () => {
    const CREATURES = { kind: "all", filter: { of: [{ kind: "type", type: "creature" }] } } as const;
    const cowardice = spell("Great Cowardice", [
      {
        kind: "modify",
        what: CREATURES,
        modifications: [add(1, 1), { kind: "restriction", restriction: { kind: "cantBlock" } }],
        duration: "endOfTurn",
      },
    ]);
    const ambush = creature("Sudden Guard", 2, 2, { manaCost: ["0"], abilities: [keyword("flash")] });
    const t = play({
      A: { hand: [cowardice], battlefield: [creature("Ogre", 3, 3)] },
      B: { hand: [ambush], battlefield: [bears] },
    });
    t.cast("Great Cowardice").resolve();
    t.pass();
    t.cast("Sudden Guard").resolveAll();
    expect([t.pt("Grizzly Bears"), t.pt("Sudden Guard")]).toEqual(["3/3", "2/2"]);
    t.attack("Ogre").fight();
    expect(t.life("B")).toBe(16);
    t.to("upkeep", 6).to("upkeep", 7);
    t.attack("Ogre");
    while (t.decision.kind === "act") t.pass();
    expect(t.asked).toBe("B blockers declareBlockers");
  });

  it("that only keep creatures from blocking reach what comes later too (CR 611.2c)", () => {
    const quiet = spell("Quiet", [
      {
        kind: "modify",
        what: { kind: "all", filter: { of: [{ kind: "type", type: "creature" }] } },
        modifications: [{ kind: "restriction", restriction: { kind: "cantBlock" } }],
        duration: "endOfTurn",
      },
    ]);
    const ambush = creature("Sudden Guard", 2, 2, { manaCost: ["0"], abilities: [keyword("flash")] });
    const t = play({ A: { hand: [quiet], battlefield: [creature("Ogre", 3, 3)] }, B: { hand: [ambush] } });
    t.cast("Quiet").resolve();
    t.pass();
    t.cast("Sudden Guard").resolveAll();
    t.attack("Ogre").fight();
    expect(t.life("B")).toBe(17);
  });

  it("keep the players that were meant when they began, whoever controls what later (CR 608.2h, 611.2c)", () => {
    const its = { kind: "controller", of: { kind: "target", target: "t1" } } as const;
    const mark = spell(
      "Mark",
      [
        {
          kind: "modify",
          what: {
            kind: "all",
            filter: {
              of: [
                { kind: "type", type: "creature" },
                { kind: "controller", player: its },
                { kind: "otherThan", ref: { kind: "target", target: "t1" } },
              ],
            },
          },
          modifications: [{ kind: "restriction", restriction: { kind: "cantBlock" } }],
          duration: "endOfTurn",
        },
      ],
      [CREATURE_TARGET],
    );
    const t = play({
      A: {
        hand: [mark, real("Threaten")],
        battlefield: [...Array(3).fill(real("Mountain")), creature("Ogre", 3, 3)],
      },
      B: {
        hand: [creature("Sudden Guard", 2, 2, { manaCost: ["0"], abilities: [keyword("flash")] })],
        battlefield: [bears, creature("Giant", 4, 4)],
      },
    });
    t.cast("Mark", "Grizzly Bears").resolve();
    t.cast("Threaten", "Grizzly Bears").resolve();
    t.pass();
    t.cast("Sudden Guard").resolveAll();
    t.attack("Ogre").fight();
    expect(t.life("B")).toBe(17);
  });

  it("give control to the player who was meant when they began, also when that player loses what was asked about (CR 608.2h)", () => {
    const gift = spell(
      "Gift",
      [
        {
          kind: "modify",
          what: { kind: "ref", ref: { kind: "target", target: "t2" } },
          modifications: [
            { kind: "controller", player: { kind: "controller", of: { kind: "target", target: "t1" } } },
          ],
          duration: "endOfGame",
        },
      ],
      [CREATURE_TARGET, { ...CREATURE_TARGET, id: "t2", otherThan: ["t1"] }],
    );
    const t = play({
      A: {
        hand: [gift, real("Threaten")],
        battlefield: [...Array(3).fill(real("Mountain")), creature("Ogre", 3, 3)],
      },
      B: { battlefield: [bears] },
    });
    t.cast("Gift", "Grizzly Bears", "Ogre").resolve();
    expect(t.battlefield("B")).toEqual(["Ogre", "Grizzly Bears"]);
    t.cast("Threaten", "Grizzly Bears").resolve();
    expect(t.battlefield("B")).toEqual(["Ogre"]);
  });

  it("keep the numbers that were found when they began (CR 608.2h)", () => {
    const yours = { kind: "count", filter: { of: [{ kind: "type", type: "creature" }] } } as const;
    const grow = pump("Herd Growth", { kind: "addPT", power: yours, toughness: yours });
    const t = play({
      A: {
        hand: [grow, real("Lightning Bolt")],
        battlefield: [bears, creature("Ogre", 3, 3), real("Mountain")],
      },
    });
    t.cast("Herd Growth", "Grizzly Bears").resolve();
    expect(t.pt("Grizzly Bears")).toBe("4/4");
    t.cast("Lightning Bolt", "Ogre").resolve();
    expect(t.pt("Grizzly Bears")).toBe("4/4");
  });

  it("change control until end of turn, with a new summoning sickness (CR 302.6, L11)", () => {
    const t = play({
      A: { hand: [real("Threaten")], battlefield: Array(3).fill(real("Mountain")) },
      B: {
        battlefield: [
          { card: bears, as: { status: { tapped: true, flipped: false, faceDown: null, phasedOut: false } } },
        ],
      },
    });
    t.cast("Threaten").resolve();
    expect(t.battlefield("A")).toContain("Grizzly Bears");
    expect(t.object("Grizzly Bears")).toMatchObject({ controlledSince: 5, status: { tapped: false } });
    t.attack("Grizzly Bears").fight();
    expect(t.life("B")).toBe(18);
    t.to("upkeep", 6);
    expect(t.battlefield("B")).toEqual(["Grizzly Bears"]);
  });

  it("do not begin when what they last for is over already (CR 611.2b)", () => {
    const holder = creature("Holder", 1, 1, {
      abilities: [
        {
          kind: "activated",
          cost: [],
          body: {
            kind: "plain",
            targets: [CREATURE_TARGET],
            effects: [
              {
                kind: "modify",
                what: THE_TARGET,
                modifications: [add(5, 5)],
                duration: "whileSourceOnBattlefield",
              },
            ],
          },
        },
      ],
    });
    const t = play({ A: { battlefield: [holder, bears, real("Mountain")], hand: [real("Lightning Bolt")] } });
    t.activate("Holder", "Grizzly Bears").cast("Lightning Bolt", "Holder").resolveAll();
    expect(t.pt("Grizzly Bears")).toBe("2/2");
  });

  it("give one keyword of the player's choice", () => {
    const choice = pump("Blessing", {
      kind: "gainKeywordOfChoice",
      of: [keyword("flying"), keyword("lifelink")],
    });
    const t = play({ A: { hand: [choice], battlefield: [bears] } });
    t.cast("Blessing").resolve();
    expect(t.options()).toEqual(["flying", "lifelink"]);
    t.pick("lifelink");
    expect(t.has("Grizzly Bears", "lifelink")).toBe(true);
  });

  it("find a number for each object by itself where the text says so", () => {
    const each = spell("Might of the Masses", [
      {
        kind: "modify",
        what: { kind: "all", filter: { of: [{ kind: "type", type: "creature" }] } },
        modifications: [
          { kind: "addPT", power: { kind: "stat", stat: "power", of: { kind: "each" } }, toughness: 0 },
        ],
        duration: "endOfTurn",
      },
    ]);
    const t = play({ A: { hand: [each], battlefield: [bears, creature("Ogre", 3, 3)] } });
    t.cast("Might of the Masses").resolve();
    expect([t.pt("Grizzly Bears"), t.pt("Ogre")]).toEqual(["4/2", "6/3"]);
  });

  it("on a spell continue to apply to the permanent that it becomes (CR 400.7a)", () => {
    const bless = spell(
      "Bless",
      [{ kind: "modify", what: THE_TARGET, modifications: [add(3, 3)], duration: "endOfTurn" }],
      [
        {
          id: "t1",
          what: { kind: "object", filter: { zones: ["stack"], of: [{ kind: "type", type: "creature" }] } },
        },
      ],
    );
    const t = play({ A: { hand: [bears, bless], battlefield: forests(2) } });
    t.cast("Grizzly Bears").cast("Bless").resolveAll();
    expect(t.pt("Grizzly Bears")).toBe("5/5");
  });

  it("turn a permanent into a copy for a while (CR 707.2b)", () => {
    const mimic = spell(
      "Mimic",
      [
        {
          kind: "modify",
          what: THE_TARGET,
          modifications: [{ kind: "copyOf", of: { kind: "target", target: "t2" } }],
          duration: "endOfTurn",
        },
      ],
      [CREATURE_TARGET, { ...CREATURE_TARGET, id: "t2", otherThan: ["t1"] }],
    );
    const t = play({ A: { hand: [mimic], battlefield: [bears, real("Serra Angel")] } });
    t.cast("Mimic", "Grizzly Bears").resolve();
    expect(t.battlefield("A")).toEqual(["Serra Angel", "Serra Angel"]);
    t.to("upkeep", 6);
    expect(t.battlefield("A")).toEqual(["Grizzly Bears", "Serra Angel"]);
  });

  it("exchange control, or do nothing at all (CR 701.10a-b)", () => {
    const swap = spell(
      "Swap",
      [
        {
          kind: "exchangeControl",
          a: THE_TARGET,
          b: { kind: "ref", ref: { kind: "target", target: "t2" } },
        },
      ],
      [CREATURE_TARGET, { ...CREATURE_TARGET, id: "t2", otherThan: ["t1"] }],
    );
    const t = play({
      A: { hand: [swap], battlefield: [bears] },
      B: { battlefield: [creature("Ogre", 3, 3)] },
    });
    t.cast("Swap", "Grizzly Bears").resolve();
    expect([t.battlefield("A"), t.battlefield("B")]).toEqual([["Ogre"], ["Grizzly Bears"]]);
  });
});

describe("rules, shields and delayed triggers made by spells", () => {
  it("prevent all combat damage this turn", () => {
    const t = play({ A: { hand: [real("Fog")], battlefield: [...forests(1), bears] } });
    t.cast("Fog").resolve();
    t.attack("Grizzly Bears").fight();
    expect(t.life("B")).toBe(20);
    t.to("precombatMain", 7).attack("Grizzly Bears").fight();
    expect(t.life("B")).toBe(18);
  });

  it("prevent only so much damage (CR 615.7)", () => {
    const shield = spell("Salve", [
      {
        kind: "createReplacement",
        replacement: {
          kind: "preventDamage",
          to: { kind: "player", player: { kind: "you" } },
          amount: 3,
        },
        duration: "endOfTurn",
      },
    ]);
    const t = play({
      A: { hand: [shield] },
      B: {
        hand: [real("Lightning Bolt"), real("Lightning Bolt")],
        battlefield: Array(2).fill(real("Mountain")),
      },
    });
    t.cast("Salve").resolve();
    t.pass().cast("Lightning Bolt", "A").resolve();
    expect(t.life("A")).toBe(20);
    t.pass().cast("Lightning Bolt", "A").resolve();
    expect(t.life("A")).toBe(17);
  });

  it("let a player play another land this turn", () => {
    const t = play({
      A: { hand: [real("Explore"), real("Island"), real("Swamp")], battlefield: forests(2) },
    });
    t.land("Island").cast("Explore").resolve();
    t.land("Swamp");
    expect(t.battlefield("A")).toContain("Swamp");
  });

  it("wait for the next end step, and not for the one in which they were made (T06, CR 513.2)", () => {
    const later: Effect = {
      kind: "delayed",
      event: { kind: "nextStep", step: "end", whose: { kind: "allPlayers" } },
      body: { kind: "plain", effects: [{ kind: "gainLife", who: { kind: "you" }, amount: 5 }] },
    };
    const t = play({ A: { hand: [spell("Later", [later]), spell("Later", [later])] } });
    t.cast("Later").resolve();
    t.to("end");
    expect(t.stack()).toHaveLength(1);
    t.resolve();
    expect(t.life("A")).toBe(25);
    t.cast("Later").resolve();
    t.to("upkeep", 6);
    expect(t.life("A")).toBe(25);
    t.to("end", 6).resolve();
    expect(t.life("A")).toBe(30);
  });

  it("don't wait beyond an additional phase of the same turn that has such a step (CR 500.8, 603.7)", () => {
    const later: Effect = {
      kind: "delayed",
      event: { kind: "nextStep", step: "beginningOfCombat", whose: { kind: "allPlayers" } },
      body: { kind: "plain", effects: [{ kind: "gainLife", who: { kind: "you" }, amount: 5 }] },
    };
    const more: Effect = { kind: "extraPhase", phases: ["combat"] };
    const t = play({ A: { hand: [spell("Later", [later]), spell("More", [more])] } });
    t.to("beginningOfCombat").cast("Later").resolve();
    t.cast("More").resolve();
    const { at } = t.state.turn;
    t.to("endOfCombat");
    expect(t.life("A")).toBe(20);
    t.pass().pass();
    expect([t.state.turn.step, t.state.turn.at > at, t.stack().length]).toEqual([
      "beginningOfCombat",
      true,
      1,
    ]);
    t.resolve();
    expect(t.life("A")).toBe(25);
  });

  it("made in an upkeep come in another one of the same turn if it is your next, and not before the next turn's otherwise (CR 513.2, 603.7)", () => {
    const later = (whose: "you" | "allPlayers"): Effect => ({
      kind: "delayed",
      event: { kind: "nextStep", step: "upkeep", whose: { kind: whose } },
      body: { kind: "plain", effects: [{ kind: "gainLife", who: { kind: "you" }, amount: 5 }] },
    });
    const more: Effect = { kind: "extraPhase", phases: ["beginning"] };
    const lifeAfter = (whose: "you" | "allPlayers"): number => {
      const t = play({ A: { hand: [spell("Later", [later(whose)]), spell("More", [more])] } });
      t.to("upkeep", 7).cast("Later").resolve();
      t.cast("More").resolve();
      return t.to("precombatMain", 7).resolveAll().life("A");
    };
    expect([lifeAfter("you"), lifeAfter("allPlayers")]).toEqual([25, 20]);
  });

  it("ask for targets of a reflexive trigger only when it goes on the stack (T04, CR 603.12)", () => {
    const eater = creature("Manticore", 4, 3, {
      abilities: [
        {
          kind: "triggered",
          event: { kind: "moves", what: "this", to: "battlefield" },
          body: {
            kind: "plain",
            effects: [
              {
                kind: "may",
                who: { kind: "you" },
                effects: [
                  {
                    kind: "sacrifice",
                    who: { kind: "you" },
                    what: {
                      kind: "choose",
                      by: { kind: "you" },
                      filter: { of: [{ kind: "type", type: "creature" }, { kind: "other" }] },
                      count: { min: 1, max: 1 },
                      eachOwn: true,
                    },
                    bind: "eaten",
                  },
                  {
                    kind: "whenYouDo",
                    body: {
                      kind: "plain",
                      targets: [{ id: "t9", what: { kind: "any" } }],
                      effects: [
                        {
                          kind: "dealDamage",
                          amount: { kind: "stat", stat: "power", of: { kind: "bound", name: "eaten" } },
                          to: { kind: "targets", target: "t9" },
                        },
                      ],
                    },
                  },
                ],
              },
            ],
          },
        },
      ],
    });
    const t = play({ A: { hand: [eater], battlefield: [creature("Whale", 5, 5)] } });
    t.cast("Manticore").resolve().resolve();
    expect(t.asked).toBe("A confirm may");
    t.yes();
    expect(t.graveyard("A")).toEqual(["Whale"]);
    expect(t.asked).toBe("A pick chooseTargets");
    t.pick("B").resolve();
    expect(t.life("B")).toBe(15);
  });

  it("make emblems whose abilities function from the command zone (CR 114)", () => {
    const anthem: Ability = always({
      kind: "modify",
      what: {
        filter: {
          of: [
            { kind: "type", type: "creature" },
            { kind: "controller", player: { kind: "you" } },
          ],
        },
      },
      modifications: [add(1, 1)],
    });
    const t = play({
      A: {
        hand: [spell("Legacy", [{ kind: "createEmblem", who: { kind: "you" }, abilities: [anthem] }])],
        battlefield: [bears],
      },
      B: { battlefield: [creature("Ogre", 3, 3)] },
    });
    t.cast("Legacy").resolve();
    expect([t.pt("Grizzly Bears"), t.pt("Ogre")]).toEqual(["3/3", "3/3"]);
  });
});

describe("turns and phases", () => {
  it("gives an extra turn after this one, then the usual order (CR 500.7)", () => {
    const t = play({ A: { hand: [real("Time Walk")], battlefield: Array(2).fill(real("Island")) } });
    t.cast("Time Walk").resolve();
    t.to("upkeep", 6);
    expect(t.state.turn.active).toBe(0);
    t.to("upkeep", 7);
    expect(t.state.turn.active).toBe(1);
  });

  it("adds a combat phase and a main phase after this one (CR 500.8)", () => {
    const t = play({
      A: { hand: [real("Relentless Assault")], battlefield: [...Array(4).fill(real("Mountain")), bears] },
    });
    t.attack("Grizzly Bears").fight().to("postcombatMain");
    expect(t.life("B")).toBe(18);
    t.cast("Relentless Assault").resolve();
    t.attack("Grizzly Bears").fight();
    expect(t.life("B")).toBe(16);
    t.to("postcombatMain");
    expect(t.state.turn.number).toBe(5);
  });

  it("skips the next turn of a player", () => {
    const skip = spell(
      "Fugue",
      [{ kind: "skipNext", who: { kind: "target", target: "t1" }, what: "turn" }],
      [PLAYER_TARGET],
    );
    const t = play({ A: { hand: [skip] } });
    t.cast("Fugue", "B").resolve();
    t.to("upkeep", 6);
    expect(t.state.turn.active).toBe(0);
  });

  it("ends the turn: the stack is exiled and the cleanup step is next (CR 721.1)", () => {
    const stop = spell("Time Stop", [{ kind: "endTurn" }]);
    const t = play({
      A: { battlefield: [bears, real("Mountain")], hand: [real("Lightning Bolt")] },
      B: { hand: [stop] },
    });
    t.cast("Lightning Bolt", "B").pass().cast("Time Stop").resolve();
    expect(t.exile().sort()).toEqual(["Lightning Bolt", "Time Stop"]);
    expect(t.state.turn.number).toBe(6);
    expect(t.life("B")).toBe(20);
  });

  it("ends a game by effect", () => {
    const win = play({ A: { hand: [spell("Win", [{ kind: "winGame", who: { kind: "you" } }])] } });
    win.cast("Win").resolve();
    expect(win.state.result).toEqual({ winners: [0], reason: "effect" });
    const lose = play({ A: { hand: [spell("Lose", [{ kind: "loseGame", who: { kind: "opponents" } }])] } });
    lose.cast("Lose").resolve();
    expect(lose.state.result).toMatchObject({ winners: [0] });
    const draw = play({ A: { hand: [spell("Draw", [{ kind: "drawGame" }])] } });
    draw.cast("Draw").resolve();
    expect(draw.state.result).toMatchObject({ winners: [] });
  });

  it("has the monarch draw at the end step, until a creature deals combat damage to that player (CR 722.2)", () => {
    const crown = card("Crown", {
      types: ["instant"],
      manaCost: ["0"],
      abilities: [
        {
          kind: "spell",
          body: { kind: "plain", effects: [{ kind: "becomeMonarch", who: { kind: "you" } }] },
        },
      ],
    });
    const t = play({ A: { hand: [crown] }, B: { battlefield: [bears] } });
    t.cast("Crown").resolve();
    t.to("end");
    expect(t.stack()).toHaveLength(1);
    t.resolve();
    expect(t.hand("A")).toHaveLength(1);
    t.to("precombatMain", 6).attack("Grizzly Bears").fight();
    expect(t.state.turn.monarch).toBe(1);
    t.to("end", 6).resolve();
    expect(t.hand("B")).toHaveLength(2);
  });
});
