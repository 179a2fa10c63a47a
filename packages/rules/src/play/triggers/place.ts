import { putAbility } from "../../change/game/ability-on-stack.ts";
import { ask, pushFrame, replaceFrame } from "../../change/game/game.ts";
import type { Choice, Decision } from "../../decisions/decision.ts";
import type { Option } from "../../decisions/parts/option.ts";
import type { Refusal } from "../../decisions/parts/refusal.ts";
import { type Game, objectOf, seatsInOrder } from "../../state/access.ts";
import type { PendingTrigger } from "../../state/continuous.ts";
import type { Seat } from "../../state/ids.ts";
import { turnSeats } from "../../state/teams.ts";

/**
 * Puts waiting triggered abilities on the stack, one at a time (CR 603.3b): in APNAP order, each player's in the order that
 * player chooses. Asks for the order when a player has several that differ; the answer reorders the pending list.
 */
export function placeTriggers(g: Game): void {
  const pending = g.state.pendingTriggers;
  const seat = nextToPlace(g);
  if (seat === undefined) {
    g.state.pendingTriggers = [];
    return;
  }
  const own = ofTeam(g, seat);
  if (own.length > 1 && !isOrdered(own) && !allAlike(own)) {
    const options: Option[] = own.map((trigger, value) => ({
      value,
      what: { kind: "ability", source: trigger.source, key: trigger.key },
    }));
    ask(g, seat, { key: "orderTriggers", source: null }, { kind: "order", options });
    return;
  }
  const [first] = own;
  if (!first) return;
  g.state.pendingTriggers = pending.filter((trigger) => trigger !== first);
  // The settle frame comes back to the triggers once this one has its targets.
  const top = g.state.frames[g.state.frames.length - 1];
  if (top?.kind === "settle" && g.state.pendingTriggers.length > 0)
    replaceFrame(g, { ...top, stage: "triggers" });
  const object = putAbilityOnStack(g, first);
  pushFrame(g, { kind: "trigger", stage: "modes", object, scratch: {} });
}

/** The first player in turn order who has triggered abilities waiting (CR 101.4). */
function nextToPlace({ state }: Game): Seat | undefined {
  return seatsInOrder(state).find((one) =>
    state.pendingTriggers.some((trigger) => trigger.controller === one),
  );
}

/** Those waiting of a player, or of all on a team that puts them on the stack together (CR 805.7). */
function ofTeam({ state }: Game, seat: Seat): readonly PendingTrigger[] {
  const together = turnSeats(state, seat);
  return state.pendingTriggers.filter((trigger) => together.includes(trigger.controller));
}

function isOrdered(own: readonly PendingTrigger[]): boolean {
  return own.every((trigger) => trigger.ordered === true);
}

/** Triggers of the same ability of the same object with nothing to tell them apart need no order. */
function allAlike(own: readonly PendingTrigger[]): boolean {
  const [first] = own;
  return (
    first !== undefined &&
    own.every((trigger) => trigger.source === first.source && trigger.key === first.key)
  );
}

/** The first in the chosen order goes on the stack first, so it resolves last. */
export function answerOrder(g: Game, decision: Decision, choice: Choice): Refusal | null {
  if (choice.kind !== "order") return { kind: "wrongKind", expected: decision.kind };
  const seat = nextToPlace(g);
  const own = seat === undefined ? [] : ofTeam(g, seat);
  const others = g.state.pendingTriggers.filter((trigger) => !own.includes(trigger));
  const ordered = choice.values
    .flatMap((value) => own[value] ?? [])
    .map((trigger): PendingTrigger => ({ ...trigger, ordered: true }));
  g.state.pendingTriggers = [...ordered, ...others];
  const top = g.state.frames[g.state.frames.length - 1];
  if (top?.kind === "settle") replaceFrame(g, { ...top, stage: "triggers" });
  return null;
}

/** CR 603.3: an object on the stack that isn't a card, controlled by the player who controlled its source. */
function putAbilityOnStack(g: Game, trigger: PendingTrigger): number {
  const source = objectOf(g.state, trigger.source);
  return putAbility(g, source, trigger.controller, {
    source: trigger.source,
    ability: {
      kind: "triggered",
      body: trigger.body,
      ...(trigger.condition ? { condition: trigger.condition } : {}),
      key: trigger.key,
      ...(trigger.chain === undefined ? {} : { chain: trigger.chain }),
    },
    modes: [],
    context: trigger.context,
    via: null,
    castFrom: null,
    wasCast: false,
    manaSpent: {},
    paidOptions: [],
  }).id;
}
