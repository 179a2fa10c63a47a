import type { CardDefinition } from "@spellroom/card-language";
import {
  CorruptMatch,
  type MatchPosition,
  type MatchStep,
  openPosition,
  playInput,
  REACH,
  readCards,
  type StoredClocks,
  setUpWith,
  storedInputSchema,
} from "@spellroom/match";
import type { ChooseRequest } from "@spellroom/protocol";
import { ENGINE_VERSION, type GameState, hashState } from "@spellroom/rules";
import type { JournalRecord } from "../../storage/journal.ts";
import { openSnapshot, type Restored } from "./snapshot.ts";

/** A match as its journal says. */
export interface Resumed {
  readonly state: GameState;
  readonly journalLength: number;
  readonly position: MatchPosition;
  /** The last choice of each seat, so that a repeated one is recognized. */
  readonly answers: ReadonlyMap<number, ChooseRequest>;
  /** The latest steps up to the state, for the log. */
  readonly history: readonly MatchStep[];
  /** Every player's time in the journal. */
  readonly clocks: StoredClocks | null;
  readonly finished: boolean;
}

/**
 * Replays a journal: the match after its last input. A journal that was read from a snapshot is replayed from
 * there, with the same result.
 * @param known cards that need not be read again
 * @throws CorruptMatch when it can't be read, or doesn't lead to the states whose hashes it holds
 */
export function resumeMatch(
  record: JournalRecord,
  known?: (hash: string) => CardDefinition | undefined,
): Resumed {
  const history: MatchStep[] = [];
  const opened = openRecord(record, history, known);
  let { position, clocks } = opened;
  const answers = new Map(opened.answers);
  for (const entry of record.entries) {
    const parsed = storedInputSchema.safeParse(entry.input);
    if (!parsed.success) throw new CorruptMatch(`entry ${entry.seq} can't be read`);
    const input = parsed.data;
    const played = playInput(position, input);
    if (!played.ok) throw new CorruptMatch(`entry ${entry.seq} is refused: ${played.error.code}`);
    position = played.position;
    history.push(played.step);
    if (history.length > REACH) history.shift();
    clocks = input.clocks ?? clocks;
    if (input.kind === "takeBack" || input.kind === "begin") answers.clear();
    else if (input.kind === "choose" && input.by === undefined)
      answers.set(input.seat, { decision: input.decision, choice: input.choice });
  }
  expectSameState(record, position.state);
  const { state, seq: journalLength } = position;
  const finished = record.match.status !== "playing";
  return { state, journalLength, position, answers, history, clocks, finished };
}

/**
 * A match that an older engine started may have other hashes, and continues if its inputs can still be applied.
 * @throws CorruptMatch if the state is another than the one that the journal ends with
 */
export function expectSameState({ match, entries }: JournalRecord, state: GameState): void {
  const last = entries.at(-1);
  if (!last || match.engineVersion !== String(ENGINE_VERSION) || hashState(state) === last.stateHash) return;
  throw new CorruptMatch(`after entry ${last.seq} the state is another than it was`);
}

/** Where the replay starts: at the snapshot, or with the set-up, which is the first entry of the log. */
function openRecord(
  record: JournalRecord,
  history: MatchStep[],
  known?: (hash: string) => CardDefinition | undefined,
): Restored {
  const cards = readCards(record.definitions, known);
  const setup = setUpWith(record.setup, cards);
  if (record.snapshot) return openSnapshot(record.snapshot, setup, cards);
  const { position, step } = openPosition(setup);
  history.push(step);
  return { position, answers: new Map(), clocks: null };
}
