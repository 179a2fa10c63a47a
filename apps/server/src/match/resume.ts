import type { ChooseRequest } from "@spellroom/protocol";
import { hashState, type Step, startGame } from "@spellroom/rules";
import type { JournalRecord } from "../storage/journal.ts";
import { applyStoredInput } from "./apply-input.ts";
import type { Resumed } from "./live-match.ts";
import { storedInputSchema } from "./stored-input.ts";
import { CorruptMatch, readSetup } from "./stored-setup.ts";

/** So many steps are told again after a restart; it is some turns. */
const HISTORY = 60;

/**
 * Folds a whole journal again: the match as it was after its last input.
 * @throws CorruptMatch when it can't be read, or doesn't lead to the states whose hashes it holds
 */
export function resumeMatch(record: JournalRecord): Resumed {
  const beginning = startGame(readSetup(record.setup, record.definitions));
  const history: Step[] = [{ state: beginning.state, events: beginning.events }];
  let { state } = beginning;
  const answers = new Map<number, ChooseRequest>();
  for (const entry of record.entries) {
    const parsed = storedInputSchema.safeParse(entry.input);
    if (!parsed.success) throw new CorruptMatch(`entry ${entry.seq} can't be read`);
    const input = parsed.data;
    const applied = applyStoredInput(state, input);
    if (!applied.ok) throw new CorruptMatch(`entry ${entry.seq} is refused: ${applied.error.code}`);
    state = applied.state;
    history.push({ state, events: applied.events });
    if (history.length > HISTORY) history.shift();
    if (input.kind === "choose") answers.set(input.seat, { decision: input.decision, choice: input.choice });
  }
  const last = record.entries.at(-1);
  if (last && hashState(state) !== last.stateHash)
    throw new CorruptMatch(`after entry ${last.seq} the state is another than it was`);
  return {
    state,
    journalLength: record.match.journalLength,
    answers,
    history,
    finished: record.match.status !== "playing",
  };
}
