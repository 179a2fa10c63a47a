import { printChoiceKind } from "../choice-kind.ts";
import type { EntersWith } from "../enters-with.ts";
import type { DamageRecipient, EventSubject } from "../event.ts";
import type { ObjectRef, PlayerRef } from "../reference.ts";
import type { NumberChange, Replacement } from "../replacement.ts";
import { printValue } from "./amount.ts";
import type { PrintContext } from "./context.ts";
import { counterWords } from "./counters.ts";
import { printDuration } from "./duration.ts";
import { eventClause, printRecipient } from "./event.ts";
import { eventPlayer } from "./event-player.ts";
import { NotPrintable } from "./not-printable.ts";
import { bare, indefinite, manyOf } from "./noun-phrase.ts";
import { listOf, thirdPerson, withArticle } from "./words.ts";

/** A replacement or prevention effect as a sentence without its full stop (CR 614, 615). */
export function printReplacement(r: Replacement, p: PrintContext): string {
  switch (r.kind) {
    case "enters":
      return enters(r, p);
    case "redirectMove":
      return redirectMove(r, p);
    case "preventDamage":
      return preventDamage(r, p);
    case "changeDamage":
      return changeDamage(r, p);
    case "changeDraw":
      return changeDraw(r, p);
    case "changeCounters":
    case "changeTokens":
    case "changeLifeGain":
    case "changeLifeLoss":
      return changeNumber(r, p);
    case "skip":
      return skip(r, p);
    case "instead":
      return general(r, p);
    case "redirectDamage":
    case "changeMana":
      throw new NotPrintable(`replacement ${r.kind}`);
  }
}

type Enters = Extract<Replacement, { kind: "enters" }>;

function entering(what: EventSubject, p: PrintContext): { readonly subject: string; readonly many: boolean } {
  if (typeof what === "object" && "filter" in what) {
    const np = p.noun(what.filter);
    return {
      subject: p.say(what).each === "each" ? `each ${bare(np)}` : manyOf(np),
      many: p.say(what).each !== "each",
    };
  }
  if (what === "this" && p.it === "this") return { subject: "it", many: false };
  return { subject: p.subject(what), many: false };
}

function enters(r: Enters, p: PrintContext): string {
  const { with: how } = r;
  if (how.choose !== undefined)
    return `as ${p.subject(r.what)} enters, choose ${listOf(
      how.choose.map((one) => printChoiceKind(one, p)),
      "and",
    )}`;
  if (how.copyOf !== undefined) return entersAsCopy(r, how.copyOf, p);
  if (how.payLife !== undefined) {
    const subject = p.subject(r.what);
    return `as ${subject} enters, you may pay ${how.payLife.amount} life. If you don't, it enters tapped`;
  }
  if (how.reveal !== undefined) {
    const subject = p.subject(r.what);
    const card = indefinite(p.noun({ zones: ["hand"], of: how.reveal.filter.of }), "none");
    return `as ${subject} enters, you may reveal ${card} from your hand. If you don't, ${p.say(how).as === "name" ? p.self : "it"} enters tapped`;
  }
  const { subject, many } = entering(r.what, p);
  if (r.optional === true) throw new NotPrintable("replacement enters", "at one's option");
  if (r.unlessPaid !== undefined) throw new NotPrintable("replacement enters", "unless something is paid");
  const unless = r.unless === undefined ? "" : ` unless ${p.condition(r.unless)}`;
  const tapped = how.tapped === true ? " tapped" : "";
  const transformed = how.transformed === true ? " transformed" : "";
  const counters = how.counters === undefined ? "" : entersCounters(how, many, p);
  const modifications = how.modifications === undefined ? "" : entersModified();
  const join = tapped !== "" && counters !== "" && p.say(how).variant === 2 ? " and" : "";
  const text = `${subject} ${many ? "enter" : "enters"}${tapped}${transformed}${join}${counters}${modifications}${unless}`;
  const { whereX } = p;
  p.whereX = undefined;
  return whereX === undefined ? text : `${text}, where X is ${whereX}`;
}

function entersModified(): string {
  throw new NotPrintable("replacement enters", "with modifications");
}

