import type { Condition, PhaseName, StepName } from "@spellroom/card-language";
import { assertNever } from "../../state/access.ts";
import { type Context, TIMES_ACTIVATED, TIMES_RESOLVED, wasDone } from "../../state/context.ts";
import {
  CITYS_BLESSING,
  ENDURING_STORY,
  hasCompleted,
  INITIATIVE,
  MAX_SPEED,
  speedOf,
} from "../../state/designations.ts";
import { cameOf } from "../../state/event.ts";
import type { GameState } from "../../state/game-state.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import type { GameObject } from "../../state/object.ts";
import { isActive } from "../../state/teams.ts";
import { asCastName, castBy, timesKicked } from "./announced.ts";
import { compares } from "./compare.ts";
import { isOwnZone } from "./own-zones.ts";
import { isTurnOf, meansPlayer } from "./players.ts";
import { onePlayerControls } from "./same-controller.ts";
import type { Sight } from "./sight.ts";
import { timesHappened } from "./times-happened.ts";

/** Whether a condition holds now. */
export function holds(sight: Sight, context: Context, condition: Condition): boolean {
  switch (condition.kind) {
    case "compare":
      return compares(
        sight.amountOf(context, condition.left),
        condition.compare,
        sight.amountOf(context, condition.right),
      );
    case "exists":
      return exists(sight, context, condition);
    case "is":
      return isOfKind(sight, context, condition);
    case "turn":
      return isTurnOf(sight, context, condition.whose);
    case "during":
      return (
        isDuring(sight.state.turn.step, condition.phase) &&
        (!condition.first || isFirstPhase(sight.state.turn, condition.phase)) &&
        (!condition.whose || isTurnOf(sight, context, condition.whose))
      );
    case "kicked":
    case "wasCast":
    case "paidAlternative":
    case "manaSpent":
      return wasAnnounced(sight, context, condition);
    case "did":
      return didSo(sight, context, condition);
    case "happened":
      return (
        timesHappened(condition.event, sight.happened(context, condition.event, condition.when)) >=
        sight.amountOf(context, condition.atLeast ?? 1)
      );
    case "chosenWord":
      return sight.object(context.source)?.chosen.word === condition.word;
    case "asCast":
      return wasSoAsCast(sight, context, condition.of);
    case "activatedThisTurn":
      return (context.bindings[TIMES_ACTIVATED]?.amount ?? 0) >= condition.atLeast;
    case "resolvedThisTurn":
      return context.bindings[TIMES_RESOLVED]?.amount === condition.times;
    case "player":
      return sight
        .playersOf(context, condition.player)
        .some((seat) => isDesignated(sight, seat, condition.is));
    case "samePlayer":
      return sight
        .playersOf(context, condition.left)
        .some((seat) => meansPlayer(sight, context, condition.right, seat));
    case "completedDungeon":
      return completed(sight, context, condition);
    case "dayNight":
      return (sight.state.turn.day ?? "neither") === condition.is;
    case "not":
      return !isAboutNoTurn(sight, condition.of) && !holds(sight, context, condition.of);
    case "all":
      return condition.of.every((one) => holds(sight, context, one));
    case "any":
      return condition.of.some((one) => holds(sight, context, one));
    default:
      return assertNever(condition);
  }
}

function completed(
  sight: Sight,
  context: Context,
  { player, dungeon }: Extract<Condition, { kind: "completedDungeon" }>,
): boolean {
  const { players } = sight.state;
  return sight.playersOf(context, player).some((seat) => hasCompleted(players[seat]?.marks ?? [], dungeon));
}

/** Whether something was so as the spell was cast; a copy was not cast (CR 707.10). */
function wasSoAsCast(sight: Sight, { source }: Context, of: Condition): boolean {
  const announcement = sight.object(source)?.announcement;
  return announcement?.wasCast === true && announcement.context.bindings[asCastName(of)]?.did === true;
}

function exists(sight: Sight, context: Context, condition: Extract<Condition, { kind: "exists" }>): boolean {
  const atLeast = sight.amountOf(context, condition.atLeast ?? 1);
  if (condition.sameController) return onePlayerControls(sight, context, condition.filter, atLeast);
  return sight.countMatching(context, condition.filter) >= atLeast;
}

/** Before the first turn there was no turn, so that nothing can be said of it ("if no spells were cast last turn"). */
function isAboutNoTurn(sight: Sight, condition: Condition): boolean {
  return condition.kind === "happened" && condition.when === "lastTurn" && sight.state.turn.number <= 1;
}

/** Every object meant must be so, or one of them; of one that is gone the last known information counts (CR 608.2h). */
function isOfKind(sight: Sight, context: Context, condition: Extract<Condition, { kind: "is" }>): boolean {
  const ids = sight.objectsOf(context, condition.object);
  const isSo = (id: ObjectId): boolean => {
    const zone = sight.existing(id)?.zone;
    if (condition.zones && !(zone && condition.zones.includes(zone))) return false;
    return sight.satisfies(context, condition.of, id);
  };
  return condition.any ? ids.some(isSo) : ids.length > 0 && ids.every(isSo);
}

