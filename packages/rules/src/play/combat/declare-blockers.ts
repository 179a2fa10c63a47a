import { asTheyBlock } from "../../change/events/as-they-block.ts";
import {
  blockingSeats,
  defendingSeats,
  isCreatureThere,
  removeStrays,
} from "../../change/events/participants.ts";
import { ask, popFrame, replaceFrame, tell } from "../../change/game/game.ts";
import { collectTriggers } from "../../change/triggers/collect.ts";
import type { Choice, Decision } from "../../decisions/decision.ts";
import type { Refusal } from "../../decisions/parts/refusal.ts";
import { controllerOf } from "../../query/layers/index.ts";
import { type Game, numbersIn, remember } from "../../state/access.ts";
import { withBands } from "../../state/bands.ts";
import type { DeclaredBlock, GameEvent } from "../../state/event.ts";
import type { CombatFrame, Scratch } from "../../state/frame.ts";
import type { GameState } from "../../state/game-state.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { defendsFor, isActive, oneOfEachTurn, takeTurnsTogether } from "../../state/teams.ts";
import { type Blocking, blockingFor, type PossibleBlocker } from "./block-options.ts";
import {
  type Blocks,
  bestBlocks,
  brokenRestriction,
  NONE_SETTLED,
  obeyed,
  type SettledBlocks,
} from "./block-requirements.ts";
import { canPayFor, payFor, wasPaid } from "./costs.ts";

/** A creature declared as a blocker. */
interface Block {
  readonly object: ObjectId;
  readonly attackers: readonly ObjectId[];
}

/**
 * CR 509.1, 802.4: each defending player in APNAP order declares; when all have, the blocks are made. On a team one after another
 * declares blockers of their own, all of which are one block (CR 805.10d).
 */
export function askForBlockers(g: Game, frame: CombatFrame): void {
  if (frame.stage === "blockCosts") {
    afterPaying(g, frame);
    return;
  }
  if (numbersIn(frame.scratch, "done") === undefined) removeStrays(g);
  const done = numbersIn(frame.scratch, "done") ?? [];
  const seat = blockingSeats(g.state).find((one) => !done.includes(one));
  if (seat === undefined) {
    makeBlocks(g, frame);
    return;
  }
  const blocking = affordable(g.state, blockingFor(g.state, seat));
  const { own, settled, upToLater } = dividedBy(g.state, blocking, frame.scratch, seat);
  if (own.length === 0) {
    replaceFrame(g, { ...frame, scratch: remember(frame.scratch, "done", [...done, seat]) });
    return;
  }
  replaceFrame(g, { ...frame, seat, scratch: remember(frame.scratch, "done", done) });
  const best = bestBlocks(blocking, settled);
  const others = upToLater
    ? (bestBlocks(blocking, upToLater)?.obeyed ?? 0)
    : obeyed(blocking, settled.blocks);
  ask(
    g,
    seat,
    { key: "declareBlockers", source: null },
    {
      kind: "blockers",
      required: Math.max(0, (best?.obeyed ?? 0) - others),
      least: [...(best?.blocks ?? [])].flatMap(([object, attackers]) =>
        attackers.length > 0 && own.some((one) => one.object === object) ? [{ object, attackers }] : [],
      ),
      candidates: own.map(({ object, attackers, most, mustBlock, mustBlockThese }) => ({
        object,
        attackers,
        most,
        must: mustBlock > 0 || mustBlockThese.length > 0,
      })),
    },
  );
}

/** What a player could block with, what teammates have declared, and that together with the player's blocking nothing. */
interface Divided {
  readonly own: readonly PossibleBlocker[];
  readonly settled: SettledBlocks;
  /** Only where teammates declare after the player. */
  readonly upToLater: SettledBlocks | null;
}

