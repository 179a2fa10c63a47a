import type { Filter } from "../filter.ts";
import * as fr from "../french/phrases.ts";
import { cardsOf } from "../print/cards-of.ts";
import { type Piece, piece, playerClause } from "../print/clause.ts";
import type { PrintContext } from "../print/context.ts";
import { eitherCard } from "../print/either-card.ts";
import { isHeadPredicate } from "../print/noun-head.ts";
import { bare, indefinite, manyOf } from "../print/noun-phrase.ts";
import { countWord } from "../print/target.ts";
import { listOf } from "../print/words.ts";
import { playerRef } from "../reference.ts";
import { binding, flag, some, variant, zones } from "../schema/basic.ts";
import { filter, type Node, range } from "../schema/nodes.ts";

export const schema = variant("search", {
  who: playerRef,
  zones,
  of: playerRef,
  filter,
  count: range,
  reveal: flag,
  differentNames: flag,
  /** "For an Island card and a Swamp card": at most one for each of these descriptions, and nothing besides. */
  oneOfEach: some(filter).exactOptional(),
  /** "For all cards": those in a public zone are found; of those in a hidden one, as many as the player wants (CR 701.19b). */
  all: flag,
  /** "library and/or graveyard": the library is searched only if the player wants to. */
  libraryOptional: flag,
  /** Whether a library was searched, and by whom: "if you search your library this way", "each player who searched ...". */
  searched: binding.exactOptional(),
  bind: binding,
});
export interface SearchEffect extends Node<typeof schema> {}

/** "search your library for a basic land card" and the words for what was found. */
export function english(effect: SearchEffect, p: PrintContext): Piece {
  const either = eitherCard(effect.filter, p);
  const np = p.noun(either === undefined ? cardsOf(effect.filter, p) : { zones: ["library"], of: [] });
  const { min, max } = effect.count;
  const one = max === 1;
  const clause = playerClause(effect.who, p, () => {
    const whose = effect.of.kind === "you" ? "your" : p.player(effect.of, "possessive");
    const where = `${whose} ${listOf(effect.zones, effect.libraryOptional === true ? "and/or" : "and")}`;
    const found =
      effect.oneOfEach !== undefined
        ? listOf(
            effect.oneOfEach.map((wanted) => indefinite(p.noun(cardsOf(wanted, p)), "none")),
            "and",
          )
        : effect.all === true
          ? `all ${manyOf(np, "none")}`
          : max === "any"
            ? `any number of ${manyOf(np, "none")}`
            : one
              ? min === 0 && p.say(effect).variant === 1
                ? `up to one ${bare(np, { zone: "none" })}`
                : (either ?? indefinite(np, "none"))
              : min === 0
                ? `up to ${countWord(max, p)} ${eitherKind(effect.filter, p) ?? manyOf(np, "none")}`
                : `${countWord(max, p)} ${manyOf(np, "none")}`;
    const names = effect.differentNames === true ? " with different names" : "";
    return { verb: `search ${where} for ${found}${names}` };
  });
  p.mention(`bound:${effect.bind}`, "card", !one);
  if (effect.reveal !== true) return piece(clause);
  const revealed = p.say(effect).as === "that" ? (one ? "that card" : "those cards") : one ? "it" : "them";
  if (p.say(effect).as === "full")
    return piece({ ...clause, after: `${clause.after ?? ""} and reveal ${revealed}`.trim() });
  return piece({ ...clause, after: `${clause.after ?? ""}, reveal ${revealed}`.trim() });
}

/** "basic land cards and/or Gate cards" */
function eitherKind(wanted: Filter, p: PrintContext): string | undefined {
  const [any] = wanted.of;
  const { variant } = p.say(wanted);
  if (any?.kind !== "any" || (variant !== 13 && (variant !== undefined || isHeadPredicate(any))))
    return undefined;
  const cards = any.of.map((one) => {
    const filter: Filter = { of: one.kind === "all" ? one.of : [one] };
    p.sayAs(filter, one);
    return manyOf(p.noun(cardsOf(filter, p)), "none");
  });
  return listOf(cards, "and/or");
}

export function french(effect: SearchEffect, p: fr.FrenchContext): fr.Piece {
  const np = { ...p.noun({ ...effect.filter, zones: ["library"] }), zone: () => "" };
  const { max } = effect.count;
  const one = max === 1;
  const clause = fr.playerClause(effect.who, p, () => {
    const whose = p.player(effect.of);
    const where = frenchPlaces(effect, whose);
    const every = fr.phrase(np, { determiner: "all", many: true, zone: "none" }).text;
    const found =
      effect.oneOfEach !== undefined
        ? { text: frenchOfEach(effect.oneOfEach, p) }
        : effect.all === true
          ? { text: every }
          : one
            ? fr.oneOrOther(effect.filter, np, p)
            : fr.counted(np, effect.count, p);
    const names = effect.differentNames === true ? " de noms différents" : "";
    return { verb: fr.vp("chercher", undefined, `${where} ${found.text}${names}`) };
  });
  p.mentionOwner(effect.bind, effect.of);
  p.mention(`bound:${effect.bind}`, fr.CARD, !one);
  if (effect.reveal !== true) return fr.piece(clause);
  const found = fr.pronounFor({ gender: "f", plural: !one });
  return fr.piece({ ...clause, verbs: [...clause.verbs, fr.vp("révéler", found)], conjunction: "," });
}

/** « dans votre bibliothèque », « dans le cimetière, la main et la bibliothèque de l'adversaire ciblé » */
function frenchPlaces({ zones, libraryOptional }: SearchEffect, whose: fr.Nominal): string {
  const conjunction = libraryOptional === true ? "et/ou" : "et";
  if (zones.length === 1 || libraryOptional === true || whose.you === true || whose.pronoun === true)
    return fr.listOf(
      zones.map((zone) => `dans ${fr.possessed(fr.ZONES[zone], whose).text}`),
      conjunction,
    );
  const places = zones.map((zone) => fr.definite(fr.ZONES[zone]).text);
  return `dans ${fr.listOf(places, conjunction)} de ${whose.text}`;
}

function frenchOfEach(wanted: readonly Filter[], p: fr.FrenchContext): string {
  const cards = wanted.map(
    (one) => fr.aOrAn({ ...p.noun({ ...one, zones: ["library"] }), zone: () => "" }).text,
  );
  return fr.listOf(cards, "et");
}
