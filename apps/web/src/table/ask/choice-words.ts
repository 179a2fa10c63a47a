/** An answer to a decision in words, for those that somebody else thought of. */
import type { DecisionView, Key, Pointer, WireChoice } from "@spellroom/protocol";
import { fill } from "../../i18n/fill.ts";
import { actLabel } from "../model/act-words.ts";
import { type NameSources, objectName, playerName } from "../model/naming.ts";
import { optionWords } from "./option-words.ts";

export function choiceWords(decision: DecisionView, choice: WireChoice, names: NameSources): string {
  const { practice, decisions } = names.messages;
  const { choices } = practice.hint;
  switch (choice.kind) {
    case "act":
      return actWords(decision, choice.act, names);
    case "pick":
    case "modes":
    case "order":
      return listed(optionsOf(decision, choice.options, names), choices.nothing);
    case "distribute":
      return listed(amountsOf(decision, choice.amounts, names), choices.nothing);
    case "number":
      return String(choice.number);
    case "confirm":
      return choice.yes ? decisions.buttons.yes : decisions.buttons.no;
    case "attackers":
      return attackWords(decision, choice.attacks, names);
    case "blockers":
      return blockWords(decision, choice.blocks, names);
    case "pay":
      return choices.pay;
    case "arrange":
      return choices.arrange;
    case "name":
      return choice.name;
    case "cancel":
      return decisions.buttons.cancel;
  }
}

function actWords(decision: DecisionView, at: number, names: NameSources): string {
  const act = decision.kind === "act" ? decision.acts[at] : undefined;
  if (act === undefined) return "";
  if (act.kind === "pass") return actLabel(act, "", names.messages);
  const what = objectName(names, act.key);
  const label = actLabel(act, what, names.messages);
  return label.includes(what) ? label : `${what}: ${label}`;
}

function optionsOf(decision: DecisionView, chosen: readonly number[], names: NameSources): string[] {
  const options = "options" in decision ? decision.options : [];
  return chosen.flatMap((at) => {
    const option = options[at];
    if (option === undefined) return [];
    const { name, text } = optionWords(option, decision, names);
    return [name === "" ? (text ?? "") : name];
  });
}

function amountsOf(decision: DecisionView, amounts: readonly number[], names: NameSources): string[] {
  return amounts.flatMap((amount, at) =>
    amount === 0 ? [] : optionsOf(decision, [at], names).map((name) => `${name}: ${amount}`),
  );
}

function attackWords(
  decision: DecisionView,
  attacks: readonly (readonly [number, number])[],
  names: NameSources,
): string {
  const { choices } = names.messages.practice.hint;
  if (decision.kind !== "attackers" || attacks.length === 0) return choices.noAttack;
  const isOneTarget = (names.table?.players.length ?? 2) <= 2;
  const all = attacks.flatMap(([at, target]) => {
    const candidate = decision.candidates[at];
    const defender = candidate?.defenders[target];
    if (candidate === undefined || defender === undefined) return [];
    const who = objectName(names, candidate.key);
    const plain = isOneTarget && "seat" in defender;
    return [plain ? who : `${who} → ${pointerName(defender, names)}`];
  });
  return fill(choices.attack, { who: all.join(", ") });
}

function blockWords(
  decision: DecisionView,
  blocks: readonly (readonly [number, readonly number[]])[],
  names: NameSources,
): string {
  const { choices } = names.messages.practice.hint;
  if (decision.kind !== "blockers" || blocks.length === 0) return choices.noBlock;
  return blocks
    .flatMap(([at, attackers]) => {
      const candidate = decision.candidates[at];
      if (candidate === undefined) return [];
      const nameOf = (key: Key | undefined) => (key === undefined ? "" : objectName(names, key));
      const whom = attackers.map((attacker) => nameOf(candidate.attackers[attacker])).join(", ");
      return [fill(choices.block, { who: objectName(names, candidate.key), whom })];
    })
    .join("; ");
}

function pointerName(pointer: Pointer, names: NameSources): string {
  return "seat" in pointer ? playerName(names, pointer.seat) : objectName(names, pointer.key);
}

function listed(all: readonly string[], none: string): string {
  return all.length === 0 ? none : all.join(", ");
}
