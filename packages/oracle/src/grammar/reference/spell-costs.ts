import type { PlayerRef, RuleEffect } from "@spellroom/card-language";
import { either, type Parser } from "../../parse/parser.ts";
import { g, phrase, rule } from "../../parse/template.ts";
import type { Sem } from "../../scope.ts";
import { Unresolved } from "../../unresolved.ts";
import { nounPhrase } from "../forward.ts";
import { manaRun } from "../mana.ts";
import { spellsToPay } from "./spells.ts";

const YOU: PlayerRef = { kind: "you" };
const OPPONENTS: PlayerRef = { kind: "opponents" };
const ALL: PlayerRef = { kind: "allPlayers" };

const caster: Parser<PlayerRef> = either<PlayerRef>(
  phrase(g`you cast`, YOU),
  phrase(g`your opponents cast`, OPPONENTS),
  phrase(g``, ALL),
);

/** "{2}": generic mana only. */
export const genericMana: Parser<number> = onlyGeneric();

function onlyGeneric(): Parser<number> {
  return (input, at) =>
    manaRun(input, at).flatMap(({ value: mana, end }) =>
      mana.length === 1 && mana[0] !== undefined && /^\d+$/.test(mana[0])
        ? [{ value: Number(mana[0]), end }]
        : [],
    );
}

/** "Creature spells you cast cost {1} less to cast." */
export const spellCosts: Parser<Sem<RuleEffect>> = either<Sem<RuleEffect>>(
  rule(g`${nounPhrase} ${caster} cost ${genericMana} less to cast`, (np, who, less) => (c) => ({
    kind: "costChange",
    spells: spellsToPay(np)(c),
    who,
    less,
  })),
  rule(g`${nounPhrase} ${caster} cost ${genericMana} more to cast`, (np, who, more) => (c) => ({
    kind: "costChange",
    spells: spellsToPay(np)(c),
    who,
    more,
  })),
  rule(g`${nounPhrase} ${caster} cost ${manaRun} more to cast`, (np, who, moreMana) => (c) => ({
    kind: "costChange",
    spells: spellsToPay(np)(c),
    who,
    moreMana: colored(moreMana),
  })),
  rule(g`${nounPhrase} ${caster} cost ${manaRun} less to cast`, (np, who, lessMana) => (c) => ({
    kind: "costChange",
    spells: spellsToPay(np)(c),
    who,
    lessMana: colored(lessMana),
  })),
);

/** Generic mana alone is said as a number. */
export function colored<T extends readonly string[]>(mana: T): T {
  if (mana.some((one) => one === "X") || (mana.length === 1 && /^\d+$/.test(mana[0] ?? "")))
    throw new Unresolved("cost", "of generic mana");
  return mana;
}
