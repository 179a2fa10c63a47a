import { isBasicLandTyped } from "../basic-land-type.ts";
import type { Filter } from "../filter.ts";
import type { Predicate } from "../predicate.ts";
import { isOutlaw } from "../print/noun-head.ts";
import type { PlayerRef } from "../reference.ts";
import { objectKey } from "../reference-key.ts";
import { cardTypesOf } from "../subtypes.ts";
import type { Zone } from "../zone.ts";
import type { FrenchContext } from "./context.ts";
import { capitalise } from "./elision.ts";
import { indefinite, invariable, listOf, type Nominal, type Noun, noun, possessed } from "./grammar.ts";
import { type After, bare, type NounPhrase, type RankedAdjective, type ZonePlace } from "./noun-phrase.ts";
import { subtypeNoun } from "./subtype-names.ts";
import { typedNoun } from "./typed-noun.ts";
import { ABILITY, CARD, CREATURE, PERMANENT, SPELL, TOKEN, TYPES, ZONES } from "./vocabulary.ts";

/** The description of a filter (CR 109.2): noun, adjectives, what follows, and where. */
export function printNoun(filter: Filter, p: FrenchContext): NounPhrase {
  const heads: Predicate[] = [];
  const rest: Predicate[] = [];
  let other = false;
  for (const predicate of flatten(filter.of)) {
    if (predicate.kind === "other" || isOtherThanSaid(predicate, p)) other = true;
    else if (isHead(predicate) && !isBasicLandTyped(predicate, filter.of)) heads.push(predicate);
    else rest.push(predicate);
  }
  const zone = zoneOf(filter, p);
  const both = powerAndToughness(rest);
  const adjectives: RankedAdjective[] = both === undefined ? [] : [{ rank: 0, words: invariable(both) }];
  const after: After[] = [];
  for (const predicate of rest) {
    if (zone?.used === predicate || (both !== undefined && isSize(predicate))) continue;
    const adjective = p.phrases.adjective(predicate, p);
    if (adjective !== undefined) adjectives.push(adjective);
    else after.push(p.phrases.after(predicate, p));
  }
  adjectives.sort((a, b) => a.rank - b.rank);
  const named = headOf(heads, filter, p);
  return {
    ...named,
    other,
    adjectives: adjectives.map(({ words }) => words),
    after,
    ...(zone === undefined ? {} : { zone: zone.words }),
  };
}

/** « une autre créature », than the source or the one that was just spoken of. */
function isOtherThanSaid(predicate: Predicate, p: FrenchContext): boolean {
  if (predicate.kind === "otherThan" && predicate.yours === true) return true;
  const than =
    predicate.kind === "otherThan"
      ? predicate.ref
      : predicate.kind === "not" && predicate.of.kind === "oneOf"
        ? predicate.of.ref
        : undefined;
  if (than === undefined) return false;
  return than.kind === "each" || than.kind === "this" || p.it === p.meant(objectKey(than));
}

function isSize(predicate: Predicate): predicate is Extract<Predicate, { kind: "stat" }> {
  return predicate.kind === "stat" && (predicate.stat === "power" || predicate.stat === "toughness");
}

/** « 1/1 », of what has exactly that power and that toughness. */
function powerAndToughness(of: readonly Predicate[]): string | undefined {
  const sizes = of.filter(isSize);
  const [power, toughness] = (["power", "toughness"] as const).map((stat) =>
    sizes.find((one) => one.stat === stat && one.compare === "=" && typeof one.value === "number"),
  );
  if (power === undefined || toughness === undefined || sizes.length > 2) return undefined;
  return `${String(power.value)}/${String(toughness.value)}`;
}

function flatten(of: readonly Predicate[]): readonly Predicate[] {
  return of.flatMap((predicate) => (predicate.kind === "all" ? flatten(predicate.of) : [predicate]));
}

