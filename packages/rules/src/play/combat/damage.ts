import { propose } from "../../change/events/index.ts";
import { attackedBy, removeStrays } from "../../change/events/participants.ts";
import { ask, popFrame, replaceFrame } from "../../change/game/game.ts";
import type { Choice, Decision } from "../../decisions/decision.ts";
import { entityOption } from "../../decisions/parts/option.ts";
import type { Refusal } from "../../decisions/parts/refusal.ts";
import { characteristics, controllerOf, hasKeyword } from "../../query/layers/index.ts";
import { flagIn, type Game, numbersIn, remember, seatsInOrder } from "../../state/access.ts";
import type { CombatFrame } from "../../state/frame.ts";
import type { GameState } from "../../state/game-state.ts";
import type { Entity, ObjectId, Seat } from "../../state/ids.ts";
import type { AttackerState } from "../../state/turn.ts";
import { areBanded } from "./banding.ts";
import { damageOf, lethalFor, type Share } from "./damage-share.ts";

/**
 * CR 510: attackers assign their damage, then blockers; then all of it is dealt at the same time. Asks only where there is a
 * choice; what has been answered is in the scratch, and the rest is computed again each time.
 */
export function dealCombatDamage(g: Game, frame: CombatFrame): void {
  if (flagIn(frame.scratch, "begun") !== true) {
    removeStrays(g);
    replaceFrame(g, { ...frame, scratch: remember(frame.scratch, "begun", true) });
    return;
  }
  const { combat } = g.state;
  if (!combat) {
    popFrame(g);
    return;
  }
  const assigned: Share[] = [];
  for (const attacker of tramplersLast(g.state, combat.attackers)) {
    if (!dealsNow(g.state, attacker.object)) continue;
    const shares = attackerShares(g, frame, attacker, assigned);
    if (!shares) return;
    assigned.push(...shares);
  }
  for (const blocker of blockersInOrder(g.state)) {
    if (!dealsNow(g.state, blocker)) continue;
    const shares = blockerShares(g, frame, blocker);
    if (!shares) return;
    assigned.push(...shares);
  }
  noteFirst(g);
  popFrame(g);
  const batch = assigned
    .filter(({ amount }) => amount > 0)
    .map(({ source, to, amount }) => ({
      kind: "damage" as const,
      source,
      to,
      amount,
      combat: true,
      unpreventable: false,
    }));
  if (batch.length > 0) propose(g, batch);
}

/** Damage that others assign to the same blockers counts as lethal for what tramples over them (CR 510.1e, 702.19b). */
function tramplersLast(state: GameState, attackers: readonly AttackerState[]): readonly AttackerState[] {
  const tramples = ({ object }: AttackerState): number => (hasKeyword(state, object, "trample") ? 1 : 0);
  return attackers.toSorted((one, other) => tramples(one) - tramples(other));
}

/** CR 510.4: first and double strikers in the first of two steps; the others, and double strikers again, in the second. */
function dealsNow(state: GameState, id: ObjectId): boolean {
  const { keywords } = characteristics(state, id);
  if (state.turn.step === "firstStrikeDamage")
    return keywords.has("firstStrike") || keywords.has("doubleStrike");
  return keywords.has("doubleStrike") || state.combat?.dealtFirst.includes(id) !== true;
}

function noteFirst(g: Game): void {
  const { combat, turn } = g.state;
  if (!combat || turn.step !== "firstStrikeDamage") return;
  const all = [...combat.attackers, ...combat.blockers].map(({ object }) => object);
  g.state.combat = { ...combat, dealtFirst: all.filter((id) => dealsNow(g.state, id)) };
}

/** Defending players assign in APNAP order. */
function blockersInOrder(state: GameState): readonly ObjectId[] {
  const blockers = (state.combat?.blockers ?? []).map(({ object }) => object);
  const seats = seatsInOrder(state);
  if (seats.length === 2) return blockers;
  return seats.flatMap((seat) => blockers.filter((id) => controllerOf(state, id) === seat));
}

type Shares = readonly Share[] | undefined;