function dividedBy(state: GameState, { blockers }: Blocking, scratch: Scratch, seat: Seat): Divided {
  if (!takeTurnsTogether(state)) return { own: blockers, settled: NONE_SETTLED, upToLater: null };
  const done = numbersIn(scratch, "done") ?? [];
  const own = blockers.filter((one) => one.seat === seat);
  const later = blockers.filter((one) => one.seat !== seat && !done.includes(one.seat));
  const blocks: Blocks = new Map(
    declaredBlocks(scratch.blocks)
      .filter(({ object }) => defendsFor(state, seat, controllerOf(state, object)))
      .map(({ object, attackers }) => [object, attackers]),
  );
  const before = blockers.filter((one) => done.includes(one.seat));
  const settled = new Set([...blocks.keys(), ...before.map(({ object }) => object)]);
  const upTo = new Set([...settled, ...own.map(({ object }) => object)]);
  return {
    own,
    settled: { blocks, blockers: settled },
    upToLater: later.length > 0 ? { blocks, blockers: upTo } : null,
  };
}

function affordable(state: GameState, blocking: Blocking): Blocking {
  const blockers = blocking.blockers.filter(({ object, seat, cost }) => canPayFor(state, seat, object, cost));
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
  const problem = problemWith(g.state, frame, blocking, choice.blocks, decision.required);
  if (problem) return { kind: "illegalCombination", detail: problem };
  const cost = costOf(blocking, choice.blocks);
  const [first] = choice.blocks;
  if (first && !canPayFor(g.state, frame.seat, first.object, cost))
    return { kind: "illegalCombination", detail: "the block can't be paid for" };
  if (cost.length > 0 && first) {
    const declared = { ...frame, scratch: remember(frame.scratch, "pending", listOf(choice.blocks)) };
    payFor(g, declared, "blockCosts", [{ seat: frame.seat, source: first.object, cost }]);
  } else noteDeclaration(g, frame, choice.blocks);
  return null;
}

/** What is wrong with a player's blocks, on a team as part of those that others on it may complete. */
function problemWith(
  state: GameState,
  { seat, scratch }: CombatFrame,
  blocking: Blocking,
  declared: readonly Block[],
  required: number,
): string | null {
  const own: Blocks = new Map(declared.map(({ object, attackers }) => [object, attackers]));
  const pool = takeTurnsTogether(state) ? affordable(state, blocking) : blocking;
  const { settled, upToLater } = dividedBy(state, pool, scratch, seat);
  const blocks: Blocks = new Map([...settled.blocks, ...own]);
  const whole = upToLater ? bestBlocks(blocking, { blocks, blockers: upToLater.blockers }) : null;
  if (!whole) {
    const broken = brokenRestriction(blocking, blocks);
    if (broken !== null || upToLater) return broken ?? "can't be completed";
  }
  const least = upToLater
    ? (bestBlocks(blocking, settled)?.obeyed ?? 0)
    : required + obeyed(blocking, settled.blocks);
  const total = whole?.obeyed ?? obeyed(blocking, blocks);
  return total < least ? "a creature that has to block does not" : null;
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

/** CR 509.1d-f: paid, or the declaration is reversed and asked for again. */
function afterPaying(g: Game, frame: CombatFrame): void {
  const { pending, contexts, ...scratch } = frame.scratch;
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
      ({ object }) => isCreatureThere(g.state, object) && !isActive(g.state, controllerOf(g.state, object)),
    )
    .map(({ object, attackers }) => ({ object, attackers: withBands(combat, attackers) }));
  const seats = oneOfEachTurn(g.state, defendingSeats(g.state));
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

/** What was declared against attacks on one defending player, or on all of a team that makes one combined block (CR 805.10d). */
function declared(g: Game, seat: Seat, blocks: readonly Block[]): GameEvent {
  const own = new Set(
    (g.state.combat?.attackers ?? [])
      .filter(({ defending }) => defendsFor(g.state, seat, defending))
      .map(({ object }) => object),
  );
  const blockers = blocks
    .filter(({ attackers }) => attackers.some((id) => own.has(id)))
    .map((block): DeclaredBlock => {
      const by = controllerOf(g.state, block.object);
      return by === seat ? block : { ...block, by };
    });
  const inBlocks = blockers.flatMap(({ object, attackers }) => [object, ...attackers]);
  return { kind: "blockersDeclared", seat, blockers, ...asTheyBlock(g.state, inBlocks) };
}
