/**
 * Which cards an audience could know, and since when, worked out from the engine's own states alone. Knows nothing of how
 * views are made: it is what they are judged by.
 */
import type { GameEvent, GameObject, GameState, ObjectId, Step } from "@spellroom/rules";
import { activeRules, characteristics, playersOf } from "@spellroom/rules";
import {
  type JournalRecord,
  type MatchStep,
  openPosition,
  playInput,
  readSetup,
  storedInputSchema,
} from "@spellroom/server";

/** One seat, or `null` for everyone else. */
export type Audience = number | null;

export interface Course {
  /** Moment 0 is the beginning of the game; every input of the journal makes one more. */
  readonly steps: readonly Step[];
  /** How many moves had been taken back by a moment. Everything has another name after each. */
  readonly takenBackBy: (moment: number) => number;
  /** Whether the server passed for somebody after one moment and by another: those moments were told as one. */
  readonly passedBetween: (after: number, by: number) => boolean;
  /** The moment at which the audience could first know the card; infinity: never. */
  readonly knownSince: (audience: Audience, hash: string) => number;
  /** The physical card that was made with this definition. */
  readonly cardOf: (hash: string) => number | undefined;
}

/** Replays a journal and follows what everybody learns. @throws when the journal can't be replayed */
export function followCourse(record: JournalRecord): Course {
  const { steps, handsShown } = stepsOf(record);
  const first = steps[0];
  if (!first) throw new RangeError("a game without a beginning");
  const cards = new Map<string, number>();
  for (const object of first.state.objects)
    if (object?.kind === "card") cards.set(object.definition, object.card);
  const knowledge = new Knowledge(first.state.players.length);
  for (const [moment, step] of steps.entries()) {
    knowledge.follow(moment, step);
    knowledge.watch(moment, step.state, handsShown[moment] ?? []);
  }
  const passes = record.entries.flatMap(({ input, seq }) => {
    const read = storedInputSchema.parse(input);
    return read.kind === "choose" && read.by === "automation" ? [seq] : [];
  });
  return {
    steps,
    passedBetween: (after, by) => passes.some((moment) => moment > after && moment <= by),
    takenBackBy: (moment) =>
      steps.slice(0, moment + 1).filter(({ tookBack }) => tookBack !== undefined).length,
    cardOf: (hash) => cards.get(hash),
    knownSince: (audience, hash) => {
      const card = cards.get(hash);
      return card === undefined ? Number.POSITIVE_INFINITY : knowledge.since(audience, card);
    },
  };
}

/** Every step, and whose hands watchers may see after it. */
function stepsOf(record: JournalRecord): {
  readonly steps: readonly MatchStep[];
  readonly handsShown: readonly (readonly number[])[];
} {
  const opened = openPosition(readSetup(record.setup, record.definitions));
  const steps: MatchStep[] = [opened.step];
  const handsShown = [opened.position.agreement.handsShown];
  let { position } = opened;
  for (const entry of record.entries) {
    const played = playInput(position, storedInputSchema.parse(entry.input));
    if (!played.ok) throw new Error(`entry ${entry.seq} is refused: ${played.error.code}`);
    steps.push(played.step);
    position = played.position;
    handsShown.push(position.agreement.handsShown);
  }
  return { steps, handsShown };
}

const PUBLIC: ReadonlySet<string> = new Set(["battlefield", "stack", "graveyard", "exile", "command"]);

/** Who has come to know which physical card, and when. */
export class Knowledge {
  readonly #everybody = new Map<number, number>();
  /** What watchers also know, from hands that are shown to them. */
  readonly #watchers = new Map<number, number>();
  readonly #seats: readonly Map<number, number>[];

  constructor(seats: number) {
    this.#seats = Array.from({ length: seats }, () => new Map<number, number>());
  }

  since(audience: Audience, card: number): number {
    const known = (audience === null ? this.#watchers : this.#seats[audience])?.get(card);
    return Math.min(known ?? Number.POSITIVE_INFINITY, this.#everybody.get(card) ?? Number.POSITIVE_INFINITY);
  }

  follow(moment: number, { state, events }: Step): void {
    for (const object of state.objects) if (object && object.zone !== null) this.#see(moment, state, object);
    for (const event of events) this.#hear(moment, state, event);
    this.#lookAtTops(moment, state);
  }

  /** Hands that their owners show to watchers, and to nobody else. */
  watch(moment: number, state: GameState, handsShown: readonly number[]): void {
    for (const id of handsShown.flatMap((seat) => state.players[seat]?.hand ?? [])) {
      const card = recordOf(state, id)?.card;
      if (card !== undefined && !this.#watchers.has(card)) this.#watchers.set(card, moment);
    }
  }

  /**
   * Zones that everybody sees (CR 400.2), one's own hand, one's own face-down permanents and spells (CR 708.5). An ability on the stack
   * is not its source's card, whoever may see it.
   */
  #see(moment: number, state: GameState, object: GameObject): void {
    const { id, card, kind, zone, owner, status } = object;
    if (kind === "ability") return;
    if (zone === "hand") this.#learn(moment, owner, card);
    if (zone === null || !PUBLIC.has(zone)) return;
    if (status.faceDown === null) this.#learn(moment, null, card);
    else if (status.faceDown === "foretold") this.#learn(moment, owner, card);
    else if (zone !== "exile") this.#learn(moment, characteristics(state, id).controller, card);
  }

  /** Where a card went in the middle of a step, and what was shown to whom (CR 701.16). */
  #hear(moment: number, state: GameState, event: GameEvent): void {
    if (event.kind === "revealed") {
      const to = event.to === "all" ? [null] : event.to;
      for (const seat of to) for (const id of event.objects) this.#learnObject(moment, state, seat, id);
    }
    if (event.kind !== "moved" || event.became === null) return;
    const became = recordOf(state, event.became);
    if (became) this.#see(moment, state, { ...became, zone: event.to });
  }

  /** Effects that let somebody, or make everybody, see the top of a library as long as they last (CR 401.5). */
  #lookAtTops(moment: number, state: GameState): void {
    for (const { rule, context } of activeRules(state)) {
      if (rule.kind !== "lookAtTop" && rule.kind !== "playWithTopRevealed") continue;
      const who = playersOf(state, context, rule.who);
      const whose = rule.kind === "lookAtTop" ? playersOf(state, context, rule.whose) : who;
      for (const seat of rule.kind === "lookAtTop" ? who : [null]) {
        for (const owner of whose) this.#learnTop(moment, state, seat, owner);
      }
    }
  }

  #learnTop(moment: number, state: GameState, seat: Audience, owner: number): void {
    const top = state.players[owner]?.library[0];
    if (top !== undefined) this.#learnObject(moment, state, seat, top);
  }

  #learnObject(moment: number, state: GameState, seat: Audience, id: ObjectId): void {
    const object = recordOf(state, id);
    if (object) this.#learn(moment, seat, object.card);
  }

  #learn(moment: number, audience: Audience, card: number): void {
    const known = audience === null ? this.#everybody : this.#seats[audience];
    if (known && !known.has(card)) known.set(card, moment);
  }
}

function recordOf(state: GameState, id: ObjectId): GameObject | null {
  return state.objects[id] ?? state.lastKnown[id]?.object ?? null;
}
