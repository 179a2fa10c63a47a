import { type Body, hasNode, schemas, type TriggeredAbility } from "@spellroom/card-language";

const known = new WeakMap<TriggeredAbility | Body, boolean>();

/** Whether an ability speaks of the player that its event is about: "that player", "they", "each other player" (CR 805.4d). */
export function speaksOfThatPlayer(ability: TriggeredAbility): boolean {
  return knownOf(ability, () =>
    hasNode(schemas.ability, ability, "PlayerRef", "event", "otherThanEventPlayer"),
  );
}

/** The same of a delayed triggered ability, by what it does. */
export function bodySpeaksOfThatPlayer(body: Body): boolean {
  return knownOf(body, () => hasNode(schemas.body, body, "PlayerRef", "event", "otherThanEventPlayer"));
}

function knownOf(key: TriggeredAbility | Body, find: () => boolean): boolean {
  let speaks = known.get(key);
  if (speaks === undefined) {
    speaks = find();
    known.set(key, speaks);
  }
  return speaks;
}
