import { noteControlChanges } from "../../change/effects/control.ts";
import { completeDungeons } from "../../change/effects/dungeons.ts";
import { boundToTurn } from "../../change/events/day-and-night.ts";
import { lookForEnduringStory } from "../../change/events/enduring-story.ts";
import { propose } from "../../change/events/index.ts";
import { partPairs } from "../../change/events/pairs.ts";
import { cease } from "../../change/events/zones.ts";
import { drawGame, seatsInLoop } from "../../change/game/end-game.ts";
import { ask, popFrame, replaceFrame, tell, updateObject, updatePlayer } from "../../change/game/game.ts";
import { collectStateTriggers } from "../../change/triggers/state-triggers.ts";
import type { Choice, Decision } from "../../decisions/decision.ts";
import type { Option } from "../../decisions/parts/option.ts";
import type { Refusal } from "../../decisions/parts/refusal.ts";
import { isForbidden } from "../../query/rules/forbidden.ts";
import { type Game, numberIn, objectOf, topFrame } from "../../state/access.ts";
import { COMMANDER_STAYS } from "../../state/commanders.ts";
import type { SettleFrame } from "../../state/frame.ts";
import type { Happening } from "../../state/happening.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { hasRanges } from "../../state/range.ts";
import { sharingSeats } from "../../state/teams.ts";
import { answerOrder, placeTriggers } from "../triggers/place.ts";
import { noteActionPerformed } from "../turn/cleanup-check.ts";
import { endIfDecided } from "../turn/ending.ts";
import { expire } from "../turn/expiry.ts";
import { isAtRest } from "./at-rest.ts";
import { attachments } from "./attachments.ts";
import { ceasing } from "./cease-to-exist.ts";
import type { StateBasedAction } from "./check.ts";
import { commanderDamage } from "./commander-damage.ts";
import { type AbsentCommander, absentCommanders, putIntoCommandZone } from "./commander-zone.ts";
import { countersCancel } from "./counters-cancel.ts";
import { emptyLibraryDraw } from "./empty-library-draw.ts";
import { legendGroups } from "./legend-rule.ts";
import { lethalDamage } from "./lethal-damage.ts";
import { type Permanent, permanents } from "./permanents.ts";
import { poison } from "./poison.ts";
import { battlesWithoutProtector, type Unprotected } from "./protectors.ts";
import { putIntoGraveyard } from "./put-into-graveyard.ts";
import { roles } from "./roles.ts";
import { sagaFinished } from "./saga-finished.ts";
import { withoutController } from "./without-controller.ts";
import { worldRule } from "./world-rule.ts";
import { zeroDefense } from "./zero-defense.ts";
import { zeroLife } from "./zero-life.ts";
import { zeroLoyalty } from "./zero-loyalty.ts";
import { zeroToughness } from "./zero-toughness.ts";

const ACTIONS: readonly StateBasedAction[] = [
  zeroLife,
  emptyLibraryDraw,
  poison,
  commanderDamage,
  zeroToughness,
  lethalDamage,
  zeroLoyalty,
  zeroDefense,
  worldRule,
  attachments,
  countersCancel,
  sagaFinished,
  roles,
  withoutController,
];

/** State-based actions that are performed so often in a row are a loop that nobody can stop (CR 104.4b). */
const LOOP_LIMIT = 500;

/**
 * Frame runner for what comes before anybody gets priority (CR 117.5): state-based actions until none apply, then waiting
 * triggered abilities onto the stack, and all of it again until neither happens.
 */
export function runSettle(g: Game, frame: SettleFrame): void {
  if (frame.rounds > LOOP_LIMIT) {
    if (hasRanges(g.state)) replaceFrame(g, { ...frame, rounds: 0 });
    drawGame(g, seatsInLoop(g), "loop");
    endIfDecided(g);
    return;
  }
  if (frame.stage === "stateBased") return performActions(g, frame);
  replaceFrame(g, { ...frame, stage: "stateBased", scratch: {} });
  placeTriggers(g);
}