/** CR 510.1b-c, 702.19b-d. `undefined` while its controller has yet to say how. */
function attackerShares(
  g: Game,
  frame: CombatFrame,
  attacker: AttackerState,
  assigned: readonly Share[],
): Shares {
  const source = attacker.object;
  const total = damageOf(g.state, source);
  if (total === 0) return [];
  const defender = attackedBy(g.state, attacker);
  const allToDefender = defender ? [{ source, to: defender, amount: total }] : [];
  if (attacker.blocked !== true) return allToDefender;
  const asUnblocked = defender ? assignsAsUnblocked(g, frame, source) : false;
  if (asUnblocked === undefined) return undefined;
  if (asUnblocked) return allToDefender;
  const trample = hasKeyword(g.state, source, "trample");
  const blockers = blockersOf(g.state, attacker);
  if (blockers.length === 0) return trample ? allToDefender : [];
  const own = blockers.map((object) => ({ object }));
  if (areBanded(g.state, blockers)) return divided(g, frame, source, total, own, null, attacker.defending);
  const lethal = blockers.map((id) => lethalFor(g.state, source, id, assigned));
  const needed = lethal.reduce((sum, one) => sum + one, 0);
  const tramplesOver = trample && defender !== null && total > needed;
  const to: readonly Entity[] = [...own, ...(tramplesOver && defender ? [defender] : [])];
  return divided(g, frame, source, total, to, tramplesOver ? lethal : null);
}

function blockersOf(state: GameState, attacker: AttackerState): readonly ObjectId[] {
  const blocking = state.combat?.blockers ?? [];
  return attacker.blockers.filter((id) =>
    blocking.some((one) => one.object === id && one.blocking.includes(attacker.object)),
  );
}

/** "You may have it assign its combat damage as though it weren't blocked." */
function assignsAsUnblocked(g: Game, frame: CombatFrame, source: ObjectId): boolean | undefined {
  const { restrictions, controller } = characteristics(g.state, source);
  if (!restrictions.some((one) => one.kind === "assignsDamageAsThoughUnblocked")) return false;
  const name = `unblocked:${source}`;
  const answered = flagIn(frame.scratch, name);
  if (answered !== undefined) return answered;
  replaceFrame(g, { ...frame, scratch: remember(frame.scratch, "asking", name) });
  ask(g, controller, { key: "may", source, detail: "assignAsUnblocked" }, { kind: "confirm" });
  return undefined;
}

/** CR 510.1d: what it blocks gets it all, or shares as its controller says. */
function blockerShares(g: Game, frame: CombatFrame, source: ObjectId): Shares {
  const total = damageOf(g.state, source);
  if (total === 0) return [];
  const attackers = g.state.combat?.attackers ?? [];
  const blocking = g.state.combat?.blockers.find(({ object }) => object === source)?.blocking ?? [];
  const there = blocking.filter((id) => attackers.some(({ object }) => object === id));
  if (there.length === 0) return [];
  const to = there.map((object) => ({ object }));
  const [first = source] = areBanded(g.state, there) ? there : [];
  const by = controllerOf(g.state, first);
  return divided(g, frame, source, total, to, null, by);
}

/** All of it to the only recipient, else as a player divides it: the creature's controller, or the player whom banding lets divide it. */
function divided(
  g: Game,
  frame: CombatFrame,
  source: ObjectId,
  total: number,
  to: readonly Entity[],
  lethal: readonly number[] | null,
  by: Seat = controllerOf(g.state, source),
): Shares {
  const [only] = to;
  if (to.length === 1 && only) return [{ source, to: only, amount: total }];
  const name = `assign:${source}`;
  const answered = numbersIn(frame.scratch, name);
  if (answered) return to.map((one, at) => ({ source, to: one, amount: answered[at] ?? 0 }));
  replaceFrame(g, { ...frame, scratch: remember(frame.scratch, "asking", name) });
  ask(
    g,
    by,
    { key: "assignCombatDamage", source, amount: total },
    {
      kind: "distribute",
      options: to.map((entity, value) => ({ ...entityOption(entity, value), minimum: 0, maximum: total })),
      total,
      ...(lethal ? { lethal } : {}),
    },
  );
  return undefined;
}

/** Notes how damage is divided; with trample nothing goes past blockers that aren't assigned lethal damage (CR 702.19b). */
export function answerDamage(
  g: Game,
  frame: CombatFrame,
  decision: Decision,
  choice: Choice,
): Refusal | null {
  const { asking, ...scratch } = frame.scratch;
  if (typeof asking !== "string") return { kind: "wrongKind", expected: decision.kind };
  if (choice.kind === "confirm") {
    replaceFrame(g, { ...frame, scratch: { ...scratch, [asking]: choice.yes } });
    return null;
  }
  if (choice.kind !== "distribute" || decision.kind !== "distribute")
    return { kind: "wrongKind", expected: decision.kind };
  const { amounts } = choice;
  const over = amounts[amounts.length - 1] ?? 0;
  if (decision.lethal && over > 0 && decision.lethal.some((least, at) => (amounts[at] ?? 0) < least))
    return { kind: "illegalCombination", detail: "not lethal to every blocker" };
  replaceFrame(g, { ...frame, scratch: { ...scratch, [asking]: amounts } });
  return null;
}
