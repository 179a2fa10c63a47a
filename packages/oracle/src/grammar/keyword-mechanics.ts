import type { Filter, KeywordAbility } from "@spellroom/card-language";
import { either, type Parser } from "../parse/parser.ts";
import { g, phrase, rule } from "../parse/template.ts";
import type { Sem } from "../scope.ts";
import { Unresolved } from "../unresolved.ts";
import { type Described, nounPhrase } from "./forward.ts";
import { manaRun } from "./mana.ts";
import { pluralNumber } from "./numbers.ts";
import { subtypeWord } from "./vocabulary.ts";

/** What is exiled in crafting: permanents and cards alike, so the text names no zone (CR 702.167b). */
function materials(np: Described, many: boolean): Filter {
  if (np.filter.zones !== undefined || np.many !== many)
    throw new Unresolved("craft", "with other materials");
  return np.filter;
}

type Gift = Extract<KeywordAbility, { keyword: "gift" }>["what"];

function gift(what: Gift): Sem<readonly KeywordAbility[]> {
  return () => [{ kind: "keyword", keyword: "gift", what }];
}

/** Keywords with rules of their own: "craft with artifact {2}{W}". */
export const mechanicKeywords: Parser<Sem<readonly KeywordAbility[]>> = either<
  Sem<readonly KeywordAbility[]>
>(
  rule(g`${subtypeWord} offering`, ({ value: subtype }) => () => [
    { kind: "keyword", keyword: "offering", what: { of: [{ kind: "subtype", subtype }] } },
  ]),
  phrase(g`gift a card`, gift("card")),
  phrase(g`gift a Food`, gift("Food")),
  phrase(g`gift a Treasure`, gift("Treasure")),
  phrase(g`gift a tapped Fish`, gift("tappedFish")),
  rule(g`bands with other ${nounPhrase}`, (np) => (c) => {
    const described = np(c);
    if (described.filter.zones !== undefined || !described.many)
      throw new Unresolved("bands with other", "things of another kind");
    return [{ kind: "keyword", keyword: "bandsWithOther", what: described.filter }];
  }),
  rule(g`craft with ${nounPhrase} ${manaRun}`, (np, mana) => (c) => [
    { kind: "keyword", keyword: "craft", with: materials(np(c), false), cost: [{ kind: "mana", mana }] },
  ]),
  rule(g`craft with ${pluralNumber} ${nounPhrase} ${manaRun}`, (count, np, mana) => (c) => [
    {
      kind: "keyword",
      keyword: "craft",
      with: materials(np(c), true),
      count,
      cost: [{ kind: "mana", mana }],
    },
  ]),
);
