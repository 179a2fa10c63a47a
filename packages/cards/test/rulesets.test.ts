import { STEPS } from "@spellroom/card-language";
import { describe, expect, it } from "vitest";
import { loadFormats, loadPool, loadRulesets, rulesetById, rulesetSchema } from "../src/index.ts";

const full = rulesetById("full");

function problems(document: unknown): readonly string[] {
  const result = rulesetSchema.safeParse(document);
  return result.success ? [] : result.error.issues.map((issue) => issue.path.join("."));
}

/** What is another number for two teams than for two players. */
function differentIn({ startingLife, poisonToLose, firstDrawSkippedUpTo, players }: typeof full) {
  return { startingLife, poisonToLose, firstDrawSkippedUpTo, players };
}

describe("the rulesets", () => {
  it("are the full game for two, for many, for two teams, with mana burn, and the simplified one of 2017", () => {
    expect([...loadRulesets().keys()].sort()).toEqual([
      "commander",
      "freeForAll",
      "full",
      "manaBurn",
      "simplified2017",
      "twoHeadedGiant",
    ]);
  });

  it("have the steps of the full game in turn order, with priority in all but two", () => {
    expect(full.steps.map((step) => step.step)).toEqual([...STEPS]);
    expect(full.steps.filter((step) => step.priority !== "always").map((step) => step.step)).toEqual([
      "untap",
      "cleanup",
    ]);
    expect(full.steps.filter((step) => step.main).map((step) => step.step)).toEqual([
      "precombatMain",
      "postcombatMain",
    ]);
  });

  it("differ from the full game only in what makes the variant", () => {
    const burning = rulesetById("manaBurn");
    expect({ ...burning, id: full.id, name: full.name, summary: full.summary, manaBurn: false }).toEqual(
      full,
    );
    const many = rulesetById("freeForAll");
    expect({ ...many, id: full.id, name: full.name, summary: full.summary, players: full.players }).toEqual(
      full,
    );
  });

  it("of two teams have turns, life totals and poison counters of a team, and differ in nothing else", () => {
    const { teams, ...giant } = rulesetById("twoHeadedGiant");
    expect(teams).toEqual({ size: 2, sharedTurns: true, sharedLife: true });
    expect(differentIn(giant)).toEqual({
      startingLife: 30,
      poisonToLose: 15,
      firstDrawSkippedUpTo: 4,
      players: { min: 4, max: 4 },
    });
    const { id, name, summary } = full;
    expect({ ...giant, id, name, summary, ...differentIn(full) }).toEqual(full);
  });

  it("sort the cards of the simplified game into its four types", () => {
    const simplified = rulesetById("simplified2017");
    expect(simplified.playedAs?.map((one) => one.name)).toEqual(["invocation", "creature", "land", "spell"]);
    expect(simplified.loseAt).toEqual({ zeroLife: true, emptyLibraryDraw: false });
  });
});

describe("a ruleset document", () => {
  it("is refused with the place of the mistake", () => {
    expect(problems({ ...full, startingLife: 0 })).toEqual(["startingLife"]);
    expect(problems({ ...full, players: { min: 4, max: 2 } })).toEqual(["players"]);
    expect(problems({ ...full, players: { min: 2, max: 9 } })).toEqual(["players.max"]);
    const teams = { size: 2, sharedTurns: true, sharedLife: false };
    expect(problems({ ...full, teams })).toEqual(["teams"]);
    expect(problems({ ...full, teams, players: { min: 4, max: 6 } })).toEqual(["teams"]);
    expect(problems({ ...full, teams, players: { min: 4, max: 4 }, attack: "left" })).toEqual(["teams"]);
    expect(problems({ ...full, teams, players: { min: 6, max: 6 } })).toEqual([]);
    expect(problems({ ...full, landsEachTurn: 2 })).toEqual([""]);
    expect(problems({ ...full, steps: [] })).toContain("steps");
    expect(problems({ ...full, steps: [...full.steps, ...full.steps.slice(0, 1)] })).toEqual([
      "steps.13.step",
    ]);
    expect(problems({ ...full, zones: full.zones.filter((zone) => zone !== "stack") })).toEqual(["zones"]);
    expect(problems(null)).toEqual([""]);
  });

  it.each<[string, object, string]>([
    ["no seat", { rangeOfInfluence: 0 }, "a range of at least 1 seat"],
    [
      "everybody at a table of two",
      { players: { min: 2, max: 2 }, rangeOfInfluence: 1 },
      "more players than the 3 that are within a range of 1 anyway",
    ],
    [
      "everybody at any table",
      { rangeOfInfluence: 4 },
      "more players than the 9 that are within a range of 4 anyway",
    ],
    [
      "each of an unknown number of seats",
      { rangeOfInfluence: [1, 2, 1] },
      "one number for all, as the number of players isn't fixed",
    ],
    [
      "too few seats of a team",
      {
        players: { min: 6, max: 6 },
        teams: { size: 3, sharedTurns: false, sharedLife: false },
        rangeOfInfluence: [1, 2],
      },
      "3 numbers, one for each seat of a team",
    ],
    [
      "teams that share turns",
      {
        players: { min: 6, max: 6 },
        teams: { size: 2, sharedTurns: true, sharedLife: false },
        rangeOfInfluence: 1,
      },
      "no range of influence where teams share turns or life (CR 805, 810)",
    ],
  ])("is refused with a range of influence that reaches %s", (_what, fields, message) => {
    const result = rulesetSchema.safeParse({ ...rulesetById("freeForAll"), ...fields });
    expect(result.error?.issues.map(({ path, message: said }) => [path, said])).toEqual([
      [["rangeOfInfluence"], message],
    ]);
  });

  it("may limit the range of influence of all players, or as emperors and generals have it", () => {
    const many = rulesetById("freeForAll");
    const teams = { size: 3, sharedTurns: false, sharedLife: false };
    expect(problems({ ...many, players: { min: 5, max: 6 }, rangeOfInfluence: 1 })).toEqual([]);
    expect(problems({ ...many, players: { min: 6, max: 6 }, teams, rangeOfInfluence: [1, 2, 1] })).toEqual(
      [],
    );
  });

  it("is refused if a card type would be played as two things", () => {
    const group = { name: "thing", types: ["creature"], timing: "main" };
    expect(problems({ ...full, playedAs: [group, { ...group, name: "other thing" }] })).toEqual(["playedAs"]);
  });
});

describe("the formats", () => {
  const formats = [...loadFormats().values()];

  it("each name a ruleset that exists", () => {
    for (const format of formats) expect(rulesetById(format.ruleset).id).toBe(format.ruleset);
  });

  it("ban and restrict cards by the names that they have in the pool, or that an import may bring", () => {
    for (const format of formats) {
      for (const name of [...format.banned, ...format.restricted]) {
        expect(loadPool().lookUp(name)?.name ?? name, format.id).toBe(name);
      }
      expect(format.restricted.every((name) => loadPool().byName(name) !== undefined)).toBe(true);
    }
  });

  it("offer open, ready-made, singleton and forty-card play", () => {
    const byId = loadFormats();
    expect(byId.get("open")).toMatchObject({ deck: { minimum: 60, maximum: null }, copies: { maximum: 4 } });
    expect(byId.get("presets")).toMatchObject({ cards: "presets" });
    expect(byId.get("singleton")).toMatchObject({ copies: { maximum: 1 } });
    expect(byId.get("limited")).toMatchObject({ deck: { minimum: 40 }, copies: { maximum: null } });
  });
});
