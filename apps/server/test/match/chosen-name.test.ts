import type { CardDefinition } from "@spellroom/card-language";
import { loadPool } from "@spellroom/cards";
import type { WireChoice } from "@spellroom/protocol";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { LiveMatch } from "../../src/match/play/live-match.ts";
import { answer, type MatchBench, openMatchBench } from "../support/match-bench.ts";

let bench: MatchBench;
beforeEach(async () => {
  bench = await openMatchBench();
});
afterEach(() => bench[Symbol.asyncDispose]());

/** Nevermore's abilities on a land: "As this enters, choose a nonland card name." */
function namingLand(): CardDefinition {
  const card = loadPool().byName("Nevermore");
  if (!card) throw new Error("Nevermore isn't in the pool");
  const [face] = card.faces;
  const name = "Hushed Isle";
  return { ...card, name, faces: [{ ...face, name, manaCost: null, types: ["land"] }] };
}

/** Plays until a name is chosen, and returns that decision. */
async function playToName(match: LiveMatch) {
  for (let steps = 0; steps < 60; steps++) {
    const { decision } = match.state;
    if (decision?.kind === "name") return decision;
    const land = decision?.kind === "act" ? decision.acts.findIndex(({ kind }) => kind === "playLand") : -1;
    if (!decision || land < 0) await answer(match);
    else await choose(match, decision.seat, { kind: "act", act: land });
  }
  throw new Error("no name is asked for");
}

function choose(match: LiveMatch, seat: number, choice: WireChoice) {
  const decision = match.state.decision?.id ?? 0;
  return match.execute(seat, { kind: "choose", request: { decision, choice } });
}

it("a name that may not be chosen is refused, is not in the journal, and leaves the decision open", async () => {
  const match = await bench.begin([], { deck: Array.from({ length: 60 }, namingLand) });
  const open = await playToName(match);
  const entries = async () => (await bench.journal.read(match.matchId, "start"))?.entries;
  const before = await entries();
  const refused = await choose(match, open.seat, { kind: "name", name: "savannah" });
  expect(refused).toMatchObject({ ok: false, error: { code: "notOffered" } });
  expect(match.state.decision).toEqual(open);
  expect(await entries()).toEqual(before);
  const other = await choose(match, 1 - open.seat, { kind: "name", name: "savannah" });
  expect(other).toMatchObject({ ok: false, error: { code: "notYourDecision" } });
  expect(await choose(match, open.seat, { kind: "name", name: "Shock" })).toMatchObject({ ok: true });
  expect(match.state.decision).not.toEqual(open);
});
