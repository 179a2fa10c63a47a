import type { DecisionView, OptionView } from "@spellroom/protocol";
import { abilityText, faceOf, modeText } from "../../cards/look.ts";
import { fill } from "../../i18n/fill.ts";
import { wordOf } from "./log-words.ts";
import { cardOfAbility, identityOf, type NameSources, objectName, playerName } from "./naming.ts";
import { costText } from "./prompt-words.ts";

/** The label of an option: a name, and a text with symbols if it has one. */
export interface OptionWords {
  readonly name: string;
  readonly text: string | null;
}

export function optionWords(option: OptionView, decision: DecisionView, names: NameSources): OptionWords {
  const { status } = names.messages.decisions;
  switch (option.kind) {
    case "object":
      return { name: objectName(names, option.key), text: null };
    case "player":
      return { name: playerName(names, option.seat), text: null };
    case "word":
      return { name: wordOf(option.word, names.messages), text: null };
    case "cost":
      return { name: "", text: costText(option.cost, names.messages) };
    case "number":
      return { name: String(option.number), text: null };
    case "ability": {
      const key = option.source ?? decision.source ?? "";
      const face = faceOf(names.byHash, cardOfAbility(names, key, option.ability));
      return { name: objectName(names, key), text: abilityText(face, option.ability) };
    }
    case "mode": {
      const key = decision.source ?? "";
      const object = names.table?.objects[key];
      const face = faceOf(names.byHash, identityOf(names, key));
      const text = modeText(face, object?.ability ?? null, option.mode);
      return { name: text === null ? fill(status.option, { count: option.mode + 1 }) : "", text };
    }
  }
}

/** Whether an option can be clicked where it lies: on the battlefield, on the stack, in one's hand, or a player. */
export function liesOpen(
  option: OptionView,
  { table, known }: Pick<NameSources, "table" | "known">,
): boolean {
  if (option.kind === "player") return true;
  if (option.kind !== "object") return false;
  const zone = table?.objects[option.key]?.zone ?? known.get(option.key)?.zone;
  return zone === "battlefield" || zone === "stack" || zone === "hand";
}

/** An option's name in lists that must tell equal ones apart. */
export function optionKey(option: OptionView, at: number): string {
  switch (option.kind) {
    case "object":
      return option.key;
    case "player":
      return `seat ${option.seat}`;
    default:
      return `${option.kind} ${at}`;
  }
}
