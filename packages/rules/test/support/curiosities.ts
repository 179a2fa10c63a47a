import type { CardDefinition, Modification } from "@spellroom/card-language";
import { type Board, board, type Placed } from "./board.ts";
import {
  add,
  all,
  always,
  aura,
  CREATURES,
  creature,
  ENCHANTMENTS,
  enchantment,
  gain,
  keyword,
  land,
  not,
  OTHER,
  self,
  set,
  YOURS,
} from "./cards.ts";
import {
  bears,
  bloodMoon,
  controlMagic,
  dressDown,
  dryadArbor,
  enchantedEvening,
  evilPresence,
  forest,
  gloriousAnthem,
  goblin,
  goblinChieftain,
  humility,
  opalescence,
  spreadingSeas,
  tarmogoyf,
  turnToFrog,
  urborg,
} from "./real-cards.ts";

const countCreatures = { kind: "count", filter: { of: [CREATURES, YOURS] } } as const;

const herd = creature(
  "Herd",
  { star: 0 },
  { star: 0 },
  {
    abilities: [self({ kind: "setPT", power: countCreatures, toughness: countCreatures })],
  },
);
const shifter = creature("Shifter", 1, 1, { abilities: [keyword("changeling"), keyword("prowess")] });
const proud = creature("Proud", 2, 2, {
  abilities: [
    {
      kind: "static",
      condition: {
        kind: "compare",
        left: { kind: "stat", stat: "power", of: { kind: "this" } },
        compare: ">=",
        right: 4,
      },
      effects: [{ kind: "modify", what: "this", modifications: [gain("trample")] }],
    },
  ],
});
const swampFlier = creature("Swamp Flier", 1, 2, {
  abilities: [
    {
      kind: "static",
      condition: { kind: "exists", filter: { of: [{ kind: "subtype", subtype: "Swamp" }, YOURS] } },
      effects: [{ kind: "modify", what: "this", modifications: [gain("flying"), add(1, 0)] }],
    },
  ],
});
const yourTurn = enchantment("Turncoat", {
  kind: "static",
  condition: { kind: "turn", whose: { kind: "you" } },
  effects: [
    { kind: "modify", what: { filter: { of: [CREATURES, YOURS] } }, modifications: [gain("firstStrike")] },
  ],
});
const attackers = enchantment(
  "War Banner",
  all([CREATURES, { kind: "status", status: "attacking" }], add(2, 0)),
);
const lowLife = enchantment("Last Stand", {
  kind: "static",
  condition: { kind: "compare", left: { kind: "life", of: { kind: "you" } }, compare: "<", right: 10 },
  effects: [{ kind: "modify", what: { filter: { of: [CREATURES, YOURS] } }, modifications: [add(2, 2)] }],
});
const weakHelp = enchantment(
  "Underdogs",
  all([CREATURES, { kind: "stat", stat: "power", compare: "<=", value: 2 }], add(1, 1)),
);
const skyLord = enchantment(
  "Sky Banner",
  all([CREATURES, { kind: "keyword", keyword: "flying" }], add(1, 1), gain("vigilance")),
);
const tappedHelp = enchantment(
  "Rest Banner",
  all([CREATURES, { kind: "status", status: "tapped" }], add(0, 2)),
);
const teacher = enchantment(
  "Teacher",
  all([CREATURES, YOURS], {
    kind: "gainAbility",
    ability: all([CREATURES, OTHER, YOURS], add(0, 1)),
  }),
);
const paint = enchantment("Paint", all([CREATURES], { kind: "colors", mode: "set", colors: "chosen" }));
const whiteHelp = enchantment("Honor", all([CREATURES, { kind: "color", color: "W" }], add(1, 1)));
const elves = enchantment(
  "Elfhood",
  all([CREATURES, not({ kind: "subtype", subtype: "Elf" })], {
    kind: "types",
    mode: "set",
    subtypes: ["Elf"],
  }),
);
const elfLord = creature("Elf Lord", 1, 1, {
  subtypes: ["Elf"],
  abilities: [all([CREATURES, OTHER, { kind: "subtype", subtype: "Elf" }], add(1, 1))],
});
const noFlying = enchantment("Gravity", all([CREATURES], { kind: "cantHaveKeyword", keyword: "flying" }));
const pacifism = aura("Pacifism", { kind: "restriction", restriction: { kind: "cantAttack" } });
const wings = aura("Wings", gain("flying"), add(1, 2));
const animator = aura(
  "Animator",
  { kind: "types", mode: "add", types: ["creature"] },
  set(3, 3),
  gain("haste"),
);
const tax = enchantment(
  "Tax",
  always({ kind: "rule", rule: { kind: "cantGainLife", who: { kind: "opponents" } } }),
);
const halfTax = enchantment("Half Tax", {
  kind: "static",
  condition: { kind: "turn", whose: { kind: "you" } },
  effects: [
    { kind: "rule", rule: { kind: "cantDraw", who: { kind: "allPlayers" } } },
    {
      kind: "replacement",
      replacement: { kind: "changeLifeGain", who: { kind: "you" }, change: { kind: "times", factor: 2 } },
    },
  ],
});
const graveSpirit = creature("Grave Spirit", 1, 1, {
  abilities: [
    {
      kind: "static",
      zone: "graveyard",
      effects: [
        { kind: "modify", what: { filter: { of: [CREATURES, YOURS] } }, modifications: [gain("flying")] },
      ],
    },
  ],
});
const graveTeacher = enchantment(
  "Grave Teacher",
  always({
    kind: "grantToCards",
    what: { zones: ["graveyard"], of: [CREATURES] },
    abilities: [{ kind: "keyword", keyword: "unearth", cost: [] }],
  }),
);
const tale = enchantment("Tale", all([CREATURES, { kind: "status", status: "enchanted" }, YOURS], add(2, 2)));
const kindred = enchantment(
  "Kindred",
  all([CREATURES, YOURS], { kind: "chosenType", what: "creatureType", mode: "add" }),
);
const nameless = enchantment("Nameless", all([CREATURES, { kind: "named", name: "" }], add(0, 3)));
const envious = creature("Envious", 1, 1, {
  abilities: [
    self({
      kind: "addPT",
      power: { kind: "extreme", which: "greatest", stat: "power", among: { of: [CREATURES, OTHER] } },
      toughness: 0,
    }),
  ],
});
const artifactLand = land("Vault", [], { types: ["artifact", "land"] });
const artifacts = enchantment(
  "All Artifacts",
  all([ENCHANTMENTS], { kind: "types", mode: "add", types: ["artifact"] }),
);
const march = enchantment(
  "March",
  all(
    [{ kind: "type", type: "artifact" }, not(CREATURES)],
    { kind: "types", mode: "add", types: ["creature"] },
    set(2, 2),
  ),
);

