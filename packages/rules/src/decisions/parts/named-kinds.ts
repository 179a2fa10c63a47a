/** What a card has to be, or not to be, for its name to be chosen: "a nonland card name" is `{ word: "land", is: false }`. */
export interface NamedKind {
  readonly word: string;
  readonly is: boolean;
}

/** What is asked of the card that is named. */
interface Kinds {
  readonly types: readonly string[];
  readonly supertypes?: readonly string[];
}

/** Whether the name of such a face may be chosen (CR 201.4a; of split and double-faced cards, 201.4b and 201.4d). */
export function isOfKinds(kinds: readonly NamedKind[], { types, supertypes = [] }: Kinds): boolean {
  const words: readonly string[] = [...types, ...supertypes];
  return kinds.every(({ word, is }) => words.includes(word) === is);
}

const BASIC_LAND = { types: ["land"], supertypes: ["basic"] } as const;
const BASICS: readonly string[] = [
  ...["Plains", "Island", "Swamp", "Mountain", "Forest", "Wastes"],
  ...["Plains", "Island", "Swamp", "Mountain", "Forest", "Wastes"].map((name) => `Snow-Covered ${name}`),
];

/** Whether a name can't be chosen because everybody knows what it names; of other cards the rules know only those of the game. */
export function isKnownOtherwise(kinds: readonly NamedKind[], name: string): boolean {
  return BASICS.includes(name) && !isOfKinds(kinds, BASIC_LAND);
}

/** Well-known cards of each kind. */
const EXAMPLES = [
  { name: "Forest", ...BASIC_LAND },
  { name: "Grizzly Bears", types: ["creature"] },
  { name: "Lightning Bolt", types: ["instant"] },
  { name: "Sol Ring", types: ["artifact"] },
  { name: "Savannah", types: ["land"] },
  { name: "Pacifism", types: ["enchantment"] },
  { name: "Divination", types: ["sorcery"] },
  { name: "Jace Beleren", types: ["planeswalker"], supertypes: ["legendary"] },
  { name: "Invasion of Zendikar", types: ["battle"] },
  { name: "Bitterblossom", types: ["kindred", "enchantment"] },
  { name: "Isamaru, Hound of Konda", types: ["creature"], supertypes: ["legendary"] },
  { name: "Ohran Viper", types: ["creature"], supertypes: ["snow"] },
  { name: "Concordant Crossroads", types: ["enchantment"], supertypes: ["world"] },
] as const satisfies readonly (Kinds & { readonly name: string })[];

/** The rules refuse the names of basic lands only. */
const NEVER_REFUSED = "Grizzly Bears";

/** A name that may be chosen, whichever is asked for. */
export function someName(kinds: readonly NamedKind[]): string {
  return EXAMPLES.find((card) => isOfKinds(kinds, card))?.name ?? NEVER_REFUSED;
}
