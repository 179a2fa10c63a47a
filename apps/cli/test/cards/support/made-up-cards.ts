/** Cards that nobody has printed, as many as are wanted, in the shapes in which card databases give cards out. */

export interface MadeUpFace {
  readonly name: string;
  readonly cost: string;
  readonly type: string;
  readonly text: string;
  readonly power?: string;
  readonly toughness?: string;
  readonly loyalty?: string;
}

export interface MadeUpCard {
  readonly number: number;
  readonly layout: string;
  readonly faces: readonly [MadeUpFace, ...MadeUpFace[]];
}

const BEGINNINGS = [
  "Ash",
  "Bel",
  "Cor",
  "Dun",
  "Esk",
  "Fal",
  "Gor",
  "Hes",
  "Ith",
  "Jol",
  "Kar",
  "Lum",
  "Mor",
];
const MIDDLES = ["a", "ei", "o", "u", "ara", "ebi", "ono", "uri", "asta", "e", "imo", "ula", "y"];
const ENDS = [
  "bruk",
  "dane",
  "fell",
  "gath",
  "lin",
  "mere",
  "nok",
  "quist",
  "rath",
  "sund",
  "tarn",
  "vey",
  "wick",
];
const ROLES = [
  "Warden",
  "Piper",
  "Reckoner",
  "Courier",
  "Tinker",
  "Herald",
  "Stalker",
  "Mender",
  "Oathkeeper",
];
const SPELLS = ["Reproach", "Bargain", "Uprising", "Lament", "Insight", "Downpour", "Verdict", "Feint"];
const COLORS = ["W", "U", "B", "R", "G"];
const KEYWORDS = ["Flying", "Vigilance", "Trample", "Haste", "Lifelink", "Deathtouch", "Reach", "Menace"];
const KINDS = ["Human Soldier", "Elf Druid", "Goblin Warrior", "Zombie", "Bird", "Merfolk Wizard", "Beast"];

function pick(list: readonly string[], number: number): string {
  return list[((number % list.length) + list.length) % list.length] ?? "";
}

/** Another name for every number, and the same one each time. */
export function madeUpName(number: number, last: readonly string[] = ROLES): string {
  const first =
    pick(BEGINNINGS, number) + pick(MIDDLES, Math.floor(number / 13)) + pick(ENDS, Math.floor(number / 169));
  const family = pick(BEGINNINGS, Math.floor(number / 2_197)) + pick(ENDS, number * 7 + 3);
  return `${first} ${family} ${pick(last, number)}`;
}

const BODIES: readonly ((name: string, n: number) => string)[] = [
  () => "",
  (_, n) => pick(KEYWORDS, n),
  (_, n) => `${pick(KEYWORDS, n)}, ${pick(KEYWORDS, n + 3).toLowerCase()}`,
  () => "When this creature enters, draw a card.",
  (_, n) => `When this creature enters, you gain ${(n % 4) + 2} life.`,
  (name, n) => `When ${name} enters the battlefield, it deals ${(n % 3) + 1} damage to any target.`,
  (_, n) => `${pick(KEYWORDS, n)}\nWhen this creature dies, draw a card.`,
  (_, n) => `{${n % 3}}{${pick(COLORS, n)}}: This creature gets +1/+1 until end of turn.`,
  () => "{T}: Add {G}.",
  (_, n) => `{2}, {T}: Tap target creature.\n{${n % 5}}: This creature gains flying until end of turn.`,
  () => "Other creatures you control get +1/+1.",
  (_, n) => `At the beginning of your upkeep, each opponent loses ${(n % 2) + 1} life.`,
  () => "Whenever this creature attacks, put a +1/+1 counter on it.",
  () => "Whenever you cast an instant or sorcery spell, this creature gets +2/+0 until end of turn.",
  (_, n) => `When this creature enters, create a ${(n % 2) + 1}/1 white Soldier creature token.`,
  (_, n) => `At dusk, hum a tune of ${n % 9} notes that nobody else at the table knows.`,
  () => "Whenever the wind turns, this creature looks the other way unless it is raining.",
];

const EFFECTS: readonly ((n: number) => string)[] = [
  (n) => `Draw ${["two", "three"][n % 2] ?? "two"} cards.`,
  (n) => `{name} deals ${(n % 5) + 1} damage to any target.`,
  () => "Destroy target creature.",
  () => "Counter target spell.",
  (n) => `Target creature gets +${n % 4}/+${(n % 3) + 1} until end of turn.`,
  () => "Return target permanent to its owner's hand.",
  (n) =>
    `Create two 1/1 ${["red Goblin", "white Soldier", "green Elf"][n % 3] ?? "red Goblin"} creature tokens.`,
  (n) => `You gain ${(n % 6) + 1} life. Draw a card.`,
  () => "Target player discards two cards.",
  () => "Search your library for a basic land card, put that card onto the battlefield tapped, then shuffle.",
  (n) => `Exile target creature. Its controller gains ${(n % 4) + 1} life.`,
  (n) => `Choose a colour of the rainbow at random, ${n % 7} times, and tell a story about it.`,
];

function costOf(generic: number, color: string): string {
  return generic === 0 ? `{${color}}` : `{${generic}}{${color}}`;
}

function creature(number: number): MadeUpFace {
  const name = madeUpName(number);
  const body = BODIES[number % BODIES.length] ?? (() => "");
  return {
    name,
    cost: costOf(number % 5, pick(COLORS, number)),
    type: `Creature — ${pick(KINDS, number)}`,
    text: body(name, number),
    power: String((number % 5) + 1),
    toughness: String((number % 4) + 1),
  };
}

function spell(number: number): MadeUpFace {
  const name = madeUpName(number, SPELLS);
  const effect = EFFECTS[number % EFFECTS.length] ?? (() => "");
  return {
    name,
    cost: costOf(number % 4, pick(COLORS, number + 1)),
    type: number % 2 === 0 ? "Instant" : "Sorcery",
    text: effect(number).replace("{name}", name),
  };
}

function land(number: number): MadeUpFace {
  const color = pick(COLORS, number);
  const text = `This land enters tapped.\n{T}: Add {${color}} or {${pick(COLORS, number + 1)}}.`;
  return { name: madeUpName(number, ["Reach", "Hollow", "Crossing"]), cost: "", type: "Land", text };
}

/** The card of that number. One in three is a spell, one in twenty a land, one in forty has two faces. */
export function madeUpCard(number: number): MadeUpCard {
  if (number % 40 === 11) {
    const back = { ...creature(number), name: madeUpName(number, ["Unmasked"]), cost: "" };
    return { number, layout: "transform", faces: [creature(number), back] };
  }
  if (number % 20 === 7) return { number, layout: "normal", faces: [land(number)] };
  return { number, layout: "normal", faces: [number % 3 === 0 ? spell(number) : creature(number)] };
}

export function madeUpCards(count: number): MadeUpCard[] {
  return Array.from({ length: count }, (_, number) => madeUpCard(number));
}

export function wholeName({ faces }: MadeUpCard): string {
  return faces.map((face) => face.name).join(" // ");
}

export function oracleId(number: number): string {
  return `00000000-0000-4000-8000-${number.toString(16).padStart(12, "0")}`;
}
