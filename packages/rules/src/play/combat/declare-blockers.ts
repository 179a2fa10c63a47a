import { defendingSeats, isCreatureThere, removeStrays } from "../../change/events/participants.ts";
import { ask, popFrame, replaceFrame, tell } from "../../change/game/game.ts";
import { collectTriggers } from "../../change/triggers/collect.ts";
import type { Choice, Decision } from "../../decisions/decision.ts";
import type { Refusal } from "../../decisions/parts/refusal.ts";
import { controllerOf } from "../../query/layers/index.ts";
import { type Game, numbersIn, remember } from "../../state/access.ts";
import { withBands } from "../../state/bands.ts";
import type { GameEvent } from "../../state/event.ts";
import type { CombatFrame } from "../../state/frame.ts";
import type { GameState } from "../../state/game-state.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { type Blocking, blockingFor } from "./block-options.ts";
import { type Blocks, bestBlocks, brokenRestriction, obeyed } from "./block-requirements.ts";
import { canPayFor, payFor, wasPaid } from "./costs.ts";

/** A creature declared as a blocker. */
interface Block {
  readonly object: ObjectId;
  readonly attackers: readonly ObjectId[];
}

/** CR 509.1, 802.4: each defending player in APNAP order declares; when all have, the blocks are made. */
export function askForBlockers(g: Game, frame: CombatFrame): void {
  if (frame.stage === "blockCosts") {
    afterPaying(g, frame);
    return;
  }
  if (numbersIn(frame.scratch, "done") === undefined) removeStrays(g);
  const done = numbersIn(frame.scratch, "done") ?? [];
  const seat = defendingSeats(g.state).find((one) => !done.includes(one));
  if (seat === undefined) {
    makeBlocks(g, frame);
    return;
  }
  const blocking = affordable(g.state, blockingFor(g.state, seat));
  if (blocking.blockers.length === 0) {
    replaceFrame(g, { ...frame, scratch: remember(frame.scratch, "done", [...done, seat]) });
    return;
  }
  replaceFrame(g, { ...frame, seat, scratch: remember(frame.scratch, "done", done) });
  const best = bestBlocks(blocking);
  ask(
    g,
    seat,
    { key: "declareBlockers", source: null },
    {
      kind: "blockers",
      required: best.obeyed,
      least: [...best.blocks].flatMap(([object, attackers]) =>
        attackers.length > 0 ? [{ object, attackers }] : [],
      ),
      candidates: blocking.blockers.map(({ object, attackers, most, mustBlock, mustBlockThese }) => ({
        object,
        attackers,
        most,
        must: mustBlock > 0 || mustBlockThese.length > 0,
      })),
    },
  );
}

function affordable(state: GameState, blocking: Blocking): Blocking {
  const blockers = blocking.blockers.filter(({ object, cost }) =>
    canPayFor(state, blocking.seat, object, cost),
  );
  return blockers.length === blocking.blockers.length ? blocking : { ...blocking, blockers };
}

/** Takes a declaration that obeys every restriction and as many requirements as possible (CR 509.1b-c). */
export function answerBlockers(
  g: Game,
  frame: CombatFrame,
  decision: Decision,
  choice: Choice,
): Refusal | null {
  if (choice.kind !== "blockers" || decision.kind !== "blockers")
    return { kind: "wrongKind", expected: decision.kind };
  const blocking = blockingFor(g.state, frame.seat);
  const blocks: Blocks = new Map(choice.blocks.map(({ object, attackers }) => [object, attackers]));
  const broken = brokenRestriction(blocking, blocks);
  if (broken) return { kind: "illegalCombination", detail: broken };
  if (obeyed(blocking, blocks) < decision.required)
    return { kind: "illegalCombination", detail: "a creature that has to block does not" };
  const cost = costOf(blocking, choice.blocks);
  const [first] = choice.blocks;
  if (first && !canPayFor(g.state, frame.seat, first.object, cost))
    return { kind: "illegalCombination", detail: "the block can't be paid for" };
  if (cost.length > 0 && first) {
    const declared = { ...frame, scratch: remember(frame.scratch, "pending", listOf(choice.blocks)) };
    payFor(g, declared, "blockCosts", frame.seat, first.object, cost);
  } else noteDeclaration(g, frame, choice.blocks);
  return null;
}

function costOf(blocking: Blocking, blocks: readonly Block[]) {
  return blocks.flatMap(({ object }) => blocking.blockers.find((one) => one.object === object)?.cost ?? []);
}

function listOf(blocks: readonly Block[]): readonly (readonly number[])[] {
  return blocks.map(({ object, attackers }) => [object, ...attackers]);
}

/** Adds a player's blocks to those declared so far. */
function noteDeclaration(g: Game, frame: CombatFrame, blocks: readonly Block[]): void {
  const done = numbersIn(frame.scratch, "done") ?? [];
  const all = [...listOf(declaredBlocks(frame.scratch.blocks)), ...listOf(blocks)];
  replaceFrame(g, {
    ...frame,
    stage: "blockers",
    scratch: { done: [...done, frame.seat], blocks: all },
  });
}

/** CR 509.1d-f: paid, or the declaration is taken back and asked for anew. */
function afterPaying(g: Game, frame: CombatFrame): void {
  const { pending, context, ...scratch } = frame.scratch;
  if (wasPaid(g, frame)) noteDeclaration(g, { ...frame, scratch }, declaredBlocks(pending));
  else replaceFrame(g, { ...frame, stage: "blockers", scratch });
}

function declaredBlocks(noted: unknown): readonly Block[] {
  if (!Array.isArray(noted)) return [];
  return noted.flatMap((row: unknown): Block[] => {
    const numbers = Array.isArray(row) ? row.filter((one) => typeof one === "number") : [];
    const [object, ...attackers] = numbers;
    return object === undefined ? [] : [{ object, attackers }];
  });
}

/**
 * CR 509.1g-i: those still there and still the defending player's become blocking creatures, attackers become blocked or
 * unblocked, and triggers look at all the blocks at once.
 */
function makeBlocks(g: Game, frame: CombatFrame): void {
  popFrame(g);
  const { combat } = g.state;
  if (!combat) return;
  const blocks = declaredBlocks(frame.scratch.blocks)
    .filter(
      ({ object }) =>
        isCreatureThere(g.state, object) && controllerOf(g.state, object) !== g.state.turn.active,
    )
    .map(({ object, attackers }) => ({ object, attackers: withBands(combat, attackers) }));
  const seats = defendingSeats(g.state);
  g.state.combat = {
    ...combat,
    blockersDeclared: true,
    attackers: combat.attackers.map((attacker) => {
      const blockers = blocks
        .filter(({ attackers }) => attackers.includes(attacker.object))
        .map(({ object }) => object);
      return {
        ...attacker,
        blocked: attacker.blocked === true || blockers.length > 0,
        blockers: [...attacker.blockers, ...blockers],
      };
    }),
    blockers: [
      ...combat.blockers,
      ...blocks.map(({ object, attackers }) => ({ object, blocking: attackers })),
    ],
  };
  const events = seats.map((seat) => declared(g, seat, blocks));
  for (const event of events) tell(g, event);
  collectTriggers(g, events, []);
}

/** What one defending player declared. */
function declared(g: Game, seat: Seat, blocks: readonly Block[]): GameEvent {
  const own = new Set(
    (g.state.combat?.attackers ?? [])
      .filter(({ defending }) => defending === seat)
      .map(({ object }) => object),
  );
  return {
    kind: "blockersDeclared",
    seat,
    blockers: blocks.filter(({ attackers }) => attackers.some((id) => own.has(id))),
  };
}
