import { asItIs, inheritCache } from "../../query/layers/index.ts";
import { existing, fork, type Game } from "../../state/access.ts";
import type { Delivery } from "../../state/context.ts";
import type { GameEvent } from "../../state/event.ts";
import type { HappenFrame } from "../../state/frame.ts";
import type { GameState } from "../../state/game-state.ts";
import type { Happening, Outcome } from "../../state/happening.ts";
import { bind } from "../game/game.ts";
import { collectTriggers, lookBack } from "../triggers/collect.ts";
import { asCounted } from "./as-counted.ts";
import { lookForCitysBlessing } from "./citys-blessing.ts";
import type { OpenOrder } from "./counter-order.ts";
import { counterChanges } from "./counters.ts";
import type { Done } from "./done.ts";
import { countDrawn } from "./drawn-instead.ts";
import { lookForEnduringStory } from "./enduring-story.ts";
import { orderOfLife } from "./life-at-once.ts";
import { offerMiracles } from "./miracle.ts";
import { performMove } from "./perform-move.ts";
import { performOne } from "./perform-one.ts";
import { returning } from "./returning.ts";
import { startEngines } from "./speed.ts";

interface Performed {
  readonly outcome: Outcome;
  readonly shares: readonly { readonly deliver: Delivery; readonly outcome: Outcome }[];
  readonly followUps: readonly Happening[];
}

/**
 * Carries a settled batch out all at once and lets triggers look at it: those that look back at how things were before
 * (CR 603.10), the others at how they are now. Results of damage are to follow as a batch of their own.
 */
export function perform(g: Game, frame: Batch): Performed {
  const from = g.events.length;
  const before = lookBack(
    g.state,
    frame.batch.map((pending) => pending.happening),
  );
  const { done } = carryOut(g, frame);
  countDrawn(g, frame.batch, done);
  const followUps = done.flatMap((one) => one?.followUps ?? []);
  noteWhatEntered(g, from);
  const told: readonly GameEvent[] = g.events.slice(from);
  lookForCitysBlessing(g, told);
  lookForEnduringStory(g);
  startEngines(g, told);
  collectTriggers(g, told, before);
  followUps.push(...returning(g, told));
  offerMiracles(g, told);
  return { outcome: outcomeOf(done), shares: sharesOf(frame.batch, done), followUps };
}

/** A happening with which nothing moves, comes under another's control or is drawn. */
export type Simple = Extract<Happening, { kind: "tap" | "addMana" }>;

/** Like `perform` for one such happening alone: all that looks for what has moved has nothing to look at. */
export function performSimple(g: Game, happening: Simple): void {
  const from = g.events.length;
  performOne(g, happening);
  lookForEnduringStory(g);
  collectTriggers(g, g.events.slice(from), []);
}

/** Records for everything that has entered what it entered as, with the whole batch in place. */
function noteWhatEntered(g: Game, from: number): void {
  let noted: Map<GameEvent, GameEvent> | null = null;
  for (let at = from; at < g.events.length; at++) {
    const event = g.events[at];
    const entered = event && withWhatEntered(g, event);
    if (!event || !entered) continue;
    noted ??= new Map();
    noted.set(event, entered);
    g.events[at] = entered;
  }
  if (!noted) return;
  const entered = noted;
  const { thisTurn, lastTurn } = g.state.history;
  g.state.history = { thisTurn: thisTurn.map((event) => entered.get(event) ?? event), lastTurn };
}

function withWhatEntered(g: Game, event: GameEvent): GameEvent | null {
  if (event.kind === "countersChanged") {
    if (event.as || "player" in event.on || !existing(g.state, event.on.object)) return null;
    return { ...event, ...asCounted(g.state, event.on.object) };
  }
  if (event.kind !== "tokenCreated" && event.kind !== "moved") return null;
  const id = event.kind === "moved" ? event.became : event.object;
  if (id === null || g.state.objects[id]?.zone !== "battlefield") return null;
  return { ...event, as: asItIs(g.state, id) };
}

