import {
  type Body,
  collectIn,
  type PlayerRef,
  schemas,
  type TriggeredAbility,
} from "@spellroom/card-language";

const known = new WeakMap<TriggeredAbility | Body, boolean>();

/** Whether an ability speaks of the player that its event is about: "that player", "they" (CR 805.4d). */
export function speaksOfThatPlayer(ability: TriggeredAbility): boolean {
  return knownOf(ability, () => collectIn(schemas.ability, ability, "PlayerRef").some(isThatPlayer));
}

/** The same of a delayed triggered ability, by what it does. */
export function bodySpeaksOfThatPlayer(body: Body): boolean {
  return knownOf(body, () => collectIn(schemas.body, body, "PlayerRef").some(isThatPlayer));
}

function knownOf(key: TriggeredAbility | Body, find: () => boolean): boolean {
  let speaks = known.get(key);
  if (speaks === undefined) {
    speaks = find();
    known.set(key, speaks);
  }
  return speaks;
}

function isThatPlayer(ref: PlayerRef): boolean {
  return ref.kind === "event" || (ref.kind === "otherPlayers" && ref.thanOfEvent === true);
}
