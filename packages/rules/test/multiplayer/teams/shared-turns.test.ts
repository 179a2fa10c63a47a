import type { Effect } from "@spellroom/card-language";
import { rulesetById } from "@spellroom/cards";
import { describe, expect, it } from "vitest";
import {
  type Choice,
  choose,
  type Decision,
  type GameState,
  startGame,
  teamOfSeat,
} from "../../../src/index.ts";
import { PLAYER_TARGET, type Play, play, real, spell } from "../../effects/play.ts";
import { card, creature, enchantment } from "../../support/cards.ts";
import { giant, lives, untilActs } from "./giant.ts";

const CHOSEN = { kind: "target", target: "t1" } as const;
const YOU = { kind: "you" } as const;
const ALL = { kind: "allPlayers" } as const;
const THEM = { kind: "event" } as const;
const GAIN: Effect = { kind: "gainLife", who: YOU, amount: 1 };

function atUpkeep(
  name: string,
  whose: typeof YOU | typeof ALL | { readonly kind: "opponents" },
  effect: Effect,
) {
  return enchantment(name, {
    kind: "triggered",
    event: { kind: "stepBegins", step: "upkeep", whose },
    body: { kind: "plain", effects: [effect] },
  });
}

/** To the next turn's upkeep, with everything that triggered there resolved. */
function nextUpkeep(t: Play): Play {
  return t.to("upkeep", t.state.turn.number + 1).resolveAll();
}

function sizes(t: Play): number[] {
  return t.state.players.map(({ hand }) => hand.length);
}

