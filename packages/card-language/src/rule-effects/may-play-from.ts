import { z } from "zod";
import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { costAsGerund, costAsThird } from "../print/cost.ts";
import { NotPrintable } from "../print/not-printable.ts";
import { indefinite, manyOf } from "../print/noun-phrase.ts";
import { isItself, players, spells } from "../print/rule-words.ts";
import { playerRef } from "../reference.ts";
import { flag, variant, zone } from "../schema/basic.ts";
import { costs, filter, type Node } from "../schema/nodes.ts";

export const schema = variant("mayPlayFrom", {
  who: playerRef,
  what: filter,
  zone,
  topOnly: flag,
  act: z.enum(["play", "cast", "playLand"]),
  /** What is paid rather than the mana cost; in its amounts `this` is the spell. */
  cost: z.union([z.literal("withoutPaying"), costs]).exactOptional(),
  additional: costs.exactOptional(),
  oncePerTurn: flag,
  anyManaType: flag,
  thenExile: flag,
});
export interface MayPlayFromRule extends Node<typeof schema> {}

export function english(rule: MayPlayFromRule, p: PrintContext): string {
  if (isItself(rule.what)) return own(rule, p);
  if (rule.topOnly === true && rule.zone === "library" && rule.cost === undefined) {
    const said = ofTop(rule, p);
    if (said !== undefined) return said;
  }
  const linked = exiledWith(rule);
  if (linked)
    return `${players(rule.who, p)} may ${playVerb(rule)} cards exiled with ${p.self}${lifeInstead(rule)}`;
  if (rule.zone === "exile" && rule.act === "play" && plain(rule))
    return `${players(rule.who, p)} may play ${manyOf(p.noun({ ...rule.what, zones: ["exile"] }))}`;
  const verb = playVerb(rule);
  if (rule.oncePerTurn === true && rule.act === "cast" && rule.zone === "graveyard")
    return `${oneOnly(rule, p)}${afterwards(rule, p)}`;
  if (rule.additional !== undefined || rule.anyManaType === true || rule.oncePerTurn === true) {
    throw new NotPrintable("rule mayPlayFrom", "with conditions");
  }
  if (p.say(rule).variant === 5 && rule.topOnly === true) {
    const card = indefinite(p.noun({ zones: ["hand"], of: rule.what.of }), "none");
    return `${players(rule.who, p)} may cast the top card of your library if it's ${card}`;
  }
  const what =
    rule.act === "playLand"
      ? manyOf(
          p.noun(
            p.say(rule.what).variant === 1 ? { zones: ["hand"], of: rule.what.of } : { of: rule.what.of },
          ),
          "none",
        )
      : rule.act === "cast"
        ? spells(rule.what, p)
        : mixed(rule, p);
  const where = rule.topOnly === true ? "the top of your library" : `your ${rule.zone}`;
  const free =
    rule.cost === undefined
      ? ""
      : rule.cost === "withoutPaying"
        ? " without paying their mana costs"
        : rule.act === "play"
          ? lifeInstead(rule)
          : ` by ${costAsThird(rule.cost, p)}`;
  return `${players(rule.who, p)} may ${verb} ${what} from ${where}${free}${afterwards(rule, p)}`;
}

/** Without a word about costs, mana, times or where the card goes afterwards. */
function plain(rule: MayPlayFromRule): boolean {
  return (
    rule.cost === undefined &&
    rule.additional === undefined &&
    rule.anyManaType !== true &&
    rule.oncePerTurn !== true &&
    rule.thenExile !== true
  );
}

