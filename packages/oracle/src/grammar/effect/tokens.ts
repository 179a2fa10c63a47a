import type {
  Ability,
  Amount,
  CardType,
  Color,
  Effect,
  EntersWith,
  Modification,
  Subtype,
  Supertype,
  TokenSpec,
} from "@spellroom/card-language";
import { either, greedy, listed, map, mapSome, maybe, memo, type Parser, token } from "../../parse/parser.ts";
import { g, phrase, rule } from "../../parse/template.ts";
import type { Nouns } from "../../scope/antecedents.ts";
import type { Scope, Sem } from "../../scope.ts";
import { attachedNouns } from "../../self-info.ts";
import { Unresolved } from "../../unresolved.ts";
import { exceptions, objectRef, quotedAbility, selection, value } from "../forward.ts";
import { keyword } from "../keyword.ts";

import { plainPT } from "../modification/power.ts";
import { properName } from "../name.ts";
import { numberWord } from "../numbers.ts";
import { eachThing } from "../value.ts";
import {
  colorWord,
  counterKind,
  isCreatureType,
  subtypeWord,
  supertypeWord,
  typeWord,
} from "../vocabulary.ts";
import { amountX } from "../x.ts";
import { type DeedRule, deed, type Who } from "./deed.ts";
import { attackedPlayer } from "./destination.ts";
import { countLead, equalTo, perEach } from "./measure.ts";

/** A kind of token, as it is said: "4/4 white Angel creature tokens with flying". */
export interface TokenKind {
  readonly spec: Sem<TokenSpec>;
  readonly nouns: Nouns;
  readonly many: boolean;
  readonly tapped: boolean;
}

/** Named tokens: Treasure, Food, Clue and the like (CR 111.10), and Roles. */
const PREDEFINED = new Set([
  "Treasure",
  "Food",
  "Clue",
  "Blood",
  "Map",
  "Gold",
  "Powerstone",
  "Junk",
  "Shard",
  "Incubator",
  "Lander",
  "Mutagen",
]);

const predefinedName: Parser<string> = token(({ text }) => (PREDEFINED.has(text) ? text : undefined));

const ROLES = ["Wicked", "Cursed", "Monster", "Royal", "Sorcerer", "Virtuous"] as const;

const roleName: Parser<string> = either<string>(
  mapSome(g`${token(({ text }) => ROLES.find((one) => one === text))} Role`, ([name]) => `${name} Role`),
  phrase(g`Young Hero Role`, "Young Hero Role"),
);

const tappedWord: Parser<boolean> = map(maybe(g`tapped`), (found) => found !== undefined);

const predefined: Parser<TokenKind> = either<TokenKind>(
  rule(g`${tappedWord} ${predefinedName} token`, (tapped, name) => ({
    spec: () => ({ kind: "predefined", name }),
    nouns: ["token", "artifact", "permanent"],
    many: false,
    tapped,
  })),
  rule(g`${tappedWord} ${predefinedName} tokens`, (tapped, name) => ({
    spec: () => ({ kind: "predefined", name }),
    nouns: ["token", "artifact", "permanent"],
    many: true,
    tapped,
  })),
  rule(g`${roleName} token`, (name) => ({
    spec: () => ({ kind: "predefined", name }),
    nouns: ["token", "enchantment", "permanent"],
    many: false,
    tapped: false,
  })),
);

const colors: Parser<readonly Color[]> = either<readonly Color[]>(
  listed(colorWord, "and"),
  phrase(g`colorless`, []),
);

const abilities: Parser<Sem<readonly Ability[]>> = abilityList();

function abilityList(): Parser<Sem<readonly Ability[]>> {
  const one: Parser<Sem<readonly Ability[]>> = either<Sem<readonly Ability[]>>(
    keyword,
    rule(g`" ${quotedAbility} "`, (ability) => (c) => [ability(c)]),
  );
  return either<Sem<readonly Ability[]>>(
    one,
    rule(g`${one} and ${one}`, (a, b) => (c) => [...a(c), ...b(c)]),
    rule(g`${one}, ${one}, and ${one}`, (a, b, d) => (c) => [...a(c), ...b(c), ...d(c)]),
  );
}

