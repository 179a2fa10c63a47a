import { type CardDefinition, parseCard, sha256 } from "@spellroom/card-language";
import { rulesetSchema } from "@spellroom/cards";
import {
  MATCH_RECORD_VERSION,
  type MatchRecord,
  matchRecordSchema,
  type RecordedInput,
} from "@spellroom/protocol";
import {
  type ChoiceResult,
  choose,
  concede,
  definitionId,
  ENGINE_VERSION,
  type GameSetup,
  type GameState,
  LOSS_REASONS,
  StateHasher,
  startGame,
  takeBack,
  turnsBegun,
} from "@spellroom/rules";
import { choiceFrom } from "@spellroom/view";
import { verifyChance } from "./chance-record.ts";
import type { PlayedGame } from "./play.ts";

/** The record of a played game, replayed to take the hash of every state. */
export function recordGame({ setup, inputs, state }: PlayedGame): MatchRecord {
  const definitions: Record<string, CardDefinition> = {};
  const idOf = (card: CardDefinition): string => {
    const id = definitionId(card);
    definitions[id] = card;
    return id;
  };
  let { state: now } = startGame(setup);
  const players = setup.players.map(({ name, deck, commanders, sideboard }, seat) => ({
    name,
    deck: deck.map(idOf),
    ...(commanders ? { commanders: commanders.map(idOf) } : {}),
    ...(sideboard && now.players[seat]?.outside ? { sideboard: sideboard.map(idOf) } : {}),
  }));
  const hasher = new StateHasher();
  const begins = hasher.hash(now);
  const recorded = inputs.map(({ input, wire }): RecordedInput => {
    if (input.kind === "concede") {
      now = taken(concede(now, input.seat, input.reason));
      return { kind: "concede", seat: input.seat, reason: input.reason, hash: hasher.hash(now) };
    }
    now = taken(choose(now, input.seat, input.decision, input.choice));
    return {
      kind: "choose",
      seat: input.seat,
      decision: input.decision,
      choice: wire,
      hash: hasher.hash(now),
    };
  });
  return {
    format: "spellroom-match",
    version: MATCH_RECORD_VERSION,
    engine: ENGINE_VERSION,
    ruleset: setup.ruleset,
    seed: setup.seed,
    commitment: sha256(setup.seed),
    ...(setup.startingSeat === undefined ? {} : { startingSeat: setup.startingSeat }),
    ...(setup.streams === undefined ? {} : { streams: { ...setup.streams } }),
    players,
    definitions,
    begins,
    inputs: recorded,
    result: state.result ? { winners: [...state.result.winners], reason: state.result.reason } : null,
  };
}

function taken(result: ChoiceResult): GameState {
  if (!result.ok) throw new Error(`an input that was taken is refused: ${JSON.stringify(result.refusal)}`);
  return result.state;
}

/** How a record was verified: all of it, or what the first difference is. */
export type Verified =
  | { readonly ok: true; readonly inputs: number; readonly turns: number; readonly commitment: boolean }
  | { readonly ok: false; readonly why: string };

/** Reads a document as a record; what is wrong with it instead. */
export function readRecord(document: unknown): MatchRecord | { readonly error: string } {
  const parsed = matchRecordSchema.safeParse(document);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  return { error: `${issue?.path.join(".") ?? ""} ${issue?.message ?? "unreadable"}`.trim() };
}

/** Replays a recorded game and compares every hash, the result and the commitment to the seed. */
export function verifyRecord(record: MatchRecord): Verified {
  if (record.engine !== ENGINE_VERSION)
    return differs(`it was played by engine ${record.engine}, this is engine ${ENGINE_VERSION}`);
  if (record.commitment !== undefined && record.commitment !== sha256(record.seed))
    return differs("the seed is not the one that was committed to");
  const unfair = chanceFault(record);
  if (unfair !== null) return differs(unfair);
  const setup = setupOf(record);
  if (typeof setup === "string") return differs(setup);
  let { state } = startGame(setup);
  const states = [state];
  const hasher = new StateHasher();
  if (hasher.hash(state) !== record.begins) return differs("the beginning has another hash");
  for (const [at, input] of record.inputs.entries()) {
    const next = input.kind === "takeBack" ? backTo(states, state, input.to) : applied(state, input);
    if (typeof next === "string") return differs(`input ${at}: ${next}`);
    if (hasher.hash(next) !== input.hash) return differs(`the state after input ${at} has another hash`);
    state = next;
    states.push(state);
  }
  const result = state.result && { winners: state.result.winners, reason: state.result.reason };
  if (JSON.stringify(result) !== JSON.stringify(record.result))
    return differs(`the result is ${JSON.stringify(result)}, not ${JSON.stringify(record.result)}`);
  return {
    ok: true,
    inputs: record.inputs.length,
    turns: turnsBegun(state),
    commitment: record.commitment !== undefined || record.chance !== undefined,
  };
}