/** Of the card itself, from where it is, perhaps for another cost. */
function own(rule: MayPlayFromRule, p: PrintContext): string {
  const where = rule.zone === "graveyard" ? "your graveyard" : rule.zone;
  const may = `${players(rule.who, p)} may cast ${p.self} from ${where}`;
  if (
    (rule.zone !== "graveyard" && rule.zone !== "exile") ||
    rule.act !== "cast" ||
    rule.oncePerTurn === true
  )
    throw new NotPrintable("rule mayPlayFrom", "of the card itself");
  if (plain(rule)) return may;
  const { cost, additional } = rule;
  if (rule.anyManaType === true || rule.thenExile === true || cost === "withoutPaying")
    throw new NotPrintable("rule mayPlayFrom", "of the card itself");
  if (cost !== undefined && additional === undefined)
    return `${may} by ${costAsGerund(cost, p)} rather than paying its mana cost`;
  if (additional !== undefined && cost === undefined)
    return `${may} by ${costAsGerund(additional, p)} in addition to paying its other costs`;
  throw new NotPrintable("rule mayPlayFrom", "for two costs");
}

/** "lands and cast Bird spells" (6), "the top card" itself (7), "once each turn" (8). */
function ofTop(rule: MayPlayFromRule, p: PrintContext): string | undefined {
  const { variant: said } = p.say(rule);
  const who = players(rule.who, p);
  if (rule.oncePerTurn === true && rule.act === "cast")
    return `once each turn, ${who} may cast ${indefinite(p.noun({ zones: ["stack"], of: rule.what.of }))} from the top of your library`;
  if (said === 7) return `${who} may play the top card of your library`;
  const kinds = landsAndSpells(rule, p);
  return kinds === undefined ? undefined : `${who} may play ${kinds} from the top of your library`;
}

/** "lands and cast Bird spells" */
function landsAndSpells({ act, what }: MayPlayFromRule, p: PrintContext): string | undefined {
  const [only] = what.of;
  const [land, spell, ...more] = only?.kind === "any" && what.of.length === 1 ? only.of : [];
  if (act !== "play" || land?.kind !== "type" || land.type !== "land") return undefined;
  if (spell === undefined || more.length > 0) return undefined;
  const kind = manyOf(p.noun({ zones: ["stack"], of: spell.kind === "all" ? spell.of : [spell] }));
  return `lands and cast ${kind}`;
}

function playVerb({ act }: MayPlayFromRule): "cast" | "play" {
  return act === "cast" ? "cast" : "play";
}

/** The cards that the source has exiled (CR 607.2a). */
function exiledWith({ zone, what, topOnly, oncePerTurn }: MayPlayFromRule): boolean {
  const [only] = what.of;
  const linked = only?.kind === "oneOf" && only.ref.kind === "linked" && only.ref.link === "exiled";
  return (
    zone === "exile" && what.of.length === 1 && linked && topOnly === undefined && oncePerTurn === undefined
  );
}

/** "If you cast a spell this way, pay life equal to its mana value rather than pay its mana cost" */
function lifeInstead({ cost }: MayPlayFromRule): string {
  if (cost === undefined) return "";
  const [only] = cost === "withoutPaying" ? [] : cost;
  if (only?.kind !== "payLife" || typeof only.amount !== "object" || only.amount.kind !== "stat")
    throw new NotPrintable("rule mayPlayFrom", "for another cost");
  return ". If you cast a spell this way, pay life equal to its mana value rather than pay its mana cost";
}

/** Where a card that was cast this way goes afterwards. */
function afterwards(rule: MayPlayFromRule, p: PrintContext): string {
  if (rule.thenExile !== true) return "";
  return p.say(rule).noun === "card"
    ? ". If a card cast this way would be put into your graveyard this turn, exile it instead"
    : ". If a spell cast this way would be put into your graveyard, exile it instead";
}

/** "one creature card", "a Zombie creature spell". */
function oneOnly(rule: MayPlayFromRule, p: PrintContext): string {
  const { variant = 3 } = p.say(rule);
  const zone = variant > 2 ? "stack" : "hand";
  const np = indefinite(p.noun({ zones: [zone], of: rule.what.of }), "none");
  const one = variant % 2 === 0 ? np.replace(/^an? /, "one ") : np;
  return `${players(rule.who, p)} may cast ${one} from your graveyard`;
}

