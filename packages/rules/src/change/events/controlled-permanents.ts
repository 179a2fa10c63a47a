import type { GameEvent } from "../../state/event.ts";

/** Whether after this event a player may control a permanent, or one with an ability, that the player did not control before. */
export function mayChangeControlledPermanents(event: GameEvent): boolean {
  switch (event.kind) {
    case "moved":
      return event.to === "battlefield";
    case "tokenCreated":
    case "controlChanged":
    case "faceChanged":
      return true;
    default:
      return false;
  }
}
