/** Two hundred searches as people make them: words alone, words of texts, and every kind of field, alone and together. */

const NAMES = [
  "angel",
  "bolt",
  "drag",
  "fo",
  "knight",
  "storm",
  "wall",
  "s",
  "of the",
  "elv",
  "shock",
  "serp",
];
const TEXTS = [
  "draw a card",
  "destroy target creature",
  "enters",
  "counter target spell",
  "you gain 3 life",
  "whenever",
  "each opponent",
  "+1/+1 counter",
  "search your library",
  "until end of turn",
  "no such words anywhere",
  "of",
];
const TYPES = [
  "creature",
  "instant",
  "elf",
  "goblin",
  "legendary",
  "artifact",
  "land",
  "aura",
  "dragon",
  "wizard",
];
const COLORS = ["w", "ub", "rg", "c", "wubrg", "m", "2", "bant", "g"];
const COMPARED = [":", "=", "<=", ">=", "<", ">", "!="];
const KEYWORDS = ["flying", "haste", "first strike", "trample", "flash", "cycling", "ward"];
const COSTS = ["{2}{W}", "RR", "{X}", "1uu", "{G}", "{5}", "0"];

/** Every one of them another one. */
export const SEARCH_QUERIES: readonly string[] = [...new Set(queries())].slice(0, 200);

function queries(): readonly string[] {
  const single = [
    "",
    ...NAMES,
    ...NAMES.map((name) => `!"${name}"`),
    ...TEXTS.map((text) => `o:"${text}"`),
    ...TYPES.map((type) => `t:${type}`),
    ...COLORS.flatMap((color, at) => [`c${COMPARED[at % COMPARED.length]}${color}`, `id:${color}`]),
    ...KEYWORDS.map((keyword) => `kw:"${keyword}"`),
    ...COSTS.flatMap((cost) => [`m:${cost}`, `m<=${cost}`]),
    ...[0, 1, 2, 3, 5, 8].flatMap((value) => [`mv=${value}`, `mv>${value}`, `pow>=${value}`, `tou<${value}`]),
    "pow>tou",
    "mv:odd",
    "is:playable",
    "not:playable",
    "is:vanilla",
    "is:legendary",
    "f:modern",
    "banned:legacy",
    "r:mythic",
    "r>=rare",
    "s:aaa",
    "in:emberRush",
  ];
  const together = TYPES.flatMap((type, at) => {
    const text = TEXTS[at % TEXTS.length] ?? "";
    const color = COLORS[at % COLORS.length] ?? "";
    const keyword = KEYWORDS[at % KEYWORDS.length] ?? "";
    return [
      `t:${type} o:"${text}"`,
      `t:${type} c<=${color} mv<=${at}`,
      `t:${type} -o:"${text}" is:playable`,
      `(t:${type} or kw:"${keyword}") id:${color}`,
      `${NAMES[at]} t:${type}`,
      `not (t:${type} c:${color}) f:modern`,
      `o:"${text}" or o:"${keyword}" or mv>${at}`,
      `t:${type} r:rare s:aab pow>${at % 4}`,
      `t:${type} c=${color} o:target -kw:flying mv>=2 mv<=6 is:permanent`,
    ];
  });
  return [...single, ...together];
}
