/** The openings of a finished match's chance, as far as somebody may have them. */
import {
  commitmentsOf,
  deckFor,
  type MatchSetup,
  ownerOfStream,
  readSetup,
  type StoredInput,
  storedInputSchema,
  streamSecret,
  streamsFor,
} from "@spellroom/match";
import type { ChanceRecord, GameChance } from "@spellroom/protocol";
import { definitionId, type GameState } from "@spellroom/rules";
import type { JournalRecord } from "../storage/journal.ts";
import { gameSteps } from "./record-replay.ts";

type BeginInput = Extract<StoredInput, { kind: "begin" }>;

/**
 * @param seat whose streams may be opened besides the public ones; `null`: nobody's; "all": everybody's
 * @throws CorruptMatch
 */
export function chanceRecord(record: JournalRecord, seat: number | null | "all"): ChanceRecord {
  const setup = readSetup(record.setup, record.definitions);
  const games: GameChance[] = [];
  for (const step of gameSteps(record)) {
    const input = step.begun ? beginInput(record, step.at) : null;
    if (input) games.push(gameChance(setup, step.game, input, step.state, seat));
  }
  return { format: "spellroom-chance", version: 1, match: record.match.id, games };
}

function beginInput(record: JournalRecord, at: number): BeginInput | null {
  const input = storedInputSchema.safeParse(record.entries[at - 1]?.input);
  return input.success && input.data.kind === "begin" ? input.data : null;
}

function gameChance(
  setup: MatchSetup,
  game: number,
  input: BeginInput,
  state: GameState,
  seat: number | null | "all",
): GameChance {
  const seats = setup.players.length;
  const mayOpen = (stream: string): boolean => {
    const owner = ownerOfStream(stream);
    // Anything without a stream of its own may have moved any player's cards.
    return seat === "all" || (stream !== "other" && (owner === null || owner === seat));
  };
  const opened = streamsFor(seats).filter(mayOpen);
  return {
    game,
    commitments: commitmentsOf(setup.seed, game, seats),
    entropy: [...input.entropy],
    openings: Object.fromEntries(opened.map((stream) => [stream, streamSecret(setup.seed, game, stream)])),
    libraries: setup.players.flatMap((_, at) =>
      opened.includes(`library:${at}`) ? [libraryOf(setup, at, input, state)] : [],
    ),
  };
}

function libraryOf(
  setup: MatchSetup,
  seat: number,
  input: BeginInput,
  state: GameState,
): GameChance["libraries"][number] {
  const { deck = [] } = deckFor(setup, seat, input.decks?.[seat] ?? null) ?? {};
  const hand = (state.players[seat]?.hand ?? []).flatMap((id) => state.objects[id]?.definition ?? []);
  return { seat, deck: deck.map(definitionId), hand };
}
