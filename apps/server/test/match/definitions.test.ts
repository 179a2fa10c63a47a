import { emblemDefinition } from "@spellroom/card-language";
import { definitionId } from "@spellroom/rules";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Definitions } from "../../src/match/hosting/definitions.ts";
import { type MatchBench, openMatchBench } from "../support/match-bench.ts";

let bench: MatchBench;
beforeEach(async () => {
  bench = await openMatchBench();
});
afterEach(() => bench[Symbol.asyncDispose]());

describe("a definition that a match has added", () => {
  it("is read on a process that doesn't have the match, an emblem's as well", async () => {
    const gain = { kind: "gainLife", who: { kind: "you" }, amount: 1 } as const;
    const emblem = emblemDefinition("Emblem", [
      {
        kind: "triggered",
        event: { kind: "stepBegins", step: "upkeep", whose: { kind: "you" } },
        body: { kind: "plain", effects: [gain] },
      },
    ]);
    const hash = definitionId(emblem);
    const { state } = await bench.begin();
    await bench.definitions.keep({ ...state, definitions: { ...state.definitions, [hash]: emblem } });
    const elsewhere = new Definitions(bench.database, { byHash: () => undefined });
    expect(elsewhere.known(hash)).toBeUndefined();
    expect(await elsewhere.card(hash)).toEqual(emblem);
    expect(elsewhere.known(hash)).toEqual(emblem);
  });
});
