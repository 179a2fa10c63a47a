import type { WireChoice } from "@spellroom/protocol";
import type { SealedWorld } from "@spellroom/view";
import { type SearchAids, type SearchLimits, search } from "./search.ts";

export { imagine, type LikelyDeck } from "./imagine.ts";
export { type SearchAids, type SearchLimits, search, type Weighed } from "./search.ts";

/** The choice with the best results of all worth considering. */
export function bestFound(world: SealedWorld, aids: SearchAids, limits: SearchLimits): WireChoice | null {
  const [best] = search(world, aids, limits);
  return best?.choice ?? null;
}
