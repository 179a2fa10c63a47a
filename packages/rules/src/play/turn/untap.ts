import { propose } from "../../change/events/index.ts";
import { ask, popFrame, replaceFrame } from "../../change/game/game.ts";
import type { Decision } from "../../decisions/decision.ts";
import { activeRules, characteristics, controllerOf } from "../../query/layers/index.ts";
import { matches, playersOf } from "../../query/selection/index.ts";
import { existing, type Game, numbersIn, objectOf } from "../../state/access.ts";
import type { ContinuousEffect } from "../../state/continuous.ts";
import type { TurnBasedFrame } from "../../state/frame.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";

/**
 * CR 502.3: the active player determines which permanents untap: which of those that may stay tapped do, and which untap
 * where effects let only so many. Then they untap at the same time.
 */
export function untapStep(g: Game, frame: TurnBasedFrame): void {
  const { active } = g.state.turn;
  const tapped = g.state.battlefield.filter((id) => {
    const object = objectOf(g.state, id);
    return object.status.tapped && !object.status.phasedOut && untapsNow(g, id, active);
  });
  const kept = numbersIn(frame.scratch, "kept");
  const optional = tapped.filter((id) => mayStayTapped(g, id, active));
  if (optional.length > 0 && !kept) {
    askWhich(g, active, "keepTapped", optional, { min: 0, max: optional.length });
    return;
  }
  const untapping = limited(
    g,
    active,
    tapped.filter((id) => !kept?.includes(id)),
  );
  if (!untapping) return;
  forgetNextUntap(g, active);
  popFrame(g);
  if (untapping.length > 0)
    propose(
      g,
      untapping.map((object) => ({ kind: "untap", object, source: null })),
    );
}

function askWhich(
  g: Game,
  seat: Seat,
  detail: "keepTapped" | "untap",
  among: readonly ObjectId[],
  count: { readonly min: number; readonly max: number },
): void {
  const options = among.map((object, value) => ({ value, what: { kind: "object" as const, object } }));
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
  const kept = [...(numbersIn(frame.scratch, "kept") ?? []), ...staying];
  replaceFrame(g, { ...frame, scratch: { ...frame.scratch, kept } });
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
      (!one.whose || playersOf(g.state, one.context, one.whose).includes(active)),
  );
}

/**
 * What untaps under effects that let the active player untap only so many of their permanents; what others untap in that
 * step isn't counted. The narrowest is asked about first, so that what it keeps tapped takes no place under a wider one.
 * `undefined` while the player chooses.
 */
function limited(g: Game, active: Seat, untapping: readonly ObjectId[]): readonly ObjectId[] | undefined {
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
      askWhich(g, active, "untap", counted, { min: count, max: count });
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
