/** Scenes that show by a card drawn whether something happened or is so. */
import { size } from "../../support/script.ts";
import { creature, enchantment, type Scene, sorcery } from "./scene.ts";

export const DRAW = "draw a card.";

/** A spell for nothing but being cast. */
export const MEND: NonNullable<Scene["others"]> = [
  { name: "Mend", typeLine: "Instant", text: "You gain 1 life." },
];

/** An enchantment on A's battlefield that draws a card whenever something happens. */
export function drawsWhenever(event: string, cards: number, more: Partial<Scene>): Scene {
  return onBattlefield("Lasting Words", enchantment(`${event}, ${DRAW}`), cards, more);
}

/** A creature of A's that draws a card whenever something happens to it. */
export function creatureDraws(event: string, cards: number, more: Partial<Scene>): Scene {
  return onBattlefield("Speaker", creature(`${event}, ${DRAW}`), cards, more);
}

function onBattlefield(
  name: string,
  card: Scene["card"],
  cards: number,
  { A = {}, ...more }: Partial<Scene>,
): Scene {
  return {
    card,
    A: { ...A, battlefield: [name, ...(A.battlefield ?? [])] },
    script: [],
    expect: [size("A", "hand", cards)],
    ...more,
  };
}

/** A sorcery that draws a card if something is so. */
export function drawsIf(condition: string, cards: number, more: Partial<Scene> = {}): Scene {
  return { card: sorcery(`If ${condition}, ${DRAW}`), expect: [size("A", "hand", cards)], ...more };
}