interface Words {
  readonly tapped: boolean;
  readonly supertypes: readonly Supertype[];
  readonly pt: Sem<{ readonly power: Amount; readonly toughness: Amount }> | undefined;
  readonly colors: readonly Color[];
  readonly subtypes: readonly Subtype[];
  readonly types: readonly CardType[];
}

const described: Parser<Words> = map(
  g`${tappedWord} ${greedy(supertypeWord)} ${maybe(plainPT)} ${colors} ${greedy(subtypeWord)} ${greedy(typeWord)}`,
  ([tapped, supertypes, pt, color, subtypes, types]) => ({
    tapped,
    supertypes,
    pt,
    colors: color,
    subtypes: subtypes.map((one) => one.value),
    types: types.map((one) => one.value),
  }),
);

interface Rest {
  readonly many: boolean;
  readonly name: Sem<string> | undefined;
  readonly abilities: Sem<readonly Ability[]> | undefined;
  readonly nameLast?: true;
}

const tokenWord: Parser<boolean> = either<boolean>(phrase(g`token`, false), phrase(g`tokens`, true));

/** "Kobolds of ~": a name that ends in that of the card. */
const tokenName: Parser<Sem<string>> = either<Sem<string>>(
  map(properName, (name) => () => name),
  rule(g`${properName} of ~`, (name) => (c) => `${name} of ${c.self.name}`),
);

const rest: Parser<Rest> = either<Rest>(
  rule(g`${tokenWord}`, (many) => ({ many, name: undefined, abilities: undefined })),
  rule(g`${tokenWord} with ${abilities}`, (many, list) => ({ many, name: undefined, abilities: list })),
  rule(g`${tokenWord} named ${tokenName}`, (many, name) => ({ many, name, abilities: undefined })),
  rule(g`${tokenWord} with ${abilities} named ${tokenName}`, (many, list, name) => ({
    many,
    name,
    abilities: list,
    nameLast: true as const,
  })),
  rule(g`${tokenWord} named ${tokenName} with ${abilities}`, (many, name, list) => ({
    many,
    name,
    abilities: list,
  })),
);

function side(value_: Amount): number | { readonly amount: Amount } {
  return typeof value_ === "number" ? value_ : { amount: value_ };
}

/** "This token's power and toughness are each equal to ...": it has no other power and toughness (CR 604.3, 111.3). */
function definesSize(ability: Ability): boolean {
  return (
    ability.kind === "static" &&
    ability.condition === undefined &&
    ability.effects.some(
      (one) =>
        one.kind === "modify" &&
        one.what === "this" &&
        one.modifications.some(
          (each) => each.kind === "setPT" && each.power !== undefined && each.toughness !== undefined,
        ),
    )
  );
}

/** What "equipped creature" is in an ability of a token: what the token is on, if it is an Equipment. */
export function onWhat(subtypes: readonly Subtype[], c: Scope): Nouns {
  const attached = attachedNouns({ subtypes }, []);
  return attached.length === 0 ? c.self.attached : attached;
}

function specOf(words: Words, end: Rest): Sem<TokenSpec> {
  return (c) => {
    const pt = words.pt?.(c);
    const creature = words.types.includes("creature");
    const vehicle = words.subtypes.includes("Vehicle");
    const list = end.abilities?.(c.quoted(onWhat(words.subtypes, c)));
    const counted = pt === undefined && list?.some(definesSize) === true;
    if (creature !== (pt !== undefined || counted) && !(vehicle && pt !== undefined))
      throw new Unresolved("token", "power and toughness do not fit the types");
    if (words.types.length === 0) throw new Unresolved("token", "no type");
    if (creature && words.subtypes.some((one) => !isCreatureType(one)) && words.types.length === 1)
      throw new Unresolved("token", "subtype of another type");
    const spec: TokenSpec = {
      kind: "token",
      ...(end.name === undefined ? {} : { name: end.name(c) }),
      colors: words.colors,
      ...(words.supertypes.length === 0 ? {} : { supertypes: words.supertypes }),
      types: words.types,
      ...(words.subtypes.length === 0 ? {} : { subtypes: words.subtypes }),
      ...(counted ? { power: { star: 0 }, toughness: { star: 0 } } : {}),
      ...(pt === undefined ? {} : { power: side(pt.power), toughness: side(pt.toughness) }),
      ...(list === undefined ? {} : { abilities: list }),
    };
    const order = words.types.length > 2 ? { treeOrder: true as const } : {};
    return c.say(spec, end.nameLast === undefined ? order : { ...order, first: false });
  };
}

