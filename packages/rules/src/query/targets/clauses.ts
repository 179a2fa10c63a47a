import type { Body, Effect, PlainBody, Selection, TargetClause } from "@spellroom/card-language";
import type { Context } from "../../state/context.ts";
import type { Entity } from "../../state/ids.ts";

/** A target phrase of a spell or ability with the name under which its targets are kept. */
export interface KeyedClause {
  readonly key: string;
  /** `""`, or the name of the chosen mode with a dot, in front of the clause ids of that mode. */
  readonly prefix: string;
  readonly clause: TargetClause;
}

/** One part of a body that was chosen: the whole of a plain one, a chosen mode of a modal one. */
export interface ChosenPart {
  readonly prefix: string;
  readonly body: PlainBody;
}

/**
 * The parts of a body with the modes chosen, in printed order (CR 700.2, 608.2c). A mode chosen again has a name of its own:
 * `"1."` the first time, `"1+1."` the second.
 */
export function chosenParts(body: Body, modes: readonly number[]): readonly ChosenPart[] {
  if (body.kind === "plain") return [{ prefix: "", body }];
  const seen = new Map<number, number>();
  return modes.flatMap((mode) => {
    const chosen = body.modes[mode];
    if (!chosen) return [];
    const times = seen.get(mode) ?? 0;
    seen.set(mode, times + 1);
    return [{ prefix: times === 0 ? `${mode}.` : `${mode}+${times}.`, body: chosen }];
  });
}

/** Every target phrase of a body with the modes chosen, in the order in which targets are chosen (CR 601.2c). */
export function clausesOf(body: Body, modes: readonly number[]): readonly KeyedClause[] {
  return chosenParts(body, modes).flatMap(({ prefix, body: part }) =>
    (part.targets ?? []).map((clause) => ({ key: prefix + clause.id, prefix, clause })),
  );
}

/** The most targets that a spell or ability could have; more than one mode counts as if all were chosen. */
export function mostTargets(body: Body): number {
  const parts = body.kind === "plain" ? [body] : body.modes;
  return parts
    .flatMap(({ targets = [] }) => targets)
    .reduce(
      (sum, { count }) =>
        sum +
        (count === undefined ? 1 : typeof count.max === "number" ? count.max : Number.POSITIVE_INFINITY),
      0,
    );
}

/** A context in which the words of one chosen mode find the targets of that mode by their own clause ids. */
export function contextOfPart(context: Context, prefix: string): Context {
  if (prefix === "") return context;
  return {
    ...context,
    targets: { ...context.targets, ...unprefixed(context.targets, prefix) },
    division: { ...context.division, ...unprefixed(context.division, prefix) },
  };
}

function unprefixed<T>(record: Readonly<Record<string, T>>, prefix: string): Record<string, T> {
  const own: Record<string, T> = {};
  for (const [key, value] of Object.entries(record))
    if (key.startsWith(prefix)) own[key.slice(prefix.length)] = value;
  return own;
}

/** Everything chosen as a target so far, for events that tell of it. */
export function allTargets(context: Context): readonly Entity[] {
  const lists = Object.values(context.targets);
  return lists.length === 1 ? (lists[0] ?? []) : lists.flat();
}

/** The instruction that divides something as chosen among the targets of a clause, if there is one (CR 601.2d). */
export function dividedOver(
  body: PlainBody,
  clause: string,
): Extract<Effect, { kind: "dealDamage" | "addCounters" }> | null {
  return findDivided(body.effects, clause);
}

function findDivided(
  effects: readonly Effect[],
  clause: string,
): Extract<Effect, { kind: "dealDamage" | "addCounters" }> | null {
  for (const effect of effects) {
    if (effect.kind === "dealDamage" && effect.divided === true && goesTo(effect.to, clause)) return effect;
    if (effect.kind === "addCounters" && effect.divided && isTarget(effect.on, clause)) return effect;
    const found = findDivided(innerEffects(effect), clause);
    if (found) return found;
  }
  return null;
}

/** Instructions within an instruction; those of delayed and reflexive abilities have targets of their own. */
function innerEffects(effect: Effect): readonly Effect[] {
  switch (effect.kind) {
    case "if":
      return [...effect.then, ...(effect.otherwise ?? [])];
    case "may":
    case "anyPlayerMay":
      return [...effect.effects, ...(effect.then ?? []), ...(effect.otherwise ?? [])];
    case "unless":
      return [...effect.effects, ...(effect.then ?? [])];
    case "forEach":
    case "forEachPlayer":
    case "repeat":
      return effect.effects;
    default:
      return NO_EFFECTS;
  }
}

const NO_EFFECTS: readonly Effect[] = [];

function goesTo(to: Extract<Effect, { kind: "dealDamage" }>["to"], clause: string): boolean {
  if (to.kind === "targets") return to.target === clause;
  return to.kind === "objects" && isTarget(to.what, clause);
}

function isTarget(what: Selection, clause: string): boolean {
  return what.kind === "ref" && what.ref.kind === "target" && what.ref.target === clause;
}
