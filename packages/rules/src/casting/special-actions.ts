import type { Ability, Cost, CostKeyword, KeywordAbility } from "@spellroom/card-language";
import {
  closeContext,
  contextOf,
  type Game,
  numberIn,
  objectOf,
  openContext,
  popFrame,
  pushFrame,
  updateObject,
  wordIn,
} from "../core/game.ts";
import { missingToPay } from "../costs/can-pay.ts";
import { propose } from "../events/index.ts";
import { characteristics, faceUpFace } from "../layers/index.ts";
import type { Reason } from "../legal-actions/reason.ts";
import { concreteCost } from "../mana/cost-shape.ts";
import type { ManaOutlook } from "../mana/outlook.ts";
import { emptyContext } from "../state/context.ts";
import type { GameState } from "../state/game-state.ts";
import type { ObjectId, Seat } from "../state/ids.ts";
import type { AnnounceFrame } from "./announce/frame.ts";
import { castForbidden, hasInstantTiming } from "./prohibitions.ts";
import { isSorceryTime } from "./timing.ts";
import { asCast } from "./ways.ts";

/** A special action that a player could take with an object (CR 116.2), and what it costs. */
export interface SpecialAction {
  readonly action: "turnFaceUp" | "suspend" | "foretell" | "plot";
  readonly cost: readonly Cost[];
  /** By which of its costs a permanent is turned face up: a manifested card may have two (CR 701.34c). */
  readonly by?: FaceUpCost;
}

type FaceUpCost = Morph["keyword"] | "manaCost";

/** The name of a special action with an object among the acts of a decision. */
export function specialActId(id: ObjectId, { action, by }: SpecialAction): string {
  return by === "manaCost" ? `${action}:${id}:${by}` : `${action}:${id}`;
}

const TWO: readonly Cost[] = [{ kind: "mana", mana: ["2"] }];

/** The special actions that an object offers its player, leaving timing and payment aside. */
export function specialActionsOf(state: GameState, seat: Seat, id: ObjectId): readonly SpecialAction[] {
  const object = state.objects[id];
  if (object?.zone === "battlefield") return faceUpAction(state, seat, id);
  if (object?.zone !== "hand" || object.owner !== seat) return NONE;
  const actions: SpecialAction[] = [];
  for (const { ability } of characteristics(state, id).abilities) {
    if (ability.kind !== "keyword") continue;
    if (ability.keyword === "foretell") actions.push({ action: "foretell", cost: TWO });
    else if (ability.keyword === "plot" || ability.keyword === "suspend")
      actions.push({ action: ability.keyword, cost: ability.cost });
  }
  return actions.length > 0 ? actions : NONE;
}
const NONE: readonly SpecialAction[] = [];

/**
 * CR 116.2b, 702.37e, 702.168b, 701.34b: the morph or disguise cost that it would have face up, or for a manifested creature card
 * its mana cost.
 */
function faceUpAction(state: GameState, seat: Seat, id: ObjectId): readonly SpecialAction[] {
  const object = objectOf(state, id);
  const { faceDown } = object.status;
  if (faceDown === null || characteristics(state, id).controller !== seat) return NONE;
  const face = faceUpFace(state, object);
  const actions: SpecialAction[] = [];
  if (face.abilities?.some(isMorph)) {
    const faceUp = asCast(state, id, object.face, null);
    for (const { ability } of characteristics(faceUp, id).abilities)
      if (isMorph(ability)) actions.push({ action: "turnFaceUp", cost: ability.cost, by: ability.keyword });
  }
  const manifested = faceDown === "manifest" || faceDown === "cloak";
  if (manifested && face.types.includes("creature") && face.manaCost) {
    const cost: readonly Cost[] = [{ kind: "mana", mana: concreteCost(face.manaCost, 0) }];
    actions.push({ action: "turnFaceUp", cost, by: "manaCost" });
  }
  return actions;
}

type Morph = Extract<KeywordAbility, { keyword: CostKeyword }> & {
  readonly keyword: "morph" | "megamorph" | "disguise";
};

function isMorph(ability: Ability): ability is Morph {
  if (ability.kind !== "keyword") return false;
  const { keyword } = ability;
  return keyword === "morph" || keyword === "megamorph" || keyword === "disguise";
}