/** Predicates that make up the noun itself: types, subtypes, tokens, kinds of stack objects. */
function isHead(predicate: Predicate): boolean {
  switch (predicate.kind) {
    case "type":
    case "subtype":
    case "token":
    case "permanent":
    case "stackObject":
      return true;
    case "status":
      return predicate.status === "commander";
    case "any":
      return (
        (predicate.of.every(isHeadAlternative) || predicate.of.some(isHead)) &&
        !predicate.of.every((one) => one.kind === "status")
      );
    default:
      return false;
  }
}

function isHeadAlternative(predicate: Predicate): boolean {
  return predicate.kind === "all" || isHead(predicate);
}

interface Head {
  readonly heads: readonly Noun[];
  readonly called: Noun;
}

const COMMANDER = noun("commandant", "m");

/** « commandant », « créature commandant » */
function commanders(of: readonly Predicate[]): Head {
  const made = nounsOf(of).map((one) =>
    noun(`${one.one} ${COMMANDER.one}`, one.gender, `${one.many} ${COMMANDER.many}`),
  );
  return made.length === 0
    ? { heads: [COMMANDER], called: COMMANDER }
    : { heads: made, called: calledOf(of) };
}

function headOf(of: readonly Predicate[], filter: Filter, p: FrenchContext): Head {
  if (of.some((one) => one.kind === "status")) return commanders(of);
  const mixed = of.find(isMixedOnStack);
  if (mixed?.kind === "any") {
    const others = of.filter((one) => one !== mixed);
    return { heads: mixed.of.map((one) => wholeNoun([...others, one], filter, p)), called: SPELL };
  }
  const stack = stackHeads(of);
  if (stack.length > 0) {
    const described = nounsOf(of);
    const [spell] = stack;
    if (described.length > 0 && spell === SPELL)
      return { heads: [withComplements(SPELL, described), ...stack.slice(1)], called: SPELL };
    return { heads: stack, called: spell ?? SPELL };
  }
  const zones = filter.zones ?? ["battlefield"];
  const lead = of.some((one) => one.kind === "token")
    ? TOKEN
    : zones.length === 1 && zones[0] === "stack"
      ? SPELL
      : zones.includes("battlefield")
        ? undefined
        : CARD;
  const alternatives = of.find((one) => one.kind === "any");
  if (alternatives?.kind === "any" && !alternatives.of.every(isPlain)) {
    const others = of.filter((one) => one !== alternatives);
    const heads = alternatives.of.map((one) => wholeNoun([...others, one], filter, p));
    return { heads, called: lead ?? calledOf(of) };
  }
  const nouns = nounsOf(of);
  if (lead !== undefined) return { heads: [withComplements(lead, nouns)], called: lead };
  return { heads: nouns.length === 0 ? [PERMANENT] : nouns, called: calledOf(of) };
}

/** « capacité activée, capacité déclenchée ou sort non-créature »: spells of some kind beside abilities. */
function isMixedOnStack(predicate: Predicate): boolean {
  return (
    predicate.kind === "any" &&
    predicate.of.some((one) => one.kind === "stackObject") &&
    predicate.of.some((one) => one.kind === "all")
  );
}

function isPlain(predicate: Predicate): boolean {
  return predicate.kind === "type" || predicate.kind === "subtype";
}

/** An alternative that is a description of its own: « créature avec le vol ». */
function wholeNoun(predicates: readonly Predicate[], filter: Filter, p: FrenchContext): Noun {
  const of = flatten(predicates);
  const np = p.noun(filter.zones === undefined ? { of } : { zones: filter.zones, of });
  const gender = np.heads.every((one) => one.gender === "f") ? "f" : "m";
  return noun(bare(np, { zone: "none" }), gender, bare(np, { zone: "none", many: true }));
}

