import type { Ability } from "../ability.ts";
import type { Amount } from "../amount.ts";
import type { EntersWith } from "../enters-with.ts";
import * as fr from "../french/phrases.ts";
import { frenchEntersWith, frenchToken } from "../french/token.ts";
import type { PowerToughness } from "../power-toughness.ts";
import { attachedName } from "../print/attached.ts";
import { type Piece, piece, playerClause, sentence } from "../print/clause.ts";
import type { PrintContext } from "../print/context.ts";
import { counterWords } from "../print/counters.ts";
import { type Measure, measure, type Unit } from "../print/measure.ts";
import { abilityList } from "../print/modification.ts";
import { NotPrintable } from "../print/not-printable.ts";
import { COLOR_WORDS, SUPERTYPE_ORDER, TYPE_ORDER } from "../print/vocabulary.ts";
import { listOf } from "../print/words.ts";
import { playerRef } from "../reference.ts";
import { bind, variant } from "../schema/basic.ts";
import { amount, entersWith, type Node } from "../schema/nodes.ts";
import { type TokenCharacteristics, type TokenSpec, tokenSpec } from "../token-spec.ts";

export const schema = variant("createToken", {
  who: playerRef,
  amount,
  token: tokenSpec,
  with: entersWith.exactOptional(),
  bind,
});
export interface CreateTokenEffect extends Node<typeof schema> {}

export function english(effect: CreateTokenEffect, p: PrintContext): Piece {
  const one = effect.amount === 1;
  const clause = playerClause(effect.who, p, () => {
    const attacking = effect.with?.attacking === true;
    const tapped = effect.with?.tapped === true && !attacking ? "tapped " : "";
    const kind = tokenUnit(effect.token, tapped, p);
    const said = named(effect.token, measure(effect.amount, kind, p), p);
    const create = p.say(effect).first === true ? "" : "create ";
    const single = one || said.suffix.startsWith(" for each ");
    return { verb: `${create}${said.text}${entering(effect.with, single, p)}`, after: said.suffix };
  });
  p.mention(`bound:${effect.bind ?? "token"}`, "token", !one);
  const apart = apartAbilities(effect.token, p);
  if (apart !== undefined) return piece(clause, [apart]);
  if (p.say(effect).first === true)
    return sentence(`${clause.verbs.join(" ")}${clause.after === undefined ? "" : ` ${clause.after}`}`);
  return piece(clause);
}

/** "It has "Sacrifice this token: Add {C}."" as a sentence of its own; 2 of several tokens. */
function apartAbilities(token: TokenSpec, p: PrintContext): string | undefined {
  const { variant: apart } = p.say(token);
  if (apart === undefined || token.kind !== "token" || token.abilities === undefined) return undefined;
  const said = token.abilities.filter((one) => isSaidApart(one, p));
  const text = `${apart === 2 ? "They have" : "It has"} ${abilityList(said, ofToken(token, p), "token")}`;
  return text.endsWith('."') ? text : `${text}.`;
}

/** Abilities of an Equipment token speak of what the token is on. */
function ofToken(token: TokenCharacteristics, p: PrintContext): PrintContext {
  const attaches = ["Equipment", "Fortification"].some((one) => token.subtypes?.includes(one));
  return attaches ? p.on(attachedName(token)) : p;
}

function isSaidApart(ability: Ability, p: PrintContext): boolean {
  return p.say(ability).join === "sentence";
}

function entering(with_: EntersWith | undefined, one: boolean, p: PrintContext): string {
  if (with_ === undefined) return "";
  const attacking =
    with_.attacking === true
      ? ` ${one ? "that's" : "that are"} ${with_.tapped === true ? "tapped and " : ""}attacking`
      : "";
  const counters =
    with_.counters === undefined ? "" : ` with ${counterWords(with_.counters, p)} on ${one ? "it" : "them"}`;
  const attached = with_.attachedTo === undefined ? "" : ` attached to ${p.object(with_.attachedTo)}`;
  const blocking =
    with_.blocking === undefined
      ? ""
      : ` ${one ? "that's" : "that are"} blocking ${p.object(with_.blocking)}`;
  const whom = with_.attacks === undefined ? "" : ` ${p.player(with_.attacks)}`;
  return `${attacking}${whom}${blocking}${counters}${attached}`;
}

