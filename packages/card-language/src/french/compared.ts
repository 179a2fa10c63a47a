import type { AmountExpressionOf } from "../amount.ts";
import type { Condition } from "../condition.ts";
import type { Filter } from "../filter.ts";
import { happened, present } from "./clause.ts";
import type { FrenchContext } from "./context.ts";
import { type Bound, controlled } from "./existence.ts";
import { nominal, numberWord, YOU } from "./grammar.ts";
import { WHEN } from "./happened.ts";
import { genderOf, manyOf } from "./noun-phrase.ts";
import { anyPlayer } from "./reference.ts";
import { conjugate, not, participle, vp } from "./verbs.ts";

type CompareCondition = Extract<Condition, { kind: "compare" }>;
type Compared = CompareCondition["left"];

/** « un adversaire est empoisonné »: one who has any poison counters. */
export function poisoned(
  { counter, of }: AmountExpressionOf<"playerCounters">,
  bound: Bound | undefined,
  p: FrenchContext,
): string | undefined {
  if (counter !== "poison" || (bound?.kind !== "some" && bound?.kind !== "none")) return undefined;
  const who = anyPlayer(of, p);
  const is = vp("être", undefined, participle("empoisonner")(who.you === true ? nominal("", "m") : who));
  return present(who, bound.kind === "none" ? not(is) : is);
}

/** « un adversaire a perdu au moins 3 points de vie ce tour-ci » */
export function lifeChanged(
  { event, when }: AmountExpressionOf<"happened">,
  least: string,
  p: FrenchContext,
): string | undefined {
  if (event.kind !== "gainsLife" && event.kind !== "losesLife") return undefined;
  const verb = event.kind === "gainsLife" ? "gagner" : "perdre";
  return happened(anyPlayer(event.who, p), vp(verb, `au moins ${least} points de vie`, WHEN[when]));
}

/** « au moins quatre manas ont été dépensés pour le lancer », « aucun mana n'a été dépensé pour le lancer » */
export function manaSpentWords(
  amount: AmountExpressionOf<"manaSpent">,
  bound: Bound | undefined,
  p: FrenchContext,
): string | undefined {
  if (bound === undefined || bound.kind === "some") return undefined;
  if (bound.kind !== "none" && typeof bound.number !== "number") return undefined;
  const spell = p.object(amount.of ?? { kind: "this" });
  const cast = `pour ${conjugate(vp("lancer", spell), "infinitive", YOU)}`;
  if (bound.kind === "none") return `aucun mana n'a été dépensé ${cast}`;
  const lead = { atLeast: "au moins", atMost: "au plus", exactly: "exactement" }[bound.kind];
  if (bound.number === 1) return `${lead} un mana a été dépensé ${cast}`;
  return `${lead} ${numberWord(Number(bound.number))} manas ont été dépensés ${cast}`;
}

/** « contrôle plus de terrains que vous », « contrôle au moins deux terrains de plus que vous ». */
export function comparedNumbers(
  left: Filter,
  compare: CompareCondition["compare"],
  right: Compared,
  p: FrenchContext,
): string | undefined {
  const mine = controlled(left);
  const { count, more } = countAndMore(right);
  if (mine.player === undefined || count === undefined) return undefined;
  const theirs = controlled(count);
  if (theirs.player === undefined || JSON.stringify(theirs.rest) !== JSON.stringify(mine.rest))
    return undefined;
  const things = manyOf(p.noun(mine.rest), "none");
  const than = anyPlayer(theirs.player, p).text;
  const least = compare === ">" ? more + 1 : more;
  if (compare !== ">" && compare !== ">=") return undefined;
  const said =
    least === 0
      ? `au moins autant de ${things} que ${than}`
      : least === 1
        ? `plus de ${things} que ${than}`
        : `au moins ${numberWord(least, genderOf(p.noun(mine.rest)))} ${things} de plus que ${than}`;
  return present(anyPlayer(mine.player, p), vp("contrôler", said));
}

/** What is counted, and how many more than that. */
function countAndMore(of: Compared): { readonly count: Filter | undefined; readonly more: number } {
  if (typeof of === "number") return { count: undefined, more: 0 };
  if (of.kind === "count") return { count: of.filter, more: 0 };
  if (of.kind !== "sum" || of.of.length !== 2) return { count: undefined, more: 0 };
  const [first, more] = of.of;
  if (typeof first !== "object" || first.kind !== "count" || typeof more !== "number")
    return { count: undefined, more: 0 };
  return { count: first.filter, more };
}
