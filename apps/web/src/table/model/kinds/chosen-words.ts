import type { DecisionView } from "@spellroom/protocol";
import type { NameSources } from "../naming.ts";
import { optionWords } from "../option-words.ts";

/** What the options at those places are called. */
export function optionsOf(decision: DecisionView, chosen: readonly number[], names: NameSources): string[] {
  const options = "options" in decision ? decision.options : [];
  return chosen.flatMap((at) => {
    const option = options[at];
    if (option === undefined) return [];
    const { name, text } = optionWords(option, decision, names);
    return [name === "" ? (text ?? "") : name];
  });
}

/** The options at those places as a list, or the word for none. */
export function chosenWords(decision: DecisionView, chosen: readonly number[], names: NameSources): string {
  return listed(optionsOf(decision, chosen, names), names.messages.practice.hint.choices.nothing);
}

/** As a list, or the word for none. */
export function listed(all: readonly string[], none: string): string {
  return all.length === 0 ? none : all.join(", ");
}
