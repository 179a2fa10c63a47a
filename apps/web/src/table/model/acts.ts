import type { ActView, DecisionView, Key } from "@spellroom/protocol";

/** Something that may be done, with its number in the decision. */
export interface NumberedAct {
  readonly index: number;
  readonly act: ActView;
}

export type ActDecision = Extract<DecisionView, { kind: "act" }>;

/** What may be done with each object. */
export function actsByKey(acts: readonly ActView[]): ReadonlyMap<Key, readonly NumberedAct[]> {
  const found = new Map<Key, NumberedAct[]>();
  for (const [index, act] of acts.entries()) {
    if (act.kind === "pass") continue;
    const list = found.get(act.key);
    if (list === undefined) found.set(act.key, [{ index, act }]);
    else list.push({ index, act });
  }
  return found;
}

export function isManaAct(act: ActView): boolean {
  return act.kind === "activate" && act.mana;
}

export function passIndex({ acts }: ActDecision): number | null {
  const at = acts.findIndex((act) => act.kind === "pass");
  return at < 0 ? null : at;
}

/**
 * What a plain click on an object does: the only thing there is to do, else `null`, for which a menu opens. Where there is
 * one thing besides making mana, making mana is left to the menu of the object.
 */
export function plainAct(acts: readonly NumberedAct[]): NumberedAct | null {
  return acts.length === 1 ? (acts[0] ?? null) : null;
}
