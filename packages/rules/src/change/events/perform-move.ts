import { characteristics, printedFace } from "../../query/layers/index.ts";
import {
  asAnnounced,
  enteringChanges,
  enteringController,
  enteringFace,
  enteringStatus,
  sightAsItEnters,
} from "../../query/rules/as-it-enters.ts";
import { forbidsCounter } from "../../query/rules/forbidden.ts";
import { meldedBy } from "../../query/rules/melded.ts";
import { amountOf } from "../../query/selection/index.ts";
import { type Game, numbersIn, objectOf, playerOf } from "../../state/access.ts";
import type { GameEvent } from "../../state/event.ts";
import type { Scratch } from "../../state/frame.ts";
import type { GameState } from "../../state/game-state.ts";
import type { Happening } from "../../state/happening.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import type { GameObject } from "../../state/object.ts";
import { FRESH_STATUS } from "../../state/setup.ts";
import { shuffled } from "../game/chance.ts";
import { revealUnmasked } from "../game/face-down.ts";
import { setZone, tell, updateObject } from "../game/game.ts";
import { revealToAll } from "../game/reveal.ts";
import { causedByAnother } from "./causer.ts";
import { payLife } from "./change-life.ts";
import { rememberCombat, removeFromCombat } from "./combat-removal.ts";
import { compleatedChange } from "./compleated.ts";
import { componentOrder } from "./component-order.ts";
import { counterOrder, type OpenOrder } from "./counter-order.ts";
import { newCounterTimes } from "./counter-times.ts";
import { type CounterChange, changedCounters } from "./counters.ts";
import type { Done } from "./done.ts";
import { tellUnlocked } from "./doors.ts";
import { attackedChosen, attackingBy, hostChosen, revealedAsEntering } from "./entering.ts";
import { type EntersAs, enterAs } from "./entering-as.ts";
import { type EntersAttacking, enterAttacking } from "./entering-attacking.ts";
import { attachedHost } from "./entering-aura.ts";
import { type EntersBlocking, enterBlocking } from "./entering-blocking.ts";
import { chapterChosen } from "./entering-chapter.ts";
import { tributePayer } from "./entering-tribute.ts";
import { dayAsItEnters } from "./make-day.ts";
import { becomePrepared } from "./prepared.ts";
import { enterEquipping } from "./reconfigured.ts";
import { isYetToEnter } from "./tokens.ts";
import { releaseBestowed } from "./unattach.ts";
import { cease, moveApart, moveDirectly, type NewObject, type Position } from "./zones.ts";

type Move = Extract<Happening, { kind: "move" }>;

/** What a move needs to know of the batch that it belongs to: the choices made for it, its place, what there was before. */
export interface MoveInBatch {
  readonly scratch: Scratch;
  readonly at: number;
  readonly changes: readonly CounterChange[];
  /** The game before any of the batch has happened, as what enters in it sees it (CR 614.12). */
  readonly before: GameState;
  /** Here is noted where the order of such effects has yet to be chosen. */
  readonly open: OpenOrder[];
}

/** Carries out a zone change (CR 400.7). `null` when the object has moved on already. */
export function performMove(g: Game, move: Move, inBatch: MoveInBatch): Done | null {
  const old = objectOf(g.state, move.object);
  const isNewToken = move.cause === "put" && isYetToEnter(g.state, old);
  if (old.zone === null && !isNewToken) return null;
  // CR 111.8: a token that has left the battlefield can no longer move.
  if (old.kind === "token" && !isNewToken && old.zone !== "battlefield") return null;
  if (old.zone === "battlefield") {
    rememberCombat(g, old.id);
    removeFromCombat(g, old.id);
  }
  const from = old.zone ?? "battlefield";
  const oldController =
    old.zone === "battlefield" || old.zone === "stack"
      ? characteristics(g.state, old.id).controller
      : old.owner;
  if (move.shown) tell(g, { kind: "revealed", objects: [old.id], by: old.owner, to: "all" });
  const enters = move.to.zone === "battlefield";
  const [became, ...others] = enters ? [enter(g, move, old, inBatch)] : leave(g, move, old, inBatch.scratch);
  const apart = wentApart(old, move, [became, ...others]);
  if (from === "battlefield") releaseBestowed(g, old.id);
  revealUnmasked(g, old, [became, ...others]);
  if (isNewToken) {
    tell(g, {
      kind: "tokenCreated",
      object: became,
      controller: enteringController(g.state, move),
      source: move.source,
    });
  } else {
    const moved: Moved = {
      kind: "moved",
      object: old.id,
      became,
      from,
      to: move.to.zone,
      owner: old.owner,
      controller: move.to.zone === "battlefield" ? enteringController(g.state, move) : oldController,
      cause: move.cause,
      by: move.by,
      source: move.source,
    };
    const more = moreOf(g.state, move, others, apart);
    tell(g, more ? { ...moved, ...more } : moved);
  }
  if (enters) {
    tellUnlocked(g, became, enteringController(g.state, move));
    dayAsItEnters(g, became);
  }
  if (move.linkedBy !== undefined && move.linkedBy !== null && move.to.link)
    for (const id of [became, ...others]) addLink(g, move.linkedBy, move.to.link, id);
  const { linkedBy, to } = move.cardsApart ?? {};
  if (linkedBy != null && to?.link) for (const id of apart) addLink(g, linkedBy, to.link, id);
  if (move.to.shuffle || to?.shuffle) shuffleLibrary(g, old.owner);
  // "That creature's toughness": what was destroyed or sacrificed is looked at as it last was (CR 608.2h).
  const isLookedBackAt = move.cause === "sacrifice" || move.cause === "destroy";
  return { objects: isLookedBackAt ? [old.id] : [became, ...others], amount: 1 };
}

