import type { Amount } from "../amount.ts";
import type { ChoiceKind, Effect } from "../effect.ts";
import type { Filter } from "../filter.ts";
import type { PlayerRef } from "../reference.ts";
import type { Selection } from "../selection.ts";
import { CARDS, measure, unit } from "./amount.ts";
import { type Piece, piece, playerClause, sentence } from "./clause.ts";
import type { PrintContext } from "./context.ts";
import { NotPrintable } from "./not-printable.ts";
import { bare, indefinite, manyOf } from "./noun-phrase.ts";
import { areMany, nounOfSelection } from "./selection.ts";
import { countWord } from "./target.ts";
import { COLOR_WORDS } from "./vocabulary.ts";
import { capitalise, listOf } from "./words.ts";

type CardEffect = Extract<
  Effect,
  {
    kind:
      | "draw"
      | "discard"
      | "mill"
      | "scry"
      | "surveil"
      | "search"
      | "shuffle"
      | "look"
      | "reveal"
      | "revealUntil"
      | "select"
      | "bindAmount"
      | "choose"
      | "separatePiles";
  }
>;

/** Drawing, discarding, looking, searching, choosing. */
export function printCardEffect(effect: CardEffect, p: PrintContext): Piece {
  switch (effect.kind) {
    case "draw":
    case "mill":
      return cards(effect, p);
    case "discard":
      return discard(effect, p);
    case "scry":
    case "surveil":
      return piece(
        playerClause(effect.who, p, () => ({ verb: `${effect.kind} ${plainNumber(effect.amount, p)}` })),
      );
    case "search":
      return search(effect, p);
    case "shuffle":
      return shuffle(effect.who, p, p.say(effect).variant === 1);
    case "look":
      return look(effect, p);
    case "reveal":
      return reveal(effect, p);
    case "revealUntil":
      return revealUntil(effect, p);
    case "select": {
      const text = p.selection(effect.what);
      const verb =
        effect.what.kind === "choose" && effect.what.by.kind !== "you" ? effect.what.by : undefined;
      p.mention(`bound:${effect.bind}`, nounOfSelection(effect.what, p), areMany(effect.what, p));
      return piece(playerClause(verb ?? { kind: "you" }, p, () => ({ verb: `choose ${text}` })));
    }
    case "choose":
      return choose(effect, p);
    case "bindAmount":
    case "separatePiles":
      throw new NotPrintable(`effect ${effect.kind}`);
  }
}

export function plainNumber(amount: Amount, p: PrintContext): string {
  if (typeof amount === "number") return String(amount);
  if (amount.kind === "x") return "X";
  p.whereX = p.value(amount);
  return "X";
}

function cards(effect: Extract<CardEffect, { kind: "draw" | "mill" }>, p: PrintContext): Piece {
  const clause = playerClause(effect.who, p, () => {
    const said = measure(effect.amount, CARDS, p);
    const text = said.text.replace(/^a number of cards$/, "cards");
    return { verb: `${effect.kind} ${text}`, after: said.suffix };
  });
  if (effect.bind !== undefined) p.mention(`bound:${effect.bind}`, "card", effect.amount !== 1);
  return piece(clause);
}

function discard(effect: Extract<CardEffect, { kind: "discard" }>, p: PrintContext): Piece {
  const { amount, filter } = effect;
  if (effect.chooser !== undefined) return chosenDiscard(effect, p);
  const clause = playerClause(effect.who, p, () => {
    if (amount === "hand") {
      if (p.say(effect).variant === 2)
        return { verb: `discard all the cards in ${effect.who.kind === "you" ? "your" : "their"} hand` };
      return {
        verb: `discard ${effect.who.kind === "you" ? "your" : "their"} hand${p.say(effect).variant === 1 ? "s" : ""}`,
      };
    }
    const noun = filter === undefined ? CARDS : cardUnit(filter, p);
    const said = measure(amount, noun, p);
    const random = effect.random === true ? " at random" : "";
    return {
      verb: `discard ${said.text.replace(/^a number of cards$/, "cards")}${random}`,
      after: said.suffix,
    };
  });
  if (effect.bind !== undefined) p.mention(`bound:${effect.bind}`, "card", amount !== 1);
  return piece(clause);
}

function cardUnit(filter: Parameters<PrintContext["noun"]>[0], p: PrintContext): ReturnType<typeof unit> {
  const np = p.noun(filter.zones === undefined ? cardsOf(filter, p) : filter);
  return unit(bare(np, { zone: "none" }), manyOf(np, "none"));
}

function shuffle(who: PlayerRef, p: PrintContext, withLibrary: boolean): Piece {
  return piece(
    playerClause(who, p, () => ({
      verb: withLibrary ? `shuffle ${who.kind === "you" ? "your" : "their"} library` : "shuffle",
    })),
  );
}