/** « carte de créature », « sort d'éphémère ou de rituel », « jeton Trésor ». */
function withComplements(lead: Noun, nouns: readonly Noun[]): Noun {
  if (nouns.length === 0) return lead;
  const words = listOf(
    nouns.map(({ one }) => (lead === TOKEN && isName(one) ? capitalise(one) : `de ${one}`)),
    "ou",
  );
  return noun(`${lead.one} ${words}`, lead.gender, `${lead.many} ${words}`);
}

function isName(word: string): boolean {
  return !Object.values(TYPES).some((one) => word.startsWith(one.one));
}

/** The nouns that types and subtypes make: « créature-artefact », « créature elfe », « elfe » or « gobelin ». */
function nounsOf(of: readonly Predicate[]): readonly Noun[] {
  const types = of.flatMap((one) => (one.kind === "type" ? [one.type] : []));
  const subtypes = of.flatMap((one) => (one.kind === "subtype" ? [one.subtype] : []));
  const alternatives = of.flatMap((one) => (one.kind === "any" && one.of.every(isPlain) ? one.of : []));
  const permanent = of.some((one) => one.kind === "permanent");
  if (alternatives.length === 0) {
    const made = typedNoun(types, subtypes);
    if (made === undefined) return permanent ? [PERMANENT] : [];
    return permanent && types.length === 0 ? [permanentCalled(made)] : [made];
  }
  if (isOutlaw(alternatives)) {
    const base = typedNoun(types, subtypes);
    return [
      base === undefined
        ? OUTLAW
        : noun(`${base.one} ${OUTLAW.one}`, base.gender, `${base.many} ${OUTLAW.many}`),
    ];
  }
  const kinds = alternatives.flatMap((one) => (one.kind === "subtype" ? [one.subtype] : []));
  if (types.length > 0 && kinds.length === alternatives.length) {
    const base = typedNoun(types, subtypes);
    const names = kinds.map(subtypeNoun);
    if (base !== undefined)
      return [
        noun(
          `${base.one} ${listOf(
            names.map(({ one }) => one),
            "ou",
          )}`,
          base.gender,
          `${base.many} ${listOf(
            names.map(({ many }) => many),
            "ou",
          )}`,
        ),
      ];
  }
  return alternatives.flatMap((one) => {
    const made =
      one.kind === "type"
        ? typedNoun([...types, one.type], subtypes)
        : one.kind === "subtype"
          ? typedNoun(types, [...subtypes, one.subtype])
          : undefined;
    return made === undefined ? [] : [made];
  });
}

/** What has one of five creature types (CR 700.12). */
const OUTLAW = noun("hors-la-loi", "m", "hors-la-loi");

/** « permanent dragon »: a card that is merely a Dragon may be none. */
function permanentCalled({ one, many }: Noun): Noun {
  return noun(`${PERMANENT.one} ${one}`, PERMANENT.gender, `${PERMANENT.many} ${many}`);
}

function calledOf(of: readonly Predicate[]): Noun {
  const all = of.flatMap((one) => (one.kind === "any" ? one.of : [one]));
  const types = new Set(all.flatMap((one) => (one.kind === "type" ? [one.type] : [])));
  const subtypes = all.flatMap((one) => (one.kind === "subtype" ? [one.subtype] : []));
  if (of.some((one) => one.kind === "type" && one.type === "creature")) return CREATURE;
  const [type] = types;
  if (types.size === 1 && type !== undefined && subtypes.length === 0) return TYPES[type];
  if (
    types.size === 0 &&
    subtypes.length > 0 &&
    subtypes.every((one) => cardTypesOf(one).includes("creature"))
  )
    return CREATURE;
  const [kind, ...kinds] = new Set(subtypes.flatMap((one) => cardTypesOf(one)));
  if (types.size === 0 && subtypes.length > 1 && kind !== undefined && kinds.length === 0) return TYPES[kind];
  const [subtype] = subtypes;
  if (types.size === 0 && subtypes.length === 1 && subtype !== undefined) return subtypeNoun(subtype);
  return PERMANENT;
}

