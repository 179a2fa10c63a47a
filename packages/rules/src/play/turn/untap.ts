import { propose } from "../../change/events/index.ts";
import { ask, popFrame } from "../../change/game/game.ts";
import type { Decision } from "../../decisions/decision.ts";
import { activeRules, characteristics, controllerOf } from "../../query/layers/index.ts";
import { matches, playersOf } from "../../query/selection/index.ts";
import { existing, type Game, numbersIn, objectOf } from "../../state/access.ts";
import type { ContinuousEffect } from "../../state/continuous.ts";
import type { TurnBasedFrame } from "../../state/frame.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { activeSeats } from "../../state/teams.ts";
import { note, noteAsked, noteOf, whoWasAsked } from "./turn-based-notes.ts";

/**
 * CR 502.3: the active player determines which permanents untap: which of those that may stay tapped do, and which untap
 * where effects let only so many. Then they untap at the same time, those of all on an active team (CR 805.6).
 */
export function untapStep(g: Game, frame: TurnBasedFrame): void {
  const untapping = new Set<ObjectId>();
  for (const seat of activeSeats(g.state)) {
    const own = untappingOf(g, frame, seat);
    if (!own) return;
    for (const id of own) untapping.add(id);
  }
  for (const seat of activeSeats(g.state)) forgetNextUntap(g, seat);
  popFrame(g);
  if (untapping.size > 0)
    propose(
      g,
      [...untapping].map((object) => ({ kind: "untap", object, source: null })),
    );
}

/** What untaps because it is that player's untap step; `undefined` while the player chooses. */
function untappingOf(g: Game, frame: TurnBasedFrame, active: Seat): readonly ObjectId[] | undefined {
  const tapped = g.state.battlefield.filter((id) => {
    const object = objectOf(g.state, id);
    return object.status.tapped && !object.status.phasedOut && untapsNow(g, id, active);
  });
  const kept = numbersIn(frame.scratch, noteOf(KEPT, active));
  const optional = tapped.filter((id) => mayStayTapped(g, id, active));
  if (optional.length > 0 && !kept) {
    askWhich(g, frame, active, "keepTapped", optional, { min: 0, max: optional.length });
    return undefined;
  }
  return limited(
    g,
    frame,
    active,
    tapped.filter((id) => !kept?.includes(id)),
  );
}

const KEPT = "kept";

function askWhich(
  g: Game,
  frame: TurnBasedFrame,
  seat: Seat,
  detail: "keepTapped" | "untap",
  among: readonly ObjectId[],
  count: { readonly min: number; readonly max: number },
): void {
  const options = among.map((object, value) => ({ value, what: { kind: "object" as const, object } }));
  noteAsked(g, frame, seat);
  ask(g, seat, { key: "choose", source: null, detail }, { kind: "pick", ...count, options });
}

/** Notes which permanents stay tapped: those picked to, or those not picked to untap. */
export function answerUntap(
  g: Game,
  frame: TurnBasedFrame,
  { prompt, options }: Extract<Decision, { kind: "pick" }>,
  picked: readonly ObjectId[],
): void {
  const offered = options.flatMap(({ what }) => (what.kind === "object" ? [what.object] : []));
  const staying = prompt.detail === "keepTapped" ? picked : offered.filter((id) => !picked.includes(id));
  const before = numbersIn(frame.scratch, noteOf(KEPT, whoWasAsked(g, frame))) ?? [];
  note(g, frame, KEPT, [...before, ...staying]);
}

/** "During your untap step": in nobody else's, where other effects may untap it as well. */
function mayStayTapped(g: Game, id: ObjectId, active: Seat): boolean {
  const { controller, restrictions } = characteristics(g.state, id);
  return controller === active && restrictions.some((one) => one.kind === "mayNotUntap");
}

function untapsNow(g: Game, id: ObjectId, active: Seat): boolean {
  const { controller, restrictions } = characteristics(g.state, id);
  const also =
    controller !== active &&
    activeRules(g.state).some(
      ({ rule, context }) =>
        rule.kind === "untapAlsoDuring" &&
        playersOf(g.state, context, rule.who).includes(controller) &&
        playersOf(g.state, context, rule.duringUntapOf).includes(active) &&
        matches(g.state, context, rule.what, id),
    );
  if (controller !== active && !also) return false;
  return !restrictions.some(
    (one) =>
      one.kind === "doesntUntap" &&
      (one.whose ? playersOf(g.state, one.context, one.whose).includes(active) : controller === active),
  );
}

/**
 * What untaps under effects that let the active player untap only so many of their permanents; what others untap in that
 * step isn't counted. The narrowest is asked about first, so that what it keeps tapped takes no place under a wider one.
 * `undefined` while the player chooses.
 */
function limited(
  g: Game,
  frame: TurnBasedFrame,
  active: Seat,
  untapping: readonly ObjectId[],
): readonly ObjectId[] | undefined {
  const limits = activeRules(g.state).flatMap(({ rule, context }) =>
    rule.kind === "untapAtMost" && playersOf(g.state, context, rule.who).includes(active)
      ? [{ ...rule, context }]
      : [],
  );
  let left = untapping;
  for (const { what, count, context } of limits.toSorted((one, other) => one.count - other.count)) {
    const counted = left.filter(
      (id) => controllerOf(g.state, id) === active && matches(g.state, context, what, id),
    );
    if (counted.length <= count) continue;
    if (count > 0) {
      askWhich(g, frame, active, "untap", counted, { min: count, max: count });
      return undefined;
    }
    left = left.filter((id) => !counted.includes(id));
  }
  return left;
}

/** "Doesn't untap during its controller's next untap step" has now been used up. */
function forgetNextUntap(g: Game, active: Seat): void {
  const isDone = ({ modifications, context }: ContinuousEffect, id: ObjectId): boolean =>
    existing(g.state, id) === null ||
    modifications.every((one) => {
      const whose =
        one.kind === "restriction" && one.restriction.kind === "doesntUntap" && one.restriction.whose;
      return whose
        ? playersOf(g.state, context, whose).includes(active)
        : controllerOf(g.state, id) === active;
    });
  const isOver = (effect: ContinuousEffect): boolean =>
    isAboutNextUntap(effect) &&
    (effect.filter ? isOfTurn(g, effect, active) : effect.objects.some((id) => isDone(effect, id)));
  if (!g.state.effects.some(isOver)) return;
  g.state.effects = g.state.effects.flatMap((effect) => {
    if (!isOver(effect)) return [effect];
    const objects = effect.objects.filter((id) => !isDone(effect, id));
    return objects.length > 0 ? [{ ...effect, objects }] : [];
  });
}

/** What holds for whatever fits in the untap step of certain players has been used up once one of them had it. */
function isOfTurn(g: Game, { modifications, context }: ContinuousEffect, active: Seat): boolean {
  return modifications.every(
    (one) =>
      one.kind === "restriction" &&
      one.restriction.kind === "doesntUntap" &&
      one.restriction.whose !== undefined &&
      playersOf(g.state, context, one.restriction.whose).includes(active),
  );
}

function isAboutNextUntap({ modifications }: ContinuousEffect): boolean {
  return modifications.every(
    (one) =>
      one.kind === "restriction" &&
      one.restriction.kind === "doesntUntap" &&
      one.restriction.during === "nextUntapStep",
  );
}