function wasAnnounced(
  sight: Sight,
  context: Context,
  condition: Extract<Condition, { kind: "kicked" | "wasCast" | "paidAlternative" | "manaSpent" }>,
): boolean {
  const source = sight.object(context.source);
  switch (condition.kind) {
    case "kicked":
      return (
        timesKicked(sight.state, spokenOf(sight, context, condition), condition.cost) >=
        (condition.times ?? 1)
      );
    case "wasCast":
      return sight.objectsOf(context, condition.object).some((id) => {
        const object = sight.object(id);
        const announcement = object?.announcement;
        if (!announcement?.wasCast) return false;
        if (condition.from && announcement.castFrom !== condition.from) return false;
        if (condition.by && isOwnZone(condition.from) && object?.owner !== announcement.context.controller)
          return false;
        // No phase ends before the stack is empty (CR 500.2): a spell was cast in the phase in which it resolves.
        if (condition.during && !isOwnMainPhase(sight, announcement.context.controller)) return false;
        return !condition.by || meansPlayer(sight, context, condition.by, announcement.context.controller);
      });
    case "paidAlternative":
      return castBy(spokenOf(sight, context, condition), condition.keyword);
    case "manaSpent":
      return (source?.announcement?.manaSpent[condition.color] ?? 0) >= condition.atLeast;
    default:
      return assertNever(condition);
  }
}

function didSo(
  { state }: Sight,
  context: Context,
  { name, into }: Extract<Condition, { kind: "did" }>,
): boolean {
  const bound = context.bindings[name];
  if (into === undefined) return wasDone(bound);
  const went = (id: ObjectId): boolean =>
    state.history.thisTurn.some(
      (event) =>
        event.kind === "moved" &&
        event.to === into &&
        // What was put somewhere is bound as what it has become; what was destroyed, as what it was.
        (event.object === id || cameOf(event).includes(id)),
    );
  return bound?.objects?.some(went) === true;
}

function isOwnMainPhase({ state }: Sight, seat: Seat): boolean {
  const { step } = state.turn;
  return isActive(state, seat) && state.ruleset.steps.some((one) => one.step === step && one.main);
}

/** What the text has spoken of, or the source. */
function spokenOf(
  sight: Sight,
  context: Context,
  { of }: Extract<Condition, { kind: "kicked" | "paidAlternative" }>,
): GameObject | null {
  const [id] = of ? sight.objectsOf(context, of) : [context.source];
  return id === undefined ? null : sight.object(id);
}

function isDesignated(sight: Sight, seat: Seat, is: Extract<Condition, { kind: "player" }>["is"]): boolean {
  const { state } = sight;
  switch (is) {
    case "monarch":
      return state.turn.monarch === seat;
    case "active":
      return isActive(state, seat);
    case "hasEnduringStory":
      return state.players[seat]?.marks.includes(ENDURING_STORY) === true;
    case "hasCitysBlessing":
      return state.players[seat]?.marks.includes(CITYS_BLESSING) === true;
    case "hasMaxSpeed":
      return speedOf(state.players[seat]?.marks ?? []) >= MAX_SPEED;
    case "hasInitiative":
      return state.players[seat]?.marks.includes(INITIATIVE) === true;
    case "defending":
      return state.combat?.attackers.some(({ defending }) => defending === seat) === true;
    case "attackedThisStep":
      return state.turn.step === "declareAttackers" && wasAttacked(state, seat);
    default:
      return assertNever(is);
  }
}

/** Whether a creature was declared as an attacker of that player in the last declaration (CR 508.1b), even if it is gone now. */
function wasAttacked({ history }: GameState, seat: Seat): boolean {
  const last = history.thisTurn.findLast((event) => event.kind === "attackersDeclared");
  return last?.attackers.some(({ defender }) => "player" in defender && defender.player === seat) === true;
}

const COMBAT_STEPS: readonly StepName[] = [
  "beginningOfCombat",
  "declareAttackers",
  "declareBlockers",
  "firstStrikeDamage",
  "combatDamage",
  "endOfCombat",
];
const BEGINNING_STEPS: readonly StepName[] = ["untap", "upkeep", "draw"];

/** Whether no such phase has been before in this turn (CR 500.8). */
function isFirstPhase({ plan, at }: GameState["turn"], phase: PhaseName | StepName): boolean {
  const first = FIRST_STEPS[phase] ?? phase;
  return plan.slice(0, at + 1).filter((step) => step === first).length === 1;
}

const FIRST_STEPS: Partial<Readonly<Record<PhaseName | StepName, StepName>>> = {
  beginning: "untap",
  combat: "beginningOfCombat",
  ending: "end",
};

function isDuring(step: StepName, phase: PhaseName | StepName): boolean {
  switch (phase) {
    case "beginning":
      return BEGINNING_STEPS.includes(step);
    case "combat":
      return COMBAT_STEPS.includes(step);
    case "ending":
      return step === "end" || step === "cleanup";
    case "combatDamage":
      return step === "combatDamage" || step === "firstStrikeDamage";
    default:
      return step === phase;
  }
}
