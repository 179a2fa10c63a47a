import type { Duration } from "../duration.ts";
import type { PrintContext } from "./context.ts";
import { withArticle } from "./words.ts";

/** "until end of turn", "for as long as you control this creature". */
export function printDuration(duration: Duration, p: PrintContext): string {
  switch (duration) {
    case "endOfTurn":
      return "until end of turn";
    case "yourNextTurn":
      return "until your next turn";
    case "endOfYourNextTurn":
      return "until the end of your next turn";
    case "endOfCombat":
      return "until end of combat";
    case "untilNextUpkeep":
      return "until your next upkeep";
    case "untilNextEndStep":
      return "until your next end step";
    case "whileSourceOnBattlefield":
      return `for as long as ${p.self} remains on the battlefield`;
    case "whileYouControlSource":
      return `for as long as you control ${p.self}`;
    case "whileSourceTapped":
      return `for as long as ${p.self} remains tapped`;
    case "whileYouControlSourceTapped":
      return `for as long as you control ${p.self} and ${p.self} remains tapped`;
    case "endOfGame":
    case "whileThere":
    case "whileItHasCounter":
      return "";
  }
}

/** "for as long as it has a flood counter on it" */
export function whileCountered(counter: string, has = "it has"): string {
  return `for as long as ${has} ${withArticle(`${counter} counter`)} on it`;
}

/** The same after "can't block" and the like: "this turn". */
export function shortDuration(duration: Duration, p: PrintContext): string {
  if (duration === "endOfTurn") return "this turn";
  return duration === "endOfCombat" ? "this combat" : printDuration(duration, p);
}
