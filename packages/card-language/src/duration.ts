import { z } from "zod";

export const duration = z.enum([
  "endOfTurn",
  "yourNextTurn",
  "endOfYourNextTurn",
  "endOfCombat",
  "endOfGame",
  "untilNextUpkeep",
  "untilNextEndStep",
  /** While the source remains on the battlefield. */
  "whileSourceOnBattlefield",
  /** While its controller controls the source. */
  "whileYouControlSource",
  "whileSourceTapped",
  /** While its controller controls the source and it remains tapped. */
  "whileYouControlSourceTapped",
  /** For each affected object by itself: while it has a counter of the kind that the instruction names. */
  "whileItHasCounter",
  /** While the affected object remains in its zone (a counter, a copy, "for as long as it remains exiled"). */
  "whileThere",
]);
/** How long a continuous effect from a resolved spell or ability lasts (CR 611.2). */
export type Duration = z.output<typeof duration>;