const NO_ACTIONS: readonly Happening[] = [];

/** CR 704.3: everything that applies happens at once; then it is all checked again. */
function performActions(g: Game, frame: SettleFrame): void {
  noteControlChanges(g);
  lookForEnduringStory(g);
  completeDungeons(g);
  partPairs(g);
  const bound = boundToTurn(g);
  if (bound.length > 0) {
    replaceFrame(g, { ...frame, rounds: frame.rounds + 1 });
    propose(g, bound);
    return;
  }
  const batch = isAtRest(g.state) ? NO_ACTIONS : actionsNow(g, frame);
  if (!batch) return;
  forgetSinceLastCheck(g);
  for (const id of ceasing(g.state)) {
    cease(g, id);
    tell(g, { kind: "ceasedToExist", object: id });
  }
  expire(g, { kind: "stateChecked" });
  if (batch.length > 0) {
    replaceFrame(g, { ...frame, scratch: {}, rounds: frame.rounds + 1 });
    noteActionPerformed(g);
    propose(g, unique(g, batch));
    return;
  }
  if (endIfDecided(g) || topFrame(g.state)?.kind !== "settle") return;
  if (frame.triggersWait) {
    popFrame(g);
    return;
  }
  collectStateTriggers(g);
  if (g.state.pendingTriggers.length > 0) {
    replaceFrame(g, { ...frame, stage: "triggers", scratch: {} });
    return;
  }
  popFrame(g);
}

/** CR 704.5b, 704.5h: draws from an empty library and damage from deathtouch count until the next check, and no longer. */
function forgetSinceLastCheck(g: Game): void {
  for (const player of g.state.players)
    if (player.drewFromEmpty) updatePlayer(g, player.seat, { drewFromEmpty: false });
  for (const id of g.state.battlefield)
    if (g.state.objects[id]?.deathtouched) updateObject(g, id, { deathtouched: false });
}

/** What applies now; `null` when a player was asked where a commander goes, or which of several legends to keep (CR 704.5j). */
function actionsNow(g: Game, frame: SettleFrame): readonly Happening[] | null {
  const commanders = absentCommanders(g.state);
  const unsaid = commanders.find(({ object }) => numberIn(frame.scratch, commanderKey(object)) === undefined);
  if (unsaid) {
    askCommanderZone(g, unsaid);
    return null;
  }
  const board = permanents(g.state);
  const unprotectedBattles = battlesWithoutProtector(g.state, board);
  const open = unprotectedBattles.find(
    ({ object, among }) => among.length > 1 && numberIn(frame.scratch, protectorKey(object)) === undefined,
  );
  if (open) {
    askProtector(g, open);
    return null;
  }
  const groups = legendGroups(g.state, board);
  const unasked = groups.findIndex((_, at) => numberIn(frame.scratch, `legend:${at}`) === undefined);
  const group = groups[unasked];
  if (group) {
    const options: Option[] = group.objects.map((object, value) => ({
      value,
      what: { kind: "object", object },
    }));
    ask(
      g,
      group.seat,
      { key: "legendRule", source: null, detail: `legend:${unasked}` },
      { kind: "pick", options, min: 1, max: 1 },
    );
    return null;
  }
  const batch = [
    ...possibleActions(g, board),
    ...commandersReturning(g, frame, commanders),
    ...protectorsNamed(g, frame, unprotectedBattles),
  ];
  for (const [at, { objects }] of groups.entries()) {
    const kept = numberIn(frame.scratch, `legend:${at}`);
    for (const object of objects) {
      if (object !== kept) batch.push(putIntoGraveyard(object));
    }
  }
  return batch;
}

function protectorKey(object: ObjectId): string {
  return `protector:${object}`;
}