type Batch = Pick<HappenFrame, "batch" | "scratch">;

interface CarriedOut {
  readonly done: readonly (Done | null)[];
  readonly open: readonly OpenOrder[];
}

function carryOut(g: Game, { batch, scratch }: Batch): CarriedOut {
  const changes = batch.some(({ happening }) => isEntering(happening)) ? counterChanges(g.state) : [];
  const open: OpenOrder[] = [];
  const before = entersWithOthers(batch) ? frozen(g.state) : g.state;
  const carried = ({ happening }: Batch["batch"][number], at: number): Done | null =>
    happening.kind === "move"
      ? performMove(g, happening, { scratch, at, changes, before, open })
      : performOne(g, happening);
  const order = orderOfLife(g.state, batch);
  if (!order) return { done: batch.map(carried), open };
  const done: (Done | null)[] = batch.map(() => null);
  for (const at of order) {
    const pending = batch[at];
    if (pending) done[at] = carried(pending, at);
  }
  return { done, open };
}

function entersWithOthers(batch: Batch["batch"]): boolean {
  return batch.filter(({ happening }) => isEntering(happening)).length > 1;
}

function isEntering(happening: Happening): boolean {
  return happening.kind === "move" && happening.to.zone === "battlefield";
}

function frozen(state: GameState): GameState {
  const copy = fork(state);
  inheritCache(state, copy);
  return copy;
}

/**
 * Whether a player has yet to choose which of several effects first changes the counters that a permanent of the batch enters with.
 * What they are about is the permanent as it will be (CR 614.12), so the batch is tried out on a copy of the game.
 */
export function openCounterOrders(g: Game, frame: Batch): readonly OpenOrder[] {
  const enters = frame.batch.some(({ happening }) => isEntering(happening));
  if (!enters || counterChanges(g.state).length === 0) return NONE_OPEN;
  return carryOut({ state: frozen(g.state), events: [] }, frame).open;
}

const NONE_OPEN: readonly OpenOrder[] = [];

function outcomeOf(done: readonly (Done | null)[]): Outcome {
  const [only] = done;
  if (only && done.length === 1) {
    const { objects = [], players = [], amount = 0 } = only;
    return { objects, players: players.length > 1 ? [...new Set(players)] : players, amount, happened: 1 };
  }
  return {
    objects: done.flatMap((one) => one?.objects ?? []),
    players: [...new Set(done.flatMap((one) => one?.players ?? []))],
    amount: done.reduce((sum, one) => sum + (one?.amount ?? 0), 0),
    happened: done.length,
  };
}

/** What came of each part of a batch that several players proposed together. */
function sharesOf(batch: HappenFrame["batch"], done: readonly (Done | null)[]): Performed["shares"] {
  if (!batch.some(({ deliver }) => deliver)) return NO_SHARES;
  const shares = new Map<string, { readonly deliver: Delivery; readonly done: (Done | null)[] }>();
  for (const [at, { deliver }] of batch.entries()) {
    if (!deliver) continue;
    const key = `${deliver.context}:${deliver.name}`;
    const share = shares.get(key) ?? { deliver, done: [] };
    share.done.push(done[at] ?? null);
    shares.set(key, share);
  }
  return [...shares.values()].map((share) => ({ deliver: share.deliver, outcome: outcomeOf(share.done) }));
}

const NO_SHARES: Performed["shares"] = [];

/** Writes the outcome where the text that needs it will look, and whether some of it was replaced or prevented. */
export function deliverOutcome(
  g: Game,
  deliver: Delivery | null,
  outcome: Outcome,
  isTurnedAside = false,
): void {
  if (!deliver) return;
  bind(g, deliver.context, deliver.name, {
    objects: deliver.objects ?? outcome.objects,
    ...(outcome.players.length > 0 ? { players: outcome.players } : {}),
    amount: outcome.amount,
    did: outcome.happened > 0,
    ...(isTurnedAside ? { begun: true as const } : {}),
  });
}
