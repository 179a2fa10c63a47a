import type { Effect, RuleEffect } from "@spellroom/card-language";
import { describe, expect, it } from "vitest";
import { PLAYER_TARGET, type Play, real, spell } from "../../effects/play.ts";
import { always, card, enchantment } from "../../support/cards.ts";
import { giant, lives, untilActs } from "./giant.ts";

const CHOSEN = { kind: "target", target: "t1" } as const;
const ALL = { kind: "allPlayers" } as const;

function onTarget(name: string, ...effects: readonly Effect[]) {
  return spell(name, effects, [PLAYER_TARGET]);
}

function rule(name: string, one: RuleEffect) {
  return enchantment(name, always({ kind: "rule", rule: one }));
}

function poison(t: Play): number[] {
  return t.state.players.map(({ counters }) => counters.poison ?? 0);
}

describe("a life total that a team shares (CR 810.9)", () => {
  it("loses what is dealt to each player on it: 4 damage to each player are 8 to each team", () => {
    const t = giant({ A: { hand: [real("Flame Rift")], battlefield: [real("Mountain"), real("Mountain")] } });
    t.cast("Flame Rift").resolve();
    expect(lives(t)).toEqual([22, 22, 22, 22]);
    const told = t.events.filter((event) => event.kind === "lifeChanged");
    expect(told.map(({ seat, change }) => `${seat}: ${change}`).sort()).toEqual([
      "0: -4",
      "1: -4",
      "2: -4",
      "3: -4",
    ]);
  });

  it("is what is asked of an individual player's: doubling 17 makes 34 (810.9a)", () => {
    const beacon = onTarget("Beacon", {
      kind: "gainLife",
      who: CHOSEN,
      amount: { kind: "life", of: CHOSEN },
    });
    const t = giant({ A: { hand: [beacon] } }, { AB: 30, CD: 17 });
    t.cast("Beacon", "D").resolve();
    expect(lives(t)).toEqual([30, 30, 34, 34]);
  });

  it("pays for a land that enters untapped, unless it can't change (810.9c, 119.8)", () => {
    const shrine = card("Costly Shrine", {
      types: ["land"],
      abilities: [
        always({
          kind: "replacement",
          replacement: {
            kind: "enters",
            what: "this",
            with: { payLife: { amount: 2, otherwise: "tapped" } },
          },
        }),
      ],
    });
    const t = giant({ A: { hand: [shrine] } });
    t.land("Costly Shrine").yes();
    expect(lives(t)).toEqual([28, 28, 30, 30]);
    const fixed = giant({ A: { hand: [shrine] }, B: { battlefield: [real("Platinum Emperion")] } });
    fixed.land("Costly Shrine");
    expect([lives(fixed), fixed.object("Costly Shrine").status.tapped]).toEqual([[30, 30, 30, 30], true]);
  });

  it("counts once where the life of both players on a team is added up", () => {
    const tally = spell("Tally", [
      { kind: "gainLife", who: { kind: "you" }, amount: { kind: "life", of: { kind: "opponents" } } },
    ]);
    const t = giant({ A: { hand: [tally] } }, { AB: 30, CD: 11 });
    t.cast("Tally").resolve();
    expect(lives(t)).toEqual([41, 41, 11, 11]);
  });

  it("becomes a number by what one player gains or loses (810.9c)", () => {
    const t = giant(
      { A: { hand: [onTarget("Ten", { kind: "setLife", who: CHOSEN, to: 10 })] } },
      { AB: 30, CD: 25 },
    );
    t.cast("Ten", "C").resolve();
    expect(lives(t)).toEqual([30, 30, 10, 10]);
  });

  it("is set for one player of each team, whom the team chooses, where it would be for all (810.9d)", () => {
    const repay = spell("Repay", [
      { kind: "setLife", who: ALL, to: { kind: "life", of: ALL, which: "least" } },
    ]);
    const t = giant({ A: { hand: [repay] } }, { AB: 13, CD: 7 });
    t.cast("Repay").resolve();
    expect([t.asked, t.options()]).toEqual(["A pick choosePlayer", ["A", "B"]]);
    t.pick("B");
    expect(t.asked).toBe("C pick choosePlayer");
    t.pick("C");
    expect(lives(t)).toEqual([7, 7, 7, 7]);
    const lost = t.events.flatMap((event) => (event.kind === "lifeChanged" ? [event.seat] : []));
    expect(lost).toEqual([1]);
  });

  it("is not exchanged between teammates (810.9e), but is with an opponent", () => {
    const swap = onTarget("Swap", { kind: "exchangeLife", who: { kind: "you" }, with: CHOSEN });
    const t = giant({ A: { hand: [swap, swap] } }, { AB: 12, CD: 21 });
    t.cast("Swap", "B").resolve();
    expect(lives(t)).toEqual([12, 12, 21, 21]);
    t.cast("Swap", "C").resolve();
    expect(lives(t)).toEqual([21, 21, 12, 12]);
  });

  it("can't be raised by a player whose teammate can't gain life (810.9g)", () => {
    const gain = spell("Salve", [{ kind: "gainLife", who: { kind: "you" }, amount: 3 }]);
    const t = giant({
      A: { hand: [gain] },
      B: { battlefield: [rule("No Gain", { kind: "cantGainLife", who: { kind: "you" } })] },
      C: { hand: [gain] },
    });
    t.cast("Salve").resolve();
    expect(lives(t)).toEqual([30, 30, 30, 30]);
    untilActs(t, "C").cast("Salve").resolve();
    expect(lives(t)).toEqual([30, 30, 33, 33]);
  });

  it("can't be lowered by or for a player whose teammate can't lose life, who can't pay any either (810.9h)", () => {
    const drain = onTarget("Drain", { kind: "loseLife", who: CHOSEN, amount: 2 });
    const priced = enchantment("Priced", {
      kind: "activated",
      cost: [{ kind: "payLife", amount: 1 }],
      body: { kind: "plain", effects: [{ kind: "gainLife", who: { kind: "you" }, amount: 1 }] },
    });
    const t = giant({
      A: { hand: [drain], battlefield: [priced] },
      C: { battlefield: [rule("No Loss", { kind: "cantLoseLife", who: { kind: "you" } })] },
      D: { battlefield: [priced] },
    });
    expect(t.acts()).toContain("activate Priced");
    t.cast("Drain", "D").resolve();
    expect(lives(t)).toEqual([30, 30, 30, 30]);
    untilActs(t, "D");
    expect(t.acts()).not.toContain("activate Priced");
  });

  it("pays for each of its players, as long as there is enough of it (119.4a)", () => {
    const priced = enchantment("Priced", {
      kind: "activated",
      cost: [{ kind: "payLife", amount: 20 }],
      body: { kind: "plain", effects: [{ kind: "draw", who: { kind: "you" }, amount: 1 }] },
    });
    const t = giant({ A: { battlefield: [priced] }, B: { battlefield: [priced] } });
    t.activate("Priced").resolve();
    expect(lives(t)).toEqual([10, 10, 30, 30]);
    untilActs(t, "B");
    expect(t.acts()).toEqual([]);
  });
});