type Moved = Extract<GameEvent, { kind: "moved" }>;

/** The new objects of the cards among a token's components, where these went elsewhere (CR 727.3e). */
function wentApart(
  { merged }: GameObject,
  { cardsApart }: Move,
  became: readonly ObjectId[],
): readonly ObjectId[] {
  if (!cardsApart || !merged) return NONE_APART;
  return merged.components.flatMap(({ kind }, at) => (kind === "card" ? (became[at] ?? []) : []));
}

const NONE_APART: readonly ObjectId[] = [];

/** What is told of few moves; `null` for all others. */
function moreOf(
  state: GameState,
  { x, source, to, meldsWith }: Move,
  others: readonly ObjectId[],
  apart: readonly ObjectId[],
): Pick<Moved, "causedBy" | "x" | "others" | "apart" | "melded"> | null {
  const { causedBy } = causedByAnother(state, source);
  const isMelded = to.zone === "battlefield" && meldsWith !== undefined;
  if (causedBy === undefined && x === undefined && others.length === 0 && !isMelded) return null;
  return {
    ...(causedBy === undefined ? {} : { causedBy }),
    ...(x === undefined ? {} : { x }),
    ...(others.length > 0 ? { others } : {}),
    ...(apart.length > 0 ? { apart } : {}),
    ...(isMelded ? { melded: [meldsWith] } : {}),
  };
}

function leave(g: Game, move: Move, old: GameObject, scratch: Scratch): readonly [ObjectId, ...ObjectId[]] {
  const faceDown = move.faceDown ?? (move.to.faceDown ? "exiled" : null);
  const as: NewObject = {
    ...(faceDown && move.to.zone === "exile" ? { status: { ...FRESH_STATUS, faceDown } } : {}),
    ...(move.marks && move.to.zone === "exile" ? { marks: move.marks } : {}),
    ...countersOf(move),
  };
  const [first, ...others] = moveApart(g, old.id, move.to.zone, positionOf(move), as, {
    order: componentOrder(scratch, old.id),
    commandersApart: move.commandersApart,
    cards: move.cardsApart && {
      to: move.cardsApart.to.zone,
      position: positionOf(move.cardsApart),
      as: countersOf(move.cardsApart),
    },
  });
  if (move.meldsWith === undefined) return [first, ...others];
  return [first, ...others, moveDirectly(g, move.meldsWith, move.to.zone, positionOf(move), as)];
}

function countersOf({ arriveWith }: Pick<Move, "arriveWith">): Pick<NewObject, "counters"> {
  return arriveWith ? { counters: { [arriveWith.counter]: arriveWith.amount } } : {};
}

function positionOf({ to }: Pick<Move, "to">): Position {
  const position = to.position ?? "top";
  switch (position) {
    case "top":
    case "topAnyOrder":
      return "top";
    case "bottom":
    case "bottomAnyOrder":
      return "bottom";
    case "bottomRandom":
      return "bottom";
    default:
      return position;
  }
}

/** What it devoured as it entered: "for each creature it devoured" (CR 702.82b). */
const DEVOURED = "devoured";

