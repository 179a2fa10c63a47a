import { collectIn, schemas, type TriggeredAbility } from "@spellroom/card-language";

const known = new WeakMap<TriggeredAbility, boolean>();

/** Whether an ability speaks of the player that its event is about: "that player", "they" (CR 805.4d). */
export function speaksOfThatPlayer(ability: TriggeredAbility): boolean {
  let speaks = known.get(ability);
  if (speaks === undefined) {
    speaks = collectIn(schemas.ability, ability, "PlayerRef").some(({ kind }) => kind === "event");
    known.set(ability, speaks);
  }
  return speaks;
}
