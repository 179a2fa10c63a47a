import type { Body } from "@spellroom/card-language";
import { REBOUNDING } from "../../change/events/as-it-resolves.ts";
import { propose } from "../../change/events/index.ts";
import { applyTo } from "../../change/events/merge.ts";
import { bindActivations } from "../../change/events/note-activation.ts";
import { cease } from "../../change/events/zones.ts";
import {
  bind,
  closeContext,
  popFrame,
  pushFrame,
  replaceFrame,
  tell,
  updateContext,
  updateObject,
} from "../../change/game/game.ts";
import { addPending, linkTo } from "../../change/triggers/chain.ts";
import type { Choice, Decision } from "../../decisions/decision.ts";
import type { Refusal } from "../../decisions/parts/refusal.ts";
import { instructed } from "../../query/kept/instructed.ts";
import { SPELL_HAUNTS } from "../../query/keywords/haunt.ts";
import { characteristics } from "../../query/layers/index.ts";
import { resolutionNumber } from "../../query/rules/activation-limits.ts";
import { bodyOf } from "../../query/rules/spell-body.ts";
import { holds } from "../../query/selection/index.ts";
import { chosenParts, clausesOf, contextOfPart } from "../../query/targets/clauses.ts";
import { contextOf, EngineError, existing, type Game, numberIn, objectOf } from "../../state/access.ts";
import { emptyContext, TIMES_RESOLVED } from "../../state/context.ts";
import type { DelayedTrigger } from "../../state/continuous.ts";
import type { ResolveFrame } from "../../state/frame.ts";
import type { Happening } from "../../state/happening.ts";
import type { ObjectId } from "../../state/ids.ts";
import type { GameObject } from "../../state/object.ts";
import { presentPlace } from "../../state/turn.ts";
import { checkTargets } from "./legal-targets.ts";
import { isLostAtCleanup, sacrificedAtCleanup } from "./lost-at-cleanup.ts";

type Move = Extract<Happening, { kind: "move" }>;

/** Where the object went is bound here. */
const WENT = "#went";

/** Frame runner for the resolution of the top object of the stack (CR 608). */
export function runResolve(g: Game, frame: ResolveFrame): void {
  switch (frame.stage) {
    case "check":
      return check(g, frame);
    case "instructions":
      return instructions(g, frame);
    case "leave":
      return leave(g, frame);
    case "left":
      return afterLeaving(g, frame);
    case "done":
      return end(g, frame, "resolved");
    case "failed":
      return end(g, frame, "didNotResolve");
  }
}

/** A resolution asks nothing itself: its instructions do. */
export function answerResolve(
  _g: Game,
  frame: ResolveFrame,
  decision: Decision,
  _choice: Choice,
): Refusal | null {
  throw new EngineError(`the resolution of ${frame.object} did not ask ${decision.prompt.key}`);
}

function goTo(g: Game, frame: ResolveFrame, stage: ResolveFrame["stage"]): void {
  replaceFrame(g, { ...frame, stage });
}

/** CR 608.2a-b, 603.4: the intervening "if" and the targets are looked at again. */
function check(g: Game, frame: ResolveFrame): void {
  const object = existing(g.state, frame.object);
  if (!object) {
    popFrame(g);
    closeContext(g, frame.context);
    return;
  }
  linkTo(g, object);
  const condition = object.announcement?.ability?.condition;
  const isMet = !condition || holds(g.state, contextOf(g.state, frame.context), condition);
  if (isMet && checkTargets(g, object.id, frame.context)) {
    countResolution(g, frame, object);
    goTo(g, frame, "instructions");
    return;
  }
  if (isMet && /^(?:bestow|mutate)/.test(object.announcement?.via ?? "")) {
    resolveAsCreature(g, frame, object);
    return;
  }
  goTo(g, frame, "failed");
  if (object.kind === "ability" || object.kind === "copy") {
    cease(g, object.id);
    return;
  }
  propose(g, [moveFromStack(g, object, { zone: "graveyard" })]);
}

/**
 * How often an ability of an object has resolved this turn, with this time, where its instructions ask for that; a copy of
 * the ability counts as the same one (CR 603.7h, 707.10b).
 */
function countResolution(g: Game, frame: ResolveFrame, { announcement }: GameObject): void {
  const { ability, source } = announcement ?? {};
  if (!ability || source === null || source === undefined) return;
  bindActivations(g, frame.context, source, ability);
  if (!asksHowOften(ability.body)) return;
  const number = resolutionNumber(ability.key);
  const { usedThisTurn } = objectOf(g.state, source);
  const times = (usedThisTurn[number] ?? 0) + 1;
  updateObject(g, source, { usedThisTurn: { ...usedThisTurn, [number]: times } });
  bind(g, frame.context, TIMES_RESOLVED, { amount: times });
}

const asksHowOften = instructed("kind", "resolvedThisTurn");

/** CR 608.3b, 702.103e, 702.140b: a bestowed Aura spell or a mutating creature spell whose target is illegal resolves as a creature spell. */
function resolveAsCreature(g: Game, frame: ResolveFrame, object: GameObject): void {
  const { announcement } = object;
  if (!announcement) return;
  updateObject(g, object.id, {
    announcement: { ...announcement, via: null, context: { ...announcement.context, targets: {} } },
  });
  goTo(g, frame, "instructions");
}

function moveFromStack(g: Game, object: GameObject, to: Move["to"]): Move {
  const by = characteristics(g.state, object.id).controller;
  return { kind: "move", object: object.id, to, cause: "resolve", by, source: null };
}