/** "lands and cast spells", of everything also called "cards" (9). */
function mixed(rule: MayPlayFromRule, p: PrintContext): string {
  const filter = rule.what;
  if (filter.of.length === 0) return p.say(rule).variant === 9 ? "cards" : "lands and cast spells";
  return landsAndSpells(rule, p) ?? manyOf(p.noun({ zones: ["hand"], of: filter.of }), "none");
}

export function french(rule: MayPlayFromRule, p: fr.FrenchContext): string {
  const who = fr.players(rule.who, p);
  const own = who.you === true ? who : fr.pronounFor(who);
  const zone = rule.zone === "exile" ? "l'exil" : fr.possessed(fr.ZONES[rule.zone], own).text;
  const where = rule.topOnly === true ? `le dessus de ${zone}` : zone;
  const once = rule.oncePerTurn === true ? " une fois par tour" : "";
  const free = rule.cost === "withoutPaying" ? " sans payer leur coût de mana" : "";
  const paying = frenchPaying(rule, who, p);
  const additional =
    rule.additional === undefined
      ? ""
      : `, avec un coût supplémentaire : ${fr.conjugateAll(p.costAction(rule.additional), "infinitive", who)}`;
  const mana =
    rule.anyManaType === true ? ", et du mana de n'importe quel type peut être dépensé pour cela" : "";
  const exile =
    rule.thenExile === true ? ". Si ce sort devait aller dans un cimetière, exilez-le à la place" : "";
  const linked = rule.zone === "exile" && fr.definiteOf(rule.what)?.kind === "linked";
  const from = linked && rule.oncePerTurn !== true ? "" : ` depuis ${where}`;
  const play = `${frenchPlay(rule, p)}${from}${once}${free}${additional}${mana}`;
  return `${fr.present(who, fr.vp("pouvoir", undefined, play))}${paying}${exile}`;
}

/** « Si vous lancez un sort de cette manière, payez ... au lieu de payer son coût de mana »: the cost speaks of that spell. */
function frenchPaying({ cost, what }: MayPlayFromRule, who: fr.Nominal, p: fr.FrenchContext): string {
  if (cost === undefined || cost === "withoutPaying") return "";
  const spell = p.granted({ self: fr.demonstrative(fr.SPELL), selfNoun: fr.SPELL, selfDies: false });
  const thing = fr.definiteOf(what)?.kind === "this" ? "cette carte" : "un sort";
  const pay = fr.conjugateAll(spell.costAction(cost), who.you === true ? "imperative" : "present", who);
  return `. Si ${fr.present(who, fr.vp("lancer", thing))} de cette manière, ${who.you === true ? "" : "il "}${pay} au lieu de payer son coût de mana`;
}

function frenchPlay(rule: MayPlayFromRule, p: fr.FrenchContext): string {
  const itself = fr.definiteOf(rule.what);
  const cast = rule.act === "cast" ? "lancer" : "jouer";
  if (itself?.kind === "linked" && rule.oncePerTurn !== true)
    return `${cast} les cartes exilées avec ${p.self.text}`;
  if (itself !== undefined) {
    const card = itself.kind === "this" ? fr.demonstrative(fr.CARD) : p.object(itself);
    return `${cast} ${card.text}`;
  }
  const style = rule.oncePerTurn === true ? {} : { many: true };
  if (rule.act === "playLand")
    return `jouer ${fr.phrase(p.noun({ of: rule.what.of }), { ...style, zone: "none" }).text}`;
  if (rule.act === "cast") return `lancer ${fr.phrase(fr.spellNoun(rule.what, p), style).text}`;
  if (rule.what.of.length === 0) return "jouer des terrains et lancer des sorts";
  return `jouer ${fr.phrase(p.noun({ zones: ["hand"], of: rule.what.of }), { ...style, zone: "none" }).text}`;
}
