import type { Amount, Selection } from "@spellroom/card-language";
import { sameEntity } from "../../decisions/parts/entity.ts";
import { characteristics, hasKeyword } from "../../query/layers/index.ts";
import { amountOf, objectsMatching, playersOf } from "../../query/selection/index.ts";
import { existing } from "../../state/access.ts";
import type { Binding } from "../../state/context.ts";
import type { Happening } from "../../state/happening.ts";
import { stableText } from "../../state/hash-text.ts";
import type { Entity, ObjectId } from "../../state/ids.ts";
import { divideAmong } from "./ask.ts";
import { isThere, recipients } from "./recipients.ts";
import type { EffectOf, Run } from "./run.ts";

type DealDamage = EffectOf<"dealDamage">;
type Share = NonNullable<DealDamage["also"]>[number];

/**
 * Deals damage, all of it at the same time (CR 120). An amount that speaks of "each" is found for each recipient; a divided
 * one was divided as the spell or ability was put on the stack (CR 601.2d), or is now where nothing was targeted (608.2d) or
 * where there is no choice, among the targets that are still legal.
 */
export function dealDamage(run: Run, effect: DealDamage): void {
  const to = recipients(run, effect.to);
  if (!to) return;
  const shares = effect.divided
    ? divided(run, effect, to)
    : to.map((one) => amountFor(run, effect.amount, one));
  if (!shares) return;
  const dealt = to.map((one, at): Dealt => ({ to: one, amount: shares[at] ?? 0 }));
  for (const [at, share] of (effect.also ?? []).entries()) {
    const more = recipients(run, share.to, `also${at}`);
    if (!more) return;
    const others = more.filter((one) => !isAlready(effect, share, dealt, one));
    dealt.push(...others.map((one): Dealt => ({ to: one, amount: amountFor(run, share.amount, one) })));
  }
  const excessTo = effect.excessTo ? recipients(run, effect.excessTo, "excess") : [];
  if (!excessTo) return;
  if (effect.aimedAt !== undefined) {
    const objects = to.flatMap((one) => ("object" in one ? [one.object] : []));
    run.bind(effect.aimedAt, { objects });
  }
  if (effect.lethal !== undefined) run.bind(effect.lethal, { amount: lethalTo(run, effect, to) });
  const batch: Happening[] = [];
  for (const source of sourcesOf(run, effect)) {
    for (const { to: one, amount: share } of effect.eachOf ? ownDamage(run, effect, source) : dealt) {
      const amount = effect.eachSource ? ownAmount(run, effect.amount, source) : share;
      if (amount <= 0 || !isThere(run, one)) continue;
      const [other] = excessTo;
      const most = other ? lethalAmount(run, source, one) : amount;
      const spilled = Math.max(0, amount - most);
      if (amount > spilled) batch.push(damage(effect, source, one, amount - spilled));
      if (other && spilled > 0 && isThere(run, other)) batch.push(damage(effect, source, other, spilled));
    }
  }
  if (batch.length === 0 && dealt.some((one) => isThere(run, one.to))) run.finish(effect.bind, NO_DAMAGE);
  else run.propose(batch, effect.bind);
}

/** "3 damage to each creature and each planeswalker" is dealt once to what is both. */
function isAlready(effect: DealDamage, share: Share, dealt: readonly Dealt[], to: Entity): boolean {
  const isEach = [effect.to, share.to].every((one) => one.kind === "objects" && one.what.kind === "all");
  return (
    isEach &&
    stableText(effect.amount) === stableText(share.amount) &&
    dealt.some((one) => sameEntity(one.to, to))
  );
}

/** Of 0 damage nothing comes (CR 120.8), though the player who had it dealt did so. */
const NO_DAMAGE: Binding = { objects: [], amount: 0, did: false, begun: true };

function damage(effect: DealDamage, source: ObjectId, to: Entity, amount: number): Happening {
  return {
    kind: "damage",
    source,
    to,
    amount,
    combat: false,
    unpreventable: effect.unpreventable === true,
  };
}

