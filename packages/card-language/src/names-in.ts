import type { z } from "zod";
import type { Amount } from "./amount.ts";
import type { Condition } from "./condition.ts";
import type { Effect } from "./effect.ts";
import { ACTION_ENTRIES } from "./keyword-actions.ts";
import type { ObjectRef, PlayerRef } from "./reference.ts";
import { type Path, visitPart } from "./visit.ts";

/** A name that an earlier part of the text has bound, and where in the part that refers to it. */
export interface UsedName {
  readonly name: string;
  readonly at: Path;
}

/** The names that each kind of part refers to itself. */
export const USED_NAMES = {
  ObjectRef: (ref: ObjectRef): readonly UsedName[] => {
    if (ref.kind === "bound") return [{ name: ref.name, at: ["name"] }];
    if (ref.kind !== "rest") return [];
    const without = ref.without.map((name, index) => ({ name, at: ["without", index] }));
    return [{ name: ref.of, at: ["of"] }, ...without];
  },
  PlayerRef: (ref: PlayerRef): readonly UsedName[] =>
    ref.kind === "bound" ? [{ name: ref.name, at: ["name"] }] : [],
  Amount: (amount: Amount): readonly UsedName[] =>
    typeof amount === "object" && amount.kind === "bound" ? [{ name: amount.name, at: ["name"] }] : [],
  Condition: (condition: Condition): readonly UsedName[] =>
    condition.kind === "did" ? [{ name: condition.name, at: ["name"] }] : [],
} as const;

/** The names that a part of a text refers to, which an earlier part has bound. */
export function namesIn<T>(schema: z.ZodType<T>, part: T): ReadonlySet<string> {
  const names = new Set<string>();
  const keep = (used: readonly UsedName[]): void => {
    for (const { name } of used) names.add(name);
  };
  visitPart(schema, part, {
    ObjectRef: (ref) => keep(USED_NAMES.ObjectRef(ref)),
    PlayerRef: (ref) => keep(USED_NAMES.PlayerRef(ref)),
    Amount: (amount) => keep(USED_NAMES.Amount(amount)),
    Condition: (condition) => keep(USED_NAMES.Condition(condition)),
  });
  return names;
}

/** The names that an effect itself binds, without those of effects within it. */
export function namesBoundBy(effect: Effect): readonly string[] {
  const names: (string | undefined)[] = [];
  if ("bind" in effect) names.push(effect.bind);
  if (effect.kind === "revealUntil") names.push(effect.rest);
  if (effect.kind === "dealDamage") names.push(effect.aimedAt, effect.lethal);
  if (effect.kind === "search") names.push(effect.searched);
  if (effect.kind === "vote") names.push(...effect.options.map((option) => option.bind));
  if (effect.kind === "separatePiles") names.push(effect.chosen, effect.other);
  if (effect.kind === "keywordAction") names.push(ACTION_ENTRIES[effect.action].binds);
  return names.filter((name) => name !== undefined);
}
