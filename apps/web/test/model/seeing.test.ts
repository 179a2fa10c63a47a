import type { EventView } from "@spellroom/protocol";
import { describe, expect, it } from "vitest";
import { creature, tableOf } from "../../src/dev/make.ts";
import { SOUNDS, soundOf, soundsOf } from "../../src/sound/sounds.ts";
import { incomingDamage } from "../../src/table/model/incoming.ts";
import { readingMs } from "../../src/table/model/reading-time.ts";
import { freshIn } from "../../src/table/seeing/fresh-events.ts";

const what = { key: "p1", card: null };
const damage: EventView = {
  kind: "damage",
  source: what,
  to: { seat: 0 },
  amount: 3,
  combat: true,
  prevented: false,
};

describe("sounds", () => {
  it("are a dozen or more, each made of tones that end", () => {
    expect(Object.keys(SOUNDS).length).toBeGreaterThanOrEqual(12);
    for (const { from, to, lasts, gain } of Object.values(SOUNDS).flat()) {
      expect(Math.min(from, to, lasts)).toBeGreaterThan(0);
      expect(lasts).toBeLessThan(1);
      expect(gain).toBeLessThanOrEqual(0.5);
    }
  });

  it("come from what happens; victory and defeat are heard from one's own seat", () => {
    const ended: EventView = { kind: "gameEnded", winners: [1], reason: "lastStanding" };
    expect([soundOf(ended, 1), soundOf(ended, 0), soundOf(ended, null)]).toEqual(["won", "lost", "won"]);
    expect(soundOf(damage, 0)).toBe("damage");
    expect(soundOf({ ...damage, prevented: true }, 0)).toBeNull();
    expect(soundOf({ kind: "stepBegan", step: "draw", seat: 0 }, 0)).toBeNull();
  });

  it("of the same moment are heard once each, and few of them", () => {
    const drew: EventView = { kind: "drew", seat: 0, count: 1 };
    expect(soundsOf([damage, damage, drew, damage], 0)).toEqual(["damage", "draw"]);
    expect(soundsOf([damage, drew, { kind: "shuffled", seat: 0 }], 0, 2)).toEqual(["damage", "draw"]);
  });
});

describe("what is shown and heard", () => {
  const log = [3, 4, 5].map((id) => ({ id, event: damage }));

  it("is what is new, and nothing where the log begins again", () => {
    expect(freshIn(log, 3).map(({ id }) => id)).toEqual([4, 5]);
    expect(freshIn(log, 5)).toEqual([]);
    expect(freshIn(log, 40)).toEqual([]);
  });

  it("stays as long as it takes to read at the player's pace", () => {
    const short = { name: "Shock", text: ["Shock deals 2 damage to any target."] };
    const long = { name: "Charm", text: Array.from({ length: 6 }, () => "Choose one of several things.") };
    expect(readingMs(long, "normal")).toBeGreaterThan(readingMs(short, "normal"));
    expect(readingMs(short, "slow")).toBeGreaterThan(readingMs(short, "quick"));
    expect(readingMs(long, "off")).toBe(0);
  });
});

describe("incoming damage", () => {
  const attacker = (key: string, power: number, blocked = false) => ({
    ...creature(key, "Grizzly Bears", [2, 2]),
    power,
    blocked,
    attacking: { seat: 0 },
  });

  it("is the power of what attacks a player and isn't blocked, in combat", () => {
    const objects = [attacker("a", 2), attacker("b", 5, true), attacker("c", -1)];
    const table = { ...tableOf(objects), step: "declareBlockers" as const };
    expect([incomingDamage(table, 0), incomingDamage(table, 1)]).toEqual([2, 0]);
    expect(incomingDamage({ ...table, step: "endOfCombat" as const }, 0)).toBe(0);
  });
});
