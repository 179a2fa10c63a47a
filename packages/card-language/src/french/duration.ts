import type { Duration } from "../duration.ts";
import type { FrenchContext } from "./context.ts";
import { participle } from "./verbs.ts";

/** « jusqu'à la fin du tour », « tant que vous contrôlez cette créature ». */
export function printDuration(duration: Duration, p: FrenchContext): string {
  switch (duration) {
    case "endOfTurn":
      return "jusqu'à la fin du tour";
    case "yourNextTurn":
      return "jusqu'à votre prochain tour";
    case "endOfYourNextTurn":
      return "jusqu'à la fin de votre prochain tour";
    case "endOfCombat":
      return "jusqu'à la fin du combat";
    case "untilNextUpkeep":
      return "jusqu'à votre prochain entretien";
    case "untilNextEndStep":
      return "jusqu'à votre prochaine étape de fin";
    case "whileSourceOnBattlefield":
      return `tant que ${p.self.text} reste sur le champ de bataille`;
    case "whileYouControlSource":
      return `tant que vous contrôlez ${p.self.text}`;
    case "whileSourceTapped":
      return `tant que ${p.self.text} reste ${participle("engager")(p.self)}`;
    case "whileYouControlSourceTapped":
      return `tant que vous contrôlez ${p.self.text} et que ${p.self.text} reste ${participle("engager")(p.self)}`;
    case "endOfGame":
    case "whileThere":
    case "whileItHasCounter":
      return "";
  }
}

/** The same after « ne peut pas bloquer » and the like: « ce tour-ci ». */
export function shortDuration(duration: Duration, p: FrenchContext): string {
  if (duration === "endOfTurn") return "ce tour-ci";
  return duration === "endOfCombat" ? "ce combat" : printDuration(duration, p);
}
