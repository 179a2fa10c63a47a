import type { Chance } from "../parts/chance.ts";
import type { CostPart } from "../parts/cost-part.ts";
import type { Kept } from "../parts/kept.ts";
import type { PromptKey } from "../parts/prompt.ts";
import type { Zod } from "../parts/wire-schemas.ts";

/** Say yes or no. */
export interface ConfirmKind {
  readonly decision: ConfirmDecision;
  readonly choice: ConfirmChoice;
  readonly view: ConfirmDecision;
  readonly wire: ConfirmChoice;
}

interface ConfirmDecision {
  readonly kind: "confirm";
  /** What "yes" costs. */
  readonly cost?: readonly CostPart[];
}

interface ConfirmChoice {
  readonly kind: "confirm";
  readonly yes: boolean;
}

export const confirm = {
  schema: (z: Zod) => z.strictObject({ kind: z.literal("confirm"), yes: z.boolean() }),

  check: (): null => null,

  view: ({ cost }: ConfirmDecision): ConfirmDecision => ({ kind: "confirm", ...(cost ? { cost } : {}) }),

  kept: (_: ConfirmDecision, { yes }: ConfirmChoice): Kept => yes,

  fromWire: (_: ConfirmDecision, wire: ConfirmChoice): ConfirmChoice => wire,

  toWire: (_: ConfirmDecision, choice: ConfirmChoice): ConfirmChoice => choice,

  /** A commander goes to the command zone, since one that stays elsewhere is lost for its owner. */
  safe: (_: ConfirmDecision, prompt: PromptKey): ConfirmChoice => ({
    kind: "confirm",
    yes: prompt === "commanderZone",
  }),

  random: (_: ConfirmDecision, chance: Chance, prompt: PromptKey): ConfirmChoice => ({
    kind: "confirm",
    yes: prompt === "mulligan" ? chance() < 0.15 : chance() < 0.5,
  }),
};
