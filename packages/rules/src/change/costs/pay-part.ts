import type { PaidCost } from "../../query/costs/cost-parts.ts";
import { amountOf } from "../../query/selection/index.ts";
import { assertNever, contextOf, existing, type Game, objectOf, playerOf } from "../../state/access.ts";
import { SAME_DEFENDER } from "../../state/context.ts";
import type { GameEvent } from "../../state/event.ts";
import type { Happening } from "../../state/happening.ts";
import type { ContextId, ObjectId, Seat } from "../../state/ids.ts";
import { propose } from "../events/index.ts";
import { nextBelow } from "../game/chance.ts";
import { bind, tell } from "../game/game.ts";
import { collectTriggers } from "../triggers/collect.ts";
import { exertAsCost } from "./exert.ts";

type Move = Extract<Happening, { kind: "move" }>;

/** Who pays what for which text. */
export interface Payer {
  readonly seat: Seat;
  readonly context: ContextId;
  /** The payment is for a cycling ability (CR 702.29c), or for a mana ability (CR 106.12). */
  readonly cycling: boolean;
  readonly forMana: boolean;
}

/** Random discards and what moves cards out of libraries are paid last (CR 601.2h). */
export function isPaidLast(cost: PaidCost): boolean {
  if (cost.kind === "exile" && cost.top && cost.what !== "this")
    return cost.what.filter.zones?.[0] === "library";
  return cost.kind === "mill" || (cost.kind === "discard" && cost.random === true);
}

/**
 * Pays one part with the objects picked for it. What was paid with is bound to the name that the cost gives, so that the text can
 * speak of "the exiled card" (CR 400.7j), or of "the sacrificed creature" or "the exiled creature" as it last was (CR 608.2h).
 */
export function payPart(g: Game, payer: Payer, cost: PaidCost, picked: readonly ObjectId[]): void {
  const { source } = contextOf(g.state, payer.context);
  const objects = isOfThis(cost)
    ? [source]
    : cost.kind === "discard"
      ? discarded(g, payer, cost, picked)
      : picked;
  const name = "bind" in cost ? cost.bind : undefined;
  const isLookedBackAt =
    cost.kind === "sacrifice" ||
    (cost.kind === "exile" &&
      objects.length > 0 &&
      objects.every((id) => existing(g.state, id)?.zone === "battlefield"));
  if (isLookedBackAt && name !== undefined)
    bind(g, payer.context, name, { objects, amount: objects.length, did: true });
  if (cost.kind === "returnToHand") noteDefender(g, payer, objects);
  if (cost.kind === "keywordAction") noteKeywordAction(g, payer, cost, source);
  const batch = happeningsOf(g, payer, cost, objects, source);
  if (batch.length === 0) return;
  const deliver = name !== undefined && !isLookedBackAt ? { context: payer.context, name } : null;
  propose(g, batch, deliver);
  if (cost.kind === "reveal" && name !== undefined) bind(g, payer.context, name, { objects, did: true });
}

/** Whom the returned attacker attacked: what is put onto the battlefield in its place attacks the same (CR 702.49c). */
function noteDefender(g: Game, payer: Payer, objects: readonly ObjectId[]): void {
  const attacker = g.state.combat?.attackers.find(({ object }) => objects.includes(object));
  if (!attacker?.defender) return;
  const { defender } = attacker;
  const binding = "player" in defender ? { players: [defender.player] } : { objects: [defender.object] };
  bind(g, payer.context, SAME_DEFENDER, binding);
}

function isOfThis(cost: PaidCost): boolean {
  if (cost.kind === "removeCounters") return cost.from === "this";
  if (cost.kind === "addCounters") return cost.on === "this";
  return "what" in cost && cost.what === "this";
}

function discarded(
  g: Game,
  payer: Payer,
  cost: Extract<PaidCost, { kind: "discard" }>,
  picked: readonly ObjectId[],
): readonly ObjectId[] {
  const { hand } = playerOf(g.state, payer.seat);
  if (cost.what === "hand") return hand;
  if (!cost.random || cost.what === "this" || typeof cost.what.count !== "number") return picked;
  const left = hand.slice();
  const chosen: ObjectId[] = [];
  while (chosen.length < cost.what.count && left.length > 0)
    chosen.push(...left.splice(nextBelow(g, `discard:${payer.seat}`, left.length), 1));
  return chosen;
}

