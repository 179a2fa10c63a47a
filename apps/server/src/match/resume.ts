import type { ChooseRequest } from "@spellroom/protocol";
import { hashState } from "@spellroom/rules";
import type { JournalRecord } from "../storage/journal.ts";
import type { Resumed } from "./live-match.ts";
import { type FoldedStep, fold, openStanding } from "./standing.ts";
import { type StoredClocks, storedInputSchema } from "./stored-input.ts";
import { CorruptMatch, readSetup } from "./stored-setup.ts";

/** So many steps are told again after a restart; it is some turns. */
const HISTORY = 60;

/**
 * Folds a whole journal again: the match as it was after its last input.
 * @throws CorruptMatch when it can't be read, or doesn't lead to the states whose hashes it holds
 */
export function resumeMatch(record: JournalRecord): Resumed {
  const first = openStanding(readSetup(record.setup, record.definitions));
  const history: FoldedStep[] = [first.step];
  let { standing } = first;
  let clocks: StoredClocks | null = null;
  const answers = new Map<number, ChooseRequest>();
  for (const entry of record.entries) {
    const parsed = storedInputSchema.safeParse(entry.input);
    if (!parsed.success) throw new CorruptMatch(`entry ${entry.seq} can't be read`);
    const input = parsed.data;
    const folded = fold(standing, input);
    if (!folded.ok) throw new CorruptMatch(`entry ${entry.seq} is refused: ${folded.error.code}`);
    standing = folded.standing;
    history.push(folded.step);
    if (history.length > HISTORY) history.shift();
    clocks = input.clocks ?? clocks;
    if (input.kind === "takeBack" || input.kind === "begin") answers.clear();
    else if (input.kind === "choose" && input.by === undefined)
      answers.set(input.seat, { decision: input.decision, choice: input.choice });
  }
  const last = record.entries.at(-1);
  if (last && hashState(standing.state) !== last.stateHash)
    throw new CorruptMatch(`after entry ${last.seq} the state is another than it was`);
  const { state, seq: journalLength } = standing;
  const finished = record.match.status !== "playing";
  return { state, journalLength, standing, answers, history, clocks, finished };
}