describe("poison counters that a team shares (CR 810.10)", () => {
  const venom = (amount: number) =>
    onTarget(`Venom ${amount}`, { kind: "addPlayerCounters", counter: "poison", amount, who: CHOSEN });

  it("are the team's whoever of it gets them, and fifteen of them lose the game (704.6b, 810.8d)", () => {
    const t = giant({ A: { hand: [venom(9), venom(5), venom(1)] } });
    t.cast("Venom 9", "C").resolve().cast("Venom 5", "D").resolve();
    expect(poison(t)).toEqual([0, 0, 14, 14]);
    expect(t.state.result).toBeNull();
    t.cast("Venom 1", "D").resolve();
    expect(t.state.players.map(({ lost }) => lost)).toEqual([null, null, "poison", "poison"]);
    expect(t.state.result?.winners).toEqual([0, 1]);
  });

  it("aren't got by a player whose teammate can't get any (810.10c)", () => {
    const t = giant({
      A: { hand: [venom(2)] },
      D: {
        battlefield: [rule("Immune", { kind: "cantPutCounters", who: { kind: "you" }, counter: "poison" })],
      },
    });
    t.cast("Venom 2", "C").resolve();
    expect(poison(t)).toEqual([0, 0, 0, 0]);
  });

  it("grow by one where somebody proliferates for both players on a team (701.27b)", () => {
    const proliferate = spell("Grow", [{ kind: "keywordAction", action: "proliferate" }]);
    const t = giant({ A: { hand: [venom(3), proliferate] } });
    t.cast("Venom 3", "C").resolve();
    t.cast("Grow").resolve().pick("C", "D");
    expect(poison(t)).toEqual([0, 0, 4, 4]);
  });

  it("of a player's opponents are those of their team, once", () => {
    const count = spell("Count", [
      {
        kind: "gainLife",
        who: { kind: "you" },
        amount: { kind: "playerCounters", of: { kind: "opponents" }, counter: "poison" },
      },
    ]);
    const t = giant({ A: { hand: [venom(4), count] } });
    t.cast("Venom 4", "D").resolve().cast("Count").resolve();
    expect(lives(t)).toEqual([34, 34, 30, 30]);
  });
});
