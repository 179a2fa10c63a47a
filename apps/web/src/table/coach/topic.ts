/** What the coach of the first game speaks about, worked out from what the player sees. */
import { type EventView, isTurnOf, type PublicTable } from "@spellroom/protocol";
import type { TableScreen } from "../store/table-store.ts";

export const TOPICS = [
  "hand",
  "bottom",
  "land",
  "cast",
  "ownSpell",
  "toAttack",
  "attack",
  "block",
  "instant",
  "target",
  "pay",
  "respond",
  "endTurn",
  "theirTurn",
  "nothing",
  "discard",
  "choose",
  "won",
  "lost",
] as const;
export type Topic = (typeof TOPICS)[number];

/** What one has to have done to have seen the game. */
export const GOALS = ["land", "cast", "attack", "block", "instant"] as const;
export type Goal = (typeof GOALS)[number];

export type Situation = Pick<TableScreen, "seat" | "table" | "decision">;
/** Whether a card is an instant, by the key under which the player sees it. */
export type IsInstant = (key: string) => boolean;

/** What is worth saying now; nothing where the player only waits for the table. */
export function topicOf({ seat, table, decision }: Situation, isInstant: IsInstant): Topic | null {
  if (table === null || seat === null) return null;
  if (table.result !== null) return table.result.winners.includes(seat) ? "won" : "lost";
  if (decision === null) return isTurnOf(table, seat) || table.turn === 0 ? null : "theirTurn";
  switch (decision.prompt) {
    case "mulligan":
      return "hand";
    case "bottomCards":
      return "bottom";
    case "chooseTargets":
      return "target";
    case "payMana":
      return "pay";
    case "declareAttackers":
      return "attack";
    case "declareBlockers":
      return "block";
    case "discardToHandSize":
      return "discard";
    case "priority":
      return decision.kind === "act" ? priorityTopic(seat, table, decision, isInstant) : "choose";
    default:
      return "choose";
  }
}

type Acts = Extract<NonNullable<Situation["decision"]>, { readonly kind: "act" }>;

function priorityTopic(seat: number, table: PublicTable, { acts }: Acts, isInstant: IsInstant): Topic {
  const stack = Object.values(table.objects).filter(({ zone }) => zone === "stack");
  const top = stack.toSorted((one, other) => other.position - one.position)[0];
  const casts = acts.flatMap((act) => (act.kind === "cast" ? [isInstant(act.key)] : []));
  // What there is to cast then makes a creature grow: without one of one's own it would help the opponent's.
  const hasInstant = casts.includes(true) && hasCreature(seat, table);
  if (top !== undefined) return top.controller === seat ? "ownSpell" : "respond";
  if (!isTurnOf(table, seat)) return hasInstant ? "instant" : "nothing";
  if (acts.some(({ kind }) => kind === "playLand")) return "land";
  if (casts.includes(false)) return "cast";
  if (table.step === "precombatMain") return canAttack(seat, table) ? "toAttack" : "endTurn";
  return hasInstant && isCombat(table) ? "instant" : "endTurn";
}

function hasCreature(seat: number, table: PublicTable): boolean {
  return Object.values(table.objects).some(
    ({ zone, controller, power }) => zone === "battlefield" && controller === seat && power !== null,
  );
}

function canAttack(seat: number, table: PublicTable): boolean {
  return Object.values(table.objects).some(
    ({ zone, controller, power, tapped, summoningSick }) =>
      zone === "battlefield" && controller === seat && power !== null && !tapped && !summoningSick,
  );
}

const COMBAT: readonly PublicTable["step"][] = [
  "beginningOfCombat",
  "declareAttackers",
  "declareBlockers",
  "combatDamage",
];

function isCombat({ step }: PublicTable): boolean {
  return COMBAT.includes(step);
}

/** Which of the goals an event reaches for a player. */
export function goalOf(
  event: EventView,
  seat: number,
  isInstant: (definition: string) => boolean,
): Goal | null {
  switch (event.kind) {
    case "moved":
      return event.cause === "play" && event.seat === seat ? "land" : null;
    case "cast": {
      if (event.seat !== seat) return null;
      const definition = event.what.card?.definition;
      return definition !== undefined && isInstant(definition) ? "instant" : "cast";
    }
    case "attackers":
      return event.seat === seat ? "attack" : null;
    case "blockers":
      return event.seat === seat ? "block" : null;
    default:
      return null;
  }
}
