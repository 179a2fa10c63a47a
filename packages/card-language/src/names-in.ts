import type { z } from "zod";
import type { Effect } from "./effect.ts";
import { ACTION_ENTRIES } from "./keyword-actions.ts";
import { type Visitor, visitPart } from "./visit.ts";

/** The names that a part of a text refers to, which an earlier part has bound. */
export function namesIn<T>(schema: z.ZodType<T>, part: T): ReadonlySet<string> {
  const names = new Set<string>();
  const visitor: Visitor = {
    ObjectRef: (ref) => {
      if (ref.kind === "bound") names.add(ref.name);
      if (ref.kind === "rest") for (const name of [ref.of, ...ref.without]) names.add(name);
    },
    PlayerRef: (ref) => {
      if (ref.kind === "bound") names.add(ref.name);
    },
    Amount: (amount) => {
      if (typeof amount === "object" && amount.kind === "bound") names.add(amount.name);
    },
    Condition: (condition) => {
      if (condition.kind === "did") names.add(condition.name);
    },
  };
  visitPart(schema, part, visitor);
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
