import type { Effect, EventPattern } from "@spellroom/card-language";
import { describe, expect, it } from "vitest";
import type { Play } from "../../effects/play.ts";
import { CREATURES, creature, enchantment, self, YOURS } from "../../support/cards.ts";
import { giant, lives } from "./giant.ts";

const bear = (name: string) => creature(name, 2, 2);
const wide = creature("Wide", 0, 6, {
  abilities: [self({ kind: "restriction", restriction: { kind: "canBlockAdditional", count: 1 } })],
});
const ANY_CREATURE = { filter: { of: [CREATURES] } } as const;
const GAIN: Effect = { kind: "gainLife", who: { kind: "you" }, amount: 1 };
/** The player whom the event names is marked by an energy counter, which no team shares. */
const MARK: Effect = { kind: "addPlayerCounters", counter: "energy", amount: 1, who: { kind: "event" } };

function whenever(event: EventPattern, effect: Effect = GAIN) {
  return enchantment("Watch", { kind: "triggered", event, body: { kind: "plain", effects: [effect] } });
}

/** Ash attacks C, Birch attacks D. */
function attacked(watch: ReturnType<typeof whenever>): Play {
  const t = giant({
    A: { battlefield: [bear("Ash"), watch] },
    B: { battlefield: [bear("Birch")] },
    D: { battlefield: [wide] },
  });
  t.toAttackers().say(t.attacks("Ash/C")).say(t.attacks("Birch/D"));
  while (t.decision.kind === "act") t.pass();
  return t;
}

/** Wide, of D, blocks both. */
function blockedAcross(watch: ReturnType<typeof whenever>): Play {
  return attacked(watch).block("Wide>Ash+Birch").resolveAll();
}

function marks(t: Play): number[] {
  return t.state.players.map(({ counters }) => counters.energy ?? 0);
}

describe("one creature that blocks attackers of both players on a team (CR 805.10d)", () => {
  it("blocks once (509.5a)", () => {
    expect(lives(blockedAcross(whenever({ kind: "blocks", what: ANY_CREATURE })))).toEqual([31, 31, 30, 30]);
  });

  it("blocks a creature once for each (509.5b)", () => {
    const watch = whenever({ kind: "blocks", what: ANY_CREATURE, blocked: ANY_CREATURE });
    expect(lives(blockedAcross(watch))).toEqual([32, 32, 30, 30]);
  });

  it("has each of the attackers become blocked once, by the one player it attacks (509.5c, 805.10e)", () => {
    const watch = whenever({ kind: "becomesBlocked", what: ANY_CREATURE }, MARK);
    expect(marks(blockedAcross(watch))).toEqual([0, 0, 1, 1]);
  });

  it("has each of the attackers become blocked by a creature once (509.5d)", () => {
    const watch = whenever({ kind: "becomesBlocked", what: ANY_CREATURE, by: ANY_CREATURE }, MARK);
    expect(marks(blockedAcross(watch))).toEqual([0, 0, 1, 1]);
  });
});

describe("attackers that a team doesn't block (CR 509.5g, 805.10e)", () => {
  const watch = whenever({ kind: "notBlocked", what: { filter: { of: [CREATURES, YOURS] } } }, MARK);
  const watchAll = whenever({ kind: "notBlocked", what: ANY_CREATURE }, MARK);

  it("aren't blocked once each, by the player whom each attacks", () => {
    expect(marks(attacked(watchAll).block().resolveAll())).toEqual([0, 0, 1, 1]);
  });

  it("are those that no creature of either player blocks", () => {
    expect(marks(attacked(watchAll).block("Wide>Ash").resolveAll())).toEqual([0, 0, 0, 1]);
    expect(marks(attacked(watch).block("Wide>Birch").resolveAll())).toEqual([0, 0, 1, 0]);
  });
});
