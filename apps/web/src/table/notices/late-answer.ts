import { type DecisionView, safeChoice, type WireChoice } from "@spellroom/protocol";
import type { NameSources } from "../model/naming.ts";
import { type OptionWords, optionWords } from "../model/option-words.ts";

/** What was answered for a player to a question whose time ran out: by the rules of the match the least of all answers. */
export function lateAnswer(decision: DecisionView, names: NameSources): string | null {
  const { buttons } = names.messages.decisions;
  const choice = safeChoice(decision);
  switch (choice.kind) {
    case "act":
      return buttons.pass;
    case "attackers":
      return choice.attacks.some((attack) => attack !== null) ? null : buttons.noAttack;
    case "blockers":
      return choice.blocks.some((block) => block.length > 0) ? null : buttons.noBlocks;
    case "confirm":
      return confirmWords(choice, decision, names);
    case "pick":
    case "modes":
      return pickWords(choice, decision, names);
    case "number":
      return String(choice.number);
    case "name":
      return choice.name;
    case "order":
      return buttons.thisOrder;
    case "pay":
      return payWords(choice, names);
    default:
      return null;
  }
}

type ChoiceOf<Kind extends WireChoice["kind"]> = Extract<WireChoice, { readonly kind: Kind }>;

function confirmWords(
  { yes }: ChoiceOf<"confirm">,
  { prompt }: DecisionView,
  { messages }: NameSources,
): string {
  const { buttons } = messages.decisions;
  // The label asks "Keep this hand?", the decision whether to take a mulligan.
  const agrees = prompt === "mulligan" ? !yes : yes;
  return agrees ? buttons.yes : buttons.no;
}

function payWords({ how }: ChoiceOf<"pay">, { messages }: NameSources): string | null {
  const { buttons } = messages.decisions;
  if (typeof how === "number") return null;
  return { auto: buttons.pay, fromPool: buttons.usePool, cancel: buttons.cancel }[how];
}

function pickWords(
  { options: picked }: ChoiceOf<"pick"> | ChoiceOf<"modes">,
  decision: DecisionView,
  names: NameSources,
): string | null {
  if (decision.kind !== "pick" && decision.kind !== "modes") return null;
  if (picked.length === 0) return names.messages.decisions.buttons.chooseNone;
  const said = ({ name, text }: OptionWords): string => (name === "" ? (text ?? "") : name);
  return picked
    .flatMap((at) => decision.options[at] ?? [])
    .map((option) => said(optionWords(option, decision, names)))
    .join(", ");
}