function entersCounters(how: EntersWith, many: boolean, p: PrintContext): string {
  const counters = how.counters ?? [];
  const [only] = counters;
  const on = many ? "them" : "it";
  const additional = many || p.say(how).variant === 1;
  if (
    only !== undefined &&
    counters.length === 1 &&
    typeof only.amount === "object" &&
    only.amount.kind !== "x"
  ) {
    const say = p.say(only.amount);
    if (say.amount === "forEach" || (say.amount === undefined && only.amount.kind === "count")) {
      return ` with ${withArticle(`${additional ? "additional " : ""}${only.counter} counter`)} on ${on} for each ${each(only.amount, p)}`;
    }
    if (say.amount === "equalTo")
      return ` with a number of ${only.counter} counters on ${on} equal to ${printValue(only.amount, p)}`;
  }
  return ` with ${counterWords(counters, p, additional)} on ${on}`;
}

function each(amount: Parameters<typeof printValue>[0], p: PrintContext): string {
  if (typeof amount === "object" && amount.kind === "count") {
    const np = p.noun(amount.filter);
    return indefinite(np)
      .replace(/^(?:an?) /, "")
      .replace(/^another /, "other ");
  }
  if (typeof amount === "object" && amount.kind === "timesKicked") return "time it was kicked";
  if (typeof amount === "object" && amount.kind === "colorsSpent") return "color of mana spent to cast it";
  throw new NotPrintable("replacement enters", "with such a number of counters");
}

function entersAsCopy(r: Enters, copy: NonNullable<EntersWith["copyOf"]>, p: PrintContext): string {
  const subject = p.subject(r.what);
  const np = p.noun(copy.filter);
  const of = p.say(copy).variant === 1 ? indefinite(np) : `any ${bare(np)}`;
  const except = copy.except === undefined ? "" : `, except ${p.phrases.modifications(copy.except, p)}`;
  const tapped = r.with.tapped === true ? " tapped" : "";
  if (copy.optional === true)
    return `you may have ${subject} enter${tapped} as a copy of ${of} on the battlefield${except}`.replace(
      " on the battlefield on the battlefield",
      " on the battlefield",
    );
  return `${subject} enters${tapped} as a copy of ${of} on the battlefield${except}`;
}

type RedirectMove = Extract<Replacement, { kind: "redirectMove" }>;

function redirectMove(r: RedirectMove, p: PrintContext): string {
  if (r.withCounters !== undefined || r.also !== undefined || r.optional === true) {
    throw new NotPrintable("replacement redirectMove", "with more");
  }
  const definite = definiteSubject(r.what);
  if (definite !== undefined) {
    const subject = p.object(definite, "subject");
    return `if ${subject} would ${r.from === "battlefield" ? "die" : "be put into a graveyard"}, ${newPlace(r, "it")} instead`;
  }
  const event = eventClause(
    { kind: "moves", what: r.what, to: r.to, ...(r.from === undefined ? {} : { from: r.from }) },
    p,
  );
  const would = event.predicate
    .replace(/^dies?\b/, "would die")
    .replace(/^is put\b/, "would be put")
    .replace(/^leaves?\b/, "would leave");
  const what = p.say(r).as === "it" ? "it" : ownName(r.what, p);
  const place = newPlace(r, what);
  return `if ${event.subject} ${would}, ${place} instead`;
}

function ownName(what: EventSubject, p: PrintContext): string {
  if (what === "this") return p.self;
  return what === "attached" ? p.object({ kind: what }) : "it";
}

/** "that creature": one object that the text has spoken of. */
function definiteSubject(what: EventSubject): ObjectRef | undefined {
  if (typeof what !== "object" || !("filter" in what) || what.filter.of.length !== 1) return undefined;
  const [only] = what.filter.of;
  return only?.kind === "oneOf" ? only.ref : undefined;
}

function newPlace(r: RedirectMove, what: string): string {
  switch (r.newZone) {
    case "exile":
      return `exile ${what}`;
    case "hand":
      return `return ${what} to its owner's hand`;
    case "library":
      if (r.shuffle === true) {
        const shown = r.reveal === true ? `reveal ${what} and ` : "";
        return `${shown}shuffle ${r.reveal === true ? "it" : what} into its owner's library`;
      }
      return `put ${what} on ${r.position === "bottom" ? "the bottom" : "top"} of its owner's library`;
    default:
      throw new NotPrintable(`replacement redirectMove to ${r.newZone}`);
  }
}

type Prevent = Extract<Replacement, { kind: "preventDamage" }>;

