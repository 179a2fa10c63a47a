/**
 * Creatures that are known to have abilities although a corpus has them without any text. Where the text is empty it has been
 * lost, and the card must not be taken for one without abilities. Reviewed by name; a text that is there is read as ever.
 */
export const LOST_TEXTS: ReadonlySet<string> = new Set([
  "Archangel",
  "Aven Envoy",
  "Bog Imp",
  "Celestial Gatekeeper",
  "Covert Operative",
  "Feral Shadow",
  "Giant Spider",
  "Hulking Cyclops",
  "Man-o'-War",
  "Merchant of Secrets",
  "Mountain Goat",
  "Ridgetop Raptor",
  "Stalking Tiger",
  "Storm Crow",
  "Transguild Courier",
  "Vexing Beetle",
  "Volcanic Dragon",
  "Wall of Swords",
]);
