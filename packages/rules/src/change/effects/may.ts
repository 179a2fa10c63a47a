import type { Cost, Effect } from "@spellroom/card-language";
import { playerOf } from "../../state/access.ts";
import { wasDone } from "../../state/context.ts";
import type { Seat } from "../../state/ids.ts";
import { askToPay } from "../costs/payment-frame.ts";
import { noteDone, resolvingKey, wasDoneThisTurn } from "../triggers/trigger-limits.ts";
import { confirm } from "./ask.ts";
import { isPossible, takesWholeHand } from "./possible.ts";
import { type EffectOf, LAST, type Run } from "./run.ts";

type May = EffectOf<"may">;

const PAID = "#paid";

/**
 * "You may": asked only if it can be done at all (CR 608.2d). "If you do" is true if the last of the
 * instructions did something, or if the cost was paid.
 */
export function may(run: Run, effect: May): void {
  const seat = run.player(effect.who);
  const stage = run.scratch.stage;
  if (stage === "doing") {
    settle(run, effect, hasDone(run, effect));
    return;
  }
  if (stage === "paying") {
    if (run.context.bindings[PAID]?.did === true) start(run, effect);
    else settle(run, effect, false);
    return;
  }
  if (
    seat === undefined ||
    !isPossible(run, effect.effects, isPaidFor(effect)) ||
    isUsedUp(run, effect, seat)
  ) {
    settle(run, effect, false);
    return;
  }
  if (effect.cost) {
    pay(run, seat, effect.cost, PAID, "may");
    return;
  }
  const said = confirm(run, "may", seat, { key: "may" });
  if (said === undefined) return;
  if (said) start(run, effect);
  else settle(run, effect, false);
}

/**
 * Asks whether to pay, and pays, in a frame of its own; the outcome is bound to the name. A player who has left the game pays
 * nothing (CR 800.4f).
 */
export function pay(
  run: Run,
  seat: Seat,
  cost: readonly Cost[],
  deliver: string,
  asking: "may" | "unless",
): void {
  run.note("stage", "paying");
  run.bind(deliver, { did: false });
  if (playerOf(run.state, seat).lost === null) askToPay(run.g, seat, run.contextId, cost, deliver, asking);
}

function start(run: Run, effect: May): void {
  const seat = run.player(effect.who);
  if (effect.onceEachTurn && seat !== undefined) noteDone(run.g, run.source, resolvingKey(run.state), seat);
  if (run.isTogether) {
    startTogether(run, effect);
    return;
  }
  run.note("stage", "doing");
  run.bind(LAST, { did: true });
  run.push(effect.effects);
}

/** If several players do it at the same time, "if you do" is checked once all of them have chosen and it has been done. */
function startTogether(run: Run, effect: May): void {
  const { then = [], otherwise = [] } = effect;
  const name = lastNameOf(effect.effects) ?? LAST;
  run.finish(effect.bind, { did: true });
  run.bind(name, { did: true });
  run.push([
    ...effect.effects,
    ...(isDoneAnyway(effect) || then.length + otherwise.length === 0
      ? then
      : [{ kind: "if" as const, condition: { kind: "did" as const, name }, then, otherwise }]),
  ]);
}

/** Whether the player has done what was chosen. */
function hasDone(run: Run, effect: May): boolean {
  const last = lastNameOf(effect.effects);
  if (last === null || isDoneAnyway(effect)) return true;
  return wasDone(run.context.bindings[last]);
}

/**
 * A search was made, and cards were revealed, whether or not anything was found: "If you do, shuffle" goes for it too. So was a hand
 * discarded or exiled that had no cards.
 */
function isDoneAnyway({ cost, effects }: May): boolean {
  const last = effects.at(-1);
  const first = effects[0]?.kind;
  const looks = first === "search" || first === "revealUntil";
  return cost !== undefined || last === undefined || looks || takesWholeHand(last);
}

/** CR 603.2i: an action limited to once each turn isn't offered again by an ability that had triggered before. */
function isUsedUp(run: Run, { onceEachTurn }: May, seat: Seat): boolean {
  return onceEachTurn === true && wasDoneThisTurn(run.state, run.source, resolvingKey(run.state), seat);
}

function settle(run: Run, effect: May, did: boolean): void {
  run.finish(effect.bind, { ...(did ? outcomeOf(run, effect) : {}), did });
  run.push(did ? (effect.then ?? []) : (effect.otherwise ?? []));
}

function outcomeOf(run: Run, effect: May) {
  const last = lastNameOf(effect.effects);
  return last === null ? {} : (run.context.bindings[last] ?? {});
}

/** Where the last instruction leaves its result; `null` when there is none. */
function lastNameOf(effects: readonly Effect[]): string | null {
  const last = effects[effects.length - 1];
  if (!last) return null;
  return "bind" in last && last.bind !== undefined ? last.bind : LAST;
}

/** What more is done if it is done is paid for by doing all of it (CR 118.12); without that, a part of it may be done. */
function isPaidFor({ then, otherwise }: May): boolean {
  return then !== undefined || otherwise !== undefined;
}
