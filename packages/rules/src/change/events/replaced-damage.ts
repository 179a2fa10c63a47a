import {
  collectIn,
  type Effect,
  type EventSubject,
  type Replacement,
  schemas,
} from "@spellroom/card-language";
import { entityNumber } from "../../decisions/parts/entity.ts";
import { canBePrevented } from "../../query/rules/preventable.ts";
import { amountOf } from "../../query/selection/index.ts";
import type { Game } from "../../state/access.ts";
import type { Context, EventFacts } from "../../state/context.ts";
import type { FloatingReplacement } from "../../state/continuous.ts";
import type { PendingHappening } from "../../state/frame.ts";
import type { Happening } from "../../state/happening.ts";
import type { Applicable } from "./applicable.ts";
import { factsOf } from "./facts.ts";
import type { Replaced } from "./replaced.ts";
import { recipientEntities } from "./subject.ts";

type Damage = Extract<Happening, { kind: "damage" }>;

/**
 * CR 615.1, 615.7: a shield prevents as much as it still can; the rest is dealt. What else the effect does happens even where
 * the damage can't be prevented (CR 615.12).
 *
 * @param most how much of this damage it is to prevent, where that has been chosen
 */
export function preventDamage(
  g: Game,
  pending: PendingHappening,
  happening: Damage,
  applied: Applicable,
  replacement: Extract<Replacement, { kind: "preventDamage" }>,
  most = happening.amount,
): Replaced {
  const shield = applied.floating === null ? undefined : g.state.replacements[applied.floating];
  const isOneSource =
    shield !== undefined &&
    (shield.from !== undefined || (shield.usesLeft !== null && isOneObject(replacement.source)));
  if (!canBePrevented(g.state, happening)) {
    const context = { ...applied.context, event: factsOfPrevented(happening, 0) };
    return { batch: [pending], after: alsoDone(applied, replacement, happening, context, isOneSource) };
  }
  const limit = shield
    ? shield.amountLeft
    : replacement.amount === undefined
      ? null
      : amountOf(
          g.state,
          { ...applied.context, event: factsOf(happening, happening.amount) },
          replacement.amount,
        );
  const prevented = limit === null ? most : Math.min(limit, most);
  spend(g, applied.floating, prevented);
  g.events.push({ kind: "damagePrevented", source: happening.source, to: happening.to, amount: prevented });
  const rest = happening.amount - prevented;
  const context = { ...applied.context, event: factsOfPrevented(happening, prevented) };
  return {
    batch: rest > 0 ? [{ ...pending, happening: { ...happening, amount: rest } }] : [],
    after: alsoDone(applied, replacement, happening, context, isOneSource),
  };
}

function factsOfPrevented(happening: Damage, prevented: number): EventFacts {
  return { ...factsOf(happening, prevented), unreduced: happening.amount };
}

/**
 * Takes from an effect that waits what it has just done; one that has done all is gone. One against the next damage of a source
 * is about everything that this source deals at that time (CR 615.8), and goes when the batch happens.
 */
export function spend(g: Game, floating: number | null, amount: number): void {
  const waiting = floating === null ? undefined : g.state.replacements[floating];
  if (!waiting) return;
  const left = waiting.amountLeft === null ? null : waiting.amountLeft - amount;
  const uses = waiting.usesLeft === null ? null : Math.max(0, waiting.usesLeft - 1);
  const isSpent = left === 0 || (uses === 0 && !isOpenForBatch(waiting));
  g.state.replacements = g.state.replacements.flatMap((one, at) =>
    at !== floating ? [one] : isSpent ? [] : [{ ...one, amountLeft: left, usesLeft: uses }],
  );
}

function isOpenForBatch({ from, replacement }: FloatingReplacement): boolean {
  const damage = replacement.kind === "preventDamage" || replacement.kind === "redirectDamage";
  if (!damage || replacement.amount !== undefined) return false;
  return from !== undefined || replacement.source === undefined || isOneObject(replacement.source);
}

function isOneObject(source: EventSubject | undefined): boolean {
  if (source === undefined) return false;
  if (typeof source !== "object" || !("filter" in source)) return true;
  const [only, ...more] = source.filter.of;
  return only?.kind === "oneOf" && more.length === 0;
}

/** Ends what has prevented or turned aside all damage of one time, now that this has come to pass. */
export function endSpent(g: Game): void {
  if (!g.state.replacements.some(({ usesLeft }) => usesLeft === 0)) return;
  g.state.replacements = g.state.replacements.filter(({ usesLeft }) => usesLeft !== 0);
}

/**
 * What else a prevention effect does: once where it is about one source, for each source where it speaks of the source, else once
 * for all that is dealt together.
 */
function alsoDone(
  { key }: Applicable,
  { also }: Extract<Replacement, { kind: "preventDamage" }>,
  { to }: Damage,
  context: Context,
  isOneSource: boolean,
): Replaced["after"] {
  if (!also) return [];
  if (isOneSource) return [{ effects: also, context, once: key }];
  if (speaksOfSource(also)) return [{ effects: also, context }];
  return [{ effects: also, context, once: `${key}:${entityNumber(to)}` }];
}

function speaksOfSource(effects: readonly Effect[]): boolean {
  return collectIn(schemas.effects, effects, "ObjectRef").some(
    (ref) => ref.kind === "event" && ref.role === "source",
  );
}

/** CR 614.9: damage is dealt to another instead, or as much of it as the effect says. */
export function redirectDamage(
  g: Game,
  pending: PendingHappening,
  happening: Damage,
  { floating, context }: Applicable,
  replacement: Extract<Replacement, { kind: "redirectDamage" }>,
): Replaced {
  const [to] = recipientEntities(g.state, context, replacement.to);
  if (!to) return { batch: [pending], after: [] };
  const waiting = floating === null ? undefined : g.state.replacements[floating];
  const limit = waiting
    ? waiting.amountLeft
    : replacement.amount === undefined
      ? null
      : amountOf(g.state, context, replacement.amount);
  const amount = limit === null ? happening.amount : Math.min(happening.amount, limit);
  spend(g, floating, amount);
  const redirected = { ...pending, happening: { ...happening, to, amount } };
  const rest = happening.amount - amount;
  return {
    batch: rest > 0 ? [redirected, { ...pending, happening: { ...happening, amount: rest } }] : [redirected],
    after: [],
  };
}
