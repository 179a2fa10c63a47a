import type { Ability } from "@spellroom/card-language";
import type { Keyword } from "./keyword.ts";
import { atNextEndStepIfPaid, IT } from "./shorthand.ts";

/** Warp (Edge of Eternities): the exile; casting it for its warpAbilities cost, and later from exile, is the business of casting. */
const warpAbilities: readonly Ability[] = [
  atNextEndStepIfPaid("warp", { kind: "keywordAction", action: "exileWarped", what: IT }),
];

export const warp: Keyword<"warp"> = {
  rule: "Edge of Eternities",
  owner: "casting",
  abilities: () => warpAbilities,
};
