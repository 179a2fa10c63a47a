import type { ObjectStatus, Predicate } from "@spellroom/card-language";
import { either, map, mapSome, memo, oneOf, type Parser, token } from "../../parse/parser.ts";
import { g, rule } from "../../parse/template.ts";
import { colorOf, colorWord, subtypeOf, subtypeWord, supertypeWord } from "../vocabulary.ts";

const STATUS: Readonly<Record<string, ObjectStatus>> = {
  tapped: "tapped",
  untapped: "untapped",
  attacking: "attacking",
  blocking: "blocking",
  blocked: "blocked",
  unblocked: "unblocked",
  "face-down": "faceDown",
  enchanted: "enchanted",
  equipped: "equipped",
  modified: "modified",
  goaded: "goaded",
  suspected: "suspected",
  monstrous: "monstrous",
  renowned: "renowned",
  saddled: "saddled",
  prepared: "prepared",
  commander: "commander",
  kicked: "kicked",
};

const statusWord: Parser<Predicate> = map(oneOf(new Map(Object.entries(STATUS))), (status) => ({
  kind: "status",
  status,
}));

const color: Parser<Predicate> = map(colorWord, (value) => ({ kind: "color", color: value }));

function anyOf(a: Predicate, b: Predicate): Predicate {
  return { kind: "any", of: [a, b] };
}

const COUNTS: Readonly<Record<string, Predicate>> = {
  colorless: { kind: "colorCount", compare: "=", count: 0 },
  monocolored: { kind: "colorCount", compare: "=", count: 1 },
  multicolored: { kind: "colorCount", compare: ">=", count: 2 },
  colored: { kind: "colorCount", compare: ">=", count: 1 },
  historic: { kind: "historic" },
};

const countWord: Parser<Predicate> = oneOf(new Map(Object.entries(COUNTS)));

/** An Assassin, Mercenary, Pirate, Rogue or Warlock (CR 700.12). */
export const OUTLAW: Predicate = {
  kind: "any",
  of: ["Assassin", "Mercenary", "Pirate", "Rogue", "Warlock"].map((subtype) => ({
    kind: "subtype",
    subtype,
  })),
};

/** "nonblack", "noncreature", "nonbasic", "non-Elf", "nontoken". */
const negative: Parser<Predicate> = token(({ text, lower }) => {
  if (text.startsWith("non-") || text.startsWith("Non-")) {
    if (text.slice(4) === "outlaw") return not(OUTLAW);
    const subtype = subtypeOf(text.slice(4));
    return subtype === undefined ? undefined : not({ kind: "subtype", subtype });
  }
  if (!lower.startsWith("non")) return undefined;
  return negated(lower.slice(3));
});

const TYPES = [
  "artifact",
  "battle",
  "creature",
  "enchantment",
  "instant",
  "land",
  "planeswalker",
  "sorcery",
] as const;
const SUPERTYPES = ["basic", "legendary", "snow"] as const;

function negated(word: string): Predicate | undefined {
  const type = TYPES.find((one) => one === word);
  if (type !== undefined) return not({ kind: "type", type });
  const supertype = SUPERTYPES.find((one) => one === word);
  if (supertype !== undefined) return not({ kind: "supertype", supertype });
  const of = colorOf(word);
  if (of !== undefined) return not({ kind: "color", color: of });
  if (word === "token") return not({ kind: "token" });
  if (word === "historic") return not({ kind: "historic" });
  if (word === "commander") return not({ kind: "status", status: "commander" });
  if (word === "attacking") return not({ kind: "status", status: "attacking" });
  return word === "blocking" ? not({ kind: "status", status: "blocking" }) : undefined;
}

function not(of: Predicate): Predicate {
  return { kind: "not", of };
}

const supertype: Parser<Predicate> = map(supertypeWord, (value) => ({ kind: "supertype", supertype: value }));

/** "Dragon" beside another adjective: "a noncreature or Dragon spell". */
const subtype: Parser<Predicate> = mapSome(subtypeWord, ({ value, many }) =>
  many ? undefined : { kind: "subtype", subtype: value },
);

const SIZE = /^(\d+)\/(\d+)$/;

/** "1/1" in front of a noun. */
const size: Parser<Predicate> = token(({ text }) => {
  const [, power, toughness] = SIZE.exec(text) ?? [];
  if (power === undefined || toughness === undefined) return undefined;
  return {
    kind: "all",
    of: [
      { kind: "stat", stat: "power", compare: "=", value: Number(power) },
      { kind: "stat", stat: "toughness", compare: "=", value: Number(toughness) },
    ],
  };
});

const one: Parser<Predicate> = either(statusWord, color, countWord, negative, supertype, size);

const alternatives: Parser<Predicate> = either(
  rule(g`${statusWord} or ${statusWord}`, anyOf),
  rule(
    g`${statusWord}, ${statusWord}, or ${statusWord}`,
    (a, b, c): Predicate => ({
      kind: "any",
      of: [a, b, c],
    }),
  ),
  mapSome(g`${color} or ${color}`, ([a, b]) => anyOf(a, b)),
  rule(g`${color}, ${color}, or ${color}`, (a, b, c): Predicate => ({ kind: "any", of: [a, b, c] })),
  rule(
    g`${color}, ${color}, ${color}, or ${color}`,
    (a, b, c, d): Predicate => ({ kind: "any", of: [a, b, c, d] }),
  ),
  rule(g`${negative} or ${negative}`, anyOf),
  rule(g`${negative} or ${subtype}`, anyOf),
);

/** "green and/or blue": either of two colors, of several things each of its own. */
export const eitherColor: Parser<Predicate> = rule(g`${color} and/or ${color}`, anyOf);

/** A word or two words with "or" in front of a noun; several negative ones are separated by commas. */
export const adjective: Parser<Predicate> = memo(either(one, alternatives));

/** "nonartifact," before another negative adjective. */
export const negativeComma: Parser<Predicate> = map(g`${negative},`, ([value]) => value);
