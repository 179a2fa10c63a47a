import type { Cost, PlayerRef, RuleEffect } from "@spellroom/card-language";
import { costAction, type Described, nounPhrase } from "../grammar/forward.ts";
import { manaRun } from "../grammar/mana.ts";
import { ownSpell, spellsOf } from "../grammar/reference/spells.ts";
import { either, map, type Parser } from "../parse/parser.ts";
import { g, phrase, rule } from "../parse/template.ts";
import type { Scope, Sem } from "../scope.ts";
import { Unresolved } from "../unresolved.ts";

const YOU: PlayerRef = { kind: "you" };

type Flash = Extract<RuleEffect, { kind: "mayCastAsThoughFlash" }>;

function own(c: Scope): Flash {
  return { kind: "mayCastAsThoughFlash", who: YOU, what: ownSpell(c) };
}

function ofSpells(who: PlayerRef, np: Described): Flash {
  return { kind: "mayCastAsThoughFlash", who, what: spellsOf(np) };
}

/** What is paid for it: so much more mana, or something else to do. */
const additional: Parser<Sem<readonly Cost[]>> = either<Sem<readonly Cost[]>>(
  map(g`pay ${manaRun} more to cast it`, ([mana]) => () => [{ kind: "mana", mana }]),
  rule(g`${costAction} as an additional cost to cast it`, (cost) => (c) => {
    const paid = cost(c);
    if (paid.some(({ kind }) => kind === "mana")) throw new Unresolved("flash", "for mana said otherwise");
    return paid;
  }),
);

/** When a card may be cast though its types say otherwise (CR 601.3b, 702.8a). */
export const asThoughFlash: Parser<Sem<RuleEffect>> = either<Sem<RuleEffect>>(
  phrase(g`you may cast ~ as though it had flash`, own),
  rule(g`you may cast ~ as though it had flash if you ${additional}`, (cost) => (c) => ({
    ...own(c),
    additional: cost(c),
  })),
  phrase(
    g`you may cast ~ as though it had flash . if you cast it any time a sorcery couldn't have been cast, the controller of the permanent it becomes sacrifices it at the beginning of the next cleanup step`,
    (c: Scope) => ({ ...own(c), sacrificed: true as const }),
  ),
  rule(g`you may cast ${nounPhrase} as though they had flash`, (np) => (c) => ofSpells(YOU, np(c))),
  rule(
    g`any player may cast ${nounPhrase} as though they had flash`,
    (np) => (c) => ofSpells({ kind: "allPlayers" }, np(c)),
  ),
);
