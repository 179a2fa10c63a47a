import type { TriggeredAbility } from "@spellroom/card-language";
import type { Context } from "../../state/context.ts";

/** A triggered mana ability that triggers on tapping for mana (CR 605.1b), and what it knows before it triggers. */
export interface TapTrigger {
  readonly ability: Pick<TriggeredAbility, "event" | "body" | "during" | "condition">;
  readonly context: Context;
}
