import type { CardIdentity } from "@spellroom/protocol";
import {
  type CommanderRecord,
  type GameEvent,
  type GameObject,
  type GameState,
  type Merged,
  mayLookAt,
  type Seat,
} from "@spellroom/rules";
import { isTopShownTo } from "./library-top.ts";

/** An audience: one seat, or `null` for the watchers. */
export type Audience = Seat | null;

declare const KNOWN: unique symbol;

/** A card's identity, for an audience that has been checked to be allowed to know it. Only this file creates these. */
export type KnownCard = CardIdentity & { readonly [KNOWN]: true };

/** A part of a message in which every card is one that its audience may know. */
export type Known<T> = T extends CardIdentity
  ? KnownCard
  : T extends object
    ? { readonly [Field in keyof T]: Known<T[Field]> }
    : T;

/** Why an audience is shown a card that its zone doesn't show: an event reveals it, or its owner shows the hand to watchers. */
export type Ground =
  | { readonly kind: "revealed"; readonly event: Extract<GameEvent, { kind: "revealed" }> }
  | { readonly kind: "shownHand"; readonly seats: readonly Seat[] };

/**
 * What an object is, if the audience may know: the definition and face that it shows, or would if it were face up. `null` where
 * it may not know, and for a copy of something face down, which is no card (CR 707.2). Everything that sends a card's identity
 * takes it from here.
 */
export function cardFor(
  state: GameState,
  object: GameObject,
  audience: Audience,
  ground?: Ground,
): KnownCard | null {
  const card = identityOf(object);
  return card && isFor(audience, card, state, object, ground) ? card : null;
}

/** What represents a merged permanent, each component by itself, as far as everyone may know: `null` for those face down (CR 708.5). */
export function componentsFor(
  state: GameState,
  object: GameObject,
  { components }: Merged,
): readonly (KnownCard | null)[] {
  return components.map((component) => {
    const { merged: _merged, ...whole } = object;
    const { definition, copied, kind, faceDown } = component;
    // A melded card's back face says nothing of the card by itself (CR 712.4b).
    const isMelded = state.definitions[definition]?.layout === "meld";
    const face = isMelded ? 0 : component.face;
    const status = { ...object.status, faceDown };
    return cardFor(state, { ...whole, kind, definition, face, copied, status }, null);
  });
}

function isFor(
  audience: Audience,
  _card: CardIdentity,
  state: GameState,
  object: GameObject,
  ground: Ground | undefined,
): _card is KnownCard {
  return mayKnow(state, object, audience) || (ground !== undefined && isGround(object, audience, ground));
}

/** The card of one of a game's commanders, which everyone has known since they were put into the command zone (CR 903.6). */
export function cardOfCommander(
  commanders: readonly CommanderRecord[],
  { definition }: CommanderRecord,
): KnownCard | null {
  const card = { definition, face: 0 };
  return isOneOf(card, commanders) ? card : null;
}

function isOneOf(card: CardIdentity, commanders: readonly CommanderRecord[]): card is KnownCard {
  return commanders.some(({ definition }) => definition === card.definition);
}

/** Whether an audience may know which card an object is, or, if it no longer exists, which it was when it was last seen. */
export function mayKnow(state: GameState, object: GameObject, audience: Audience): boolean {
  return mayLookAt(state, object, audience) || isTopShownTo(state, object, audience);
}

function isGround(object: GameObject, audience: Audience, ground: Ground): boolean {
  switch (ground.kind) {
    case "revealed": {
      const { objects, to } = ground.event;
      return objects.includes(object.id) && (to === "all" || (audience !== null && to.includes(audience)));
    }
    case "shownHand":
      return audience === null && object.zone === "hand" && ground.seats.includes(object.owner);
  }
}

function identityOf({ copied, definition, face }: GameObject): CardIdentity | null {
  if (!copied) return { definition, face };
  return copied.token ? null : { definition: copied.definition, face: copied.face };
}
