import type { CardDefinition } from "@spellroom/card-language";
import { ENGINE_VERSION, type GameState, hashState } from "@spellroom/rules";
import type { JournalRecord } from "../storage/journal.ts";
import type { Resumed } from "./live-match-parts.ts";
import { REACH } from "./points.ts";
import { openSnapshot, type Restored } from "./snapshot.ts";
import { type FoldedStep, fold, openStanding } from "./standing.ts";
import { storedInputSchema } from "./stored-input.ts";
import { CorruptMatch, readCards, setUpWith } from "./stored-setup.ts";

/**
 * Folds a journal again: the match as it was after its last input. A journal that was read from a snapshot is folded from
 * there, and leads to the same.
 * @param known cards that need not be read again
 * @throws CorruptMatch when it can't be read, or doesn't lead to the states whose hashes it holds
 */
export function resumeMatch(
  record: JournalRecord,
  known?: (hash: string) => CardDefinition | undefined,
): Resumed {
  const history: FoldedStep[] = [];
  const opened = openRecord(record, history, known);
  let { standing, clocks } = opened;
  const answers = new Map(opened.answers);
  for (const entry of record.entries) {
    const parsed = storedInputSchema.safeParse(entry.input);
    if (!parsed.success) throw new CorruptMatch(`entry ${entry.seq} can't be read`);
    const input = parsed.data;
    const folded = fold(standing, input);
    if (!folded.ok) throw new CorruptMatch(`entry ${entry.seq} is refused: ${folded.error.code}`);
    standing = folded.standing;
    history.push(folded.step);
    if (history.length > REACH) history.shift();
    clocks = input.clocks ?? clocks;
    if (input.kind === "takeBack" || input.kind === "begin") answers.clear();
    else if (input.kind === "choose" && input.by === undefined)
      answers.set(input.seat, { decision: input.decision, choice: input.choice });
  }
  expectSameState(record, standing.state);
  const { state, seq: journalLength } = standing;
  const finished = record.match.status !== "playing";
  return { state, journalLength, standing, answers, history, clocks, finished };
}

/**
 * What an older engine began may have other hashes, and goes on where its inputs can still be carried out.
 * @throws CorruptMatch if the state is another than the one that the journal ends with
 */
export function expectSameState({ match, entries }: JournalRecord, state: GameState): void {
  const last = entries.at(-1);
  if (!last || match.engineVersion !== String(ENGINE_VERSION) || hashState(state) === last.stateHash) return;
  throw new CorruptMatch(`after entry ${last.seq} the state is another than it was`);
}

/** Where folding begins: at the snapshot, or with the set-up, which is the first thing that the log tells. */
function openRecord(
  record: JournalRecord,
  history: FoldedStep[],
  known?: (hash: string) => CardDefinition | undefined,
): Restored {
  const cards = readCards(record.definitions, known);
  const setup = setUpWith(record.setup, cards);
  if (record.snapshot) return openSnapshot(record.snapshot, setup, cards);
  const { standing, step } = openStanding(setup);
  history.push(step);
  return { standing, answers: new Map(), clocks: null };
}