export const tokenKind: Parser<TokenKind> = memo(
  either<TokenKind>(
    predefined,
    map(g`${described} ${rest}`, ([words, end]) => ({
      spec: specOf(words, end),
      nouns: [
        "token",
        ...(words.types.includes("creature") ? ["creature"] : []),
        ...words.types,
        "permanent",
      ],
      many: end.many,
      tapped: words.tapped,
    })),
  ),
);

interface Entry {
  readonly with: Sem<EntersWith> | undefined;
}

/** "that's tapped and attacking", "with a +1/+1 counter on it", "attached to target creature". */
const entry: Parser<Entry> = either<Entry>(
  phrase(g``, { with: undefined }),
  phrase(g`(that's|that are) tapped and attacking`, { with: () => ({ tapped: true, attacking: true }) }),
  phrase(g`(that's|that are) attacking`, { with: () => ({ attacking: true }) }),
  rule(g`(that's|that are) tapped and attacking ${attackedPlayer}`, (who) => ({
    with: (c: Scope) => ({ tapped: true, attacking: true, attacks: who(c) }),
  })),
  rule(g`(that's|that are) blocking ${objectRef}`, (attacker) => ({
    with: (c: Scope) => ({ blocking: attacker(c) }),
  })),
  rule(g`with (a|an) ${counterKind} counter on (it|them)`, (counter) => ({
    with: () => ({ counters: [{ counter, amount: 1 }] }),
  })),
  rule(g`with ${numberWord} ${counterKind} counters on (it|them)`, (amount, counter) => ({
    with: () => ({ counters: [{ counter, amount }] }),
  })),
  rule(g`attached to ${objectRef}`, (to) => ({ with: (c: Scope) => ({ attachedTo: to(c) }) })),
);

function entersWith(of: TokenKind, how: Entry, c: Scope): { readonly with?: EntersWith } {
  const said = how.with?.(c);
  if (!of.tapped) return said === undefined ? {} : { with: said };
  return { with: { ...said, tapped: true } };
}

function create(c: Scope, who: Who, amount: Amount, of: TokenKind, how: Entry): Effect {
  const token_ = of.spec(c);
  const with_ = entersWith(of, how, c);
  const name = c.name("token");
  c.mentionObject(() => c.bound(name), of.nouns, { plural: amount !== 1, how: "created" });
  return { kind: "createToken", who: who(), amount, token: token_, ...with_, ...c.bind(name) };
}

/** A number and the kind of token it counts, in agreement. */
const numbered: Parser<{ readonly amount: Sem<Amount>; readonly kind: TokenKind }> = (input, at) =>
  countLead(input, at).flatMap(({ value: lead, end }) =>
    mapSome(tokenKind, (of) => (of.many === lead.many ? { amount: lead.amount, kind: of } : undefined))(
      input,
      end,
    ),
  );

function copies(
  c: Scope,
  who: Who,
  amount: Amount,
  of: Parameters<typeof bindCopy>[1],
  with_: EntersWith | undefined,
  except?: readonly Modification[],
): Effect {
  return bindCopy(c, of, who, amount, with_, except);
}

