import type { EventPattern } from "@spellroom/card-language";

/**
 * Whether a trigger looks back in time (CR 603.10a): leaves-the-battlefield abilities, those that trigger when a card leaves a
 * graveyard, when something is put into a hand or library or exiled from the battlefield, when something is sacrificed, when a
 * permanent phases out (CR 603.10b), or when a player loses control of something (CR 603.10d). What enters the battlefield is
 * looked at as it is there (CR 603.6a), wherever it came from.
 */
export function looksBack(event: EventPattern): boolean {
  switch (event.kind) {
    case "moves":
      return (
        event.from === "battlefield" ||
        (event.to !== "battlefield" &&
          (event.from === "graveyard" || event.cause === "sacrifice" || event.cause === "destroy"))
      );
    case "phasesOut":
      return true;
    case "controlChanges":
      return event.from !== undefined;
    case "anyOf":
      return event.of.some(looksBack);
    default:
      return false;
  }
}
