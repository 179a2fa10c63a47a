import type { Body, Cost, KeywordAbility } from "@spellroom/card-language";
import { playerOf } from "../../state/access.ts";
import type { GameState } from "../../state/game-state.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import type { CurrentAbility } from "../../state/object.ts";
import { characteristics } from "../layers/index.ts";

const SPLICED = "splice:";

/** A card in hand that could be spliced onto a spell (CR 702.47a), under the name that is noted when it is. */
export interface Spliceable {
  readonly name: string;
  readonly card: ObjectId;
  readonly cost: readonly Cost[];
  readonly body: Body;
}

/** The cards in a player's hand with splice onto something that the spell is, in the order of the hand. */
export function spliceables(state: GameState, seat: Seat, spell: ObjectId): readonly Spliceable[] {
  const { subtypes } = characteristics(state, spell);
  if (subtypes.length === 0) return NONE;
  return playerOf(state, seat).hand.flatMap((card): readonly Spliceable[] => {
    if (card === spell) return NONE;
    const { abilities } = characteristics(state, card);
    const splice = spliceOf(abilities, subtypes);
    const definition = state.objects[card]?.definition;
    if (!splice || definition === undefined) return NONE;
    const bodies = bodiesOf(abilities);
    return bodies.map((body) => ({ name: `${SPLICED}${card}:${definition}`, card, cost: splice.cost, body }));
  });
}
const NONE: readonly never[] = [];

type Splice = Extract<KeywordAbility, { keyword: "splice" }>;

function spliceOf(abilities: readonly CurrentAbility[], subtypes: readonly string[]): Splice | null {
  for (const { ability } of abilities) {
    if (ability.kind === "keyword" && ability.keyword === "splice" && subtypes.includes(ability.onto))
      return ability;
  }
  return null;
}

function bodiesOf(abilities: readonly CurrentAbility[]): readonly Body[] {
  return abilities.flatMap(({ ability }) => (ability.kind === "spell" ? [ability.body] : []));
}

/** The texts that were spliced onto a spell, in the order in which they were chosen (CR 702.47b-c). */
export function splicedBodies(state: GameState, paidOptions: readonly string[]): readonly Body[] {
  return paidOptions.flatMap((option): readonly Body[] => {
    if (!option.startsWith(SPLICED)) return NONE;
    const definition = state.definitions[option.slice(option.indexOf(":", SPLICED.length) + 1)];
    const abilities = definition?.faces[0].abilities ?? [];
    return abilities.flatMap((ability) => (ability.kind === "spell" ? [ability.body] : []));
  });
}

/** The cards that were spliced onto a spell. */
export function splicedCards(paidOptions: readonly string[]): readonly ObjectId[] {
  return paidOptions.flatMap((option): readonly ObjectId[] =>
    option.startsWith(SPLICED) ? [Number.parseInt(option.slice(SPLICED.length), 10)] : NONE,
  );
}
