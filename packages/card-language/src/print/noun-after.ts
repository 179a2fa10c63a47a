import type { Filter, Predicate, TargetKind } from "../filter.ts";
import type { PlayerRef } from "../reference.ts";
import { printComparison } from "./comparison.ts";
import type { PrintContext } from "./context.ts";
import { NotPrintable } from "./not-printable.ts";
import { indefinite, type OneMany, same } from "./noun-phrase.ts";
import { keywordWords, STAT_WORDS, STATUS_CLAUSES } from "./vocabulary.ts";
import { listOf, numberWord, withArticle } from "./words.ts";

const ORDER = ["controller", "owner"];

/** What follows the noun: "you control", "with power 3 or less", "that was dealt damage this turn". */
export function printAfter(
  of: readonly Predicate[],
  filter: Filter,
  p: PrintContext,
  zone: OneMany | undefined,
): readonly OneMany[] {
  const say = p.say(filter);
  const order = say.order ?? ORDER;
  const rank = (kind: string): number => (order.includes(kind) ? order.indexOf(kind) : order.length);
  const onStack = filter.zones?.length === 1 && filter.zones[0] === "stack";
  const said = ownAndControl(of.filter((one) => !(one.kind === "controller" && p.say(one).variant === 2)));
  const items = said.map((one) => ({
    rank: rank(one.kind === "not" ? one.of.kind : one.kind),
    phrase: one.kind === "all" ? same("you both own and control") : phraseOf(one, p, onStack),
  }));
  if (zone !== undefined) items.push({ rank: rank("zone"), phrase: zone });
  if (say.place === "battlefield") {
    const at = order.includes("place") ? rank("place") : order.length + 1;
    items.push({ rank: at, phrase: same("on the battlefield") });
  }
  items.sort((a, b) => a.rank - b.rank);
  return items.map(({ phrase }, index) => withAgain(phrase, items[index - 1]?.phrase));
}

/** "you both own and control" is one phrase for two predicates. */
function ownAndControl(of: readonly Predicate[]): readonly Predicate[] {
  const yours = of.filter(
    (one) => (one.kind === "controller" || one.kind === "owner") && one.player.kind === "you",
  );
  if (yours.length !== 2) return of;
  return [...of.filter((one) => !yours.includes(one)), { kind: "all", of: yours }];
}

/** "with flying and with ..." is "with flying and ...". */
function withAgain(phrase: OneMany, before: OneMany | undefined): OneMany {
  if (before?.one.startsWith("with ") !== true || !phrase.one.startsWith("with ")) return phrase;
  return { one: phrase.one.replace(/^with/, "and"), many: phrase.many.replace(/^with/, "and") };
}

function phraseOf(predicate: Predicate, p: PrintContext, onStack: boolean): OneMany {
  switch (predicate.kind) {
    case "controller":
      return controls(predicate, p, onStack);
    case "owner":
      return verb(predicate.player, "own", p);
    case "colorCount":
      return { one: "that's one or more colors", many: "that are one or more colors" };
    case "keyword":
      return same(`with ${keywordWords(predicate.keyword)}`);
    case "stat":
      return same(`with ${STAT_WORDS[predicate.stat]} ${printComparison(predicate, p)}`);
    case "counters":
      return counters(predicate, p);
    case "named":
      return same(`named ${predicate.name}`);
    case "status":
      return status(predicate.status);
    case "not":
      return negated(predicate.of, p, onStack);
    case "any":
      return anyOf(predicate.of, p);
    case "otherThan":
      return same(`other than ${p.object(predicate.ref)}`);
    case "attachedTo":
      return same(`attached to ${p.object(predicate.ref)}`);
    default:
      return relation(predicate, p);
  }
}

function relation(predicate: Predicate, p: PrintContext): OneMany {
  switch (predicate.kind) {
    case "shares":
      return shares(predicate, p);
    case "chosen":
      return chosen(predicate.what);
    case "targets":
      return {
        one: `that targets ${targeted(predicate.what, p)}`,
        many: `that target ${targeted(predicate.what, p)}`,
      };
    case "singleTarget":
      return same("with a single target");
    case "castFrom":
      return same(`cast from ${predicate.zone === "exile" ? "exile" : withArticle(predicate.zone)}`);
    case "blocking":
      return same(`blocking ${p.object(predicate.ref)}`);
    case "blockedBy":
      return same(`blocked by ${p.object(predicate.ref)}`);
    case "attacksPlayer":
      return same(`attacking ${p.player(predicate.player)}`);
    case "extreme":
      return same(
        `with the ${predicate.which} ${STAT_WORDS[predicate.stat]} among ${manyAmong(predicate.among, p)}`,
      );
    case "hasAbility":
      return same(ABILITIES[predicate.which]);
    case "putThereThisTurn":
      return putThere(predicate.from);
    case "oneOf":
      return same(`from among ${p.object(predicate.ref)}`);
    default:
      throw new NotPrintable(`filter ${predicate.kind}`, "has no phrase after a noun");
  }
}

