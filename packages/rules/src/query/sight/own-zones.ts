import type { Zone } from "@spellroom/card-language";

/** Whether each player has such a zone (CR 400.1): what is "your hand" holds cards of yours alone. */
export function isOwnZone(zone: Zone | undefined): boolean {
  return zone === "hand" || zone === "library" || zone === "graveyard";
}
