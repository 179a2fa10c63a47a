import type { Destination, Replacement } from "@spellroom/card-language";
import { characteristics } from "../../query/layers/index.ts";
import { onAdventureOf } from "../../query/rules/grants.ts";
import { existing, objectOf } from "../../state/access.ts";
import { type Context, emptyContext } from "../../state/context.ts";
import type { GameState } from "../../state/game-state.ts";
import type { Happening } from "../../state/happening.ts";
import type { ObjectId } from "../../state/ids.ts";
import type { CurrentAbility, GameObject } from "../../state/object.ts";

type Move = Extract<Happening, { kind: "move" }>;

/** What puts a spell elsewhere than into its owner's graveyard as it resolves, as one of the effects to choose among. */
export interface InsteadOfGraveyard {
  readonly replacement: Extract<Replacement, { kind: "redirectMove" }>;
  readonly context: Context;
  readonly source: ObjectId;
  readonly key: string;
  readonly floating: null;
  readonly carryOut: () => Happening;
}

/** The mark of a card that rebound exiled. */
export const REBOUNDING = "rebounding";

/**
 * The effects by which an instant or sorcery says itself where it goes as it resolves (CR 608.2m): an Adventure, an Omen,
 * buyback, rebound. They stand beside all others that replace its way into the graveyard, and its controller chooses which is
 * applied (CR 616.1). A spell that doesn't resolve has none.
 */
export function insteadOfGraveyard(state: GameState, move: Move): readonly InsteadOfGraveyard[] {
  if (!move.asItResolves || move.to.zone !== "graveyard") return [];
  const spell = objectOf(state, move.object);
  const found: InsteadOfGraveyard[] = [];
  if (isOmen(state, spell)) found.push(instead(move, "omen", { zone: "library", shuffle: true }));
  else if (isAdventure(state, spell))
    found.push(instead(move, "adventure", { zone: "exile" }, onAdventureOf(spell.controller)));
  const buyback = boughtBackBy(state, spell);
  if (buyback) found.push(instead(move, buyback.key, { zone: "hand" }));
  const rebound = reboundOf(state, spell);
  if (rebound) {
    const source = rebound.from === null ? null : existing(state, rebound.from);
    found.push({
      ...instead(move, rebound.key, { zone: "exile" }, REBOUNDING),
      source: source?.id ?? spell.id,
    });
  }
  return found;
}

/** A spell's own effect, and the mark that its card has where it goes. */
function instead(move: Move, name: string, to: Destination, mark?: string): InsteadOfGraveyard {
  return {
    replacement: { kind: "redirectMove", what: "this", to: "graveyard", newZone: to.zone },
    context: emptyContext(move.object, move.by ?? 0),
    source: move.object,
    key: `${move.object}:${name}`,
    floating: null,
    carryOut: () => ({ ...move, to, ...(mark ? { marks: [mark] } : {}) }),
  };
}

/** CR 715.3d. */
function isAdventure(state: GameState, object: GameObject): boolean {
  return state.definitions[object.definition]?.layout === "adventure" && object.face === 1;
}

/** An Omen is laid out like an Adventure; instead of going on one, the card is shuffled into its owner's library. */
function isOmen(state: GameState, object: GameObject): boolean {
  return isAdventure(state, object) && characteristics(state, object.id).subtypes.includes("Omen");
}

/** CR 702.27a: the buyback cost was among the costs paid. */
function boughtBackBy(state: GameState, object: GameObject): CurrentAbility | undefined {
  const paid = object.announcement?.paidOptions ?? [];
  if (paid.length === 0) return undefined;
  return characteristics(state, object.id).abilities.find(
    ({ ability, key }) =>
      ability.kind === "keyword" &&
      ability.keyword === "buyback" &&
      paid.some((option) => option === "buyback" || option === key || option.startsWith("buyback:")),
  );
}

/** CR 702.88a: only where it was cast from its controller's hand; one is as good as several (702.88c). */
function reboundOf(state: GameState, object: GameObject): CurrentAbility | undefined {
  const from = object.announcement;
  if (!from?.wasCast || from.castFrom !== "hand" || object.owner !== object.controller) return undefined;
  return characteristics(state, object.id).abilities.find(
    ({ ability }) => ability.kind === "keyword" && ability.keyword === "rebound",
  );
}
