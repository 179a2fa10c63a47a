import type { Condition } from "../condition.ts";
import type { Filter } from "../filter.ts";
import type { TargetClause } from "../target-clause.ts";
import type { TargetKind } from "../target-kind.ts";
import type { FrenchContext } from "./context.ts";
import { alternatives, type Gender, type Nominal, type Noun, nominal, noun, numberWord } from "./grammar.ts";
import { type Determiner, type NounPhrase, phrase } from "./noun-phrase.ts";
import { countDeterminer, totalWords } from "./selection.ts";
import { participle } from "./verbs.ts";
import { OPPONENT, PERMANENT, PLAYER } from "./vocabulary.ts";

/** « cette cible »: a permanent or a player. */
const TARGET = noun("cible", "f");

/** The first mention of a target clause (CR 115.1): « la créature ciblée que vous contrôlez », « jusqu'à deux terrains ciblés ». */
export function printTarget(clause: TargetClause, p: FrenchContext): Nominal {
  const many = clause.count !== undefined && clause.count.max !== 1;
  const another = (clause.otherThan?.length ?? 0) > 0;
  const kind = kindPhrase(clause.what, clause, another, p);
  p.mention(`target:${clause.id}`, kind.called, many, kind.words.gender);
  return {
    ...kind.words,
    text: `${kind.words.text}${together(clause, kind.words)}${chosenBy(clause, p)}`,
  };
}

interface Kind {
  readonly words: Nominal;
  readonly called: Noun;
}

function determinerOf(clause: TargetClause, another: boolean, p: FrenchContext): Determiner {
  if (clause.count === undefined) return another ? "indefinite" : "definite";
  return countDeterminer(clause.count, p);
}

function kindPhrase(what: TargetKind, clause: TargetClause, another: boolean, p: FrenchContext): Kind {
  const many =
    clause.count !== undefined &&
    clause.count.max !== 1 &&
    !(clause.count.max === "any" && clause.count.min === 1);
  switch (what.kind) {
    case "any":
      return { words: anyTarget(clause, another || what.other === true, p), called: TARGET };
    case "player": {
      const of = what.player === "opponent" ? OPPONENT : PLAYER;
      const than =
        what.player === "notYou"
          ? "vous"
          : typeof what.player === "object"
            ? p.player(what.player.not).text
            : "";
      const more = what.asAnnounced === undefined ? "" : frenchMore(what.asAnnounced);
      const after = [
        ...(than === "" ? [] : [{ rank: 5 as const, words: () => `autre que ${than}` }]),
        ...(more === "" ? [] : [{ rank: 6 as const, words: () => more }]),
      ];
      const np = { heads: [of], other: another, adjectives: [], after, called: of };
      return {
        words: phrase(np, { determiner: determinerOf(clause, another, p), many, targeted: true }),
        called: PLAYER,
      };
    }
    case "object": {
      const np =
        clause.together === "sameOwner" && inGraveyards(clause)
          ? { ...p.noun(what.filter), zone: () => oneGraveyard(what.filter) }
          : p.noun(what.filter);
      const other = another || np.other;
      const style = { determiner: determinerOf(clause, other, p), many, targeted: true, other, zone: p.zone };
      if (!many) for (const head of np.heads) p.referents.mentionCardOf(head);
      return { words: phrase(withTotal(np, clause, p), style), called: np.called };
    }
    case "either":
      return either(what.of, clause, another, p);
  }
}

function either(of: readonly TargetKind[], clause: TargetClause, another: boolean, p: FrenchContext): Kind {
  const kinds = of.map((one) => kindPhrase(one, clause, another, p));
  const nouns = new Set(kinds.map((one) => one.called));
  const [first] = nouns;
  const called =
    nouns.size === 1 && first !== undefined
      ? first
      : nouns.has(PLAYER) || nouns.has(TARGET)
        ? TARGET
        : PERMANENT;
  const gender: Gender = kinds.every(({ words }) => words.gender === "f") ? "f" : "m";
  const plural = kinds.some(({ words }) => words.plural);
  const texts = kinds.map(({ words }, index) =>
    clause.count !== undefined && index > 0 ? withoutNumber(words.text, clause, p) : words.text,
  );
  return { words: nominal(alternatives(texts, plural ? "et/ou" : "ou"), gender, plural), called };
}