/** A permanent enters (CR 110.5b, 302.6, 306.5b, 614.1c-d): status, counters, choices and copies are there from the start. */
function enter(g: Game, move: Move, old: GameObject, inBatch: MoveInBatch): ObjectId {
  const { scratch, at } = inBatch;
  const controller = enteringController(g.state, move);
  let tapped = false;
  let attacking: EntersAttacking | null = null;
  let blocking: EntersBlocking | null = null;
  const is: EntersAs[] = [];
  const counters: Record<string, number> = {};
  const chosen = chosenByEntering(move, scratch, at);
  let attachedTo: GameObject["attachedTo"] = null;
  let devoured: readonly ObjectId[] = [];
  let tribute: { readonly payer: Seat; readonly amount: number } | null = null;
  for (const [change, { with: entersWith, context }] of enteringChanges(move).entries()) {
    const key = `${at}:${change}`;
    const declinedPayment = entersWith.payLife !== undefined && scratch[`enter:pay:${key}`] !== 1;
    const revealed = revealedAsEntering(entersWith, scratch, key);
    revealToAll(g, revealed, controller);
    const declinedReveal = entersWith.reveal !== undefined && revealed.length === 0;
    if (entersWith.tapped || declinedPayment || declinedReveal) tapped = true;
    if (entersWith.payLife && !declinedPayment) payLife(g, controller, entersWith.payLife.amount);
    if (entersWith.attacking) attacking = attackingBy({ with: entersWith, context }, old.announcement);
    if (entersWith.modifications) is.push({ modifications: entersWith.modifications, context });
    if (entersWith.blocking) blocking = { context, blocking: entersWith.blocking };
    for (const { counter, amount } of entersWith.counters ?? []) {
      const sight = sightAsItEnters(inBatch.before, move, chosen);
      const count = Math.max(0, sight.amountOf(asAnnounced(context, old.announcement), amount));
      counters[counter] = (counters[counter] ?? 0) + count;
    }
    if (entersWith.anyNumber) {
      const { how, counter, each } = entersWith.anyNumber;
      const picked = numbersIn(scratch, `enter:any:${key}`) ?? [];
      counters[counter] = (counters[counter] ?? 0) + picked.length * amountOf(g.state, context, each);
      if (how === "sacrifice") devoured = [...devoured, ...picked];
    }
    const payer = entersWith.tribute ? tributePayer(g, scratch, move, key) : undefined;
    if (entersWith.tribute && payer !== undefined)
      tribute = { payer, amount: amountOf(g.state, context, entersWith.tribute.amount) };
    if (entersWith.attachedTo)
      attachedTo = attachedHost(g.state, context, entersWith.attachedTo) ?? attachedTo;
  }
  const chosenHost = hostChosen(scratch, at);
  const melded = meldedBy(g.state, move);
  if (move.meldsWith !== undefined) cease(g, move.meldsWith);
  const id = moveDirectly(g, old.id, "battlefield", "top", {
    controller,
    face: enteringFace(g.state, move),
    status: enteringStatus(g.state, move, tapped),
    chosen,
    copied: move.copied ?? (old.kind === "token" || old.kind === "copy" ? old.copied : null),
    announcement: old.zone === "stack" ? old.announcement : null,
    attachedTo: attachedTo ?? chosenHost ?? auraHost(old),
    ...(old.kind === "copy" ? { kind: "token" as const } : {}),
    ...linkedOnEntering(move, old, devoured),
    ...(tribute ? { marks: ["tributePaid"] } : {}),
    ...melded,
  });
  for (const one of is) enterAs(g, id, one);
  enterEquipping(g, id);
  // Those of a tribute are put by the opponent who pays it; others on the same permanent count as put with them.
  const by = tribute && Object.keys(counters).length === 0 ? tribute.payer : controller;
  if (tribute) counters["+1/+1"] = (counters["+1/+1"] ?? 0) + tribute.amount;
  putEnteringCounters(g, id, { move, controller, by, counters }, inBatch);
  if (enteringChanges(move).some((one) => one.with.prepared)) becomePrepared(g, id);
  if (attacking) enterAttacking(g, id, controller, attacking, attackedChosen(scratch, at));
  if (blocking) enterBlocking(g, id, controller, blocking);
  return id;
}

