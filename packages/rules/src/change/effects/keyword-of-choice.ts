import type { KeywordAbility, Modification } from "@spellroom/card-language";
import { isManaType } from "../../query/symbols/mask.ts";
import { pickWord } from "./ask.ts";
import type { Run } from "./run.ts";

type OfChoice = Extract<Modification, { kind: "gainKeywordOfChoice" }>;

/** One keyword ability of several, chosen on resolution (CR 608.2d); undefined while the question is open. */
export function keywordOfChoice(run: Run, one: OfChoice, at: number): Modification | undefined {
  const words = one.of.map(wordFor);
  const key = words.every(isManaType) ? "chooseColor" : "chooseOption";
  const word = pickWord(run, `keyword:${at}`, run.controller, { key }, words);
  const ability = one.of.find((option) => wordFor(option) === word);
  return ability ? { kind: "gainAbility", ability } : undefined;
}

/** What distinguishes an ability from others: for protection its quality ("the color of your choice"), else its keyword. */
function wordFor(ability: KeywordAbility): string {
  if (ability.keyword !== "protection" && ability.keyword !== "hexproofFrom") return ability.keyword;
  const { from } = ability;
  if (from.kind !== "filter") return ability.keyword;
  const [quality, ...more] = from.filter.of;
  if (more.length > 0) return ability.keyword;
  if (quality?.kind === "color") return quality.color;
  return quality?.kind === "type" ? quality.type : ability.keyword;
}
