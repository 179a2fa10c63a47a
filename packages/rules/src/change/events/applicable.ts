import type { Replacement } from "@spellroom/card-language";
import type { PromptKey } from "../../decisions/parts/prompt.ts";
import { activeReplacements, replacementsOf } from "../../query/layers/index.ts";
import { asItEnters } from "../../query/rules/as-it-enters.ts";
import { inEitherOrder } from "../../query/selection/number-change.ts";
import type { Game } from "../../state/access.ts";
import type { Context } from "../../state/context.ts";
import type { PendingHappening } from "../../state/frame.ts";
import type { GameState } from "../../state/game-state.ts";
import type { Happening } from "../../state/happening.ts";
import type { ObjectId } from "../../state/ids.ts";
import { applies } from "./applies.ts";
import { builtInReplacements } from "./built-in.ts";
import { destructionReplacements } from "./destruction.ts";

/** A replacement effect that could be applied to a happening now. */
export interface Applicable {
  /** Stable name; an effect is applied to a happening only once (CR 614.5). */
  readonly key: string;
  readonly source: ObjectId;
  readonly context: Context;
  readonly replacement: Replacement;
  readonly optional: boolean;
  readonly floating: number | null;
  /** The decision whether to apply it, if it is optional. */
  readonly prompt?: PromptKey;
  /** For replacements of the rules themselves: carries it out at once, or returns what is to happen. */
  readonly carryOut?: (g: Game) => Happening | null;
}

/** One that is looked at; its `source` where the object that its words are about isn't the one that it comes from. */
type Found = Omit<Applicable, "source" | "optional"> & Partial<Pick<Applicable, "source">>;

/**
 * The replacement and prevention effects that apply to a happening and have not been applied to it (CR 616.1). Self-replacement
 * effects come alone while there are any (616.1a); after them those that modify how it enters under whose control, as a copy,
 * and so on are among the rest (616.1b-e): changes of control before copies, copies before others. What the card's own rules say is offered first.
 */
export function applicableReplacements(state: GameState, pending: PendingHappening): readonly Applicable[] {
  const found: Applicable[] = [];
  const consider = (one: Found): void => {
    if (pending.applied.includes(one.key)) return;
    if (!applies(state, one.context, one.replacement, one.floating, pending.happening)) return;
    found.push({ ...one, source: one.source ?? one.context.source, optional: isOptional(one.replacement) });
  };
  const { happening } = pending;
  if (happening.kind === "move") for (const one of builtInReplacements(state, happening)) consider(one);
  for (const one of activeReplacements(state)) consider(one);
  if (happening.kind === "destroy")
    for (const one of destructionReplacements(state, happening)) consider(one);
  if (happening.kind === "move") {
    if (happening.to.zone === "battlefield") {
      for (const one of replacementsOf(state, asItEnters(state, happening))) consider(one);
    }
  }
  if (found.length === 0) return found;
  const controls = found.filter((one) => one.replacement.kind === "enters" && one.replacement.with.control);
  if (controls.length > 0) return controls;
  const copies = found.filter((one) => one.replacement.kind === "enters" && one.replacement.with.copyOf);
  return copies.length > 0 ? copies : unordered(state, found);
}

/** If the order can't matter, there is no decision: several effects that only add to how something enters, oldest first. */
function unordered(state: GameState, found: readonly Applicable[]): readonly Applicable[] {
  const [first] = found;
  if (!first || found.length === 1) return found;
  if (found.every((one) => one.replacement.kind === "enters")) return [first];
  if (found.every((one) => sameChange(one.replacement, first.replacement))) return [first];
  if (found.every((one) => preventsAll(state, one))) return [first];
  return found;
}

/** Prevents all of the damage and does nothing else, so that another of its kind would do the same. */
function preventsAll(state: GameState, { replacement, floating }: Applicable): boolean {
  if (replacement.kind !== "preventDamage") return false;
  const isUsedUp = floating !== null && state.replacements[floating]?.usesLeft != null;
  return replacement.amount === undefined && replacement.also === undefined && !isUsedUp;
}

function sameChange(one: Replacement, other: Replacement): boolean {
  if (one.kind !== other.kind || !("change" in one) || !("change" in other)) return false;
  return inEitherOrder(one.change, other.change);
}

function isOptional(replacement: Replacement): boolean {
  return (
    (replacement.kind === "redirectMove" ||
      replacement.kind === "enters" ||
      replacement.kind === "changeDraw" ||
      replacement.kind === "instead") &&
    replacement.optional === true
  );
}
