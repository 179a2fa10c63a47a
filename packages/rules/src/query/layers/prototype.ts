import type { Ability, CardDefinition, Face, ManaCost } from "@spellroom/card-language";

/** The number under which a prototype card is cast, and is on the stack and the battlefield, prototyped (CR 718.3). */
export const PROTOTYPED = 1;

const faces = new WeakMap<CardDefinition, Face | null>();

/**
 * A prototype card with its other mana cost, power and toughness, and so with the colors of that cost; everything else is the
 * same (CR 718.3a-b, 718.5). `null`: it is none.
 */
export function prototypedFace(definition: CardDefinition): Face | null {
  let face = faces.get(definition);
  if (face === undefined) {
    face = definition.layout === "normal" ? prototypeOf(definition.faces[0]) : null;
    faces.set(definition, face);
  }
  return face;
}

function prototypeOf(front: Face): Face | null {
  for (const ability of front.abilities ?? []) {
    if (ability.kind !== "keyword" || ability.keyword !== "prototype") continue;
    const { power, toughness } = ability;
    return { ...front, manaCost: manaOf(ability), power, toughness };
  }
  return null;
}

function manaOf({ cost }: Extract<Ability, { kind: "keyword"; keyword: "prototype" }>): ManaCost {
  return cost.flatMap((one) => (one.kind === "mana" ? one.mana : []));
}
