import type { Ability } from "@spellroom/card-language";
import { manaRun } from "../grammar/mana.ts";
import { complete, Input } from "../parse/parser.ts";
import { tokenise } from "../parse/token.ts";
import type { Scope, Sem } from "../scope.ts";
import { combinations } from "./level.ts";
import { abilityLine } from "./line.ts";

const BAR = /^((?:\{[^}]+\})+): Level (\d+)(?: — |\n)(.+)$/s;

/** "{1}{R}: Level 2", with the abilities of its section on the same line or on those that follow (CR 716.2). */
export function classLevelReadings(text: string): readonly Sem<readonly Ability[]>[] {
  const [, symbols = "", number, rest] = BAR.exec(text) ?? [];
  const [mana] = complete(manaRun, new Input(tokenise(symbols)));
  if (number === undefined || rest === undefined || mana === undefined) return [];
  const dash = text.includes(`Level ${number} — `);
  const read = rest.split("\n").map((line) => complete(abilityLine, new Input(tokenise(line))));
  return combinations(read).map((list) => (c: Scope): readonly Ability[] => {
    const abilities = list.flatMap((sem) => sem(c.quoted()));
    const level: Ability = {
      kind: "keyword",
      keyword: "classLevel",
      level: Number(number),
      cost: [{ kind: "mana", mana }],
      abilities,
    };
    return [dash ? c.say(level, { variant: 1 }) : level];
  });
}
