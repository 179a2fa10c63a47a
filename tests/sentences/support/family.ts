/** Scenarios that play the sentences of one file of the grammar. */
import type { CorpusCard } from "@spellroom/oracle";
import { describe, expect, it } from "vitest";
import { without } from "./muting.ts";
import { playOf, type Scene, textOf } from "./scene.ts";

export { artifact, aura, creature, enchantment, instant, type Scene, sorcery } from "./scene.ts";

// Loaded only now that the muting stands: what a file imports at its top is there before anything of it runs.
const { compileCard } = await import("@spellroom/oracle");
const { holds } = await import("./play.ts");

/**
 * Registers the scenarios of a family by what they show. Each must hold, and its card must be one that could not be read
 * without the sentences of that file.
 */
export function family(file: string, scenes: Readonly<Record<string, Scene>>): void {
  describe(file, () => {
    it.each(Object.entries(scenes))("%s", (_, scene) => {
      const text = textOf(scene.card);
      expect(whatStops(text)).toBeNull();
      expect(without(file, () => whatStops(text))).not.toBeNull();
      holds(playOf(scene));
    });
  });
}

/** Registers scenarios of a mechanic whose words more than one file of the grammar, or none of its sentences, reads. */
export function mechanic(name: string, scenes: Readonly<Record<string, Scene>>): void {
  describe(name, () => {
    it.each(Object.entries(scenes))("%s", (_, scene) => {
      expect(whatStops(textOf(scene.card))).toBeNull();
      holds(playOf(scene));
    });
  });
}

/** Why a text can't be read to its end. */
function whatStops(card: CorpusCard): string | null {
  const result = compileCard(card);
  switch (result.status) {
    case "complete":
      return null;
    case "partial":
      return `${result.clause}: ${result.why}`;
    case "refused":
      return result.reason;
  }
}
