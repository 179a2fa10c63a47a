import type { ActivationLimits } from "@spellroom/card-language";
import { either, type Parser } from "../parse/parser.ts";
import { g, phrase } from "../parse/template.ts";

type During = NonNullable<ActivationLimits["during"]>;

/**
 * When something may be cast or activated (CR 601.3, 602.5). Whose turn and how early are conditions of their own; of several
 * steps one is enough.
 */
export const duringTime: Parser<During> = either<During>(
  phrase(g`during your turn`, ["yourTurn"]),
  phrase(g`during an opponent's turn`, ["opponentsTurn"]),
  phrase(g`during an opponent's turn after their upkeep step`, ["opponentsTurn", "afterUpkeep"]),
  phrase(g`during combat on an opponent's turn`, ["opponentsTurn", "combat"]),
  phrase(g`during your turn and only during combat`, ["yourTurn", "combat"]),
  phrase(g`during your upkeep`, ["yourTurn", "upkeep"]),
  phrase(g`during any upkeep step`, ["upkeep"]),
  phrase(g`during combat`, ["combat"]),
  phrase(g`during combat before blockers are declared`, ["combat", "beforeBlockers"]),
  phrase(g`during combat after blockers are declared`, ["combat", "afterBlockers"]),
  phrase(g`before attackers are declared`, ["beforeAttackers"]),
  phrase(g`before blockers are declared`, ["beforeBlockers"]),
  phrase(g`before the combat damage step`, ["beforeCombatDamage"]),
  phrase(g`before the end of combat step`, ["beforeEndOfCombat"]),
  phrase(g`after combat`, ["afterCombat"]),
  phrase(g`during your turn, before attackers are declared`, ["yourTurn", "beforeAttackers"]),
  phrase(g`during an opponent's turn, before attackers are declared`, ["opponentsTurn", "beforeAttackers"]),
  phrase(g`during the declare attackers step`, ["declareAttackers"]),
  phrase(g`during your declare attackers step`, ["yourTurn", "declareAttackers"]),
  phrase(g`during the declare blockers step`, ["declareBlockers"]),
  phrase(g`during the end of combat step`, ["endOfCombat"]),
  phrase(g`during your end step`, ["yourTurn", "end"]),
);
