import { ACTIONS } from "../../change/effects/keyword-actions/index.ts";
import { KEYWORDS } from "../../query/keywords/index.ts";
import { ABILITIES, CARD_LAYOUTS, MANA_OUTPUTS, STATIC_EFFECTS } from "./abilities.ts";
import { AMOUNTS, KINDS_COUNTED, STATS_OF_OBJECTS } from "./amounts.ts";
import { CONDITIONS, PLAYER_STATES } from "./conditions.ts";
import { COST_ACTIONS, COSTS } from "./costs.ts";
import { EVENTS } from "./events.ts";
import { EFFECTS } from "./executors.ts";
import { DURATIONS, MODIFICATIONS } from "./modifications.ts";
import { OBJECT_STATUSES, PREDICATES, TARGET_KINDS } from "./predicates.ts";
import {
  CHOICES,
  DAMAGE_RECIPIENTS,
  EVENT_ROLES_TOLD,
  OBJECT_REFS,
  PLAYER_REFS,
  RECIPIENTS,
  SELECTIONS,
} from "./references.ts";
import { NUMBER_CHANGES, REPLACEMENTS } from "./replacements.ts";
import { RESTRICTIONS } from "./restrictions.ts";
import { RULE_EFFECTS } from "./rule-effects.ts";

export { type Member, membersIn, membersOf } from "./members.ts";

/**
 * Every closed union of the card language that the engine gives a meaning to, by the name used in reports on unsupported cards: "the
 * restriction cantBeExiled". Each has a row for each of its members, with the rule and what carries it out.
 */
export const MEANINGS = {
  ability: ABILITIES,
  amount: AMOUNTS,
  choice: CHOICES,
  condition: CONDITIONS,
  cost: COSTS,
  "cost action": COST_ACTIONS,
  "count of different": KINDS_COUNTED,
  duration: DURATIONS,
  effect: EFFECTS,
  event: EVENTS,
  "event role": EVENT_ROLES_TOLD,
  "keyword ability": Object.fromEntries(
    Object.entries(KEYWORDS).map(([name, { rule, owner }]) => [name, [rule, owner] as const]),
  ),
  "keyword action": ACTIONS,
  layout: CARD_LAYOUTS,
  "mana output": MANA_OUTPUTS,
  modification: MODIFICATIONS,
  "number change": NUMBER_CHANGES,
  "object reference": OBJECT_REFS,
  "player reference": PLAYER_REFS,
  "player state": PLAYER_STATES,
  predicate: PREDICATES,
  recipient: RECIPIENTS,
  "recipient of damage": DAMAGE_RECIPIENTS,
  replacement: REPLACEMENTS,
  restriction: RESTRICTIONS,
  "rule effect": RULE_EFFECTS,
  selection: SELECTIONS,
  stat: STATS_OF_OBJECTS,
  "static effect": STATIC_EFFECTS,
  status: OBJECT_STATUSES,
  target: TARGET_KINDS,
} as const;

/** Whether something carries out that member of the card language. */
export function hasMeaning(union: string, kind: string): boolean {
  const rows: { readonly [kind: string]: readonly [string, unknown] } | undefined = tables[union];
  const row = rows?.[kind];
  return row !== undefined && row[1] !== null;
}

const tables: { readonly [union: string]: { readonly [kind: string]: readonly [string, unknown] } } =
  MEANINGS;