/** As much as is not excess, of the one permanent that damage is dealt to (CR 120.10). */
function lethalTo(run: Run, effect: DealDamage, [to]: readonly Entity[]): number {
  const [source] = sourcesOf(run, effect);
  if (to === undefined || source === undefined) return 0;
  return Math.min(Number.MAX_SAFE_INTEGER, lethalAmount(run, source, to));
}

/** What each of several sources deals by itself. */
function ownAmount(run: Run, amount: Amount, source: ObjectId): number {
  return Math.max(0, amountOf(run.state, { ...run.context, each: { object: source } }, amount));
}

interface Dealt {
  readonly to: Entity;
  readonly amount: number;
}

function amountFor(run: Run, amount: Amount, recipient: Entity): number {
  const { context } = run;
  return amountOf(run.state, context.each ? context : { ...context, each: recipient }, amount);
}

function sourcesOf(run: Run, { source, andSource, eachOf }: DealDamage): readonly ObjectId[] {
  if (eachOf) return objectsMatching(run.state, run.context, eachOf);
  const first = source ? run.objects(source) : [run.source];
  return andSource ? [...new Set([...first, ...run.objects(andSource)])] : first;
}

/** What each of several sources deals, and to what: "each" is the source. */
function ownDamage(run: Run, effect: DealDamage, source: ObjectId): readonly Dealt[] {
  const { to } = effect;
  const context = { ...run.context, each: { object: source } };
  const amount = Math.max(0, amountOf(run.state, context, effect.amount));
  const itself = to.kind === "objects" && to.what.kind === "ref" && to.what.ref.kind === "each";
  if (itself) return [{ to: { object: source }, amount }];
  const own =
    to.kind === "players"
      ? playersOf(run.state, context, to.who).map((player): Entity => ({ player }))
      : null;
  return (own ?? recipients(run, to) ?? []).map((one) => ({ to: one, amount }));
}

/** The shares of a divided amount, in the order of the recipients. */
function divided(run: Run, effect: DealDamage, to: readonly Entity[]): readonly number[] | undefined {
  const clause = clauseOf(effect);
  const announced = clause === undefined ? undefined : run.context.division[clause];
  if (announced) return announced;
  const total = run.count(effect.amount);
  if (effect.divided === "evenly") return to.map(() => Math.floor(total / to.length));
  if (to.length === 0 || total === 0) return [];
  const minimum = to.length <= total ? 1 : 0;
  return divideAmong(run, "divide", run.controller, { key: "divide", amount: total }, to, total, minimum);
}

function clauseOf(effect: DealDamage): string | undefined {
  if (effect.to.kind === "targets") return effect.to.target;
  return effect.to.kind === "objects" ? targetOf(effect.to.what) : undefined;
}

function targetOf(what: Selection): string | undefined {
  return what.kind === "ref" && what.ref.kind === "target" ? what.ref.target : undefined;
}

/** How much more damage is not excess (CR 120.4a): lethal for a creature, loyalty for a planeswalker, defense for a battle. */
function lethalAmount(run: Run, source: ObjectId, to: Entity): number {
  if ("player" in to) return Number.POSITIVE_INFINITY;
  const object = existing(run.state, to.object);
  if (!object) return 0;
  const { types, toughness } = characteristics(run.state, object.id);
  const limits: number[] = [];
  if (types.includes("creature")) {
    const left = Math.max(0, (toughness ?? 0) - object.damage);
    limits.push(hasKeyword(run.state, source, "deathtouch") ? Math.min(1, left) : left);
  }
  if (types.includes("planeswalker")) limits.push(object.counters.loyalty ?? 0);
  if (types.includes("battle")) limits.push(object.counters.defense ?? 0);
  return limits.length > 0 ? Math.min(...limits) : Number.POSITIVE_INFINITY;
}
