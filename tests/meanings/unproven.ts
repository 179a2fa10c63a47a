/**
 * Members of which no trial tells. Nothing depends on "layout normal", which is how a card without another layout is read. A
 * member that a trial proves must go from this list, and no other may come to it.
 */
export const UNPROVEN: readonly string[] = ["layout normal"];