function bindCopy(
  c: Scope,
  of: Extract<Effect, { kind: "createCopyToken" }>["of"],
  who: Who,
  amount: Amount,
  with_: EntersWith | undefined,
  except: readonly Modification[] | undefined,
): Effect {
  if (of.kind === "ref" && c.asItWas(of.ref) !== of.ref && c.wording.get(of.ref)?.noun !== "card")
    throw new Unresolved("a copy", "of a permanent as it was before it left");
  const name = c.name("token");
  c.clause++;
  c.mentionObject(() => c.bound(name), ["token", "creature", "permanent"], {
    plural: amount !== 1,
    how: "created",
  });
  return {
    kind: "createCopyToken",
    who: who(),
    amount,
    of,
    ...(except === undefined ? {} : { except }),
    ...(with_ === undefined ? {} : { with: with_ }),
    ...c.bind(name),
  };
}

/** Creating tokens (CR 701.6). */
export const tokenDeeds: readonly DeedRule[] = [
  deed("create", g`${numbered} ${entry}`, (c, who, what, how) => {
    const amount = what.amount(c);
    return create(c, who, amount, what.kind, how);
  }),
  deed("create", g`${properName}, (a|an) ${tokenKind}`, (c, who, name, of) => {
    const named: TokenKind = {
      ...of,
      spec: (inner) => {
        const spec = of.spec(inner);
        if (spec.kind !== "token" || spec.name !== undefined || of.many)
          throw new Unresolved(name, "a token with another name, or several");
        return inner.say({ ...spec, name }, { as: "name" });
      },
    };
    return create(c, who, 1, named, { with: undefined });
  }),
  deed("create", g`${numbered} and ${numbered}`, (c, who, a, b) => [
    create(c, who, a.amount(c), a.kind, { with: undefined }),
    c.say(create(c, who, b.amount(c), b.kind, { with: undefined }), { join: "and", first: true }),
  ]),
  deed("create", g`${numbered}, ${numbered}, and ${numbered}`, (c, who, a, b, d) => [
    create(c, who, a.amount(c), a.kind, { with: undefined }),
    c.say(create(c, who, b.amount(c), b.kind, { with: undefined }), { join: "comma", first: true }),
    c.say(create(c, who, d.amount(c), d.kind, { with: undefined }), { join: "commaAnd", first: true }),
  ]),
  deed("get", g`an emblem with ${abilities}`, (c, who, list) => ({
    kind: "createEmblem",
    who: who(),
    abilities: list(c.quoted()),
  })),
  deed("create", g`${numbered} for each ${eachThing}`, (c, who, what, of) =>
    create(c, who, perEach(what.amount, of)(c), what.kind, { with: undefined }),
  ),
  deed("create", g`${numbered} that's tapped and attacking for each ${eachThing}`, (c, who, what, of) =>
    create(c, who, perEach(what.amount, of)(c), what.kind, {
      with: () => ({ tapped: true, attacking: true }),
    }),
  ),
  deed("create", g`a number of ${tokenKind} equal to ${value}`, (c, who, of, amount) =>
    create(c, who, equalTo(amount)(c), of, { with: undefined }),
  ),
  deed("create", g`a token that's a copy of ${selection}`, (c, who, of) =>
    copies(c, who, 1, of(c), undefined),
  ),
  deed("create", g`a token that's a copy of ${selection} ${exceptions}`, (c, who, of, except) =>
    copies(c, who, 1, of(c), undefined, except(c)),
  ),
  deed(
    "create",
    g`${numberWord} tokens that are copies of ${selection} ${exceptions}`,
    (c, who, n, of, except) => copies(c, who, n, of(c), undefined, except(c)),
  ),
  deed("create", g`a tapped token that's a copy of ${selection}`, (c, who, of) =>
    copies(c, who, 1, of(c), { tapped: true }),
  ),
  deed("create", g`X tokens that are copies of ${selection}`, (c, who, of) => {
    const amount = amountX(c);
    return copies(c, who, amount, of(c), undefined);
  }),
  deed("create", g`${numberWord} tokens that are copies of ${selection}`, (c, who, n, of) =>
    copies(c, who, n, of(c), undefined),
  ),
];