const ABILITIES = {
  none: "with no abilities",
  activatedWithTap: "with an activated ability with {T} in its cost",
  mana: "with a mana ability",
} as const;

function manyAmong(filter: Filter, p: PrintContext): string {
  const np = p.noun(filter);
  const parts = [...np.before, np.head.many, ...np.after.map((part) => part.many)];
  if (np.zone !== undefined) parts.push(`in ${np.zone.many}`);
  return parts.join(" ");
}

function controls(
  predicate: Extract<Predicate, { kind: "controller" }>,
  p: PrintContext,
  onStack: boolean,
): OneMany {
  const { player } = predicate;
  if (onStack && player.kind === "each") return same("they control");
  const { variant } = p.say(predicate);
  if (player.kind === "opponents" && variant === 1) return same("your opponents control");
  if (player.kind === "opponents" && variant === 3) return same("each opponent controls");
  return verb(player, "control", p);
}

/** "you control", "an opponent controls", "your opponents control", "target player controls". */
function verb(player: PlayerRef, base: "control" | "own", p: PrintContext): OneMany {
  switch (player.kind) {
    case "you":
      return same(`you ${base}`);
    case "opponents":
      return { one: `an opponent ${base}s`, many: `your opponents ${base}` };
    case "otherPlayers":
      return { one: `another player ${base}s`, many: `other players ${base}` };
    case "allPlayers":
      return { one: `a player ${base}s`, many: `players ${base}` };
    default: {
      const who = p.player(player, "subject");
      return same(who === "they" ? `they ${base}` : `${who} ${base}s`);
    }
  }
}

function status(which: Extract<Predicate, { kind: "status" }>["status"]): OneMany {
  const clause = STATUS_CLAUSES[which];
  if (clause === undefined) throw new NotPrintable(`filter status ${which}`, "has no phrase after a noun");
  return { one: clause[0], many: clause[1] };
}

function negated(of: Predicate, p: PrintContext, onStack: boolean): OneMany {
  switch (of.kind) {
    case "keyword":
      return same(`without ${keywordWords(of.keyword)}`);
    case "controller":
    case "owner": {
      const base = of.kind === "controller" ? "control" : "own";
      if (of.player.kind === "you") return same(`you don't ${base}`);
      const who = p.player(of.player, "subject");
      return same(who === "they" ? `they don't ${base}` : `${who} doesn't ${base}`);
    }
    case "named":
      return same(`not named ${of.name}`);
    case "status":
      return notStatus(of.status);
    case "counters":
      return counters({ ...of, compare: "=", value: 0 }, p);
    case "shares":
      return notShares(of, p);
    case "chosen":
      return of.what === "creatureType"
        ? { one: "that isn't of the chosen type", many: "that aren't of the chosen type" }
        : same(`not of the chosen ${of.what}`);
    case "oneOf":
      return same(`other than ${p.object(of.ref)}`);
    default:
      throw new NotPrintable(`filter not ${of.kind}`, onStack ? "of a spell" : "has no phrase after a noun");
  }
}

function notStatus(which: string): OneMany {
  switch (which) {
    case "enteredThisTurn":
      return { one: "that didn't enter this turn", many: "that didn't enter this turn" };
    case "attackedThisTurn":
      return same("that didn't attack this turn");
    case "enchanted":
    case "equipped":
    case "suspected":
    case "goaded":
    case "saddled":
    case "renowned":
    case "prepared":
      return { one: `that isn't ${which}`, many: `that aren't ${which}` };
    default:
      throw new NotPrintable(`filter not ${which}`);
  }
}

