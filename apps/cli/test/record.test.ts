import type { CardDefinition } from "@spellroom/card-language";
import { rulesetById } from "@spellroom/cards";
import { describe, expect, it } from "vitest";
import { gameSeed, seededChance } from "../src/game/chance.ts";
import { presetDecks } from "../src/game/decks.ts";
import { playGame } from "../src/game/play.ts";
import { readRecord, recordGame, verifyRecord } from "../src/game/record.ts";
import { makeBot } from "../src/game/self-play.ts";

const [deck, other] = presetDecks();
const chance = seededChance(7);

/** "You may reveal a card you own from outside the game and put it into your hand." */
const WISH: CardDefinition = {
  version: 1,
  name: "Call for Help",
  layout: "normal",
  faces: [
    {
      name: "Call for Help",
      manaCost: ["1"],
      types: ["sorcery"],
      abilities: [
        {
          kind: "spell",
          body: {
            kind: "plain",
            effects: [
              {
                kind: "move",
                what: {
                  kind: "choose",
                  by: { kind: "you" },
                  filter: { zones: ["outside"], of: [{ kind: "owner", player: { kind: "you" } }] },
                  count: { min: 1, max: 1 },
                },
                to: { zone: "hand" },
              },
            ],
          },
        },
      ],
    },
  ],
};

/** The first turns of a game; recorded as far as it went. */
const record = recordGame(
  playGame({
    setup: {
      ruleset: rulesetById("full"),
      seed: gameSeed(7),
      players: [deck, other].map((one, seat) => ({ name: `Player ${seat}`, deck: one?.cards ?? [] })),
    },
    bots: (definition) => [0, 1].map(() => makeBot("greedy", { definition, chance })),
    maximumDecisions: 40,
  }),
);

/** The record after it has been a file. */
function stored(change: object = {}): unknown {
  return JSON.parse(JSON.stringify({ ...record, ...change }));
}

function verdict(document: unknown): string {
  const read = readRecord(document);
  if ("error" in read) return `unreadable: ${read.error}`;
  const verified = verifyRecord(read);
  return verified.ok ? "verified" : verified.why;
}

describe("a match record", () => {
  it("verifies after it has been a file", () => {
    expect(verdict(stored())).toBe("verified");
  });

  it("verifies with the sideboards of players who can bring cards from outside the game (CR 400.11)", () => {
    const players = [deck, other].map((one, seat) => ({
      name: `Player ${seat}`,
      deck: seat === 0 ? [...(one?.cards.slice(1) ?? []), WISH] : (one?.cards ?? []),
      sideboard: deck?.cards.slice(0, 2) ?? [],
    }));
    const setup = { ruleset: rulesetById("full"), seed: gameSeed(7), players };
    const bots = (definition: (hash: string) => CardDefinition | undefined) =>
      [0, 1].map(() => makeBot("greedy", { definition, chance }));
    const played = recordGame(playGame({ setup, bots, maximumDecisions: 5 }));
    expect(played.players.map(({ sideboard }) => sideboard?.length)).toEqual([2, 2]);
    expect(verdict(JSON.parse(JSON.stringify(played)))).toBe("verified");
  });

  it("does not verify with another seed, whose commitment it breaks", () => {
    expect(verdict(stored({ seed: "0".repeat(64) }))).toContain("committed");
    expect(verdict(stored({ seed: "0".repeat(64), commitment: undefined }))).toContain("another hash");
  });

  it("does not verify with another result, without an input, with another one or one of another seat", () => {
    const { inputs } = record;
    const last = inputs.at(-1);
    const ended = { winners: [0], reason: "lastStanding" };
    expect(verdict(stored({ result: ended }))).toContain("the result is null");
    expect(verdict(stored({ inputs: inputs.slice(1) }))).toContain("input 0");
    expect(
      verdict(stored({ inputs: [...inputs.slice(0, -1), { ...last, hash: "ab".repeat(16) }] })),
    ).toContain("another hash");
    const [first, ...rest] = inputs;
    expect(verdict(stored({ inputs: [{ ...first, seat: 5 }, ...rest] }))).toContain("notYourDecision");
  });

  it("does not verify with cards that are not what their names say", () => {
    const [id = ""] = Object.keys(record.definitions);
    const other = Object.values(record.definitions)[1];
    expect(verdict(stored({ definitions: { ...record.definitions, [id]: other } }))).toContain(
      "another content",
    );
    const { [id]: _gone, ...fewer } = record.definitions;
    expect(verdict(stored({ definitions: fewer }))).toContain("is missing");
  });

  it("is distinguished from anything else", () => {
    expect(verdict({ format: "chess" })).toContain("unreadable");
    expect(verdict(stored({ engine: 999 }))).toContain("engine 999");
    expect(verdict(stored({ inputs: [{ kind: "choose" }] }))).toContain("unreadable: inputs.0");
  });
});