function happeningsOf(
  g: Game,
  payer: Payer,
  cost: PaidCost,
  objects: readonly ObjectId[],
  source: ObjectId,
): Happening[] {
  const { seat } = payer;
  const context = contextOf(g.state, payer.context);
  const amount = (value: Parameters<typeof amountOf>[2]): number => amountOf(g.state, context, value);
  const each = (make: (object: ObjectId) => Happening): Happening[] => objects.map(make);
  switch (cost.kind) {
    case "tap":
      return [{ kind: "tap", object: source, forMana: payer.forMana, source, by: seat }];
    case "untap":
      return [{ kind: "untap", object: source, source }];
    case "tapOthers":
      return each((object) => ({ kind: "tap", object, forMana: false, source, by: seat }));
    case "untapOthers":
      return each((object) => ({ kind: "untap", object, source }));
    case "payLife":
      return [{ kind: "loseLife", player: seat, amount: amount(cost.amount), source, cause: "payment" }];
    case "sacrifice":
      return each((object) => ({ kind: "sacrifice", player: seat, object, source }));
    case "discard":
      return each((object) => ({
        kind: "discard",
        player: seat,
        object,
        source,
        asCost: true,
        ...(payer.cycling && object === source ? { cycling: true, x: context.x } : { cycling: false }),
      }));
    case "exile":
      return each((object) => exiled(object, seat, source, cost.link));
    case "returnToHand":
      return each((object) => moved(object, seat, source, { zone: "hand" }));
    case "putOnLibrary":
      return each((object) => moved(object, seat, source, { zone: "library", position: cost.position }));
    case "putIntoGraveyard":
      return each((object) => moved(object, seat, source, { zone: "graveyard" }));
    case "unattach":
      return each((object) => ({ kind: "attach", object, to: null, source }));
    case "reveal":
      return [{ kind: "reveal", objects, by: seat }];
    case "mill":
      return playerOf(g.state, seat)
        .library.slice(0, amount(cost.amount))
        .map((object) => ({ kind: "mill", player: seat, object, source }));
    case "removeCounters":
      return objects.flatMap((object) => countersOff(g, object, cost, source));
    case "addCounters":
      return each((object) => added(object, cost.counter, amount(cost.amount), seat, source));
    case "loyalty":
      return loyaltyChange(source, seat, typeof cost.change === "number" ? cost.change : 0 - context.x);
    case "energy":
      return [energyOff(seat, amount(cost.amount), source)];
    case "keywordAction":
      return keywordHappenings(g, cost, objects, seat, source);
    case "either":
      return [];
    default:
      return assertNever(cost);
  }
}

/** CR 107.14. */
function energyOff(seat: Seat, amount: number, source: ObjectId): Happening {
  return { kind: "removeCounters", on: { player: seat }, counter: "energy", amount, source };
}

/** How craft links its materials (CR 702.167c). */
const CRAFTED = "crafted";

/** What is exiled as a cost can be found by the source's linked ability (CR 607.2a). */
function exiled(object: ObjectId, by: Seat, source: ObjectId, link: string | undefined): Happening {
  const happening = moved(object, by, source, { zone: "exile", ...(link === undefined ? {} : { link }) });
  if (link === undefined) return happening;
  return { ...happening, linkedBy: source, ...(link === CRAFTED ? { cause: "craft" } : {}) };
}

function moved(object: ObjectId, by: Seat, source: ObjectId, to: Move["to"]): Move {
  return { kind: "move", object, to, cause: "cost", by, source };
}

function added(object: ObjectId, counter: string, amount: number, by: Seat, source: ObjectId): Happening {
  return { kind: "addCounters", on: { object }, counter, amount, by, source, cause: "cost" };
}

/** CR 606.4. */
function loyaltyChange(source: ObjectId, seat: Seat, change: number): Happening[] {
  if (change > 0) return [added(source, "loyalty", change, seat, source)];
  if (change === 0) return [];
  return [{ kind: "removeCounters", on: { object: source }, counter: "loyalty", amount: -change, source }];
}

/** Counters of any kind come off kind by kind until it is enough. */
function countersOff(
  g: Game,
  object: ObjectId,
  cost: Extract<PaidCost, { kind: "removeCounters" }>,
  source: ObjectId,
): Happening[] {
  const { counters } = objectOf(g.state, object);
  let left = cost.amount === "all" ? Number.POSITIVE_INFINITY : Number(cost.amount);
  const batch: Happening[] = [];
  for (const [counter, count] of Object.entries(counters)) {
    if (cost.counter !== "any" && counter !== cost.counter) continue;
    const amount = Math.min(count, left);
    if (amount <= 0) continue;
    left -= amount;
    batch.push({ kind: "removeCounters", on: { object }, counter, amount, source });
  }
  return batch;
}

function keywordHappenings(
  g: Game,
  cost: Extract<PaidCost, { kind: "keywordAction" }>,
  objects: readonly ObjectId[],
  seat: Seat,
  source: ObjectId,
): Happening[] {
  switch (cost.action) {
    case "collectEvidence":
      return objects.map((object) => moved(object, seat, source, { zone: "exile" }));
    case "forage":
      return objects.map(
        (object): Happening =>
          objectOf(g.state, object).zone === "battlefield"
            ? { kind: "sacrifice", player: seat, object, source }
            : moved(object, seat, source, { zone: "exile" }),
      );
    case "blight":
      return objects.map((object) => added(object, "-1/-1", Number(cost.amount ?? 1), seat, source));
    case "behold": {
      const shown = objects.filter((object) => objectOf(g.state, object).zone === "hand");
      return shown.length > 0 ? [{ kind: "reveal", objects: shown, by: seat }] : [];
    }
    case "exert":
    case "waterbend":
      return [];
    default:
      return assertNever(cost.action);
  }
}

/** Reports what was done to pay, and checks triggers. */
function noteKeywordAction(
  g: Game,
  payer: Payer,
  cost: Extract<PaidCost, { kind: "keywordAction" }>,
  source: ObjectId,
): void {
  if (cost.action === "exert") exertAsCost(g, payer.seat, payer.context);
  const event: GameEvent = {
    kind: "keywordAction",
    action: cost.action,
    seat: payer.seat,
    object: source,
    amount: typeof cost.amount === "number" ? cost.amount : 0,
  };
  tell(g, event);
  collectTriggers(g, [event], []);
}