/** CR 608.2c, 700.2: modes in printed order, each with its own targets. */
function instructions(g: Game, frame: ResolveFrame): void {
  const object = objectOf(g.state, frame.object);
  const body = bodyOf(g.state, object.id);
  const modes = object.announcement?.modes ?? [];
  const parts = chosenParts(body, modes);
  const at = numberIn(frame.scratch, "part") ?? 0;
  const part = parts[at];
  if (!part) {
    goTo(g, frame, "leave");
    return;
  }
  replaceFrame(g, { ...frame, scratch: { part: at + 1 } });
  if (part.prefix !== "") seeOwnTargets(g, frame, object, body, part.prefix);
  if (part.body.effects.length > 0) {
    const { effects } = part.body;
    pushFrame(g, { kind: "effects", effects, at: 0, context: frame.context, scratch: {} });
  }
}

/** Lets the words of one mode find that mode's targets, and no other's. */
function seeOwnTargets(g: Game, frame: ResolveFrame, object: GameObject, body: Body, prefix: string): void {
  const context = contextOf(g.state, frame.context);
  const announced = object.announcement?.context ?? context;
  const keys = new Set(clausesOf(body, object.announcement?.modes ?? []).map(({ key }) => key));
  const legal = {
    ...context,
    targets: { ...announced.targets, ...pick(context.targets, keys) },
    division: { ...announced.division, ...pick(context.division, keys) },
  };
  const { targets, division } = contextOfPart(legal, prefix);
  updateContext(g, frame.context, { targets, division });
}

function pick<T>(record: Readonly<Record<string, T>>, keys: ReadonlySet<string>): Record<string, T> {
  return Object.fromEntries(Object.entries(record).filter(([key]) => keys.has(key)));
}

/** CR 608.2m, 608.3: an ability ceases to exist, a permanent spell enters, any other spell goes where it has to. */
function leave(g: Game, frame: ResolveFrame): void {
  const object = existing(g.state, frame.object);
  if (object?.zone !== "stack") {
    goTo(g, frame, "done");
    return;
  }
  if (object.kind === "ability") {
    goTo(g, frame, "done");
    cease(g, object.id);
    return;
  }
  goTo(g, frame, "left");
  const deliver = { context: frame.context, name: WENT };
  if (isPermanentSpell(g, object)) {
    propose(g, [entering(g, object)], deliver);
    return;
  }
  if (object.kind === "copy") {
    cease(g, object.id);
    return;
  }
  propose(g, [{ ...moveFromStack(g, object, { zone: "graveyard" }), asItResolves: true }], deliver);
}

const PERMANENT_TYPES = ["artifact", "battle", "creature", "enchantment", "land", "planeswalker"] as const;

function isPermanentSpell(g: Game, object: GameObject): boolean {
  const { types } = characteristics(g.state, object.id);
  return PERMANENT_TYPES.some((type) => types.includes(type));
}

function entering(g: Game, object: GameObject): Happening {
  const controller = characteristics(g.state, object.id).controller;
  const { faceDown } = object.status;
  return {
    kind: "move",
    object: object.id,
    to: { zone: "battlefield" },
    cause: "resolve",
    by: controller,
    source: null,
    controller,
    face: object.face,
    ...(faceDown ? { faceDown } : {}),
  };
}

/** CR 608.3e: what can't be put onto the battlefield is put into its owner's graveyard. */
function afterLeaving(g: Game, frame: ResolveFrame): void {
  const object = objectOf(g.state, frame.object);
  goTo(g, frame, "done");
  if (object.zone === "stack") {
    propose(g, [moveFromStack(g, object, { zone: "graveyard" })]);
    return;
  }
  const [went] = contextOf(g.state, frame.context).bindings[WENT]?.objects ?? [];
  if (went === undefined) return;
  const { zone, marks } = objectOf(g.state, went);
  if (zone === "exile" && marks.includes(REBOUNDING))
    g.state.delayed = [...g.state.delayed, rebounding(g, object, went)];
  if (zone === "graveyard") haunts(g, object, went);
  if (zone !== "battlefield") return;
  applyTo(g, object.id, went);
  if (isLostAtCleanup(g.state, object))
    g.state.delayed = [...g.state.delayed, sacrificedAtCleanup(g.state, object, went)];
}

/** CR 702.55a: each haunt ability of an instant or sorcery triggers as its card is put into a graveyard. */
function haunts(g: Game, spell: GameObject, card: ObjectId): void {
  const { abilities, controller } = characteristics(g.state, spell.id);
  for (const { ability, key } of abilities) {
    if (ability.kind !== "keyword" || ability.keyword !== "hauntedByDeath" || spell.kind !== "card") continue;
    addPending(g, [
      {
        controller,
        source: card,
        key,
        body: SPELL_HAUNTS,
        condition: null,
        context: emptyContext(card, controller),
      },
    ]);
  }
}

/** CR 702.88a. */
function rebounding(g: Game, spell: GameObject, card: ObjectId): DelayedTrigger {
  return {
    timestamp: g.state.nextTimestamp++,
    event: { kind: "nextStep", step: "upkeep", whose: [spell.controller] },
    body: {
      kind: "plain",
      effects: [
        {
          kind: "castNow",
          who: { kind: "you" },
          what: { kind: "ref", ref: { kind: "bound", name: "rebound" } },
          cost: "withoutPaying",
          optional: true,
        },
      ],
    },
    context: { ...emptyContext(card, spell.controller), bindings: { rebound: { objects: [card] } } },
    repeats: false,
    lasting: null,
    madeInStep: presentPlace(g.state.turn),
  };
}

function end(g: Game, frame: ResolveFrame, kind: "resolved" | "didNotResolve"): void {
  popFrame(g);
  closeContext(g, frame.context);
  tell(g, { kind, object: frame.object, seat: objectOf(g.state, frame.object).controller });
}
