import { frenchCard } from "@spellroom/card-language/french";
import { describe, expect, it } from "vitest";
import { loadPool } from "../src/index.ts";
import { impossibleFrench } from "./support/french-checker.ts";

function textOf(name: string): string {
  const card = loadPool().lookUp(name);
  if (card === undefined) throw new Error(`no card ${name}`);
  return frenchCard(card)
    .faces.flatMap(({ lines }) => lines)
    .join("\n")
    .replaceAll("\u00a0", " ");
}

function typeLineOf(name: string): string {
  const card = loadPool().lookUp(name);
  return card === undefined ? "" : (frenchCard(card).faces[0]?.typeLine.replaceAll("\u00a0", " ") ?? "");
}

/** Names of cards and ability words in a definition: they stay as they are in every language. */
function untranslated(part: unknown): readonly string[] {
  if (typeof part !== "object" || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) =>
    typeof value === "string" ? (key === "name" || key === "word" ? [value] : []) : untranslated(value),
  );
}

/** The words before abilities in a part of a definition. */
function wordsBefore(part: unknown): readonly string[] {
  if (typeof part !== "object" || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) =>
    key === "word" && typeof value === "string" ? [value] : wordsBefore(value),
  );
}

/** Ability words that French cards share with English ones. */
const SAME_IN_FRENCH = ["Alliance", "Constellation", "Infusion", "Lieutenant"];

describe("the pool in French", () => {
  it("has a French word for every ability word that several cards share (CR 207.2c)", () => {
    const uses = new Map<string, number>();
    for (const card of loadPool().all)
      for (const word of new Set(wordsBefore(card))) uses.set(word, (uses.get(word) ?? 0) + 1);
    const shared = [...uses].flatMap(([word, cards]) => (cards > 1 ? [word] : []));
    const lines = loadPool().all.flatMap((card) => frenchCard(card).faces.flatMap((face) => face.lines));
    const untold = shared.filter((word) => lines.some((line) => line.includes(`${word} — `)));
    expect(shared.length).toBeGreaterThan(30);
    expect(untold.filter((word) => !SAME_IN_FRENCH.includes(word))).toEqual([]);
  });

  it("prints every card with nothing that can't be French", () => {
    const names = loadPool().all.flatMap(({ name, faces }) => [name, ...faces.map((face) => face.name)]);
    const found = loadPool().all.flatMap((card) => {
      const own = [...names.filter((name) => card.name.includes(name)), ...untranslated(card)];
      return frenchCard(card).faces.flatMap(({ lines, typeLine }) =>
        [typeLine, ...lines].flatMap((line) =>
          impossibleFrench(line, own).map((one) => `${card.name}: ${one}`),
        ),
      );
    });
    expect(found).toEqual([]);
  });

  it.each([
    ["Doom Blade", "Détruisez la créature non-noire ciblée."],
    ["Lightning Bolt", "Lightning Bolt inflige 3 blessures à n'importe quelle cible."],
    [
      "Blood Artist",
      "À chaque fois que cette créature ou une autre créature meurt, le joueur ciblé perd 1 point de vie et vous gagnez 1 point de vie.",
    ],
    ["Force Spike", "Contrecarrez le sort ciblé à moins que son contrôleur ne paie {1}."],
    ["Goblin King", "Les autres gobelins gagnent +1/+1 et ont la traversée des montagnes."],
    ["Serendib Efreet", "Vol\nAu début de votre entretien, cette créature vous inflige 1 blessure."],
    [
      "Wooded Foothills",
      "{T}, payez 1 point de vie, sacrifiez ce terrain : Cherchez dans votre bibliothèque une carte de montagne ou de forêt, mettez-la sur le champ de bataille, puis mélangez votre bibliothèque.",
    ],
    [
      "Thirst for Identity",
      "Piochez trois cartes. Puis défaussez-vous de deux cartes à moins que vous ne vous défaussiez d'une carte de créature.",
    ],
    [
      "Garruk, Primal Hunter",
      "+1 : Créez un jeton de créature 3/3 verte Bête.\n−3 : Piochez un nombre de cartes égal à la plus grande force parmi les créatures que vous contrôlez.\n−6 : Créez un jeton de créature 6/6 verte Guivre pour chaque terrain que vous contrôlez.",
    ],
    [
      "Bandage",
      "Prévenez la prochaine blessure qui devrait être infligée à n'importe quelle cible ce tour-ci. Piochez une carte.",
    ],
    [
      "Vanguard of the Rose",
      "{1}, sacrifiez une autre créature ou un autre artefact : Cette créature acquiert l'indestructible jusqu'à la fin du tour. Engagez-la.",
    ],
  ])("prints %s as a French card would", (name, text) => {
    expect(textOf(name)).toBe(text);
  });

  it.each([
    ["Llanowar Elves", "Créature : elfe et druide"],
    ["Umezawa's Jitte", "Artefact légendaire : équipement"],
    ["Frogmite", "Créature-artefact : grenouille"],
    ["Bitterblossom", "Enchantement tribal : peuple fée"],
    ["Forest", "Terrain de base : forêt"],
  ])("gives %s its French type line", (name, line) => {
    expect(typeLineOf(name)).toBe(line);
  });
});
