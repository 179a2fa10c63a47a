import type { CardDefinition } from "@spellroom/card-language";

/** "Legendary Creature — Elf Druid", the faces of a card one after the other. */
export function typeLine(card: CardDefinition): string {
  return card.faces
    .map((face) => {
      const left = [...(face.supertypes ?? []), ...face.types].map(capitalise).join(" ");
      return face.subtypes === undefined ? left : `${left} — ${face.subtypes.join(" ")}`;
    })
    .join(" // ");
}

function capitalise(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
