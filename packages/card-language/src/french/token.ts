import type { EntersWith } from "../enters-with.ts";
import type { TokenSpec } from "../token-spec.ts";
import { attachedNominal, attachedNoun } from "./attached.ts";
import { described } from "./becomes.ts";
import type { FrenchContext } from "./context.ts";
import { capitalise } from "./elision.ts";
import { type Agreement, adjective, listOf, noun } from "./grammar.ts";
import { measure, numeral, type Unit } from "./measure.ts";
import { abilityList } from "./modification.ts";
import { subtypeNoun } from "./subtype-names.ts";
import { participle } from "./verbs.ts";
import { counterNoun, TOKEN, TYPES } from "./vocabulary.ts";

/** The Aura Role tokens (CR 111.10). */
const ROLES: Readonly<Record<string, string>> = {
  "Cursed Role": "Rôle Maudit",
  "Monster Role": "Rôle Monstre",
  "Royal Role": "Rôle Royal",
  "Sorcerer Role": "Rôle Sorcier",
  "Virtuous Role": "Rôle Vertueux",
  "Wicked Role": "Rôle Malfaisant",
  "Young Hero Role": "Rôle Jeune héros",
};

type Token = Extract<TokenSpec, { kind: "token" }>;

/** « jeton de créature 1/1 blanche Soldat engagé avec la vigilance », « jeton Trésor engagé ». */
export function frenchToken(token: TokenSpec, how: EntersWith | undefined, p: FrenchContext): Unit {
  const entering = frenchState(how, p);
  const [state, states] = [entering(ONE), entering(SEVERAL)];
  if (token.kind === "predefined") {
    const name = ROLES[token.name] ?? capitalise(subtypeNoun(token.name).one);
    return noun(`jeton ${name}${state}`, "m", `jetons ${name}${states}`);
  }
  const words = described(
    {
      supertypes: token.supertypes ?? [],
      types: token.types,
      subtypes: token.subtypes ?? [],
      pt: powerToughness(token, p),
      colors: token.colors,
      colorless: true,
    },
    false,
  );
  const named = token.name === undefined ? "" : ` appelé ${token.name}`;
  const abilities = token.abilities ?? [];
  const called = token.types.includes("creature") ? TYPES.creature : TOKEN;
  const tail = abilities.length === 0 ? "" : ` avec ${abilityList(abilities, ofToken(token, p), called)}`;
  const many = named === "" ? "" : ` appelés ${token.name}`;
  return noun(
    `jeton de ${words.text}${named}${state}${tail}`,
    "m",
    `jetons de ${words.text}${many}${states}${tail}`,
  );
}

/** Abilities of an Equipment token speak of what the token is on. */
function ofToken(token: Token, p: FrenchContext): FrenchContext {
  if (!["Equipment", "Fortification"].some((one) => token.subtypes?.includes(one))) return p;
  const noun = attachedNoun(token);
  return p.on({ attached: attachedNominal(token, noun), attachedNoun: noun });
}

function powerToughness(token: Token, p: FrenchContext): string {
  if (token.power === undefined || token.toughness === undefined) return "";
  if (isStar(token.power) && isStar(token.toughness)) return "";
  return `${side(token.power, p)}/${side(token.toughness, p)}`;
}

function side(value: NonNullable<Token["power"]>, p: FrenchContext): string {
  if (typeof value === "number") return String(value);
  return "amount" in value ? numeral(value.amount, p) : "*";
}

const ONE: Agreement = { gender: "m", plural: false };
const SEVERAL: Agreement = { gender: "m", plural: true };

/** « engagés et attaquants avec un marqueur +1/+1 sur eux »: how tokens enter whose own abilities aren't listed. */
export function frenchEntering(how: EntersWith | undefined, one: boolean, p: FrenchContext): string {
  return `${frenchState(how, p)(one ? ONE : SEVERAL)}${frenchEntersWith(how, one, p)}`;
}

/** « engagés et attaquants », for one or several; whom they attack and what they block is mentioned once. */
function frenchState(how: EntersWith | undefined, p: FrenchContext): (agreement: Agreement) => string {
  if (how === undefined) return () => "";
  const attacked = how.attacks === undefined ? undefined : `attaquant ${p.player(how.attacks).text}`;
  const blocked = how.blocking === undefined ? [] : [`bloquant ${p.object(how.blocking).text}`];
  return (agreement) => {
    const states = [
      ...(how.tapped === true ? [participle("engager")(agreement)] : []),
      ...(how.attacking === true ? [attacked ?? adjective("attaquant")(agreement)] : []),
      ...blocked,
    ];
    return states.length === 0 ? "" : ` ${listOf(states, "et")}`;
  };
}

/** « attaché à la créature ciblée », « avec un marqueur +1/+1 sur lui »: what tokens enter with. */
export function frenchEntersWith(how: EntersWith | undefined, one: boolean, p: FrenchContext): string {
  if (how === undefined) return "";
  const counters =
    how.counters === undefined ? "" : ` avec ${frenchCounters(how.counters, p)} sur ${one ? "lui" : "eux"}`;
  const attached =
    how.attachedTo === undefined
      ? ""
      : ` ${participle("attacher")(one ? ONE : SEVERAL)} à ${p.object(how.attachedTo).text}`;
  return `${attached}${counters}`;
}

/** « un marqueur +1/+1 et deux marqueurs « charge » ». */
export function frenchCounters(counters: NonNullable<EntersWith["counters"]>, p: FrenchContext): string {
  return listOf(
    counters.map(({ counter, amount }) => measure(amount, counterNoun(counter), p).text),
    "et",
  );
}

/** What an ability of the token defines, which says it. */
function isStar(side: NonNullable<Token["power"]>): boolean {
  return typeof side === "object" && "star" in side && side.star === 0;
}