/** What the permanent's abilities find that was sacrificed or exiled as it entered (CR 607.2a, 702.82b). */
function linkedOnEntering(
  move: Move,
  { linked }: GameObject,
  devoured: readonly ObjectId[],
): Pick<NewObject, "linked"> {
  const links = enteringChanges(move).flatMap(({ with: { exile } }) => exile?.link ?? []);
  const exiled = links.map((link) => [link, linked[link] ?? []] as const);
  const all = [...exiled, ...(devoured.length > 0 ? [[DEVOURED, devoured] as const] : [])];
  return all.length === 0 ? {} : { linked: Object.fromEntries(all) };
}

function chosenByEntering(move: Move, scratch: Scratch, at: number): Record<string, string | number> {
  const chosen: Record<string, string | number> = {};
  for (const [change, { with: entersWith }] of enteringChanges(move).entries()) {
    for (const [index, kind] of (entersWith.choose ?? []).entries()) {
      const value = scratch[`enter:choose.${index}:${at}:${change}`];
      if (typeof value === "string" || typeof value === "number") chosen[kind.kind] = value;
    }
  }
  return chosen;
}

/** CR 303.4f, 608.3b: an Aura spell's permanent enters attached to what the spell targeted. */
function auraHost(old: GameObject): GameObject["attachedTo"] {
  if (old.zone !== "stack" || !old.announcement) return null;
  const targets = Object.entries(old.announcement.context.targets).find(([clause]) => clause === "enchant");
  return targets?.[1][0] ?? null;
}

/** Without the counters that can't be put on it as the permanent that it would be (CR 614.17d). */
function possible(
  before: GameState,
  move: Move,
  counters: Readonly<Record<string, number>>,
): Readonly<Record<string, number>> {
  const kinds = Object.entries(counters);
  if (kinds.length === 0) return counters;
  const restrictions = sightAsItEnters(before, move).read(move.object)?.restrictions ?? [];
  return Object.fromEntries(kinds.filter(([counter]) => !forbidsCounter(restrictions, counter)));
}

/** Loyalty, defense, lore and other counters that a permanent enters with (CR 306.5b, 310.4b, 714.3a, 122.6). */
function putEnteringCounters(
  g: Game,
  id: ObjectId,
  {
    move,
    controller,
    by,
    counters,
  }: { move: Move; controller: Seat; by: Seat; counters: Record<string, number> },
  { scratch, at, changes, before, open }: MoveInBatch,
): void {
  const old = move.object;
  const values = characteristics(g.state, id);
  if (values.types.includes("planeswalker") && values.loyalty !== null)
    counters.loyalty = (counters.loyalty ?? 0) + values.loyalty;
  const { defense } = printedFace(g.state, objectOf(g.state, id));
  if (values.types.includes("battle") && defense !== undefined)
    counters.defense = (counters.defense ?? 0) + defense;
  if (values.subtypes.includes("Saga")) counters.lore = (counters.lore ?? 0) + chapterChosen(scratch, at);
  if (Object.keys(counters).length === 0) return;
  const entering = { on: id, by, counters: possible(before, move, counters) };
  const besides = [...changes, ...compleatedChange(g.state, id, controller)];
  const changed = changedCounters(g.state, besides, entering, counterOrder(scratch, old));
  if (changed.among.length > 0) {
    const among = changed.among.map(({ context: { source }, key }) => ({
      source: source === id ? old : source,
      key,
    }));
    open.push({ at, object: old, seat: controller, among });
  }
  const put = Object.fromEntries(Object.entries(changed.counters).filter(([, count]) => count > 0));
  if (Object.keys(put).length === 0) return;
  updateObject(g, id, { counters: put, ...newCounterTimes(g, id, Object.keys(put)) });
  for (const [counter, change] of Object.entries(put))
    tell(g, { kind: "countersChanged", on: { object: id }, counter, change, by });
}

/** Lets a linked ability find an object (CR 607.2). */
export function addLink(g: Game, holder: ObjectId, link: string, id: ObjectId): void {
  const object = g.state.objects[holder];
  if (!object) return;
  updateObject(g, holder, { linked: { ...object.linked, [link]: [...(object.linked[link] ?? []), id] } });
}

/**
 * Shuffles a library (CR 701.20). All knowledge of cards in it is forgotten; `view` assigns new keys for the event.
 */
export function shuffleLibrary(g: Game, seat: Seat): void {
  const order = shuffled(g, `library:${seat}`, playerOf(g.state, seat).library);
  setZone(g, "library", seat, order);
  for (const id of order) {
    if (objectOf(g.state, id).knownTo.length > 0) updateObject(g, id, { knownTo: [] });
  }
  tell(g, { kind: "shuffled", seat });
}