const standing = [
  bears,
  forest,
  goblin,
  dryadArbor,
  herd,
  shifter,
  proud,
  swampFlier,
  artifactLand,
  tarmogoyf,
]
  .concat([gloriousAnthem, goblinChieftain, yourTurn, attackers, lowLife, weakHelp, skyLord, tappedHelp])
  .concat([teacher, paint, whiteHelp, elves, elfLord, noFlying, tax, halfTax, graveSpirit, graveTeacher])
  .concat([tale, kindred, nameless, envious])
  .concat([bloodMoon, urborg, opalescence, humility, dressDown, enchantedEvening, artifacts, march]);
const attached = [spreadingSeas, evilPresence, controlMagic, pacifism, wings, animator];

/** Cards whose effects get in each other's way, by name. */
export const curiosities: Readonly<Record<string, CardDefinition>> = Object.fromEntries(
  [...standing, ...attached].map((card) => [card.name, card]),
);

/** A board of such cards; Auras begin on the first permanent, even when that is not what they are for. */
export function curiousBoard(names: readonly string[]): Board {
  const placings = names.flatMap((name, at): Placed[] => {
    const card = curiosities[name];
    if (!card) return [];
    const isAura = attached.includes(card) && at > 0;
    return [{ card, called: `${name} ${at}`, as: isAura ? { attachedTo: { object: 1 } } : {} }];
  });
  return board({ A: { battlefield: placings } });
}

/** What resolved spells do. */
export const spellEffects: readonly (readonly Modification[])[] = [
  [add(3, 3)],
  [add(-1, -1), gain("flying")],
  turnToFrog,
  [{ kind: "controller", player: { kind: "you" } }, gain("haste")],
  [{ kind: "switchPT" }],
  [{ kind: "types", mode: "add", types: ["creature"] }, set(2, 2)],
  [{ kind: "colors", mode: "set", colors: ["W"] }],
  [{ kind: "loseKeyword", keyword: "flying" }],
  [{ kind: "restriction", restriction: { kind: "cantBlock" } }],
  [{ kind: "types", mode: "set", types: ["artifact"] }],
  [{ kind: "gainAbility", ability: all([CREATURES, YOURS], gain("lifelink")) }],
  [{ kind: "loseAllAbilities" }],
  [{ kind: "setName", name: "" }],
  [{ kind: "types", mode: "set", subtypes: ["Swamp"] }],
  [{ kind: "gainAbility", ability: self({ kind: "colors", mode: "set", colors: ["W"] }) }],
];
