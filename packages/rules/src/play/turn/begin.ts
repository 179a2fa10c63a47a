import { emblemDefinition } from "@spellroom/card-language";
import { emblem } from "../../change/effects/emblem.ts";
import { propose } from "../../change/events/index.ts";
import { shuffleLibrary } from "../../change/events/perform-move.ts";
import { moveDirectly } from "../../change/events/zones.ts";
import { nextBelow } from "../../change/game/chance.ts";
import { ask, replaceFrame, tell, updatePlayer } from "../../change/game/game.ts";
import type { Choice, Decision } from "../../decisions/decision.ts";
import type { Refusal } from "../../decisions/parts/refusal.ts";
import { type Game, playerOf } from "../../state/access.ts";
import type { BeginFrame } from "../../state/frame.ts";
import type { Seat } from "../../state/ids.ts";
import { seatsThatBegan } from "../../state/restarted.ts";
import { amongOthers, ofTheFirst } from "../../state/ruleset.ts";
import { isActive, sharingSeats, teamSeats } from "../../state/teams.ts";
import { answerOpening, openingActs } from "./opening-acts.ts";

/** Frame runner for all that comes before the first turn (CR 103): who begins, opening hands, mulligans. */
export function runBegin(g: Game, frame: BeginFrame): void {
  switch (frame.stage) {
    case "shuffle":
      return chooseWhoBegins(g, frame);
    case "deal":
      return shuffleAndDraw(g, frame);
    case "mulligan":
      return askMulligan(g, frame);
    case "bottom":
      return askBottom(g, frame);
    case "openingActs":
      return openingActs(g, frame);
  }
}

/** CR 103.1: a player chosen by chance begins, where that isn't settled. */
function chooseWhoBegins(g: Game, frame: BeginFrame): void {
  const chosen = frame.seat >= 0 ? frame.seat : nextBelow(g, "startingSeat", g.state.players.length);
  shuffleAndDraw(g, { ...frame, seat: startingSeat(g, chosen) });
}

/** CR 103.3-103.5: everybody shuffles and draws. */
function shuffleAndDraw(g: Game, frame: BeginFrame): void {
  const { seat: starting } = frame;
  g.state.turn = { ...g.state.turn, active: starting, nextInOrder: starting };
  tell(g, { kind: "gameBegan", startingSeat: starting });
  startingPlayerBegins(g, starting);
  for (const seat of seatsThatBegan(g.state)) {
    shuffleLibrary(g, seat);
    drawHand(g, seat);
  }
  if (g.state.ruleset.mulligan.kind === "none") allHaveKept(g, frame);
  else replaceFrame(g, { ...frame, stage: "mulligan" });
}

/**
 * Of the starting team the primary player, where it takes the turn together (CR 103.1a, 805.2), else the player in the center, or
 * to the left of the midpoint (CR 808.4).
 */
function startingSeat({ state }: Game, chosen: Seat): Seat {
  const { teams } = state.ruleset;
  if (!teams) return chosen;
  const team = teamSeats(state, chosen);
  return team[teams.sharedTurns ? 0 : Math.floor(teams.size / 2)] ?? chosen;
}

/** CR 103.4, in variants that give the starting player another life total. */
function startingPlayerBegins(g: Game, seat: Seat): void {
  const life = ofTheFirst(g.state.ruleset.startingLife);
  if (life === playerOf(g.state, seat).life) return;
  for (const one of sharingSeats(g.state, seat)) updatePlayer(g, one, { life, startingLife: life });
}

/** What holds in the variant begins to hold (CR 114); then the opening hands may be acted from (CR 103.6). */
function allHaveKept(g: Game, frame: BeginFrame): void {
  const { emblem: variant } = g.state.ruleset;
  if (variant) {
    const definition = emblemDefinition(variant.name, variant.abilities);
    for (const seat of inOrder(g)) emblem(g, definition, seat);
  }
  replaceFrame(g, { ...frame, stage: "openingActs" });
}

function handSize(g: Game, seat: Seat): number {
  const { startingHandSize } = g.state.ruleset;
  return isActive(g.state, seat) ? ofTheFirst(startingHandSize) : amongOthers(startingHandSize);
}

/** Cards are drawn one at a time (CR 121.2). */
function drawHand(g: Game, seat: Seat): void {
  for (let drawn = 0, size = handSize(g, seat); drawn < size; drawn++) {
    propose(g, [{ kind: "draw", player: seat, source: null, turnBased: false }]);
  }
}

