/** A card, or what is printed on one, as far as its names go. */
interface NamedCard {
  readonly name: string;
  readonly layout?: string;
  readonly faces?: readonly { readonly name: string }[];
}

/** Layouts whose second part is a spell within the card and often has the name of another card. */
const WITH_INSET_SPELL: readonly string[] = ["adventure", "prepare"];

/**
 * The names by which deck lists and scenarios refer to a card in addition to its whole name: those of its faces or halves. An Adventure or a
 * prepare spell is only a part of its card, whose name is that of the rest (CR 715.4).
 */
export function faceNames({ layout = "normal", faces = [] }: NamedCard): readonly string[] {
  const called = WITH_INSET_SPELL.includes(layout) ? faces.slice(0, 1) : faces;
  return called.map((face) => face.name);
}
