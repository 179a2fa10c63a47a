import type { CardDefinition, Face } from "../card.ts";
import type { Layout } from "../layout.ts";
import type { Report } from "./card-error.ts";

/** How many faces each layout has; a meld card may come with the permanent that it melds into (CR 712.4). */
const FACES: { readonly [L in Layout]: readonly [number, number] } = {
  normal: [1, 1],
  transform: [2, 2],
  modal_dfc: [2, 2],
  split: [2, 2],
  flip: [2, 2],
  adventure: [2, 2],
  prepare: [2, 2],
  meld: [1, 2],
};

/** The faces fit the layout: their number, their names, what may not have a mana cost or must be a spell. */
export function checkLayout(card: CardDefinition, report: Report): void {
  const [fewest, most] = FACES[card.layout];
  const count = card.faces.length;
  if (count < fewest || count > most) {
    const expected = fewest === most ? `${fewest}` : `${fewest} or ${most}`;
    report(["faces"], `${expected} faces for the layout ${card.layout}`, `${count}`);
  }
  checkName(card, report);
  const second = card.faces[1];
  if (second !== undefined) checkSecondFace(card.layout, second, report);
}

/** A card with faces is called by the names of both; a melding card by its own. */
function checkName(card: CardDefinition, report: Report): void {
  const [front] = card.faces;
  const name = card.layout === "meld" ? front.name : card.faces.map((face) => face.name).join(" // ");
  if (card.name !== name) report(["name"], `"${name}", the name by its faces`, `"${card.name}"`);
}

function checkSecondFace(layout: Layout, face: Face, report: Report): void {
  const spell = face.types.includes("instant") || face.types.includes("sorcery");
  switch (layout) {
    case "transform":
    case "meld":
      // CR 202.1b and 712.8e: the back face of a transforming double-faced card has no mana cost.
      if (face.manaCost !== null) report(["faces", 1, "manaCost"], "null on a back face", "a mana cost");
      return;
    case "adventure":
      // CR 715.2: the inset part is an instant or sorcery with the subtype Adventure, or Omen in later sets.
      if (!spell || !face.subtypes?.some((subtype) => subtype === "Adventure" || subtype === "Omen")) {
        report(["faces", 1], "an instant or sorcery that is an Adventure or Omen", "another card type");
      }
      return;
    case "prepare":
      if (!spell) report(["faces", 1, "types"], "an instant or sorcery", face.types.join(" "));
      return;
    case "normal":
    case "modal_dfc":
    case "split":
    case "flip":
      return;
  }
}
