import type { Cost, CostKeyword, Effect, Modification } from "@spellroom/card-language";
import { keywordWords } from "@spellroom/card-language";
import { either, map, type Parser, seq, token } from "../../parse/parser.ts";
import { g, phrase, rule, said } from "../../parse/template.ts";
import type { Sem } from "../../scope.ts";
import { Unresolved } from "../../unresolved.ts";
import { subjectSelection } from "../reference/selection.ts";

/** Keywords of cards in a graveyard that may cost what the card itself does. */
const KEYWORDS = [
  "flashback",
  "scavenge",
  "unearth",
  "embalm",
  "eternalize",
] as const satisfies CostKeyword[];

type Mods = Sem<readonly Modification[]>;

const whose: Parser<Sem<Cost>> = either<Sem<Cost>>(
  phrase(g`its`, () => ({ kind: "ownManaCost" })),
  phrase(g`that card's`, (c) => c.say({ kind: "ownManaCost" as const }, { variant: 1 })),
);

/** "flashback until end of turn. The flashback cost is equal to its mana cost": what stands in between is read by `between`. */
function atOwnCost<T>(between: Parser<T>): Parser<readonly [Mods, T]> {
  return either(
    ...KEYWORDS.map((keyword) => {
      const name = said(keywordWords(keyword));
      const [start, end] = [seq(name, between), g`. the ${name} cost is equal to ${whose} mana cost`];
      return map(seq(start, end), ([[, value], [, cost]]): readonly [Mods, T] => [
        (c) => [{ kind: "gainAbility", ability: { kind: "keyword", keyword, cost: [cost(c)] } }],
        value,
      ]);
    }),
  );
}

/** "scavenge. The scavenge cost is equal to its mana cost" */
export const keywordAtOwnCost: Parser<Mods> = map(atOwnCost(g``), ([mods]) => mods);

const gains: Parser<string> = token(({ lower }) =>
  lower === "gain" || lower === "gains" ? lower : undefined,
);

/** "Target sorcery card in your graveyard gains flashback until end of turn. The flashback cost is equal to its mana cost." */
export const gainsAtOwnCost: Parser<Sem<readonly Effect[]>> = rule(
  g`${subjectSelection} ${gains} ${atOwnCost(g`until end of turn`)}`,
  (subject, verb, [modifications]) =>
    (c) => {
      const what = subject(c);
      const many = what.kind === "ref" ? c.isPlural(what.ref) : c.wording.get(what)?.each !== "each";
      if (many || verb !== "gains") throw new Unresolved("the cost", "of several cards by one name");
      return [{ kind: "modify", what, modifications: modifications(c), duration: "endOfTurn" }];
    },
);
