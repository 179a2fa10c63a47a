import * as fr from "../french/phrases.ts";
import type { Predicate } from "../predicate.ts";
import { printComparison } from "../print/comparison.ts";
import type { PrintContext } from "../print/context.ts";
import { NotPrintable } from "../print/not-printable.ts";
import { indefinite } from "../print/noun-phrase.ts";
import { keywordWords, STAT_WORDS } from "../print/vocabulary.ts";
import { withArticle } from "../print/words.ts";
import { objectRef } from "../reference.ts";
import { objectKey } from "../reference-key.ts";
import { flag, list, variant, zones } from "../schema/basic.ts";
import { type Node, predicate } from "../schema/nodes.ts";
import type { Zone } from "../zone.ts";

/** "if it's a creature". Uses last known information where the object is gone. */
export const schema = variant("is", {
  object: objectRef,
  of: list(predicate),
  zones: zones.exactOptional(),
  /** Of several objects: that one of them is so, rather than all ("if a creature card was exiled this way"). */
  any: flag,
});
export interface IsCondition extends Node<typeof schema> {}

/** "it's a creature", "it has flying", "you control it". */
export function english(condition: IsCondition, p: PrintContext): string {
  const text = present(condition, p);
  if (p.say(condition).variant !== 8) return text;
  return text
    .replace(/^it's /, "it was ")
    .replace(/^you control /, "you controlled ")
    .replace(/ is (?!.* is )/, " was ")
    .replace(/ has /, " had ");
}

function present(condition: IsCondition, p: PrintContext): string {
  const { object, zones } = condition;
  if (condition.any === true) return thisWay(condition, p);
  if (zones !== undefined && zones.length > 0) return inZone(condition, zones, p);
  const [first] = condition.of;
  if (p.say(condition).variant === 11 && first?.kind === "any") {
    const kinds = first.of.map((one) =>
      indefinite(p.noun({ of: one.kind === "all" ? one.of : [one] }), "none"),
    );
    return `${subjectIs(object, p)} ${kinds.join(" or ")}`;
  }
  if (condition.of.length === 1 && first !== undefined) {
    const special = isSpecial(first, condition, p);
    if (special !== undefined) return special;
  }
  const plain = condition.of.every(
    (one) => isAdjective(one) || (one.kind === "all" && p.adjective(one) !== undefined),
  );
  const filter = { ...NO_ZONE, of: condition.of };
  const np = p.noun(cardFilter(condition, p) ? { zones: ["graveyard"], of: condition.of } : filter);
  if (plain && np.after.length === 0) return `${subjectIs(object, p)} ${np.before.join(" ")}`;
  const quality = indefinite({ ...np, zone: { one: "", many: "" } }, "none");
  return `${subjectIs(object, p)} ${quality}`;
}

/** "a creature card is exiled this way"; 12 "was exiled", 13 "you exiled ...", 14 "you exile ...". */
function thisWay(condition: IsCondition, p: PrintContext): string {
  const { object, of } = condition;
  if (object.kind !== "bound") throw new NotPrintable("condition is", "of one of several");
  const how = object.name.replace(/\d+$/, "");
  const { variant, noun } = p.say(condition);
  const yours = variant === 13 || variant === 14;
  const said = yours ? of.filter(({ kind }) => kind !== "controller" && kind !== "owner") : of;
  const one = indefinite(
    p.noun(noun === "card" ? { zones: ["graveyard"], of: said } : { of: said }),
    "none",
  ).replace(/ in a graveyard$/, "");
  if (variant === 13) return `you ${how} ${one} this way`;
  if (variant === 14)
    return `you ${how.replace(/ed$/, how.endsWith("iled") || how.endsWith("ficed") ? "e" : "")} ${one} this way`;
  return `${one} ${variant === 12 ? "was" : "is"} ${how} this way`;
}

const NO_ZONE = {} as const;

function cardFilter(condition: IsCondition, p: PrintContext): boolean {
  const known = p.mentioned(objectKey(condition.object))?.noun;
  return p.say(condition).noun === "card" || (p.say(condition).noun === undefined && known === "card");
}

function subjectIs(object: IsCondition["object"], p: PrintContext): string {
  const subject = p.object(object, "subject");
  if (subject === "it") return "it's";
  return subject === "they" ? "they're" : `${subject} is`;
}

function isAdjective(predicate: Predicate): boolean {
  switch (predicate.kind) {
    case "color":
    case "colorCount":
    case "supertype":
    case "historic":
      return true;
    case "status":
      return true;
    case "any":
      return predicate.of.every(isAdjective);
    case "not":
      return isAdjective(predicate.of);
    default:
      return false;
  }
}

function inZone(condition: IsCondition, [zone = "exile", other]: readonly Zone[], p: PrintContext): string {
  const [keyword] = condition.of;
  if (zone === "command") {
    const or = other === "battlefield" ? " or on the battlefield" : "";
    return `${p.object(condition.object, "subject")} is in the command zone${or}`;
  }
  if (zone === "exile" && keyword?.kind === "keyword" && keyword.keyword === "suspend")
    return `${p.object(condition.object, "subject")} is suspended`;
  const subject = p.object(condition.object, "subject");
  const owner = condition.of.find((one) => one.kind === "owner");
  const whose =
    owner?.kind === "owner"
      ? `${p.player(owner.player, "possessive")} ${zone}`
      : zone === "battlefield"
        ? "the battlefield"
        : zone;
  const where = zone === "exile" ? "exiled" : `${zone === "battlefield" ? "on" : "in"} ${whose}`;
  const still = p.say(condition).variant === 16 ? "still " : "";
  const counter = condition.of.find((one) => one.kind === "counters");
  const marked =
    counter?.kind === "counters" ? ` with ${withArticle(`${counter.counter} counter`)} on it` : "";
  return `${subject === "it" ? "it's" : `${subject} is`} ${still}${where}${marked}`;
}

function isSpecial(first: Predicate, condition: IsCondition, p: PrintContext): string | undefined {
  switch (first.kind) {
    case "keyword":
      return `${p.object(condition.object, "subject")} has ${keywordWords(first.keyword)}`;
    case "stat":
      if (typeof first.value === "object" && first.value.kind === "stat" && p.say(first.value).variant === 10)
        return `${p.object(condition.object, "subject")} has the same ${STAT_WORDS[first.stat]} as ${p.object(first.value.of)}`;
      if (p.say(condition).variant === 9 || p.say(condition).as === "full")
        return `${p.object(condition.object, "subject")} has ${STAT_WORDS[first.stat]} ${printComparison(first, p)}`;
      return `${p.object(condition.object, "possessive")} ${STAT_WORDS[first.stat]} is ${printComparison(first, p)}`;
    case "counters": {
      const np = p.noun({ of: [first] });
      const { each } = p.say(condition);
      const kind = first.counter === "any" ? "" : `${first.counter} `;
      if (first.compare === ">=" && first.value === 1 && (each === "all" || each === "bare"))
        return `${p.object(condition.object, "subject")} has ${each === "all" ? "one or more " : ""}${kind}counters on it`;
      const after = np.after.map((one) => one.one).join(" ");
      return `${p.object(condition.object, "subject")} has ${after.replace(/^with /, "")}`;
    }
    case "chosen":
      return first.what === "name"
        ? `${p.object(condition.object, "subject")} has the chosen name`
        : undefined;
    case "shares":
      return `${p.object(condition.object, "subject")} ${p.after(first, false).one.replace(/^that /, "")}`;
    case "paired":
      return `${subjectIs(condition.object, p)} paired with another creature`;
    case "controller":
      return first.player.kind === "you"
        ? `you control ${p.object(condition.object)}`
        : `${p.player(first.player, "subject")} controls ${p.object(condition.object)}`;
    case "status":
      return statusOf(first.status, condition, p);
    case "any":
      return first.of.every(isDoneThisTurn)
        ? `${p.object(condition.object, "subject")} attacked or blocked this turn`
        : undefined;
    case "attachedTo":
      return `${subjectIs(condition.object, p)} ${p.after(first, false).one}`;
    case "targets":
      return `${p.object(condition.object, "subject")} ${p.after(first, true).one.replace(/^that /, "")}`;
    default:
      return undefined;
  }
}

function isDoneThisTurn(one: Predicate): boolean {
  return one.kind === "status" && (one.status === "attackedThisTurn" || one.status === "blockedThisTurn");
}

function statusOf(status: string, condition: IsCondition, p: PrintContext): string | undefined {
  switch (status) {
    case "attackedThisTurn":
      return `${p.object(condition.object, "subject")} attacked this turn`;
    case "wasBlockedThisTurn":
      return `${p.object(condition.object, "subject")} was blocked this turn`;
    case "blockedThisTurn":
      return `${p.object(condition.object, "subject")} blocked this turn`;
    case "enteredThisTurn":
      return `${p.object(condition.object, "subject")} entered this turn`;
    case "dealtDamageThisTurn":
      return `${p.object(condition.object, "subject")} was dealt damage this turn`;
    case "tributePaid":
      return "tribute was paid";
    default:
      return undefined;
  }
}

export function french(condition: IsCondition, p: fr.FrenchContext, denied: boolean): string {
  const { object, zones, of } = condition;
  if (condition.any === true) return frenchThisWay(condition, denied, p);
  const subject = p.object(object);
  const say = (verb: fr.VerbPhrase): string => frenchTense(subject, verb, denied, p);
  const [zone, other] = zones ?? [];
  if (zone === "command" && other === "battlefield")
    return say(fr.vp("être", undefined, "dans la zone de commandement ou sur le champ de bataille"));
  if (zone !== undefined) return say(fr.vp("être", undefined, frenchWhere(condition, zone, subject, p)));
  const [first] = of;
  if (of.length === 1 && first !== undefined) {
    const special = frenchSpecial(first, object, subject, denied, p);
    if (special !== undefined) return special;
  }
  const np = p.noun(frenchIsCard(object, p) ? { zones: ["graveyard"], of } : { of });
  if (of.every(fr.isAdjective) && np.after.length === 0)
    return say(
      fr.vp(
        "être",
        undefined,
        fr.listOf(
          np.adjectives.map((one) => one(subject)),
          "et",
        ),
      ),
    );
  const quality = fr.phrase(np, { zone: "none", many: subject.plural });
  if (subject.pronoun === true && !subject.plural)
    return `${denied ? "ce " : "c'"}${fr.conjugate(denied ? fr.not(BE) : BE, p.isPast(subject.of) ? "imperfect" : "present", subject)} ${quality.text}`;
  return say(fr.vp("être", quality.text));
}

const BE = fr.vp("être");

/** « elle a un marqueur », or « avait » where it is asked of something that has left. */
function frenchTense(
  subject: fr.Nominal,
  verb: fr.VerbPhrase,
  denied: boolean,
  p: fr.FrenchContext,
  about = subject.of,
): string {
  const said = denied ? fr.not(verb) : verb;
  return p.isPast(about) ? fr.imperfect(subject, said) : fr.present(subject, said);
}

/** « une carte de créature a été exilée de cette manière » */
function frenchThisWay({ object, of }: IsCondition, denied: boolean, p: fr.FrenchContext): string {
  const how = object.kind === "bound" ? object.name.replace(/\d+$/, "") : "";
  const verb = FRENCH_WAYS[how] ?? "choisir";
  const one = fr.aOrAn(
    p.noun(how === "destroyed" || how === "sacrificed" ? { of } : { zones: ["graveyard"], of }),
    "none",
  );
  const been = `été ${fr.participle(verb)(one)} de cette manière`;
  return `${one.text} ${denied ? "n'a pas" : "a"} ${been}`;
}

const FRENCH_WAYS: Readonly<Record<string, string>> = {
  destroyed: "détruire",
  sacrificed: "sacrifier",
  exiled: "exiler",
  discarded: "défausser",
  milled: "meuler",
  returned: "renvoyer",
  revealed: "révéler",
};

function frenchIsCard(object: IsCondition["object"], p: fr.FrenchContext): boolean {
  return p.mentioned(objectKey(object))?.noun === fr.CARD;
}

/** « avec un marqueur " cri " sur elle » */
function frenchMarked({ of }: IsCondition, subject: fr.Nominal): string {
  const counter = of.find((one) => one.kind === "counters");
  if (counter?.kind !== "counters") return "";
  return ` avec un ${fr.counterNoun(counter.counter).one} sur ${fr.pronounFor(subject).text}`;
}

function frenchWhere(condition: IsCondition, zone: Zone, subject: fr.Nominal, p: fr.FrenchContext): string {
  if (zone === "battlefield") return "sur le champ de bataille";
  if (zone === "exile") return `${fr.participle("exiler")(subject)}${frenchMarked(condition, subject)}`;
  const owner = condition.of.find((one) => one.kind === "owner");
  const whose =
    owner?.kind === "owner"
      ? fr.possessed(fr.ZONES[zone], p.player(owner.player))
      : fr.definite(fr.ZONES[zone]);
  return `dans ${whose.text}`;
}

function frenchSpecial(
  first: Predicate,
  object: IsCondition["object"],
  subject: fr.Nominal,
  denied: boolean,
  p: fr.FrenchContext,
): string | undefined {
  const say = (who: fr.Nominal, verb: fr.VerbPhrase): string => frenchTense(who, verb, denied, p, subject.of);
  switch (first.kind) {
    case "keyword":
      return say(subject, fr.vp("avoir", fr.keywordArticle(first.keyword)));
    case "stat":
      return say(
        fr.possessed(fr.STATS[first.stat], subject),
        fr.vp("être", undefined, fr.isCompared(first.compare, first.value, p)),
      );
    case "counters":
    case "attachedTo":
    case "chosen":
    case "shares":
    case "targets":
    case "extreme": {
      const words = p.phrases.after(first, p).words(subject);
      if (words.startsWith("avec ")) return say(subject, fr.vp("avoir", words.slice(5)));
      if (words.startsWith("sans "))
        return frenchTense(subject, fr.vp("avoir", `de ${words.slice(5)}`), true, p);
      if (words.startsWith("qui ")) return `${fr.subjectText(subject)} ${words.slice(4)}`;
      return say(subject, fr.vp("être", undefined, words));
    }
    case "paired":
      return say(
        subject,
        fr.vp("être", undefined, `${fr.participle("associer")(subject)} à une autre créature`),
      );
    case "controller":
      return say(p.player(first.player), fr.vp("contrôler", p.object(object)));
    case "status":
      return frenchStatus(first.status, subject, denied);
    case "any": {
      if (!first.of.every(isDoneThisTurn)) return undefined;
      if (denied) {
        const neither = `${fr.subjectText(subject)} ne ${subject.plural ? "ont" : "a"}`;
        return `${neither} ni attaqué ni bloqué ce tour-ci`;
      }
      const verb: fr.VerbPhrase = { ...fr.vp("attaquer"), or: [fr.vp("bloquer", undefined, "ce tour-ci")] };
      return fr.happened(subject, verb);
    }
    default:
      return undefined;
  }
}

const FRENCH_PAST: Readonly<Record<string, fr.VerbPhrase>> = {
  attackedThisTurn: fr.vp("attaquer", undefined, "ce tour-ci"),
  blockedThisTurn: fr.vp("bloquer", undefined, "ce tour-ci"),
  enteredThisTurn: fr.vp("arriver", undefined, "sur le champ de bataille ce tour-ci"),
  dealtDamageThisTurn: fr.vp("subir", "des blessures", "ce tour-ci"),
};

function frenchStatus(status: string, subject: fr.Nominal, denied: boolean): string | undefined {
  const verb = FRENCH_PAST[status];
  if (status === "tributePaid") {
    const paid = fr.vp("être", undefined, "payé");
    return fr.happened(fr.nominal("le tribut", "m"), denied ? fr.not(paid) : paid);
  }
  if (status === "wasBlockedThisTurn") {
    const blocked = fr.vp("être", undefined, `${fr.participle("bloquer")(subject)} ce tour-ci`);
    return fr.happened(subject, denied ? fr.not(blocked) : blocked);
  }
  if (verb === undefined) return undefined;
  return fr.happened(subject, denied ? fr.not(verb) : verb);
}