const ACTIVATED = noun("capacité activée", "f", "capacités activées");
const TRIGGERED = noun("capacité déclenchée", "f", "capacités déclenchées");
const EITHER = noun("capacité activée ou déclenchée", "f", "capacités activées ou déclenchées");

function stackHeads(of: readonly Predicate[]): readonly Noun[] {
  const is = of.flatMap((one) =>
    one.kind === "stackObject"
      ? [one.is]
      : one.kind === "any"
        ? one.of.flatMap((each) => (each.kind === "stackObject" ? [each.is] : []))
        : [],
  );
  const spell = is.includes("spell") ? [SPELL] : [];
  const activated = is.includes("activatedAbility");
  const triggered = is.includes("triggeredAbility");
  if (activated && triggered) return [...spell, spell.length > 0 ? ABILITY : EITHER];
  return [...spell, ...(activated ? [ACTIVATED] : []), ...(triggered ? [TRIGGERED] : [])];
}

interface ZoneWords {
  readonly words: NonNullable<NounPhrase["zone"]>;
  /** The predicate that the words have said already (whose zone it is). */
  readonly used: Predicate | undefined;
}

function zoneOf(filter: Filter, p: FrenchContext): ZoneWords | undefined {
  const zones = (filter.zones ?? []).filter((zone) => zone !== "battlefield" && zone !== "stack");
  if (zones.length === 0) return undefined;
  const owner = filter.of.find((one) => one.kind === "owner");
  if (zones.join() === "outside" && owner?.kind === "owner" && owner.player.kind === "you")
    return { words: () => `que vous possédez ${OUTSIDE.in}`, used: owner };
  const player = owner?.kind === "owner" ? owner.player : undefined;
  const whose = player === undefined || player.kind === "opponents" ? undefined : p.player(player);
  const places: ZoneWords["words"] = (preposition, many, joined) =>
    listOf(
      zones.map((zone, index) => place(zone, player, whose, preposition, many, index > 0)),
      joined,
    );
  if (owner === undefined && filter.of.some(isKnownPlace)) return undefined;
  const personal = zones.some((zone) => zone !== "exile" && zone !== "command");
  return { words: places, used: personal ? owner : undefined };
}

/** Where cards are goes without saying: « carte révélée de cette manière », « carte exilée avec cet artefact ». */
function isKnownPlace(predicate: Predicate): boolean {
  if (predicate.kind !== "oneOf") return false;
  return (
    predicate.ref.kind === "bound" || (predicate.ref.kind === "linked" && predicate.ref.link === "exiled")
  );
}

const PREPOSITIONS = { in: "dans", from: "depuis", of: "de" } as const;
const OUTSIDE = {
  in: "à l'extérieur de la partie",
  from: "depuis l'extérieur de la partie",
  of: "de l'extérieur de la partie",
} as const;
const EXILED = { in: "en exil", from: "depuis l'exil", of: "de l'exil" } as const;

function place(
  zone: Zone,
  player: PlayerRef | undefined,
  whose: Nominal | undefined,
  preposition: ZonePlace,
  many: boolean,
  again: boolean,
): string {
  const word = PREPOSITIONS[preposition];
  if (zone === "exile") return EXILED[preposition];
  if (zone === "outside") return OUTSIDE[preposition];
  if (zone === "command") return `${word} la zone de commandement`;
  const of = ZONES[zone];
  const start = again && preposition !== "of" ? "" : `${word} `;
  if (player?.kind === "opponents")
    return start + (many ? `les ${of.many} de vos adversaires` : `${withArticle(of)} d'un adversaire`);
  if (whose !== undefined) return start + possessed(of, whose).text;
  return start + (many ? `les ${of.many}` : indefinite(of).text);
}

function withArticle(of: Noun): string {
  return `${of.gender === "f" ? "la" : "le"} ${of.one}`;
}
