import { abilityNumber, isLoyaltyAbility, LOYALTY_USES } from "../../query/rules/activation-limits.ts";
import { existing, type Game } from "../../state/access.ts";
import type { GameEvent } from "../../state/event.ts";
import type { Entity, ObjectId, Seat } from "../../state/ids.ts";
import type { CurrentAbility } from "../../state/object.ts";
import { tell, updateObject } from "../game/game.ts";
import { collectTriggers } from "../triggers/collect.ts";
import { noteCrime } from "./crime.ts";

/**
 * An ability has been activated (CR 602.2b, 601.2i): its limits count it, and triggers look.
 *
 * @param object the ability on the stack; the source itself for mana abilities, which don't use it
 */
export function noteActivation(
  g: Game,
  seat: Seat,
  source: ObjectId,
  { ability, key }: Pick<CurrentAbility, "ability" | "key">,
  object: ObjectId,
  targets: readonly Entity[],
  mana: boolean,
): void {
  if (ability.kind !== "activated") return;
  countUse(g, source, abilityNumber(key), ability.limits !== undefined);
  if (isLoyaltyAbility(ability)) countUse(g, source, LOYALTY_USES, true);
  const exhaust = ability.word === "Exhaust" ? { exhaust: true as const } : {};
  const event: GameEvent = { kind: "abilityActivated", seat, object, source, targets, mana, ...exhaust };
  tell(g, event);
  collectTriggers(g, [event], []);
  noteCrime(g, seat, targets);
}

function countUse(g: Game, source: ObjectId, number: number, counts: boolean): void {
  const object = existing(g.state, source);
  if (!counts || !object) return;
  updateObject(g, source, {
    usedThisTurn: { ...object.usedThisTurn, [number]: (object.usedThisTurn[number] ?? 0) + 1 },
    usedEver: { ...object.usedEver, [number]: (object.usedEver[number] ?? 0) + 1 },
  });
}
