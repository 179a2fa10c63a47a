/** Which members of the card language trials prove to have a meaning. */
import { MEANINGS, membersOf } from "@spellroom/rules";
import { ablated, waysToAblate } from "./ablation.ts";
import { cardsOf, type Trial, whyNot } from "./trial.ts";

/** Every claim of the tables: that something gives this member its meaning in a game. */
export function claims(): readonly string[] {
  const all = Object.entries(MEANINGS).flatMap(([union, rows]) =>
    Object.entries(rows).flatMap(([kind, [, owner]]: [string, readonly unknown[]]) =>
      owner === null || owner === "decks" || owner === "view" ? [] : [claim(union, kind)],
    ),
  );
  return all.toSorted();
}

function claim(union: string, kind: string): string {
  return `${union} ${kind}`;
}

/**
 * The members of which trials show that they have a meaning, with the trial: one that holds as it is written, and fails without
 * the member.
 */
export function proofs(trials: readonly Trial[]): ReadonlyMap<string, string> {
  const proven = new Map<string, string>();
  for (const trial of trials) {
    if (whyNot(trial).why !== "") continue;
    for (const { union, kind } of usedIn(trial)) {
      const name = claim(union, kind);
      if (!proven.has(name) && dependsOn(trial, union, kind)) proven.set(name, trial.name);
    }
  }
  return proven;
}

/** Whether it comes out otherwise where a member is passed over. */
export function dependsOn(trial: Trial, union: string, kind: string): boolean {
  return waysToAblate(union).some((way) => whyNot(trial, (card) => ablated(card, union, kind, way)).failed);
}

function usedIn(trial: Trial): readonly { readonly union: string; readonly kind: string }[] {
  const used = new Map<string, { readonly union: string; readonly kind: string }>();
  for (const card of cardsOf(trial)) {
    for (const { union, kind } of membersOf(card)) used.set(claim(union, kind), { union, kind });
  }
  return [...used.values()];
}