/** "search your library for a basic land card" and the words for what was found. */
function search(effect: Extract<CardEffect, { kind: "search" }>, p: PrintContext): Piece {
  const np = p.noun(cardsOf(effect.filter, p));
  const { min, max } = effect.count;
  const one = max === 1;
  const clause = playerClause(effect.who, p, () => {
    const whose = effect.of.kind === "you" ? "your" : p.player(effect.of, "possessive");
    const where = `${whose} ${listOf(effect.zones, effect.zones.length > 2 ? "and/or" : "and/or")}`;
    const found =
      max === "any"
        ? `any number of ${manyOf(np, "none")}`
        : one
          ? min === 0 && p.say(effect).variant === 1
            ? `up to one ${bare(np, { zone: "none" })}`
            : indefinite(np, "none")
          : min === 0
            ? `up to ${countWord(max, p)} ${manyOf(np, "none")}`
            : `${countWord(max, p)} ${manyOf(np, "none")}`;
    const names = effect.differentNames === true ? " with different names" : "";
    return { verb: `search ${where} for ${found}${names}` };
  });
  p.mention(`bound:${effect.bind}`, "card", !one);
  if (effect.reveal !== true) return piece(clause);
  const revealed = p.say(effect).as === "that" ? (one ? "that card" : "those cards") : one ? "it" : "them";
  return piece({ ...clause, after: `${clause.after ?? ""}, reveal ${revealed}`.trim() });
}

function look(effect: Extract<CardEffect, { kind: "look" }>, p: PrintContext): Piece {
  const clause = playerClause(effect.who, p, () => {
    if ("hand" in effect.at) return { verb: `look at ${p.player(effect.at.hand, "possessive")} hand` };
    return { verb: `look at ${p.selection(effect.at)}` };
  });
  bind(effect.bind, effect.at, p);
  return piece(clause);
}

function bind(name: string, what: Selection | { readonly hand: PlayerRef }, p: PrintContext): void {
  if ("hand" in what) p.mention(`bound:${name}`, "card", true);
  else p.mention(`bound:${name}`, nounOfSelection(what, p), areMany(what, p));
}

function reveal(effect: Extract<CardEffect, { kind: "reveal" }>, p: PrintContext): Piece {
  const { what } = effect;
  if ("hand" in what) {
    const clause = playerClause(what.hand, p, () => ({
      verb: `reveal ${what.hand.kind === "you" ? "your" : "their"} hand`,
    }));
    bind(effect.bind, what, p);
    return piece(clause);
  }
  const who: PlayerRef =
    what.kind === "top" ? { ...what.of } : what.kind === "choose" ? { ...what.by } : { kind: "you" };
  const clause = playerClause(who, p, () => ({ verb: `reveal ${p.selection(what)}` }));
  bind(effect.bind, what, p);
  return piece(clause);
}

function revealUntil(effect: Extract<CardEffect, { kind: "revealUntil" }>, p: PrintContext): Piece {
  const verb = effect.exile === true ? "exile" : "reveal";
  const np = p.noun(cardsOf(effect.filter, p));
  const clause = playerClause(effect.who, p, () => {
    const whose = effect.who.kind === "you" ? "your" : "their";
    const they = effect.who.kind === "you" ? "you" : "they";
    const found =
      effect.count === 1 ? indefinite(np, "none") : `${countWord(effect.count, p)} ${manyOf(np, "none")}`;
    return { verb: `${verb} cards from the top of ${whose} library until ${they} ${verb} ${found}` };
  });
  p.mention(`bound:${effect.rest}`, "card", true);
  p.mention(`bound:${effect.bind}`, "card", effect.count !== 1);
  return piece(clause);
}

function choose(effect: Extract<CardEffect, { kind: "choose" }>, p: PrintContext): Piece {
  const secretly = effect.secretly === true ? "secretly " : "";
  const clause = playerClause(effect.who, p, () => ({
    verb: `${secretly}choose ${printChoiceKind(effect.what, p)}`,
  }));
  return effect.secretly === true && clause.subject === undefined
    ? sentence(`${secretly}choose ${printChoiceKind(effect.what, p)}`)
    : piece(clause);
}

/** "a color", "a creature type", "an opponent", "a nonland card name". */
export function printChoiceKind(what: ChoiceKind, p: PrintContext): string {
  switch (what.kind) {
    case "color":
      return what.among === undefined
        ? "a color"
        : listOf(
            what.among.map((color) => COLOR_WORDS[color]),
            "or",
          );
    case "creatureType":
      return "a creature type";
    case "basicLandType":
      return "a basic land type";
    case "cardType":
      return what.among === undefined ? "a card type" : listOf(what.among, "or");
    case "cardName":
      if (what.filter === undefined) return "a card name";
      return `${indefinite(p.noun(cardsOf(what.filter, p)), "none")} name`;
    case "player":
      return what.among === "opponent" ? "an opponent" : "a player";
    case "number":
      return `a number between ${what.min} and ${what.max}`;
    case "word":
      return listOf(what.among, "or");
  }
}

/** "You choose a nonland card from it. That player discards that card.": from a hand revealed before. */
function chosenDiscard(effect: Extract<CardEffect, { kind: "discard" }>, p: PrintContext): Piece {
  if (effect.chooser?.kind !== "you" || effect.amount !== 1 || effect.random === true) {
    throw new NotPrintable("effect discard", "chosen in such a way");
  }
  const filter = effect.filter ?? { zones: ["hand"], of: [] };
  const np = p.noun(filter);
  const after = np.after.map((one) => one.one).join(" ");
  const card = indefinite({ ...np, after: [] }, "none");
  const from = p.say(effect).variant === 1 ? [card, after, "from it"] : [card, "from it", after];
  return sentence(`you choose ${from.filter((part) => part !== "").join(" ")}`, [
    `${capitalise(p.player(effect.who, "subject"))} discards that card.`,
  ]);
}

/** A description of cards that has no zone of its own. */
function cardsOf(filter: Filter, p: PrintContext): Filter {
  const cards: Filter = { ...filter, zones: ["library"] };
  p.sayAs(cards, filter);
  return cards;
}
