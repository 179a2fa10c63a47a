import type { Modification } from "@spellroom/card-language";
import {
  add,
  all,
  always,
  aura,
  basic,
  CREATURES,
  card,
  creature,
  ENCHANTMENTS,
  enchantment,
  gain,
  keyword,
  LANDS,
  land,
  not,
  OTHER,
  set,
  YOURS,
} from "./cards.ts";

/** Real cards as far as the layers are concerned with them. */
export const bears = creature("Grizzly Bears", 2, 2, { manaCost: ["1", "G"], subtypes: ["Bear"] });
export const forest = basic("Forest");
export const island = basic("Island");
export const swamp = basic("Swamp");
export const mountain = basic("Mountain");

const manaValue = { kind: "stat", stat: "manaValue", of: { kind: "each" } } as const;

export const opalescence = {
  ...enchantment(
    "Opalescence",
    all(
      [ENCHANTMENTS, OTHER, not({ kind: "subtype", subtype: "Aura" })],
      { kind: "types", mode: "add", types: ["creature"] },
      { kind: "setPT", power: manaValue, toughness: manaValue },
    ),
  ),
};

export const humility = card("Humility", {
  types: ["enchantment"],
  manaCost: ["2", "W", "W"],
  abilities: [all([CREATURES], { kind: "loseAllAbilities" }, set(1, 1))],
});

export const bloodMoon = enchantment(
  "Blood Moon",
  all([LANDS, not({ kind: "supertype", supertype: "basic" })], landType("set", "Mountain")),
);

export const urborg = land("Urborg, Tomb of Yawgmoth", [], {
  supertypes: ["legendary"],
  abilities: [all([LANDS], landType("add", "Swamp"))],
});

export const dryadArbor = card("Dryad Arbor", {
  types: ["land", "creature"],
  subtypes: ["Forest", "Dryad"],
  colorIndicator: ["G"],
  power: 1,
  toughness: 1,
});

export const enchantedEvening = enchantment(
  "Enchanted Evening",
  all([], { kind: "types", mode: "add", types: ["enchantment"] }),
);

export const dressDown = enchantment("Dress Down", all([CREATURES], { kind: "loseAllAbilities" }));

export const goblinChieftain = creature("Goblin Chieftain", 2, 2, {
  subtypes: ["Goblin"],
  abilities: [
    keyword("haste"),
    all([CREATURES, OTHER, YOURS, { kind: "subtype", subtype: "Goblin" }], add(1, 1), gain("haste")),
  ],
});
export const goblin = creature("Goblin", 1, 1, { subtypes: ["Goblin"] });

export const spreadingSeas = aura("Spreading Seas", landType("set", "Island"));
export const evilPresence = aura("Evil Presence", landType("set", "Swamp"));
export const controlMagic = aura("Control Magic", { kind: "controller", player: { kind: "you" } });

export const gloriousAnthem = enchantment("Glorious Anthem", all([CREATURES, YOURS], add(1, 1)));

export const tarmogoyf = creature(
  "Tarmogoyf",
  { star: 0 },
  { star: 1 },
  {
    manaCost: ["1", "G"],
    subtypes: ["Lhurgoyf"],
    abilities: [
      always({
        kind: "modify",
        what: "this",
        modifications: [
          {
            kind: "setPT",
            power: graveyardTypes(),
            toughness: { kind: "sum", of: [graveyardTypes(), 1] },
          },
        ],
      }),
    ],
  },
);

/** What Turn to Frog does until end of turn. */
export const turnToFrog: readonly Modification[] = [
  { kind: "loseAllAbilities" },
  { kind: "types", mode: "set", subtypes: ["Frog"] },
  { kind: "colors", mode: "set", colors: ["U"] },
  set(1, 1),
];

function landType(mode: "set" | "add", type: string): Modification {
  return { kind: "types", mode, subtypes: [type] };
}

function graveyardTypes() {
  return { kind: "distinct", what: "cardType", among: { zones: ["graveyard"], of: [] } } as const;
}