/**
 * CR 103.5: in turn order, each who hasn't kept says whether to take a mulligan; then all who said so take it, and it goes
 * round again until nobody does.
 */
function askMulligan(g: Game, frame: BeginFrame): void {
  const undecided = inOrder(g).filter(
    (one) => !frame.kept.includes(one) && playerOf(g.state, one).lost === null,
  );
  const seat = undecided.find((one) => !frame.again.includes(one));
  if (seat === undefined) {
    if (undecided.length === 0) return allHaveKept(g, { ...frame, again: [] });
    replaceFrame(g, { ...frame, again: [] });
    for (const one of undecided) takeMulligan(g, one);
    return;
  }
  replaceFrame(g, { ...frame, seat });
  const { mulligans } = playerOf(g.state, seat);
  const amount = bottomAfter(g, seat, mulligans);
  const isFree = bottomAfter(g, seat, mulligans + 1) === amount;
  ask(
    g,
    seat,
    { key: "mulligan", source: null, amount, ...(isFree ? { detail: "free" } : {}) },
    { kind: "confirm" },
  );
}

function askBottom(g: Game, frame: BeginFrame): void {
  const count = bottomCount(g, frame.seat);
  const { hand } = playerOf(g.state, frame.seat);
  ask(
    g,
    frame.seat,
    { key: "bottomCards", source: null, amount: count },
    {
      kind: "pick",
      min: count,
      max: count,
      options: hand.map((object, value) => ({ value, what: { kind: "object", object } })),
    },
  );
}

function bottomCount(g: Game, seat: Seat): number {
  return bottomAfter(g, seat, playerOf(g.state, seat).mulligans);
}

/** How many cards go to the bottom after so many mulligans. CR 103.5c: in a game of more than two, the first is free. */
function bottomAfter(g: Game, seat: Seat, mulligans: number): number {
  const free = seatsThatBegan(g.state).length >= g.state.ruleset.mulligan.freeFirstFrom ? 1 : 0;
  return Math.min(Math.max(0, mulligans - free), handSize(g, seat));
}

function inOrder(g: Game): Seat[] {
  const count = g.state.players.length;
  const began = seatsThatBegan(g.state);
  const order = Array.from({ length: count }, (_, step) => (g.state.turn.active + step) % count);
  return order.filter((seat) => began.includes(seat));
}

/** Takes "yes, mulligan", "keep", or the cards to put on the bottom. */
export function answerBegin(g: Game, frame: BeginFrame, decision: Decision, choice: Choice): Refusal | null {
  if (frame.stage === "openingActs") return answerOpening(g, frame, decision, choice);
  if (choice.kind === "confirm") {
    if (choice.yes) replaceFrame(g, { ...frame, again: [...frame.again, frame.seat] });
    else keep(g, frame);
    return null;
  }
  if (choice.kind !== "pick" || decision.kind !== "pick")
    return { kind: "wrongKind", expected: decision.kind };
  for (const value of choice.values) {
    const what = decision.options.find((option) => option.value === value)?.what;
    if (what?.kind === "object") moveDirectly(g, what.object, "library", "bottom");
  }
  finishKeeping(g, frame);
  return null;
}

/** The hand goes back, the library is shuffled, a new hand is drawn (CR 103.5). */
function takeMulligan(g: Game, seat: Seat): void {
  const player = playerOf(g.state, seat);
  for (const id of player.hand) moveDirectly(g, id, "library", "bottom");
  updatePlayer(g, seat, { mulligans: player.mulligans + 1 });
  tell(g, { kind: "mulliganTaken", seat, count: player.mulligans + 1 });
  shuffleLibrary(g, seat);
  drawHand(g, seat);
}

function keep(g: Game, frame: BeginFrame): void {
  if (bottomCount(g, frame.seat) > 0) replaceFrame(g, { ...frame, stage: "bottom" });
  else finishKeeping(g, frame);
}

function finishKeeping(g: Game, frame: BeginFrame): void {
  tell(g, { kind: "handKept", seat: frame.seat, cards: playerOf(g.state, frame.seat).hand.length });
  replaceFrame(g, { ...frame, stage: "mulligan", kept: [...frame.kept, frame.seat] });
}