function preventDamage(r: Prevent, p: PrintContext): string {
  if (r.also !== undefined) throw new NotPrintable("replacement preventDamage", "with more");
  if (p.say(r).variant === 1 && p.preventing === undefined)
    return `if damage would be dealt to ${p.object({ kind: "this" })}, prevent that damage`;
  const combat = r.combat === true ? "combat " : r.combat === false ? "noncombat " : "";
  const { preventing } = p;
  const next = preventing?.uses !== undefined || (preventing !== undefined && r.amount !== undefined);
  const amount =
    r.amount === undefined
      ? `all ${combat}damage`
      : `${next ? "the next " : ""}${typeof r.amount === "number" ? r.amount : "X"} ${combat}damage`;
  if (typeof r.amount === "object" && r.amount.kind !== "x") p.whereX = p.value(r.amount);
  const when =
    preventing === undefined
      ? ""
      : preventing.duration === "endOfTurn"
        ? " this turn"
        : ` ${printDuration(preventing.duration, p)}`;
  const { on } = preventing ?? {};
  const to =
    on !== undefined ? ` to ${p.selection(on)}` : r.to === undefined ? "" : ` to ${manyRecipients(r.to, p)}`;
  const by = r.source === undefined ? "" : ` by ${sourceOf(r.source, p)}`;
  return `prevent ${amount} that would be dealt${to}${when}${by}`.replace(/( this turn)( by .*)$/, "$1$2");
}

/** "you", "players", "creatures you control": all that are protected. */
function manyRecipients(to: DamageRecipient, p: PrintContext): string {
  if (to.kind === "player" && to.player.kind === "allPlayers") return "players";
  if (to.kind === "object" && typeof to.what === "object" && "filter" in to.what)
    return manyOf(p.noun(to.what.filter));
  const target = mixedTarget(to);
  if (target !== undefined) return p.object({ kind: "target", target });
  if (to.kind === "either") {
    return listOf(
      to.of.map((one) => manyRecipients(one, p)),
      "and",
    );
  }
  return printRecipient(to, p);
}

/** The clause whose target is protected, player or object as it may be. */
function mixedTarget(to: DamageRecipient): string | undefined {
  if (to.kind !== "either" || to.of.length !== 2) return undefined;
  const [player, object] = to.of;
  if (player?.kind !== "player" || player.player.kind !== "target" || object?.kind !== "object")
    return undefined;
  const { what } = object;
  if (typeof what !== "object" || !("filter" in what)) return undefined;
  const [only] = what.filter.of;
  const same =
    only?.kind === "oneOf" && only.ref.kind === "target" && only.ref.target === player.player.target;
  return same && what.filter.of.length === 1 ? player.player.target : undefined;
}

function sourceOf(source: EventSubject, p: PrintContext): string {
  if (typeof source === "object" && "filter" in source) return manyOf(p.noun(source.filter));
  return p.subject(source);
}

function change(by: NumberChange, noun: string, p: PrintContext): string {
  switch (by.kind) {
    case "add":
      return `that ${noun} plus ${printValue(by.amount, p)}`;
    case "times":
      return by.factor === 2
        ? `twice that ${noun}`
        : by.factor === 3
          ? `three times that ${noun}`
          : fail("times");
    case "set":
      return printValue(by.amount, p);
    case "half":
      return `half that ${noun}, rounded ${by.round}`;
  }
}

function fail(kind: string): never {
  throw new NotPrintable(`number change ${kind}`);
}

function changeDamage(r: Extract<Replacement, { kind: "changeDamage" }>, p: PrintContext): string {
  const combat = r.combat === true ? "combat " : r.combat === false ? "noncombat " : "";
  const source =
    typeof r.source === "object" && "filter" in r.source
      ? r.source.filter.of.length === 0
        ? "a source"
        : indefinite(p.noun(r.source.filter))
      : p.subject(r.source);
  const to = r.to === undefined ? "a permanent or player" : printRecipient(r.to, p);
  const again =
    r.to === undefined
      ? "that permanent or player"
      : to.replace(/^an? /, "that ").replace(/^an opponent/, "that player");
  const { variant } = p.say(r);
  const opening = `if ${source} would deal ${combat}damage to ${to}, it deals`;
  if (variant === 1) return `${opening} double that damage instead`;
  if (variant === 2) return `${opening} double that damage to ${again} instead`;
  if (variant === 3) return `${opening} ${change(r.change, "much damage", p)} instead`;
  return `if ${source} would deal ${combat}damage to ${to}, it deals ${change(r.change, "much damage", p).replace("that much damage plus", "that much damage plus")} to ${again} instead`;
}