/** Why a special action can't be taken now (CR 116.2b, f, h, k). */
export function specialReason(
  state: GameState,
  seat: Seat,
  id: ObjectId,
  { action, cost }: SpecialAction,
  outlook: ManaOutlook,
): Reason | null {
  if (action === "plot" && !isSorceryTime(state, seat)) return { kind: "wrongTiming", needs: "sorcery" };
  if (action === "foretell" && state.turn.active !== seat) return { kind: "wrongTiming", needs: "yourTurn" };
  if (action === "suspend") {
    if (!hasInstantTiming(state, seat, id) && !isSorceryTime(state, seat))
      return { kind: "wrongTiming", needs: "sorcery" };
    const forbidden = castForbidden(state, seat, id);
    if (forbidden) return forbidden;
  }
  const missing = missingToPay(outlook, emptyContext(id, seat), cost, { kind: "other" }, null);
  return missing ? { kind: "cantPay", missing } : null;
}

/** Begins a special action: its cost is paid, then it happens. It doesn't use the stack (CR 116.1). */
export function startSpecialAction(
  g: Game,
  seat: Seat,
  id: ObjectId,
  { action, cost, by }: SpecialAction,
  autoPay: boolean,
): void {
  const context = openContext(g, emptyContext(id, seat));
  pushFrame(g, {
    kind: "announce",
    stage: "special",
    seat,
    object: id,
    autoPay,
    scratch: { kind: "special", action, payment: context, ...(by ? { by } : {}) },
    rewind: null,
  });
  pushFrame(g, {
    kind: "payment",
    stage: "begin",
    seat,
    context,
    cost,
    deliver: "paid",
    scratch: { ask: "ability", ...(autoPay ? { auto: true } : {}) },
    rewind: null,
  });
}

/** The stages of a special action after its payment; `false` if the stage isn't one of them. */
export function runSpecialAction(g: Game, frame: AnnounceFrame): boolean {
  if (frame.stage === "special") {
    const payment = numberIn(frame.scratch, "payment") ?? 0;
    const paid = contextOf(g.state, payment).bindings.paid?.did === true;
    closeContext(g, payment);
    popFrame(g);
    if (paid) take(g, frame);
    return true;
  }
  if (frame.stage !== "exiled") return false;
  const moved = contextOf(g.state, numberIn(frame.scratch, "payment") ?? 0);
  const [card] = moved.bindings.card?.objects ?? [];
  closeContext(g, numberIn(frame.scratch, "payment") ?? 0);
  popFrame(g);
  if (card !== undefined) markExiled(g, card, wordIn(frame.scratch, "action") ?? "");
  return true;
}

function take(g: Game, frame: AnnounceFrame): void {
  const id = frame.object;
  const action = wordIn(frame.scratch, "action");
  if (action === "turnFaceUp") {
    turnUp(g, frame.seat, id, wordIn(frame.scratch, "by") === "megamorph");
    return;
  }
  const context = openContext(g, emptyContext(id, frame.seat));
  const time = action === "suspend" ? suspendTime(g.state, id) : 0;
  pushFrame(g, { ...frame, stage: "exiled", scratch: { action: action ?? "", payment: context } });
  propose(
    g,
    [
      {
        kind: "move",
        object: id,
        to: { zone: "exile" },
        cause: "exile",
        by: frame.seat,
        source: id,
        ...(action === "foretell" ? { faceDown: "foretold" as const } : {}),
        ...(time > 0 ? { arriveWith: { counter: "time", amount: time } } : {}),
      },
    ],
    { context, name: "card" },
  );
}

function suspendTime(state: GameState, id: ObjectId): number {
  for (const { ability } of characteristics(state, id).abilities)
    if (ability.kind === "keyword" && ability.keyword === "suspend" && typeof ability.time === "number")
      return ability.time;
  return 0;
}

/** What is turned up for its megamorph cost gets a +1/+1 counter (CR 702.37b). */
function turnUp(g: Game, seat: Seat, id: ObjectId, mega: boolean): void {
  propose(g, [
    { kind: "turnFaceUp", object: id },
    ...(mega
      ? [
          {
            kind: "addCounters" as const,
            on: { object: id },
            counter: "+1/+1",
            amount: 1,
            by: seat,
            source: id,
          },
        ]
      : []),
  ]);
}

function markExiled(g: Game, card: ObjectId, action: string): void {
  const mark = action === "plot" ? "plotted" : action === "foretell" ? "foretold" : "suspended";
  const object = g.state.objects[card];
  if (!object) return;
  updateObject(g, card, {
    marks: [...object.marks, mark],
    knownTo: action === "foretell" ? [object.owner] : object.knownTo,
  });
}