function anyOf(of: readonly Predicate[], p: PrintContext): OneMany {
  const [first] = of;
  if (first === undefined) throw new NotPrintable("filter any", "is empty");
  if (of.every((one) => one.kind === "keyword")) {
    const words = of.flatMap((one) => (one.kind === "keyword" ? [keywordWords(one.keyword)] : []));
    return same(`with ${listOf(words, "or")}`);
  }
  if (first.kind === "stat" && of.every((one) => one.kind === "stat")) {
    const stats = of.flatMap((one) => (one.kind === "stat" ? [STAT_WORDS[one.stat]] : []));
    const bounds = new Set(of.map((one) => (one.kind === "stat" ? printComparison(one, p) : "")));
    if (bounds.size === 1) return same(`with ${listOf(stats, "or")} ${printComparison(first, p)}`);
  }
  if (of.every((one) => one.kind === "named")) {
    return same(
      `named ${listOf(
        of.flatMap((one) => (one.kind === "named" ? [one.name] : [])),
        "or",
      )}`,
    );
  }
  const phrases = of.map((one) => phraseOf(one, p, false));
  return {
    one: listOf(
      phrases.map((phrase) => phrase.one),
      "or",
    ),
    many: listOf(
      phrases.map((phrase) => phrase.many),
      "or",
    ),
  };
}

function counters(predicate: Extract<Predicate, { kind: "counters" }>, p: PrintContext): OneMany {
  const { compare, value } = predicate;
  const kind = predicate.counter === "any" ? "" : `${predicate.counter} `;
  const single = predicate.counter === "any" ? "a counter" : withArticle(`${predicate.counter} counter`);
  if ((compare === "=" && value === 0) || (compare === "<" && value === 1)) {
    return { one: `with no ${kind}counters on it`, many: `with no ${kind}counters on them` };
  }
  if ((compare === ">=" && value === 1) || (compare === ">" && value === 0)) {
    return { one: `with ${single} on it`, many: `with ${kind}counters on them` };
  }
  if (typeof value !== "number") throw new NotPrintable("filter counters", "with an amount");
  const bound =
    compare === ">=" ? " or more" : compare === "<=" ? " or fewer" : compare === "=" ? "" : undefined;
  if (bound === undefined) throw new NotPrintable(`filter counters ${compare}`);
  const number = `with ${p.say(predicate).variant === 1 ? String(value) : numberWord(value)}${bound} ${kind}counters`;
  return { one: `${number} on it`, many: `${number} on them` };
}

type Shares = Extract<Predicate, { kind: "shares" }>;

const SHARED = {
  color: "color",
  name: "name",
  cardType: "card type",
  creatureType: "creature type",
  manaValue: "mana value",
  controller: "controller",
} as const;

function shares(predicate: Shares, p: PrintContext): OneMany {
  const ref = p.object(predicate.ref);
  if (predicate.what === "name" || predicate.what === "manaValue") {
    return same(`with the same ${SHARED[predicate.what]} as ${ref}`);
  }
  const quality = withArticle(SHARED[predicate.what]);
  return { one: `that shares ${quality} with ${ref}`, many: `that share ${quality} with ${ref}` };
}

function notShares(predicate: Shares, p: PrintContext): OneMany {
  const ref = p.object(predicate.ref);
  if (predicate.what === "name") return same(`with a different name than ${ref}`);
  const quality = withArticle(SHARED[predicate.what]);
  return {
    one: `that doesn't share ${quality} with ${ref}`,
    many: `that don't share ${quality} with ${ref}`,
  };
}

function chosen(what: Extract<Predicate, { kind: "chosen" }>["what"]): OneMany {
  switch (what) {
    case "color":
      return same("of the chosen color");
    case "creatureType":
    case "landType":
    case "cardType":
      return same("of the chosen type");
    case "name":
      return same("with the chosen name");
    case "player":
      return same("the chosen player controls");
  }
}

function putThere(from: Extract<Predicate, { kind: "putThereThisTurn" }>["from"]): OneMany {
  const source =
    from === undefined
      ? "from anywhere"
      : `from ${from === "battlefield" ? "the battlefield" : withArticle(from)}`;
  return {
    one: `that was put there ${source} this turn`,
    many: `that were put there ${source} this turn`,
  };
}

/** What a spell targets, as in "that targets a creature you control". */
function targeted(what: TargetKind, p: PrintContext): string {
  switch (what.kind) {
    case "object":
      return indefinite(p.noun(what.filter));
    case "player":
      if (typeof what.player === "object") return p.player(what.player.not);
      return what.player === "any"
        ? "a player"
        : what.player === "opponent"
          ? "an opponent"
          : "another player";
    case "any":
      throw new NotPrintable("filter targets any target");
    case "either":
      return listOf(
        what.of.map((one) => targeted(one, p)),
        "or",
      );
  }
}
