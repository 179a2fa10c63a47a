import type { PublicPrompt } from "@spellroom/protocol";
import type { PromptKey } from "@spellroom/rules";

/**
 * What everyone may know about a decision that one seat has to make. Decisions that reveal something about a hidden card (a search, a
 * look at the library's top) are announced by the public action itself; so the kind of decision is public, its options never.
 */
const PUBLIC: Readonly<Record<PromptKey, PublicPrompt>> = {
  priority: "priority",
  mulligan: "mulligan",
  declareAttackers: "declareAttackers",
  declareBlockers: "declareBlockers",
  payMana: "announcing",
  chooseTargets: "announcing",
  chooseModes: "announcing",
  chooseX: "announcing",
  chooseCost: "announcing",
  divide: "announcing",
  payAttackTax: "announcing",
  bottomCards: "choosing",
  orderTriggers: "choosing",
  orderReplacements: "choosing",
  assignCombatDamage: "choosing",
  preventDamage: "choosing",
  discard: "choosing",
  discardToHandSize: "choosing",
  sacrifice: "choosing",
  choose: "choosing",
  chooseColor: "choosing",
  chooseType: "choosing",
  chooseName: "choosing",
  choosePlayer: "choosing",
  chooseNumber: "choosing",
  chooseWord: "choosing",
  may: "choosing",
  mayPay: "choosing",
  unlessPay: "choosing",
  scry: "choosing",
  surveil: "choosing",
  search: "choosing",
  orderCards: "choosing",
  legendRule: "choosing",
  chooseOption: "choosing",
  putOnLibrary: "choosing",
  separatePiles: "choosing",
  choosePile: "choosing",
  chooseNewTargets: "choosing",
  castNow: "choosing",
  vote: "choosing",
  commanderZone: "choosing",
  startingPlayer: "choosing",
  enterChoice: "choosing",
};

export function publicPrompt(key: PromptKey): PublicPrompt {
  return PUBLIC[key];
}
