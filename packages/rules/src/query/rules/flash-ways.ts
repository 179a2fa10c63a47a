import type { RuleEffect } from "@spellroom/card-language";
import { emptyContext } from "../../state/context.ts";
import type { GameState } from "../../state/game-state.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { characteristics } from "../layers/index.ts";
import { holds } from "../selection/index.ts";
import { ownFlashFor } from "./card-facts.ts";
import { hasInstantTiming } from "./prohibitions.ts";
import { isSorceryTime } from "./timing.ts";

type Flash = Extract<RuleEffect, { kind: "mayCastAsThoughFlash" }>;

const FLASH = "flash";

/**
 * What a card requires to be cast now as though it had flash, by its own text (CR 601.3b): nothing if it may be cast now without
 * that.
 */
export function flashForMore(state: GameState, seat: Seat, id: ObjectId): Flash | null {
  if (isSorceryTime(state, seat) || hasInstantTiming(state, seat, id)) return null;
  for (const { ability } of characteristics(state, id).abilities) {
    const flash = ownFlashFor(ability);
    if (!flash || ability.kind !== "static") continue;
    if (!ability.condition || holds(state, emptyContext(id, seat), ability.condition)) return flash;
  }
  return null;
}

/** The name of a way of casting, as though the card had flash; the permission stays at its end. */
export function asFlash(via: string | null, grant: string | null): string {
  return withWord(via, FLASH, grant);
}

/** The name of a way with a word more for what is paid besides; what permits it stays at the end. */
export function withWord(via: string | null, word: string, grant: string | null): string {
  if (via === null) return word;
  if (grant === null || !via.endsWith(grant)) return `${via}:${word}`;
  return `${via.slice(0, -grant.length)}${word}:${grant}`;
}

/** Whether a spell was cast as though it had flash, by its own text and for something more. */
export function wasFlash(via: string | null): boolean {
  return via?.split(":").includes(FLASH) === true;
}
