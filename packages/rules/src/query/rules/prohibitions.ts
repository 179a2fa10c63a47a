import type { CardType, Condition } from "@spellroom/card-language";
import { emptyContext } from "../../state/context.ts";
import type { GameState } from "../../state/game-state.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import type { Reason } from "../../state/reason.ts";
import type { PlayedAs } from "../../state/ruleset.ts";
import { isActive } from "../../state/teams.ts";
import { characteristics } from "../layers/index.ts";
import { holds } from "../selection/index.ts";
import { givesItselfFlash, isWithoutMore, ownFlashFor } from "./card-facts.ts";
import { castFromOf, concerns, isSpellOf, type RuleInForce, rulesOfKind } from "./rules-in-force.ts";
import { isDuring, isSorceryTime } from "./timing.ts";

/** A spell with split second on the stack: nobody can cast spells or activate abilities that aren't mana abilities (CR 702.61a). */
export function splitSecond(state: GameState): Reason | null {
  for (const id of state.stack)
    if (state.objects[id]?.kind !== "ability" && characteristics(state, id).keywords.has("splitSecond"))
      return { kind: "forbiddenBy", source: id };
  return null;
}

/** Why a player can't cast a spell, by its own text or by an effect, whatever it costs (CR 601.3, 101.2). */
export function castForbidden(state: GameState, seat: Seat, id: ObjectId): Reason | null {
  if (isOutsideVariant(state, id)) return { kind: "conditionNotMet" };
  const { abilities, supertypes, types } = characteristics(state, id);
  const isLegendary = supertypes.includes("legendary") && types.some(isInstantOrSorcery);
  if (isLegendary && !holds(state, emptyContext(id, seat), CONTROLS_A_LEGEND))
    return { kind: "conditionNotMet" };
  for (const { ability } of abilities) {
    if (ability.kind !== "castLimit") continue;
    if (ability.during && !isDuring(state, seat, ability.during))
      return { kind: "wrongTiming", needs: "otherStep" };
    if (ability.condition && !holds(state, emptyContext(id, seat), ability.condition))
      return { kind: "conditionNotMet" };
  }
  for (const found of rulesOfKind(state, "cantCast"))
    if (forbids(state, seat, id, found)) return { kind: "forbiddenBy", source: found.context.source };
  return null;
}

function isInstantOrSorcery(type: CardType): boolean {
  return type === "instant" || type === "sorcery";
}

/** What a legendary instant or sorcery requires of its caster (CR 205.4e). */
const CONTROLS_A_LEGEND: Condition = {
  kind: "exists",
  filter: {
    of: [
      { kind: "supertype", supertype: "legendary" },
      {
        kind: "any",
        of: [
          { kind: "type", type: "creature" },
          { kind: "type", type: "planeswalker" },
        ],
      },
      { kind: "controller", player: { kind: "you" } },
    ],
  },
};

function forbids(
  state: GameState,
  seat: Seat,
  id: ObjectId,
  { rule, context }: RuleInForce<"cantCast">,
): boolean {
  if (!concerns(state, context, rule.who, seat)) return false;
  if (rule.during === "notOwnTurn" && isActive(state, seat)) return false;
  if (rule.during === "othersTurns" && !isActive(state, context.controller)) return false;
  if (rule.during === "combat" && !isDuring(state, seat, ["combat"])) return false;
  if (rule.onlyWhenSorcery && (isSorceryTime(state, seat) || isBeingCast(state, seat, id))) return false;
  if (rule.from) {
    const from = castFromOf(state, id);
    if (from === null || !rule.from.includes(from)) return false;
  }
  if (!isSpellOf(state, context, rule.spells, id)) return false;
  if (rule.moreThanEachTurn === undefined) return true;
  const cast = state.history.thisTurn.filter(
    (event) =>
      event.kind === "spellCast" &&
      event.seat === seat &&
      event.object !== id &&
      isSpellOf(state, context, rule.spells, event.object),
  );
  return cast.length >= rule.moreThanEachTurn;
}

/** While a spell is being cast it is on the stack itself, which doesn't make it too late. */
function isBeingCast(state: GameState, seat: Seat, id: ObjectId): boolean {
  return isActive(state, seat) && state.objects[id]?.zone === "stack";
}

/** What a card of those types is played as in a variant with types of its own. */
function groupsOf(playedAs: readonly PlayedAs[], types: readonly CardType[]): readonly PlayedAs[] {
  return playedAs.filter((group) => group.types.some((type) => types.includes(type)));
}

/** Whether the variant knows none of a card's types, so that it can't be played. */
export function isOutsideVariant(state: GameState, id: ObjectId): boolean {
  const { playedAs } = state.ruleset;
  return playedAs !== undefined && groupsOf(playedAs, characteristics(state, id).types).length === 0;
}

/** Whether a spell may be cast now as far as its types and flash go (CR 304.1, 307.1, 702.8a). */
export function hasInstantTiming(state: GameState, seat: Seat, id: ObjectId): boolean {
  const { types, keywords } = characteristics(state, id);
  const { playedAs } = state.ruleset;
  const isInstant = playedAs
    ? groupsOf(playedAs, types).some(({ timing }) => timing === "anyPriority")
    : types.includes("instant");
  if (isInstant || keywords.has("flash") || givesItselfFlashNow(state, seat, id)) return true;
  return rulesOfKind(state, "mayCastAsThoughFlash").some(
    ({ rule, context }) =>
      isWithoutMore(rule) &&
      concerns(state, context, rule.who, seat) &&
      isSpellOf(state, context, rule.what, id),
  );
}

/** What a card says of its own flash is asked as it is about to be cast (CR 113.6e, 601.3d). */
function givesItselfFlashNow(state: GameState, seat: Seat, id: ObjectId): boolean {
  const context = emptyContext(id, seat);
  return characteristics(state, id).abilities.some(
    ({ ability }) =>
      ability.kind === "static" &&
      givesItselfFlash(ability) &&
      ownFlashFor(ability) === null &&
      (ability.condition === undefined || holds(state, context, ability.condition)),
  );
}
