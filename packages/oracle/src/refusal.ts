import type { CorpusFace } from "./corpus-card.ts";
import { hasUnknownColors } from "./lost-color-indicators.ts";
import { LOST_TEXTS } from "./lost-texts.ts";
import { isMelded } from "./melded.ts";

/** Things that a game between players at a distance has no room for, by the words that betray them. */
const REFUSALS: readonly { readonly pattern: RegExp; readonly reason: string }[] = [
  { pattern: /\bante\b/i, reason: "ante" },
  { pattern: /\b(?:draft|drafted|booster)\b/i, reason: "drafting" },
  { pattern: /\bsubgame\b|Magic game\b/i, reason: "subgames" },
  {
    pattern:
      /\bflip it onto\b|\bfrom a height\b|\bphysical(?:ly)?\b|\btouch(?:es|ing)?\b.*\bcards?\b.*\btable\b/i,
    reason: "dexterity",
  },
  {
    pattern: /\bsticker|\bAttraction\b|\bContraption\b/i,
    reason: "stickers, Attractions and Contraptions",
  },
];

/** Why a card is not for this game at all; nothing for most. */
export function refusalOf(faces: readonly CorpusFace[]): string | undefined {
  const [alone] = faces;
  if (alone !== undefined && faces.length === 1 && isMelded(alone)) return "two cards meld into it";
  for (const face of faces) {
    const found = REFUSALS.find(({ pattern }) => pattern.test(face.text ?? ""));
    if (found !== undefined) return found.reason;
    if (LOST_TEXTS.has(face.name) && (face.text ?? "").trim() === "") return "its text is missing";
    if (hasUnknownColors(face)) return "its color indicator is missing";
  }
  return undefined;
}
