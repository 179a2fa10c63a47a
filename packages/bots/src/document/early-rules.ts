import { z } from "zod";
import type { BotDocument } from "./schema.ts";

/** The choices of a client of the early system, by the words of its menu. */
const ACTIONS = [
  "MULLIGAN",
  "DRAW_CARD",
  "TAP_LAND",
  "PLAY_CARD",
  "USE_EFFECT",
  "SELECT",
  "ATTACK",
  "BLOCK",
  "SKIP_PHASE",
  "CONCEDE",
] as const;

/** One of its two behaviors, and the actions that rules put before it, the first that is possible being taken. */
const EARLY_RULES = z.strictObject({
  Behavior: z.enum(["Random", "Skip"]),
  Name: z.string().min(1).max(40).optional(),
  Rules: z.array(z.enum(ACTIONS)).max(40).optional(),
});

/**
 * A rule file of the early system as a document of ours; `null` for anything else. Drawing cards, tapping lands and selecting
 * happen by themselves here, so these actions say nothing; nor does conceding, which no bot does.
 */
export function readEarlyRules(data: unknown): BotDocument | null {
  const parsed = EARLY_RULES.safeParse(data);
  if (!parsed.success) return null;
  const { Behavior, Name, Rules = [] } = parsed.data;
  const play = Rules.flatMap((action): BotDocument["play"] => {
    if (action === "PLAY_CARD") return [{ do: "playLand" }, { do: "cast" }];
    if (action === "USE_EFFECT") return [{ do: "activate" }];
    return action === "SKIP_PHASE" ? [{ do: "pass" }] : [];
  });
  return {
    format: "spellroom-bot/1",
    name: Name ?? Behavior,
    play,
    ...(Rules.includes("ATTACK") ? { attack: [{ with: "everything" as const }] } : {}),
    ...(Rules.includes("BLOCK") ? { block: [{ how: "everything" as const }] } : {}),
    ...(Rules.includes("MULLIGAN") ? { mulligan: { keep: { atLeast: 2, atMost: 5 }, most: 2 } } : {}),
    otherwise: Behavior === "Random" ? "random" : "pass",
  };
}