/** Further alternatives of a counted target don't repeat the number. */
function withoutNumber(text: string, clause: TargetClause, p: FrenchContext): string {
  const determiner = clause.count === undefined ? "none" : countDeterminer(clause.count, p);
  if (typeof determiner !== "object") return text;
  for (const gender of ["f", "m"] as const) {
    const number = `${determiner.number(gender)} `;
    if (text.startsWith(number)) return text.slice(number.length);
  }
  return text;
}

function anyTarget(clause: TargetClause, another: boolean, p: FrenchContext): Nominal {
  if (clause.count === undefined && clause.otherThan?.length === 2)
    return nominal("n'importe quelle troisième cible", "f");
  if (clause.count === undefined)
    return nominal(another ? "n'importe quelle autre cible" : "n'importe quelle cible", "f");
  const many = clause.count.max !== 1;
  const determiner = countDeterminer(clause.count, p);
  const number = typeof determiner === "object" ? determiner.number("f") : "";
  return nominal(
    `${number} ${another ? (many ? "autres " : "autre ") : ""}cible${many ? "s" : ""}`,
    "f",
    many,
  );
}

/** Cards of one graveyard have one owner. */
function inGraveyards({ what }: TargetClause): boolean {
  return what.kind === "object" && what.filter.zones?.join() === "graveyard";
}

function oneGraveyard({ of }: Filter): string {
  const isOpponents = of.some((one) => one.kind === "owner" && one.player.kind === "opponents");
  return isOpponents ? "du cimetière d'un adversaire" : "d'un même cimetière";
}

function together(clause: TargetClause, of: Nominal): string {
  const { together: condition } = clause;
  switch (condition) {
    case undefined:
      return "";
    case "sameController":
      return ` ${participle("contrôler")(of)} par le même joueur`;
    case "differentControllers":
      return ` ${participle("contrôler")(of)} par des joueurs différents`;
    case "sameOwner":
      return inGraveyards(clause) ? "" : ` ${participle("posséder")(of)} par le même joueur`;
    case "differentNames":
      return " de noms différents";
    default:
      return "";
  }
}

/** « dont la valeur de mana totale est inférieure ou égale à 3 », before the cards' zone. */
function withTotal(np: NounPhrase, { together: condition }: TargetClause, p: FrenchContext): NounPhrase {
  if (typeof condition !== "object") return np;
  const { totalAtMost } = condition;
  const rank = np.zone === undefined ? LAST : BEFORE_ZONE;
  return { ...np, after: [...np.after, { rank, words: () => totalWords(totalAtMost, p) }] };
}

const BEFORE_ZONE = 2;
const LAST = 9;

function chosenBy({ chooser }: TargetClause, p: FrenchContext): string {
  if (chooser === undefined) return "";
  const who = p.player(chooser);
  return who.you === true
    ? " de votre choix"
    : who.pronoun === true
      ? " de son choix"
      : ` au choix de ${who.text}`;
}

/** « qui avait plus de cartes en main que vous au moment où vous avez activé cette capacité ». */
function frenchMore(condition: Condition): string {
  const { left, right } = condition.kind === "compare" ? condition : { left: 0, right: 0 };
  const by =
    typeof right === "object" && right.kind === "sum" && typeof right.of[1] === "number" ? right.of[1] : 1;
  const kind = typeof left === "object" ? left.kind : "count";
  const what = kind === "cardsIn" ? "avait en main" : kind === "life" ? "avait" : "contrôlait";
  const noun = kind === "cardsIn" ? "cartes" : kind === "life" ? "points de vie" : "créatures";
  const number = by > 1 ? `au moins ${numberWord(by, "f")} ${noun} de plus` : `plus de ${noun}`;
  return `qui ${what} ${number} que vous au moment où vous avez activé cette capacité`;
}
