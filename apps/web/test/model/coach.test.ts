import { describe, expect, it } from "vitest";
import { object } from "../../src/dev/make.ts";
import { DRILLS } from "../../src/drills/index.ts";
import { COACH_TEXTS } from "../../src/table/coach/coach-texts.ts";
import { goalOf, type Situation, TOPICS, topicOf } from "../../src/table/coach/topic.ts";

type Table = NonNullable<Situation["table"]>;
type Decision = NonNullable<Situation["decision"]>;

const NEVER = (): boolean => false;

function table(given: Partial<Table> = {}): Table {
  return {
    matchId: "m",
    seq: 1,
    turn: 1,
    turnsBefore: 0,
    active: 0,
    step: "precombatMain",
    monarch: null,
    teams: null,
    day: null,
    players: [],
    objects: {},
    waiting: null,
    result: null,
    watchers: 0,
    ...given,
  };
}

function acts(...some: Extract<Decision, { kind: "act" }>["acts"]): Decision {
  return { id: 1, prompt: "priority", source: null, kind: "act", acts: [{ kind: "pass" }, ...some] };
}

function creature(controller: number): Table["objects"][string] {
  return object("p1", "Grizzly Bears", { owner: controller, card: null, power: 2, toughness: 2 });
}

const LAND = { kind: "playLand", key: "s1", face: 0, via: null } as const;
const CAST = { kind: "cast", key: "s2", face: 0, via: null, cost: ["1", "G"] } as const;

describe("the coach of the first game", () => {
  it("speaks of lands before creatures, and of what is left to do after both", () => {
    const about = (decision: Decision) => topicOf({ seat: 0, table: table(), decision }, NEVER);
    expect(about(acts(CAST, LAND))).toBe("land");
    expect(about(acts(CAST))).toBe("cast");
    expect(about(acts())).toBe("endTurn");
  });

  it("tells an instant from what is cast in one's own turn", () => {
    const isInstant = (key: string): boolean => key === "s2";
    const theirs = table({ active: 1, objects: { p1: creature(0) } });
    expect(topicOf({ seat: 0, table: theirs, decision: acts(CAST) }, isInstant)).toBe("instant");
    expect(topicOf({ seat: 0, table: theirs, decision: acts() }, isInstant)).toBe("nothing");
    expect(topicOf({ seat: 0, table: theirs, decision: null }, isInstant)).toBe("theirTurn");
  });

  it("speaks of instants only to those who have a creature for them: the opponent's would grow otherwise", () => {
    const isInstant = (key: string): boolean => key === "s2";
    const theirs = table({ active: 1, objects: { p1: creature(1) } });
    expect(topicOf({ seat: 0, table: theirs, decision: acts(CAST) }, isInstant)).toBe("nothing");
  });

  it("says who has won", () => {
    const over = table({ result: { winners: [0], reason: "lastStanding" } });
    expect(topicOf({ seat: 0, table: over, decision: null }, NEVER)).toBe("won");
    expect(topicOf({ seat: 1, table: over, decision: null }, NEVER)).toBe("lost");
  });

  it("counts only what the player has done", () => {
    const what = { key: "p1", card: { definition: "d", face: 0 } };
    const cast = { kind: "cast", seat: 0, what, targets: [], from: "hand" } as const;
    expect(goalOf(cast, 0, NEVER)).toBe("cast");
    expect(goalOf(cast, 0, () => true)).toBe("instant");
    expect(goalOf(cast, 1, NEVER)).toBeNull();
  });

  it("has something to say of every topic in both languages", () => {
    for (const { topics } of Object.values(COACH_TEXTS))
      for (const topic of TOPICS) expect(topics[topic].text.length, topic).toBeGreaterThan(40);
  });

  it("keeps French punctuation on the line of the word before it, in drills as well", () => {
    const texts = [COACH_TEXTS.fr, ...DRILLS.map(({ texts: { fr } }) => fr)];
    expect(texts.map((one) => JSON.stringify(one)).filter((text) => / [;:!?»]|« /.test(text))).toEqual([]);
  });
});
