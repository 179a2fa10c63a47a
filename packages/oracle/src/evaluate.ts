import type { Ability, Wording } from "@spellroom/card-language";
import { referenceToWhatIsGone } from "./guards/gone.ts";
import { numberOfOneOfMany } from "./guards/one-of-many.ts";
import type { Usage } from "./scope/reading-state.ts";
import { Scope, type Sem } from "./scope.ts";
import type { SelfInfo } from "./self-info.ts";
import { Unresolved } from "./unresolved.ts";

/** A reading carried out: the abilities and how each of their nodes was worded. */
export interface Evaluated {
  readonly abilities: readonly Ability[];
  readonly wording: ReadonlyMap<object, Wording>;
  readonly uses: Usage;
}

/** A reading that is to be carried out, or why it means nothing. */
export type Evaluation =
  | { readonly kind: "evaluated"; readonly value: Evaluated }
  | { readonly kind: "unresolved"; readonly words: string; readonly why: string };

function once(
  sem: Sem<readonly Ability[]>,
  self: SelfInfo,
  ability: number,
  known: Usage | undefined,
): Evaluated {
  const wording = new Map<object, Wording>();
  const uses: Usage = { binds: new Set(), links: new Set() };
  const scope = new Scope(self, { wording, uses, known });
  scope.ability = ability;
  const abilities = sem(scope);
  if (scope.choices.length > 0) throw new Unresolved("of your choice", "where nothing is carried out");
  return { abilities, wording, uses };
}

/**
 * Carries a reading out. The first time everything is given a name that something might refer to; the second time only
 * what is referred to is.
 */
export function evaluate(
  sem: Sem<readonly Ability[]>,
  self: SelfInfo,
  ability: number,
  links: ReadonlySet<string> | undefined,
): Evaluation {
  try {
    const first = once(sem, self, ability, undefined);
    const known: Usage = { binds: first.uses.binds, links: new Set(links ?? []) };
    const second = once(sem, self, ability, known);
    const gone = referenceToWhatIsGone(second.abilities);
    if (gone !== null) return { kind: "unresolved", words: gone, why: `"${gone}": gone by the same text` };
    const one = numberOfOneOfMany(second.abilities);
    if (one !== null) return { kind: "unresolved", words: one, why: `"${one}": each player has one` };
    return { kind: "evaluated", value: { ...second, uses: first.uses } };
  } catch (error) {
    if (error instanceof Unresolved) return { kind: "unresolved", words: error.words, why: error.message };
    throw error;
  }
}
