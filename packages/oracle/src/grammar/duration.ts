import type { Duration } from "@spellroom/card-language";
import { either, type Parser } from "../parse/parser.ts";
import { g, phrase } from "../parse/template.ts";

/** "until end of turn", "for as long as you control ~". */
export const duration: Parser<Duration> = either<Duration>(
  phrase(g`until end of turn`, "endOfTurn"),
  phrase(g`until your next turn`, "yourNextTurn"),
  phrase(g`until your next upkeep`, "untilNextUpkeep"),
  phrase(g`until the end of your next turn`, "endOfYourNextTurn"),
  phrase(g`until end of combat`, "endOfCombat"),
  phrase(g`for as long as you control ~`, "whileYouControlSource"),
  phrase(g`for as long as ~ remains on the battlefield`, "whileSourceOnBattlefield"),
  phrase(g`for as long as you control ~ and ~ remains tapped`, "whileYouControlSourceTapped"),
  phrase(g`for as long as ~ remains tapped`, "whileSourceTapped"),
);
