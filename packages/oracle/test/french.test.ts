import { frenchCard } from "@spellroom/card-language/french";
import { expect, it } from "vitest";
import { compileCard } from "../src/index.ts";

/** The last line of an Aura with that text, in French. */
function french(text: string): string | undefined {
  const result = compileCard({
    name: "Old Ward",
    manaCost: "{W}",
    typeLine: "Enchantment — Aura",
    text: `Enchant creature\n${text}`,
  });
  if (result.status !== "complete") throw new Error(text);
  return frenchCard(result.definition).faces[0]?.lines.at(-1);
}

it.each([
  [
    "Enchanted creature has protection from enchantments. This effect doesn't remove Old Ward.",
    "La créature enchantée a la protection contre les enchantements. Cet effet n'enlève pas cette aura.",
  ],
  [
    "Enchanted creature has protection from all colors. This effect doesn't remove Auras.",
    "La créature enchantée a la protection contre toutes les couleurs. Cet effet n'enlève pas les auras.",
  ],
  [
    "Enchanted creature gets +1/+1 for each of its colors.",
    "La créature enchantée gagne +1/+1 pour chaque couleur qu'elle a.",
  ],
])("prints %s in French with all that it says", (text, expected) => {
  expect(french(text)?.replaceAll("\u00a0", " ")).toBe(expected);
});
