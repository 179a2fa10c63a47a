import type { PublicTable } from "@spellroom/protocol";
import { fill } from "../../i18n/fill.ts";
import type { Messages } from "../../i18n/messages.ts";

/** The steps in which a player may act, in the order of the turn. */
export const SHOWN_STEPS = [
  "upkeep",
  "draw",
  "precombatMain",
  "beginningOfCombat",
  "declareAttackers",
  "declareBlockers",
  "combatDamage",
  "endOfCombat",
  "postcombatMain",
  "end",
] as const;

/** Steps that are shown as part of another. */
const SHOWN_AS: Readonly<Record<string, string>> = {
  untap: "upkeep",
  firstStrikeDamage: "combatDamage",
  cleanup: "end",
};

/** Turns count from one: until then hands are drawn and decided on. */
export function hasBegun({ turn }: Pick<PublicTable, "turn">): boolean {
  return turn > 0;
}

export function turnWords({ table: words }: Messages, table: Pick<PublicTable, "turn">): string {
  return hasBegun(table) ? fill(words.turn, { count: table.turn }) : words.notBegun;
}

/** The one of the shown steps that the turn is in, or none before the first turn. */
export function shownStep(table: Pick<PublicTable, "turn" | "step">): string | null {
  return hasBegun(table) ? (SHOWN_AS[table.step] ?? table.step) : null;
}