function differs(why: string): Verified {
  return { ok: false, why };
}

/** The set-up of a recorded game, or what is wrong with it. */
function setupOf(record: MatchRecord): GameSetup | string {
  const ruleset = rulesetSchema.safeParse(record.ruleset);
  if (!ruleset.success) return `the ruleset can't be read: ${ruleset.error.issues[0]?.message ?? ""}`;
  const cards = new Map<string, CardDefinition>();
  for (const [id, document] of Object.entries(record.definitions)) {
    const card = parseCard(document);
    if (!card.ok) return `definition ${id} can't be read`;
    if (definitionId(card.value) !== id) return `definition ${id} has another content than its name says`;
    cards.set(id, card.value);
  }
  const missing = new Set<string>();
  const cardsOf = (ids: readonly string[]): CardDefinition[] =>
    ids.flatMap((id) => {
      const card = cards.get(id);
      if (!card) missing.add(id);
      return card ? [card] : [];
    });
  const players = record.players.map(({ name, deck, commanders, sideboard }) => ({
    name,
    deck: cardsOf(deck),
    ...(commanders ? { commanders: cardsOf(commanders) } : {}),
    ...(sideboard ? { sideboard: cardsOf(sideboard) } : {}),
  }));
  const [first] = missing;
  if (first !== undefined) return `definition ${first} is missing`;
  return {
    ruleset: ruleset.data,
    seed: record.seed,
    players,
    ...(record.startingSeat === undefined ? {} : { startingSeat: record.startingSeat }),
    ...(record.streams === undefined ? {} : { streams: record.streams }),
    ...(record.firstDecision === undefined ? {} : { firstDecision: record.firstDecision }),
  };
}

/** Whether the keys that the game was played by are those that its chance opens to. */
function chanceFault({ chance, streams = {}, seed }: MatchRecord): string | null {
  if (!chance) return null;
  const [wrong] = verifyChance({ games: [chance] }).wrong;
  if (wrong !== undefined) return wrong;
  for (const [stream, secret] of Object.entries(chance.openings)) {
    const key = sha256([secret, ...chance.entropy.map((part) => part ?? "-")].join(":"));
    if (key !== (streams[stream] ?? seed)) return `${stream} was thrown by another key than it opens to`;
  }
  return null;
}

function backTo(states: readonly GameState[], later: GameState, to: number): GameState | string {
  const earlier = states[to];
  return earlier ? takeBack(earlier, later) : `nothing stands at ${to}`;
}

function applied(state: GameState, input: Exclude<RecordedInput, { kind: "takeBack" }>): GameState | string {
  const result = input.kind === "concede" ? conceded(state, input) : answered(state, input);
  if (typeof result === "string") return result;
  return result.ok ? result.state : `refused: ${JSON.stringify(result.refusal)}`;
}

function conceded(
  state: GameState,
  { seat, reason }: Extract<RecordedInput, { kind: "concede" }>,
): ChoiceResult | string {
  const known = LOSS_REASONS.find((one) => one === reason);
  return known ? concede(state, seat, known) : `${reason} is no reason to leave a game`;
}

function answered(
  state: GameState,
  { seat, decision, choice }: Extract<RecordedInput, { kind: "choose" }>,
): ChoiceResult | string {
  if (!state.decision) return "nobody is asked";
  const translated = choiceFrom(state.decision, choice);
  if ("error" in translated) return translated.error.message;
  return choose(state, seat, decision, translated.choice);
}
