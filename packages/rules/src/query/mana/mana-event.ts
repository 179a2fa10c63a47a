import type { EventPattern } from "@spellroom/card-language";

/** Whether an ability that triggers on this triggers on mana abilities or on mana being added alone (CR 605.1b). */
export function isManaEvent(event: EventPattern): boolean {
  switch (event.kind) {
    case "taps":
      return event.forMana === true;
    case "manaAdded":
      return true;
    case "activates":
      return event.notMana !== true;
    case "anyOf":
      return event.of.every(isManaEvent);
    default:
      return false;
  }
}
