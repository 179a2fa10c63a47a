import type { ChooseRequest } from "@spellroom/protocol";
import { type GameState, hashState, startGame } from "@spellroom/rules";
import type { JournalRecord } from "../storage/journal.ts";
import { applyStoredInput } from "./apply-input.ts";
import type { Resumed } from "./live-match.ts";
import { storedInputSchema } from "./stored-input.ts";
import { CorruptMatch, readSetup } from "./stored-setup.ts";

/**
 * Folds a whole journal again: the match as it was after its last input.
 * @throws CorruptMatch when it can't be read, or doesn't lead to the states whose hashes it holds
 */
export function resumeMatch(record: JournalRecord): Resumed {
  let state: GameState = startGame(readSetup(record.setup, record.definitions)).state;
  const answers = new Map<number, ChooseRequest>();
  for (const entry of record.entries) {
    const parsed = storedInputSchema.safeParse(entry.input);
    if (!parsed.success) throw new CorruptMatch(`entry ${entry.seq} can't be read`);
    const input = parsed.data;
    const applied = applyStoredInput(state, input);
    if (!applied.ok) throw new CorruptMatch(`entry ${entry.seq} is refused: ${applied.error.code}`);
    state = applied.state;
    if (input.kind === "choose") answers.set(input.seat, { decision: input.decision, choice: input.choice });
  }
  const last = record.entries.at(-1);
  if (last && hashState(state) !== last.stateHash)
    throw new CorruptMatch(`after entry ${last.seq} the state is another than it was`);
  return {
    state,
    journalLength: record.match.journalLength,
    answers,
    finished: record.match.status !== "playing",
  };
}
