export const ZONES = [
  "battlefield",
  "hand",
  "library",
  "graveyard",
  "exile",
  "stack",
  "command",
  "outside",
] as const;
/** CR 400.1; `outside` is no zone, but where the cards of sideboards are (CR 400.11). */
export type Zone = (typeof ZONES)[number];
