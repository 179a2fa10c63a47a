import type { PromptKey } from "@spellroom/rules";

/**
 * What everybody may know of a question that one seat is asked. Questions that say something of a hidden card (a search, a
 * look at the library's top) are announced by the public action itself; so the kind of question is public, its options never.
 */
export function publicPrompt(key: PromptKey): string {
  switch (key) {
    case "priority":
    case "mulligan":
    case "declareAttackers":
    case "declareBlockers":
      return key;
    case "payMana":
    case "chooseTargets":
    case "chooseModes":
    case "chooseX":
    case "chooseCost":
    case "divide":
    case "payAttackTax":
      return "announcing";
    default:
      return "choosing";
  }
}
