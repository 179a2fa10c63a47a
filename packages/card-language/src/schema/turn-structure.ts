import { z } from "zod";
import { MOMENTS, PHASES, STEPS } from "../turn-structure.ts";
import { list } from "./basic.ts";

export const step = z.enum(STEPS);
export const phaseOrStep = z.enum([...new Set([...PHASES, ...STEPS])]);
/** Times at which something may be done, for activation and casting limits. */
export const during = list(
  z.enum([...new Set([...PHASES, ...STEPS]), "yourTurn", "opponentsTurn", ...MOMENTS]),
);
export const happenedWhen = z.enum(["thisTurn", "lastTurn", "thisGame"]);
