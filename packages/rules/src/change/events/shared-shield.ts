import { sameEntity } from "../../decisions/parts/entity.ts";
import { entityOption } from "../../decisions/parts/option.ts";
import { canBePrevented } from "../../query/rules/preventable.ts";
import { type Game, numbersIn, remember } from "../../state/access.ts";
import type { DeferredEffects, HappenFrame, PendingHappening } from "../../state/frame.ts";
import type { GameState } from "../../state/game-state.ts";
import type { Happening } from "../../state/happening.ts";
import type { ObjectId } from "../../state/ids.ts";
import { ask, replaceFrame } from "../game/game.ts";
import { affectedSeat } from "./affected.ts";
import { type Applicable, applicableReplacements } from "./applicable.ts";
import { withDeferred } from "./replaced.ts";
import { preventDamage } from "./replaced-damage.ts";
import { turnedAside } from "./turned-aside.ts";

type Damage = Extract<Happening, { kind: "damage" }>;

/** With an effect noted as applied to it, and nothing left of how that was settled (CR 614.5). */
export function applied(
  { next: _next, shield: _shield, ...pending }: PendingHappening,
  key: string,
): PendingHappening {
  return { ...pending, applied: [...pending.applied, key] };
}

/**
 * Whether an effect is a shield against so much damage, and other sources would deal damage to the same recipient at the same
 * time: then it waits until all of that has come so far, because who is shielded chooses what it prevents (CR 615.7).
 */
export function isSharedShield(
  state: GameState,
  batch: readonly PendingHappening[],
  { happening }: PendingHappening,
  chosen: Applicable,
): boolean {
  if (happening.kind !== "damage" || amountLeft(state, chosen) === null) return false;
  return (
    batch.some((other) => isDamageTo(other, happening) && other.happening.source !== happening.source) &&
    canBePrevented(state, happening)
  );
}

/**
 * Applies the first shield that damage waits for to all the damage that waits for it: in whole where it is enough, else as
 * the shielded player says. The same frame when nothing waits.
 */
export function shareShield(g: Game, frame: HappenFrame): HappenFrame | "asked" {
  const first = frame.batch.find(({ shield }) => shield !== undefined);
  if (first?.happening.kind !== "damage") return frame;
  const { happening, shield: key } = first;
  const group = frame.batch.filter(
    (one): one is DamageTo => one.shield === key && isDamageTo(one, happening),
  );
  const shield = applicableReplacements(g.state, first).find((one) => one.key === key);
  const left = shield ? amountLeft(g.state, shield) : null;
  if (!shield || left === null) return { ...frame, batch: frame.batch.map((one) => released(one, group)) };
  const dealt = new Map<ObjectId, number>();
  for (const { happening: one } of group) dealt.set(one.source, (dealt.get(one.source) ?? 0) + one.amount);
  const amounts = [...dealt.values()];
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  const spread = dealt.size === 1 || total <= left ? amounts : numbersIn(frame.scratch, SPREAD);
  if (!spread) {
    askHowToSpread(g, frame, happening, shield, left, dealt);
    return "asked";
  }
  const { [SPREAD]: _answered, ...scratch } = frame.scratch;
  const toPrevent = new Map([...dealt.keys()].map((source, at) => [source, spread[at] ?? 0]));
  return withPrevented(g, { ...frame, scratch }, group, shield, toPrevent);
}

/** Prevents of each source's damage what has been settled on; from then on the shield has been applied to all of it. */
function withPrevented(
  g: Game,
  frame: HappenFrame,
  group: readonly PendingHappening[],
  shield: Applicable,
  toPrevent: Map<ObjectId, number>,
): HappenFrame {
  let after: readonly DeferredEffects[] = frame.after;
  let noted = frame;
  const batch = frame.batch.flatMap((one) => {
    const { happening } = one;
    if (!group.includes(one) || happening.kind !== "damage") return [one];
    const marked = applied(one, shield.key);
    const left = toPrevent.get(happening.source) ?? 0;
    const part = Math.min(left, happening.amount);
    if (part === 0 || shield.replacement.kind !== "preventDamage") return [marked];
    toPrevent.set(happening.source, left - part);
    const replaced = preventDamage(g, marked, happening, shield, shield.replacement, part);
    after = withDeferred(after, replaced.after);
    if (replaced.batch.length === 0) noted = turnedAside(g, noted, one);
    return replaced.batch;
  });
  return { ...noted, batch, after };
}

/** CR 615.7: the shielded player, or the controller of the shielded permanent, chooses. */
function askHowToSpread(
  g: Game,
  frame: HappenFrame,
  damage: Damage,
  shield: Applicable,
  total: number,
  dealt: ReadonlyMap<ObjectId, number>,
): void {
  replaceFrame(g, frame);
  ask(
    g,
    affectedSeat(g.state, damage),
    { key: "preventDamage", source: shield.source, amount: total },
    {
      kind: "distribute",
      options: [...dealt].map(([source, amount], value) => ({
        ...entityOption({ object: source }, value),
        minimum: 0,
        maximum: Math.min(amount, total),
      })),
      total,
    },
  );
}

/** Keeps how much of each source's damage is to be prevented. */
export function rememberSpread(frame: HappenFrame, amounts: readonly number[]): HappenFrame {
  return { ...frame, scratch: remember(frame.scratch, SPREAD, amounts) };
}

const SPREAD = "spread";

type DamageTo = PendingHappening & { readonly happening: Damage };

function isDamageTo(one: PendingHappening, { to }: Damage): one is DamageTo {
  return one.happening.kind === "damage" && sameEntity(one.happening.to, to);
}

/** What a shield can still prevent where nothing else uses it up; `null` for effects that prevent by other measures. */
function amountLeft(state: GameState, { floating, replacement }: Applicable): number | null {
  const shield = floating === null ? undefined : state.replacements[floating];
  return replacement.kind === "preventDamage" && shield?.usesLeft === null ? shield.amountLeft : null;
}

/** Stops waiting for a shield that is gone. */
function released(one: PendingHappening, group: readonly PendingHappening[]): PendingHappening {
  if (!group.includes(one)) return one;
  const { shield: _shield, ...rest } = one;
  return rest;
}
