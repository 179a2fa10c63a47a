import { COLORS } from "@spellroom/card-language/lists";
import { z } from "zod";

const line = z.string().min(1).max(160);
const card = z.strictObject({ count: z.number().int().min(1).max(60), name: line });

export const STRATEGIES = [
  "burn",
  "stompy",
  "fliers",
  "tokens",
  "sacrifice",
  "control",
  "reanimation",
  "tempo",
  "ramp",
  "artifacts",
  "lifegain",
  "mill",
  "taxes",
  "growth",
  "swarm",
  "elves",
  "merfolk",
  "knights",
  "zombies",
  "sligh",
  "beef",
  "soldiers",
  "attrition",
  "midrange",
  "aerial",
  "goodstuff",
  "weenie",
  "slivers",
  "auras",
  "vampires",
  "dragons",
  "command",
  "warlord",
  "primer",
  "patrol",
] as const;
export type Strategy = (typeof STRATEGIES)[number];

/** A ready-made deck. */
export const presetSchema = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9-]*$/, "an id in kebab case"),
  name: line,
  /** Two lines: what it is, how it wins. */
  summary: z.tuple([line, line]),
  colors: z.array(z.enum(COLORS)).min(1),
  /** How hard it is to play well. */
  difficulty: z.enum(["easy", "medium", "hard"]),
  strategy: z.enum(STRATEGIES),
  /** The id of the format that it is made for. */
  format: line,
  /** The name of its commander, in formats that have one. */
  commander: line.exactOptional(),
  /** All cards but the commander. */
  main: z.array(card),
});

export type PresetDeck = z.output<typeof presetSchema>;