function askProtector(g: Game, { seat, object, among }: Unprotected): void {
  const options: Option[] = among.map((player, value) => ({ value, what: { kind: "player", player } }));
  ask(
    g,
    seat,
    { key: "choosePlayer", source: object, detail: protectorKey(object) },
    { kind: "pick", options, min: 1, max: 1 },
  );
}

/** Battles get the protectors that were chosen; those that nobody can protect are put into the graveyard (CR 310.10). */
function protectorsNamed(g: Game, frame: SettleFrame, battles: readonly Unprotected[]): readonly Happening[] {
  return battles.flatMap(({ object, among }) => {
    const player = among.length > 1 ? numberIn(frame.scratch, protectorKey(object)) : among[0];
    if (player === undefined) return putIntoGraveyard(object);
    updateObject(g, object, { chosen: { ...objectOf(g.state, object).chosen, player } });
    return [];
  });
}

function commanderKey(object: ObjectId): string {
  return `commander:${object}`;
}

function askCommanderZone(g: Game, { seat, object }: AbsentCommander): void {
  ask(g, seat, { key: "commanderZone", source: object, detail: commanderKey(object) }, { kind: "confirm" });
}

/** Those that go to the command zone; the others are marked as staying, so that nobody is asked again (CR 903.9a). */
function commandersReturning(
  g: Game,
  frame: SettleFrame,
  commanders: readonly AbsentCommander[],
): readonly Happening[] {
  return commanders.flatMap((commander) => {
    const { object } = commander;
    if (numberIn(frame.scratch, commanderKey(object)) === 1) return putIntoCommandZone(commander);
    updateObject(g, object, { marks: [...objectOf(g.state, object).marks, COMMANDER_STAYS] });
    return [];
  });
}

/** What a "can't" effect forbids isn't performed, so it is no reason to check again (CR 101.2, 704.3). */
function possibleActions(g: Game, board: readonly Permanent[]): Happening[] {
  const actions = ACTIONS.flatMap((action) => action(g.state, board));
  return actions.filter((happening) => !isForbidden(g.state, happening));
}

/** One object can fit several actions; the first that takes it away is enough. A team loses the game as one (CR 704.6a-b, 810.8a). */
function unique(g: Game, batch: readonly Happening[]): Happening[] {
  const taken = new Set<number>();
  const losing: Seat[] = [];
  return batch.filter((happening) => {
    if (happening.kind === "loseGame") {
      const { player } = happening;
      if (losing.some((seat) => seat !== player && sharingSeats(g.state, seat).includes(player)))
        return false;
      losing.push(player);
    }
    if (happening.kind !== "move" && happening.kind !== "destroy" && happening.kind !== "sacrifice")
      return true;
    if (taken.has(happening.object)) return false;
    taken.add(happening.object);
    return true;
  });
}

/** Notes which legendary permanent stays, where a commander goes, or the order of triggers. */
export function answerSettle(
  g: Game,
  frame: SettleFrame,
  decision: Decision,
  choice: Choice,
): Refusal | null {
  if (decision.prompt.key === "orderTriggers") return answerOrder(g, decision, choice);
  const { detail } = decision.prompt;
  if (choice.kind === "confirm" && decision.kind === "confirm" && detail !== undefined) {
    replaceFrame(g, { ...frame, scratch: { ...frame.scratch, [detail]: choice.yes ? 1 : 0 } });
    return null;
  }
  if (choice.kind !== "pick" || decision.kind !== "pick")
    return { kind: "wrongKind", expected: decision.kind };
  const kept = decision.options.find((option) => option.value === choice.values[0])?.what;
  if (kept?.kind === "player" && detail !== undefined) {
    replaceFrame(g, { ...frame, scratch: { ...frame.scratch, [detail]: kept.player } });
    return null;
  }
  if (kept?.kind !== "object" || detail === undefined) return { kind: "notOffered", detail: "legend" };
  replaceFrame(g, { ...frame, scratch: { ...frame.scratch, [detail]: kept.object } });
  return null;
}
