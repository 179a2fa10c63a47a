/** A match at some point as one document, from which it continues like from its start. */

import { type CardDefinition, LANGUAGE_VERSION } from "@spellroom/card-language";
import {
  agreementSchema,
  CorruptMatch,
  clocksSchema,
  type MatchPosition,
  type MatchSetup,
  type StoredClocks,
} from "@spellroom/match";
import { type ChooseRequest, chooseRequestSchema } from "@spellroom/protocol";
import { ENGINE_VERSION, type GameState } from "@spellroom/rules";
import { z } from "zod";
import type { StoredSnapshot } from "../../storage/journal.ts";

/** Everything that is needed to continue, apart from the set-up. */
export interface Restored {
  readonly position: MatchPosition;
  /** The last choice of each seat. */
  readonly answers: ReadonlyMap<number, ChooseRequest>;
  readonly clocks: StoredClocks | null;
}

/** The versions that wrote a snapshot: for another engine, language or format it might mean something else, so it is not read. */
const WRITER = `form 3, engine ${ENGINE_VERSION}, language ${LANGUAGE_VERSION}`;

/** The state is our own, from our own database: the hash of the last entry shows whether it is unchanged. */
const documentSchema = z.object({
  course: z.object({
    game: z.int().min(0),
    wins: z.array(z.int()),
    chooser: z.int().nullable(),
    decks: z.array(z.array(z.string()).nullable()),
  }),
  state: z.custom<Omit<GameState, "definitions">>(
    (value) =>
      typeof value === "object" && value !== null && "version" in value && value.version === ENGINE_VERSION,
  ),
  /** By content hash; `null` for those that came with the set-up. */
  definitions: z.record(
    z.string(),
    z.custom<CardDefinition>((value) => typeof value === "object").nullable(),
  ),
  agreement: agreementSchema,
  answers: z.array(z.tuple([z.int(), chooseRequestSchema])),
  clocks: clocksSchema.nullable(),
});

/** Everything to continue a match from here, without the states it could be taken back to; see `Snapshots`. */
export function makeSnapshot({ position, answers, clocks }: Restored): StoredSnapshot {
  const { setup, ...course } = position.course;
  const { definitions, ...state } = position.state;
  const known = definitionsOf(setup);
  const kept = Object.entries(definitions).map(([hash, card]) => [hash, known.has(card) ? null : card]);
  const document = {
    course,
    state,
    agreement: position.agreement,
    definitions: Object.fromEntries(kept),
    answers: [...answers],
    clocks,
  };
  return { seq: position.seq, engineVersion: WRITER, state: document };
}

/**
 * The match as it was when the snapshot was made.
 * @throws CorruptMatch when it can't be read, by this version or at all
 */
export function openSnapshot(
  { seq, engineVersion, state: stored }: StoredSnapshot,
  setup: MatchSetup,
  cards: ReadonlyMap<string, CardDefinition>,
): Restored {
  if (engineVersion !== WRITER)
    throw new CorruptMatch(`the snapshot is of ${engineVersion}, this server is of ${WRITER}`);
  const parsed = documentSchema.safeParse(stored);
  if (!parsed.success) throw new CorruptMatch(`the snapshot can't be read: ${parsed.error.message}`);
  const { course, state, agreement, definitions, answers, clocks } = parsed.data;
  const inPlay = Object.entries(definitions).map(([hash, own]): [string, CardDefinition] => {
    const card = own ?? cards.get(hash);
    if (!card) throw new CorruptMatch(`definition ${hash} is missing`);
    return [hash, card];
  });
  return {
    position: {
      course: { ...course, setup },
      state: { ...state, definitions: Object.fromEntries(inPlay) },
      seq,
      points: [],
      agreement,
    },
    answers: new Map(answers),
    clocks,
  };
}

function definitionsOf({ players, sideboards }: MatchSetup): ReadonlySet<CardDefinition> {
  return new Set([
    ...players.flatMap(({ deck, commanders = [] }) => [...deck, ...commanders]),
    ...sideboards.flat(),
  ]);
}