describe("turns that a team takes together (CR 805.4)", () => {
  it("go from one team to the other", () => {
    const t = giant({});
    const turns = [t.state.turn.active];
    for (let count = 0; count < 3; count++)
      turns.push(t.to("upkeep", t.state.turn.number + 1).state.turn.active);
    expect(turns).toEqual([0, 2, 0, 2]);
  });

  it("untap the permanents of both players, and of no one else", () => {
    const tapped = (name: string) => ({
      card: creature(name, 1, 1),
      as: { status: { tapped: true, flipped: false, faceDown: null, phasedOut: false } },
    });
    const t = giant({
      A: { battlefield: [tapped("Ash")] },
      B: { battlefield: [tapped("Birch")] },
      C: { battlefield: [tapped("Cedar")] },
      D: { battlefield: [tapped("Date")] },
    });
    t.to("upkeep", 6);
    expect(["Ash", "Birch", "Cedar", "Date"].map((name) => t.object(name).status.tapped)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it("have both players draw in the draw step (805.4b)", () => {
    const t = giant({}).to("precombatMain", 6);
    expect(sizes(t)).toEqual([0, 0, 1, 1]);
  });

  it("let each player play a land in a main phase, and a sorcery when the stack is empty (805.4c)", () => {
    const rite = spell("Rite", [GAIN], [], "sorcery");
    const mountain = real("Mountain");
    const t = giant({ A: { hand: [mountain, mountain] }, B: { hand: [mountain, mountain, rite] } });
    t.land("Mountain");
    expect(t.acts().filter((act) => act.startsWith("playLand"))).toEqual([]);
    untilActs(t, "B").land("Mountain").cast("Rite").resolve();
    expect([t.battlefield("A"), t.battlefield("B")]).toEqual([["Mountain"], ["Mountain"]]);
    expect(lives(t)).toEqual([31, 31, 30, 30]);
  });

  it("have all with too many cards discard at the same time (805.6)", () => {
    const cards = Array.from({ length: 8 }, () => real("Mountain"));
    const t = giant({ A: { hand: cards }, B: { hand: [...cards, real("Forest")] } }).to("cleanup");
    expect(t.asked).toBe("A pick discardToHandSize");
    t.pick("Mountain");
    expect([t.asked, sizes(t)]).toEqual(["B pick discardToHandSize", [8, 9, 0, 0]]);
    t.pick("Forest", "Mountain");
    expect(sizes(t).slice(0, 2)).toEqual([7, 7]);
    expect(t.graveyard("B").sort()).toEqual(["Forest", "Mountain"]);
  });

  it("come once more for the team where an effect gives a player an extra turn, once where it gives both one (805.8)", () => {
    const more = spell("More", [{ kind: "extraTurn", who: CHOSEN }], [PLAYER_TARGET]);
    const both = spell("Both", [{ kind: "extraTurn", who: ALL }]);
    const t = giant({ A: { hand: [more] } });
    t.cast("More", "B").resolve().to("upkeep", 6);
    expect(t.state.turn.active).toBe(0);
    expect(t.to("upkeep", 7).state.turn.active).toBe(2);
    const u = giant({ A: { hand: [both] } });
    u.cast("Both").resolve();
    const turns: number[] = [];
    for (let count = 0; count < 3; count++)
      turns.push(u.to("upkeep", u.state.turn.number + 1).state.turn.active);
    expect(turns).toEqual([0, 2, 2]);
  });

  it("are skipped by the team where an effect makes one of its players skip one (805.8)", () => {
    const skip = spell("Skip", [{ kind: "skipNext", who: CHOSEN, what: "turn" }], [PLAYER_TARGET]);
    const t = giant({ A: { hand: [skip] } });
    t.cast("Skip", "D").resolve().to("upkeep", 6);
    expect(t.state.turn.active).toBe(0);
    const skipAll = spell("Skip All", [{ kind: "skipNext", who: { kind: "opponents" }, what: "turn" }]);
    const u = giant({ A: { hand: [skipAll] } });
    u.cast("Skip All").resolve().to("upkeep", 7);
    expect(u.state.turn.active).toBe(2);
  });
});

describe("abilities at the beginning of a team's step (CR 805.4d)", () => {
  it("of your upkeep trigger in the team's, whichever of its players has them", () => {
    const t = giant({ D: { battlefield: [atUpkeep("Own", YOU, GAIN)] } });
    expect(lives(nextUpkeep(t))).toEqual([30, 30, 31, 31]);
    expect(lives(nextUpkeep(t))).toEqual([30, 30, 31, 31]);
  });

  it("of each player's upkeep trigger for each of them where they speak of that player", () => {
    const that = atUpkeep("That", ALL, { kind: "loseLife", who: THEM, amount: 1 });
    expect(lives(nextUpkeep(giant({ A: { battlefield: [that] } })))).toEqual([30, 30, 28, 28]);
  });

  it("of each player's upkeep trigger for each of them where they speak of each other player", () => {
    const others: Effect = { kind: "loseLife", who: { kind: "otherThanEventPlayer" }, amount: 1 };
    const t = giant({ A: { battlefield: [atUpkeep("Others", ALL, others)] } });
    expect(lives(nextUpkeep(t))).toEqual([26, 26, 28, 28]);
  });

  it("of each opponent's upkeep trigger once where they speak of nobody there", () => {
    const each = atUpkeep("Each", { kind: "opponents" }, GAIN);
    const t = giant({ A: { battlefield: [each] } });
    expect(lives(nextUpkeep(t))).toEqual([31, 31, 30, 30]);
    expect(lives(nextUpkeep(t))).toEqual([31, 31, 30, 30]);
  });
});

describe("priority of teams (CR 805.5)", () => {
  it("lets either player act, and passes when neither does", () => {
    const t = giant({ B: { hand: [spell("Spark", [GAIN])] } });
    expect(t.asked).toBe("A act priority");
    t.pass().cast("Spark");
    expect([t.asked, t.stack()]).toEqual(["B act priority", ["Spark"]]);
    t.pass();
    expect(t.asked).toBe("A act priority");
    t.pass();
    expect([t.asked, t.stack()]).toEqual(["C act priority", ["Spark"]]);
    t.pass();
    expect([t.asked, t.stack()]).toEqual(["D act priority", ["Spark"]]);
    t.pass();
    expect([t.asked, t.stack(), lives(t)]).toEqual(["A act priority", [], [31, 31, 30, 30]]);
  });

  it("puts the triggered abilities of both players on the stack in one order, the primary player's (805.7)", () => {
    const t = giant({
      C: { battlefield: [atUpkeep("Cast", YOU, GAIN)] },
      D: { battlefield: [atUpkeep("Dread", YOU, { kind: "loseLife", who: YOU, amount: 2 })] },
    }).to("upkeep", 6);
    expect([t.asked, t.options()]).toEqual([
      "C order orderTriggers",
      ["ability of Cast", "ability of Dread"],
    ]);
    t.pick("ability of Dread", "ability of Cast");
    expect(t.stack()).toEqual(["ability of Dread", "ability of Cast"]);
  });
});

describe("what a turn of one's team is", () => {
  it("is one's own for a card that asks (102.1, 805.4a)", () => {
    const dawn = (name: string) =>
      creature(name, 1, 1, {
        abilities: [
          {
            kind: "static",
            condition: { kind: "turn", whose: YOU },
            effects: [
              {
                kind: "modify",
                what: "this",
                modifications: [{ kind: "addPT", power: 4, toughness: 4 }],
              },
            ],
          },
        ],
      });
    const t = giant({ B: { battlefield: [dawn("Birch")] }, D: { battlefield: [dawn("Date")] } });
    expect([t.pt("Birch"), t.pt("Date")]).toEqual(["5/5", "1/1"]);
    t.to("upkeep", 6);
    expect([t.pt("Birch"), t.pt("Date")]).toEqual(["1/1", "5/5"]);
  });

  it("ends what lasts until the next turn of a player who isn't the primary one", () => {
    const shield = card("Shield", {
      types: ["instant"],
      manaCost: ["0"],
      abilities: [
        {
          kind: "spell",
          body: {
            kind: "plain",
            effects: [
              {
                kind: "createRule",
                rule: { kind: "cantGainLife", who: { kind: "opponents" } },
                duration: "yourNextTurn",
              },
            ],
          },
        },
      ],
    });
    const t = giant({ B: { hand: [shield] }, C: { hand: [spell("Salve", [GAIN]), spell("Salve", [GAIN])] } });
    untilActs(t, "B").cast("Shield").resolve();
    t.to("precombatMain", 6).cast("Salve").resolve();
    expect(lives(t)).toEqual([30, 30, 30, 30]);
    t.to("upkeep", 7);
    untilActs(t, "C").cast("Salve").resolve();
    expect(lives(t)).toEqual([30, 30, 31, 31]);
  });
});

describe("a team that is controlled by another player (CR 805.8)", () => {
  it("has all its choices made by that player in its next turn, whichever of its players was meant", () => {
    const fears = spell("Fears", [{ kind: "controlNextTurn", who: YOU, of: CHOSEN }], [PLAYER_TARGET]);
    const t = giant({
      A: { hand: [fears] },
      C: { hand: [spell("Spark", [GAIN])], battlefield: [creature("Cedar", 1, 1)] },
      D: {
        hand: Array.from({ length: 7 }, () => real("Mountain")),
        battlefield: [creature("Date", 1, 1), atUpkeep("Dawn", YOU, GAIN), atUpkeep("Dew", YOU, GAIN)],
      },
    });
    t.cast("Fears", "D").resolve().to("upkeep", 6);
    expect([t.state.turn.active, t.asked]).toEqual([2, "A order orderTriggers"]);
    t.pick("ability of Dawn", "ability of Dew");
    expect([t.asked, t.canCast("Spark")]).toEqual(["A act priority", true]);
    t.toAttackers();
    for (const attacker of ["Cedar", "Date"]) {
      expect(t.asked).toBe("A attackers declareAttackers");
      t.say(t.attacks(attacker));
    }
    t.to("cleanup");
    expect([t.asked, t.options()]).toEqual(["A pick discardToHandSize", Array(8).fill("Mountain")]);
    t.pick("Mountain").to("upkeep", 8);
    expect(t.asked).toBe("D order orderTriggers");
  });
});

describe("day and night (CR 502.2a, 728.2)", () => {
  const dawn = spell("Dawn", [{ kind: "keywordAction", action: "dayBecomes" }]);
  const dusk = spell("Dusk", [{ kind: "keywordAction", action: "nightBecomes" }]);
  const trifle = spell("Trifle", [GAIN]);

  it("day turns to night when nobody on the team whose turn it was has cast a spell in it", () => {
    const t = giant({ B: { hand: [trifle] }, C: { hand: [dawn] } });
    t.to("precombatMain", 6).cast("Dawn").resolve().to("precombatMain", 7);
    expect(t.state.turn.day).toBe("day");
    untilActs(t, "B").cast("Trifle").resolve();
    expect(t.to("upkeep", 8).state.turn.day).toBe("day");
    expect(t.to("upkeep", 9).state.turn.day).toBe("night");
  });

  it("night turns to day when one of them has cast two, not when both have cast one", () => {
    const t = giant({
      A: { hand: [dusk] },
      C: { hand: [trifle, trifle, trifle] },
      D: { hand: [trifle] },
    });
    t.cast("Dusk").resolve().to("precombatMain", 6).cast("Trifle").resolve();
    untilActs(t, "D").cast("Trifle").resolve();
    expect(t.to("upkeep", 7).state.turn.day).toBe("night");
    t.to("precombatMain", 8).cast("Trifle").resolve().cast("Trifle").resolve();
    expect(t.to("upkeep", 9).state.turn.day).toBe("day");
  });
});

describe("the beginning of a game of teams", () => {
  const deck = Array.from({ length: 40 }, () => real("Mountain"));
  const players = ["Ada", "Bo", "Cy", "Di"].map((name) => ({ name, deck }));
  const begin = (startingSeat?: number): GameState =>
    startGame({
      ruleset: rulesetById("twoHeadedGiant"),
      seed: "5".repeat(64),
      players,
      ...(startingSeat === undefined ? {} : { startingSeat }),
    }).state;

  it("has the players who sit side by side on a team, with 30 life (103.4a, 805.1)", () => {
    const state = begin(0);
    expect(state.players.map(({ seat, life }) => [teamOfSeat(state.ruleset, seat), life])).toEqual([
      [0, 30],
      [0, 30],
      [1, 30],
      [1, 30],
    ]);
  });

  it("begins with the primary player of the starting team, whoever on it was named (103.1a, 805.2)", () => {
    expect([begin(2), begin(3)].map(({ turn }) => turn.active)).toEqual([2, 2]);
    expect([0, 2]).toContain(begin().turn.active);
  });

  it("asks the starting team about mulligans before the other, of which each player's first is free (103.5c-d)", () => {
    expect(new Asked(begin(2)).order).toEqual([2, 3, 0, 1]);
    const { order, state } = new Asked(
      begin(2),
      new Map([
        [1, 1],
        [3, 2],
      ]),
    );
    expect(order).toEqual([2, 3, 0, 1, 3, 1, 3]);
    expect(state.decision).toMatchObject({ seat: 3, kind: "pick", min: 1, max: 1 });
    expect(state.players.map(({ hand }) => hand.length)).toEqual([7, 7, 7, 7]);
  });

  it("has the starting team skip its first draw, and both of the other team draw (103.8b, 810.6)", () => {
    let state = new Asked(begin(2)).state;
    const hands: number[][] = [];
    for (let count = 0; count < 200 && hands.length < 2; count++) {
      const { turn, decision } = state;
      if (turn.step === "precombatMain" && turn.number === hands.length + 1)
        hands.push(state.players.map(({ hand }) => hand.length));
      if (!decision) break;
      state = answered(state);
    }
    expect(hands).toEqual([
      [7, 7, 7, 7],
      [8, 8, 7, 7],
    ]);
  });
});

/** Keeps every hand after so many mulligans of its player's, and notes in which order players were asked. */
class Asked {
  state: GameState;
  readonly order: number[] = [];

  constructor(from: GameState, mulligans: ReadonlyMap<number, number> = new Map()) {
    this.state = from;
    while (this.state.decision?.prompt.key === "mulligan") {
      const { seat } = this.state.decision;
      const before = this.order.filter((one) => one === seat).length;
      this.order.push(seat);
      this.state = answered(this.state, { kind: "confirm", yes: before < (mulligans.get(seat) ?? 0) });
    }
  }
}

/** Answers as is said, else passes, keeps, and attacks with nothing. */
function answered(state: GameState, choice?: Choice): GameState {
  const { decision } = state;
  if (!decision) throw new Error("nobody is asked");
  const chosen = choose(state, decision.seat, decision.id, choice ?? leastOf(decision));
  if (!chosen.ok) throw new Error(JSON.stringify(chosen.refusal));
  return chosen.state;
}

function leastOf({ kind }: Decision): Choice {
  switch (kind) {
    case "act":
      return { kind, act: "pass" };
    case "confirm":
      return { kind, yes: false };
    case "attackers":
      return { kind, attacks: [] };
    default:
      throw new Error(`asked for ${kind}`);
  }
}

describe("teams that take turns and lose by themselves (CR 808)", () => {
  const own = {
    ...rulesetById("freeForAll"),
    id: "teamVersusTeam",
    players: { min: 4, max: 4 },
    teams: { size: 2, sharedTurns: false, sharedLife: false },
  };

  it("have turns and life totals of each player", () => {
    const drain = spell("Drain", [{ kind: "loseLife", who: CHOSEN, amount: 4 }], [PLAYER_TARGET]);
    const t = play({ A: { hand: [drain] }, B: {}, C: {}, D: {} }, own);
    t.cast("Drain", "D").resolve();
    expect(lives(t)).toEqual([20, 20, 20, 16]);
    const turns = [t.state.turn.active];
    for (let count = 0; count < 4; count++)
      turns.push(t.to("upkeep", t.state.turn.number + 1).state.turn.active);
    expect(turns).toEqual([0, 1, 2, 3, 0]);
  });

  it("go on without a player who has lost, who wins along with the team (104.2c, 104.3g)", () => {
    const t = play({ A: {}, B: {}, C: {}, D: {} }, own);
    t.concede("B");
    expect(t.state.result).toBeNull();
    t.concede("C");
    expect(t.state.result).toBeNull();
    t.concede("D");
    expect(t.state.result).toEqual({ winners: [0, 1], reason: "lastStanding" });
  });
});