function changeDraw(r: Extract<Replacement, { kind: "changeDraw" }>, p: PrintContext): string {
  const who = eventPlayer(r.who, p);
  const they = r.who.kind === "you" ? "you" : "they";
  const own = r.who.kind === "you" ? "your" : "their";
  const except =
    r.exceptFirstInDrawStep === true ? ` except the first one ${they} draw in each of ${own} draw steps` : "";
  const empty = r.emptyLibraryOnly === true ? ` while ${own} library has no cards in it` : "";
  const text = p.phrases
    .effects(r.instead, p)
    .replace(/\.$/, "")
    .replace(/^[A-Z]/, (letter) => letter.toLowerCase());
  const may = r.optional === true ? `you may ${text} instead` : `${text} instead`;
  return `if ${who} would draw a card${except}${empty}, ${may}`;
}

type Numbers = Extract<
  Replacement,
  { kind: "changeCounters" | "changeTokens" | "changeLifeGain" | "changeLifeLoss" }
>;

function changeNumber(r: Numbers, p: PrintContext): string {
  switch (r.kind) {
    case "changeCounters": {
      const kind = r.counter === "any" ? "counters" : `${r.counter} counters`;
      const on = p.subject(r.on);
      if (r.effectOnly)
        return `if an effect would put one or more ${kind} on ${on}, it puts ${change(r.change, `many ${kind}`, p)} on it instead`;
      return `if one or more ${kind} would be put on ${on}, ${change(r.change, `many ${kind}`, p)} are put on it instead`;
    }
    case "changeTokens":
      return `if one or more tokens would be created under ${ownerWords(r.who)} control, ${change(r.change, "many of those tokens", p)} are created instead`;
    case "changeLifeGain":
      return `if ${eventPlayer(r.who, p)} would gain life, ${sameWho(r.who)} ${verb(r.who, "gain")} ${change(r.change, "much life", p)} instead`;
    case "changeLifeLoss":
      return `if ${eventPlayer(r.who, p)} would lose life, ${sameWho(r.who)} ${verb(r.who, "lose")} ${change(r.change, "much life", p)} instead`;
  }
}

function ownerWords(who: PlayerRef): string {
  return who.kind === "you" ? "your" : "a player's";
}

function sameWho(who: PlayerRef): string {
  return who.kind === "you" ? "you" : "they";
}

function verb(_who: PlayerRef, base: string): string {
  return base;
}

function skip(r: Extract<Replacement, { kind: "skip" }>, p: PrintContext): string {
  if (r.event.kind !== "stepBegins") throw new NotPrintable("replacement skip");
  const { step, whose } = r.event;
  const names: Readonly<Record<string, string>> = {
    untap: "untap step",
    draw: "draw step",
    upkeep: "upkeep step",
  };
  const name = names[step];
  if (name === undefined) throw new NotPrintable(`replacement skip ${step}`);
  if (whose.kind === "you") return `skip your ${name}`;
  const who = p.player(whose, "subject");
  return `${who} ${thirdPerson("skip")} their ${name}`;
}

function general(r: Extract<Replacement, { kind: "instead" }>, p: PrintContext): string {
  const event = eventClause(r.event, p);
  const would = `would ${base(event.predicate, event.subject)}`;
  const text = p.phrases
    .effects(r.effects, p)
    .replace(/\.$/, "")
    .replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());
  return `if ${event.subject} ${would}, ${r.optional === true ? "you may " : ""}${text} instead`;
}

const BASE: Readonly<Record<string, string>> = {
  is: "be",
  are: "be",
  has: "have",
  dies: "die",
  enters: "enter",
  leaves: "leave",
  draws: "draw",
  casts: "cast",
  deals: "deal",
  loses: "lose",
  gains: "gain",
  creates: "create",
};

function base(predicate: string, subject: string): string {
  const [head = "", ...tail] = predicate.split(" ");
  const plain = subject === "you" ? head : (BASE[head] ?? fail(head));
  return [plain, ...tail].join(" ");
}
