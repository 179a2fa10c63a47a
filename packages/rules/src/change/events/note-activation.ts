import type { Body } from "@spellroom/card-language";
import { instructed } from "../../query/kept/instructed.ts";
import { CREW } from "../../query/keywords/shorthand.ts";
import { abilityNumber, isLoyaltyAbility, LOYALTY_USES } from "../../query/rules/activation-limits.ts";
import { existing, type Game, objectOf } from "../../state/access.ts";
import { TIMES_ACTIVATED } from "../../state/context.ts";
import type { GameEvent } from "../../state/event.ts";
import type { ContextId, Entity, ObjectId, Seat } from "../../state/ids.ts";
import type { CurrentAbility } from "../../state/object.ts";
import { bind, tell, updateObject } from "../game/game.ts";
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
  countUse(g, source, abilityNumber(key), ability.limits !== undefined || asksHowOften(ability.body));
  if (isLoyaltyAbility(ability)) countUse(g, source, LOYALTY_USES, true);
  const exhaust = ability.word === "Exhaust" ? { exhaust: true as const } : {};
  const { word } = ability;
  const crew =
    word === "crew" || word === "saddle"
      ? { crew: { ability: word, creatures: tappedFor(g, object) } as const }
      : {};
  const event: GameEvent = {
    kind: "abilityActivated",
    seat,
    object,
    source,
    targets,
    mana,
    ...exhaust,
    ...(ability.cost.some(({ kind }) => kind === "tap") ? { tap: true as const } : {}),
    ...crew,
  };
  tell(g, event);
  collectTriggers(g, [event], []);
  noteCrime(g, seat, targets);
}

const asksHowOften = instructed("kind", "activatedThisTurn");

/** Keeps for the instructions of an ability how often it has been activated in this turn, where they ask for that. */
export function bindActivations(
  g: Game,
  context: ContextId,
  source: ObjectId,
  { body, key }: { readonly body: Body; readonly key: string },
): void {
  if (!asksHowOften(body)) return;
  bind(g, context, TIMES_ACTIVATED, {
    amount: objectOf(g.state, source).usedThisTurn[abilityNumber(key)] ?? 0,
  });
}

/** The creatures that crew a Vehicle or saddle a permanent by being tapped for the ability (CR 702.122b, 702.171c). */
function tappedFor(g: Game, ability: ObjectId): readonly ObjectId[] {
  return existing(g.state, ability)?.announcement?.context.bindings[CREW]?.objects ?? [];
}

function countUse(g: Game, source: ObjectId, number: number, counts: boolean): void {
  const object = existing(g.state, source);
  if (!counts || !object) return;
  updateObject(g, source, {
    usedThisTurn: { ...object.usedThisTurn, [number]: (object.usedThisTurn[number] ?? 0) + 1 },
    usedEver: { ...object.usedEver, [number]: (object.usedEver[number] ?? 0) + 1 },
  });
}
