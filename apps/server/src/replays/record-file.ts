/** A finished match as a file that anybody can fold again: everything of it, hands and all. */
import { MATCH_RECORD_VERSION, type MatchRecord, type RecordedInput } from "@spellroom/protocol";
import { ENGINE_VERSION, hashState } from "@spellroom/rules";
import { storedInputSchema } from "../match/stored-input.ts";
import { CorruptMatch, storedSetupSchema } from "../match/stored-setup.ts";
import type { JournalRecord } from "../storage/journal.ts";
import { foldSteps } from "./record-replay.ts";

/** @throws CorruptMatch */
export function recordFile(record: JournalRecord): MatchRecord {
  const setup = storedSetupSchema.safeParse(record.setup);
  if (!setup.success) throw new CorruptMatch("the set-up can't be read");
  const [first] = foldSteps(record);
  let result: MatchRecord["result"] = null;
  for (const { state } of foldSteps(record))
    if (state.result) result = { winners: [...state.result.winners], reason: state.result.reason };
  if (!first) throw new CorruptMatch("it has no beginning");
  return {
    format: "spellroom-match",
    version: MATCH_RECORD_VERSION,
    engine: ENGINE_VERSION,
    ruleset: setup.data.ruleset,
    seed: setup.data.seed,
    players: setup.data.players,
    definitions: Object.fromEntries(record.definitions),
    begins: hashState(first.state),
    inputs: record.entries.map((entry) => recordedInput(entry.input, entry.stateHash)),
    result,
  };
}

function recordedInput(stored: unknown, hash: string): RecordedInput {
  const input = storedInputSchema.safeParse(stored);
  if (!input.success) throw new CorruptMatch("an input can't be read");
  const { data } = input;
  switch (data.kind) {
    case "choose":
      return { kind: "choose", seat: data.seat, decision: data.decision, choice: data.choice, hash };
    case "concede":
      return { kind: "concede", seat: data.seat, reason: data.reason, hash };
    case "takeBack":
      return { kind: "takeBack", seat: data.seat, to: data.to, hash };
  }
}
