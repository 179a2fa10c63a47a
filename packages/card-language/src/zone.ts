export const ZONES = ["battlefield", "hand", "library", "graveyard", "exile", "stack", "command"] as const;
/** CR 400.1. */
export type Zone = (typeof ZONES)[number];