/** "1/1 white Soldier creature token with vigilance", "Treasure token". */
export function tokenUnit(token: TokenSpec, tapped: string, p: PrintContext): Unit {
  if (token.kind === "predefined") {
    return { one: `${tapped}${token.name} token`, many: `${tapped}${token.name} tokens` };
  }
  const supertypes = [...(token.supertypes ?? [])].sort(
    (a, b) => SUPERTYPE_ORDER.indexOf(a) - SUPERTYPE_ORDER.indexOf(b),
  );
  const types =
    p.say(token).treeOrder === true
      ? token.types
      : [...token.types].sort((a, b) => TYPE_ORDER.indexOf(a) - TYPE_ORDER.indexOf(b));
  const words = [
    ...supertypes,
    ptWord(token, p),
    token.colors.length === 0
      ? "colorless"
      : listOf(
          token.colors.map((color) => COLOR_WORDS[color]),
          "and",
        ),
    ...(token.subtypes ?? []),
    ...types,
  ].filter((word) => word !== "");
  const abilities = (token.abilities ?? []).filter((one) => !isSaidApart(one, p));
  const first = p.say(token).as === "name";
  const named = token.name === undefined || first ? "" : ` named ${token.name}`;
  const with_ = (one: boolean): string =>
    abilities.length === 0
      ? ""
      : ` with ${abilityList(abilities, ofToken(token, p), one ? "token" : "tokens")}`;
  const base = `${tapped}${words.join(" ")}`;
  const tail = p.say(token).first === false ? `${with_(true)}${named}` : `${named}${with_(true)}`;
  return { one: `${base} token${tail}`, many: `${base} tokens${tail}` };
}

/** "Karox Bladewing, a legendary 4/4 red Dragon creature token": the name stands first. */
function named(token: TokenSpec, said: Measure, p: PrintContext): Measure {
  if (token.kind !== "token" || token.name === undefined || p.say(token).as !== "name") return said;
  return { ...said, text: `${token.name}, ${said.text}` };
}

function ptWord(token: Extract<TokenSpec, { kind: "token" }>, p: PrintContext): string {
  if (token.power === undefined || token.toughness === undefined || saidByAbility(token)) return "";
  return `${side(token.power, p)}/${side(token.toughness, p)}`;
}

function side(value: PowerToughness | { readonly amount: Amount }, p: PrintContext): string {
  if (typeof value === "number") return String(value);
  if ("star" in value) throw new NotPrintable("token", "with a star for power or toughness");
  const { amount } = value;
  if (typeof amount === "number") return String(amount);
  if (amount.kind !== "x") p.whereX = p.value(amount);
  return "X";
}

export function french(effect: CreateTokenEffect, p: fr.FrenchContext): fr.Piece {
  const one = effect.amount === 1;
  const clause = fr.playerClause(effect.who, p, () => {
    const said = fr.measure(effect.amount, frenchToken(effect.token, effect.with, p), p);
    const with_ = frenchEntersWith(effect.with, fr.isSingular(effect.amount), p);
    return { verb: fr.vp("créer", `${said.text}${with_}`), after: said.suffix };
  });
  p.mention(`bound:${effect.bind ?? "token"}`, fr.TOKEN, !one);
  return fr.piece(clause);
}

/** Stars stand for what an ability of the token defines, which says it (CR 604.3). */
function saidByAbility({ power, toughness }: Extract<TokenSpec, { kind: "token" }>): boolean {
  const isStar = (side: typeof power): boolean =>
    typeof side === "object" && "star" in side && side.star === 0;
  return isStar(power) && isStar(toughness);
}
