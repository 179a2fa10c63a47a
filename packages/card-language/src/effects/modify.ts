import { duration } from "../duration.ts";
import { modificationWords as modificationWordsFrench } from "../french/modification.ts";
import * as fr from "../french/phrases.ts";
import type { Modification } from "../modification.ts";
import { type Clause, imperative, objectClause, type Piece, piece, sentence } from "../print/clause.ts";
import type { PrintContext } from "../print/context.ts";
import { printDuration, shortDuration, whileCountered } from "../print/duration.ts";
import { ownCostSentence } from "../print/keyword-cost.ts";
import { abilityList, modificationWords } from "../print/modification.ts";
import { NotPrintable } from "../print/not-printable.ts";
import { bare } from "../print/noun-phrase.ts";
import { areMany, isPlural, nounOfSelection } from "../print/selection.ts";
import { thirdPerson } from "../print/words.ts";
import { objectKey, playerKey } from "../reference-key.ts";
import { bind, label, some, variant } from "../schema/basic.ts";
import { modification, type Node, selection } from "../schema/nodes.ts";
import type { Selection } from "../selection.ts";

/** A continuous effect on objects (CR 611.2). The set of objects is fixed now unless `unlocked`. */
export const schema = variant("modify", {
  what: selection,
  modifications: some(modification),
  duration,
  /** The kind of counter, of the duration that asks for one ("for as long as it has a flood counter on it"). */
  counter: label.exactOptional(),
  bind,
});
export interface ModifyEffect extends Node<typeof schema> {}

/** A continuous effect on objects (CR 611.2): "target creature gets +2/+2 and gains flying until end of turn". */
export function english(effect: ModifyEffect, p: PrintContext): Piece {
  const apart = effect.modifications.findIndex(
    (one) => one.kind === "thisAbility" && p.say(one).variant === 1,
  );
  const said = apart < 0 ? printed(effect, p) : keepingAbility(effect, apart, p);
  if (effect.bind !== undefined)
    p.mention(`bound:${effect.bind}`, nounOfSelection(effect.what, p), areMany(effect.what, p));
  return said;
}

/** "... becomes a copy of another target creature. If you do, this creature gains this ability." */
function keepingAbility(effect: ModifyEffect, apart: number, p: PrintContext): Piece {
  const [first, ...more] = effect.modifications.filter((_, at) => at !== apart);
  if (first === undefined) throw new NotPrintable("effect modify", "of nothing but this ability");
  const said = printed({ ...effect, modifications: [first, ...more] }, p);
  return { ...said, more: [...(said.more ?? []), `If you do, ${p.self} gains this ability.`] };
}

/** "it loses "enchant creature card in a graveyard" and gains "enchant creature put onto the battlefield with ..."" */
function otherEnchant({ modifications }: ModifyEffect, p: PrintContext): Piece {
  const gained = modifications.find((one) => one.kind === "gainAbility")?.ability;
  if (gained?.kind !== "keyword" || gained.keyword !== "enchant" || typeof gained.what === "string")
    throw new NotPrintable("effect modify", "no enchant ability");
  return piece(
    imperative(
      `it loses "enchant creature card in a graveyard" and gains "enchant ${bare(p.noun(gained.what))}."`,
    ),
  );
}

/** Whole sentences about the creatures that were dealt damage (48, 49). */
const ALL_DAMAGED: Readonly<Record<number, string>> = {
  48: "each creature dealt damage this way attacks this turn if able",
  49: "creatures dealt damage this way can't be regenerated this turn",
};

function printed(effect: ModifyEffect, p: PrintContext): Piece {
  if (p.say(effect).variant === 45) return otherEnchant(effect, p);
  const damaged = ALL_DAMAGED[p.say(effect).variant ?? 0];
  if (damaged !== undefined) return piece(imperative(damaged));
  const [only] = effect.modifications;
  if (effect.modifications.length === 1 && only !== undefined) {
    const special = specialModify(effect, only, p);
    if (special !== undefined) return special;
  }
  return general(effect, p);
}

function withDuration(clause: Clause, words: string, first: boolean): Clause {
  if (words === "") return clause;
  if (first) return { ...clause, before: words };
  return { ...clause, after: clause.after === undefined ? words : `${words} ${clause.after}` };
}

/** "gains flashback until end of turn. The flashback cost is equal to its mana cost." */
function gainsForOwnCost(
  { what, duration }: ModifyEffect,
  { ability }: Extract<Modification, { kind: "gainAbility" }>,
  p: PrintContext,
): Piece | undefined {
  const cost = ownCostSentence(ability, p);
  if (cost === undefined) return undefined;
  const clause = objectClause(what, p, () => [`gain ${abilityList([ability], p, "card")}`]);
  return piece(withDuration(clause, printDuration(duration, p), false), [cost]);
}

/** "double target creature's power and toughness until end of turn" (CR 701.10b). */
function doubled(
  { what, duration }: ModifyEffect,
  variant: number | undefined,
  { power, toughness }: Extract<Modification, { kind: "addPT" }>,
  p: PrintContext,
): Piece | undefined {
  if (what.kind === "all" || variant === 50) {
    const clause = imperative(`double the power and toughness of ${p.selection(what)}`);
    return piece(withDuration(clause, printDuration(duration, p), false));
  }
  if (what.kind !== "ref") return undefined;
  const stats = [...(power === 0 ? [] : ["power"]), ...(toughness === 0 ? [] : ["toughness"])].join(" and ");
  const clause = imperative(`double ${p.object(what.ref, "possessive")} ${stats}`);
  return piece(withDuration(clause, printDuration(duration, p), false));
}

function specialModify(effect: ModifyEffect, only: Modification, p: PrintContext): Piece | undefined {
  const first = p.say(effect).first === true;
  switch (only.kind) {
    case "gainAbility":
      return gainsForOwnCost(effect, only, p);
    case "addPT":
      return only.doubles === true ? doubled(effect, p.say(effect).variant, only, p) : undefined;
    case "controller": {
      if (only.player.kind !== "you") {
        const who = p.player(only.player, "subject");
        const clause: Clause = {
          subject: who,
          key: playerKey(only.player),
          number: who === "they" ? "many" : "one",
          verbs: [`gain control of ${p.selection(effect.what)}`],
        };
        return piece(withDuration(clause, printDuration(effect.duration, p), first));
      }
      const text = `gain control of ${p.selection(effect.what)}`;
      return piece(withDuration(imperative(text), printDuration(effect.duration, p), first));
    }
    case "switchPT":
      return piece(
        withDuration(
          imperative(`switch ${p.selection(effect.what, "possessive")} power and toughness`),
          printDuration(effect.duration, p),
          first,
        ),
      );
    case "setPT":
      return asBigAs(effect, only, p);
    case "restriction":
      return restriction(effect, only, p);
    default:
      return undefined;
  }
}

/** "change its base power and toughness to that creature's power and toughness until end of turn" */
function asBigAs(
  { what, duration }: ModifyEffect,
  only: Extract<Modification, { kind: "setPT" }>,
  p: PrintContext,
): Piece | undefined {
  const { power } = only;
  if (p.say(only).variant !== 2 || typeof power !== "object" || power.kind !== "stat") return undefined;
  const changed = `change ${p.selection(what, "possessive")} base power and toughness`;
  const clause = imperative(`${changed} to ${p.object(power.of, "possessive")} power and toughness`);
  return piece(withDuration(clause, printDuration(duration, p), false));
}

function restriction(
  effect: ModifyEffect,
  only: Extract<Modification, { kind: "restriction" }>,
  p: PrintContext,
): Piece | undefined {
  const { restriction: r } = only;
  if (r.kind === "mustBeBlocked" && r.byAll === true) {
    const when = shortDuration(effect.duration, p);
    return sentence(`all creatures able to block ${p.selection(effect.what)} ${when} do so`);
  }
  return undefined;
}

/** "for as long as that creature has a bounty counter on it, it has flying" */
function ledByCounter(effect: ModifyEffect, counter: string, p: PrintContext): Piece {
  if (effect.what.kind !== "ref") throw new NotPrintable("effect modify", "of several, each with a counter");
  const words = modificationWords(
    effect.modifications,
    { lasting: "static", when: "", many: false, quoted: quotedNoun(effect, p) },
    p,
  );
  const verbs = words.verbs.map((verb) => thirdPerson(verb));
  const lead = whileCountered(counter, `${p.object(effect.what.ref, "subject")} has`);
  return sentence(`${lead}, it ${verbs.join(" and ")}`, words.more);
}

function general(effect: ModifyEffect, p: PrintContext): Piece {
  const first = p.say(effect).first === true;
  const { counter } = effect;
  if (counter !== undefined && first) return ledByCounter(effect, counter, p);
  const plain = counter === undefined ? printDuration(effect.duration, p) : whileCountered(counter);
  const allRestrictions = effect.modifications.every((one) => one.kind === "restriction");
  const when = first ? "" : counter === undefined ? shortDuration(effect.duration, p) : plain;
  let suffix = "";
  let more: readonly string[] = [];
  const clause = objectClause(effect.what, p, () => {
    const many = isPlural(effect.what, p) && !isEach(effect.what, p);
    const words = modificationWords(
      effect.modifications,
      { lasting: counter === undefined ? "effect" : "static", when, many, quoted: quotedNoun(effect, p) },
      p,
    );
    more = words.more;
    const verbs =
      p.say(effect).each === "each"
        ? words.verbs.map((verb, index) => (index === 0 ? `each ${verb}` : verb))
        : words.verbs;
    const inline = words.suffix !== "" && (first || words.suffixFirst);
    suffix = inline ? "" : words.suffix;
    return inline
      ? verbs.map((verb) => (/^(?:each )?get /.test(verb) ? `${verb} ${words.suffix}` : verb))
      : verbs;
  });
  const twice = p.say(effect).variant === 41;
  const also = p.say(effect).variant === 40 ? { ...clause, subject: `${clause.subject} also` } : clause;
  const timed =
    allRestrictions && !first
      ? also
      : lateRestriction(effect) && !first
        ? midDuration(also, plain)
        : twice
          ? withDuration(eachWithDuration(also, plain), plain, false)
          : withDuration(also, plain, first);
  const done =
    suffix === ""
      ? timed
      : { ...timed, after: timed.after === undefined ? suffix : `${timed.after} ${suffix}` };
  return piece(done, more);
}

function isEach(what: Selection, p: PrintContext): boolean {
  return (what.kind === "all" || what.kind === "ref") && p.say(what).each === "each";
}

/** What a quoted ability calls the object that gains it. */
function quotedNoun({ what, modifications }: ModifyEffect, p: PrintContext): string {
  const becomesCreature = modifications.some(
    (one) => one.kind === "types" && one.mode !== "remove" && one.types?.includes("creature") === true,
  );
  if (becomesCreature && what.kind === "ref" && what.ref.kind === "attached") return "this creature";
  if (what.kind === "ref" && what.ref.kind === "this") return p.self;
  if (what.kind === "ref") return `this ${p.mentioned(objectKey(what.ref))?.noun ?? "creature"}`;
  if (what.kind === "all" || what.kind === "choose") return `this ${p.noun(what.filter).noun}`;
  return "this permanent";
}

/** A restriction after other changes has "this turn" of its own: "gets +2/+0 until end of turn and can't be blocked this turn". */
function lateRestriction(effect: ModifyEffect): boolean {
  const kinds = effect.modifications.map((one) => one.kind === "restriction");
  return kinds.includes(true) && kinds.includes(false) && kinds.lastIndexOf(false) < kinds.indexOf(true);
}

/** "has base power and toughness 4/4 until end of turn and gains flying until end of turn": said of each part. */
function eachWithDuration(clause: Clause, words: string): Clause {
  return {
    ...clause,
    verbs: clause.verbs.map((verb, at, all) => (at < all.length - 1 ? `${verb} ${words}` : verb)),
  };
}

function midDuration(clause: Clause, words: string): Clause {
  const at = clause.verbs.findLastIndex((verb) => !/^(?:can|must|attack |block |don't untap)/.test(verb));
  return { ...clause, verbs: clause.verbs.map((verb, index) => (index === at ? `${verb} ${words}` : verb)) };
}

export function french(effect: ModifyEffect, p: fr.FrenchContext): fr.Piece {
  const said = frenchWords(effect, p);
  fr.mentionBound({ what: effect.what, ...(effect.bind === undefined ? {} : { bind: effect.bind }) }, p);
  return said;
}

/** « tant qu'il a un marqueur « inondation » sur lui », « tant qu'elles ont … sur elles » */
function frenchWhile({ what }: ModifyEffect, counter: string, p: fr.FrenchContext): string {
  const plural = what.kind === "ref" && p.mentioned(objectKey(what.ref))?.plural === true;
  const who = fr.pronounFor({ gender: fr.nounOfSelection(what, p).gender, plural });
  return `tant que ${fr.present(who, fr.vp("avoir", `un ${fr.counterNoun(counter).one} sur ${who.text}`))}`;
}

/** « Doublez la force et l'endurance de la créature ciblée jusqu'à la fin du tour », « sa force et son endurance ». */
function frenchDoubled(
  { what, duration }: ModifyEffect,
  { power, toughness }: Extract<Modification, { kind: "addPT" }>,
  p: fr.FrenchContext,
): fr.Piece {
  const of = p.selection(what);
  const stats = [...(power === 0 ? [] : [fr.STATS.power]), ...(toughness === 0 ? [] : [fr.STATS.toughness])];
  const verb =
    of.pronoun === true
      ? fr.vp(
          "doubler",
          fr.listOf(
            stats.map((one) => fr.possessed(one, of).text),
            "et",
          ),
        )
      : fr.vpOf(
          "doubler",
          fr.listOf(
            stats.map((one) => fr.definite(one).text),
            "et",
          ),
          of,
        );
  return fr.piece(fr.imperative(verb, fr.printDuration(duration, p)));
}

function frenchWords(effect: ModifyEffect, p: fr.FrenchContext): fr.Piece {
  const [only] = effect.modifications;
  const duration =
    effect.counter === undefined
      ? fr.printDuration(effect.duration, p)
      : frenchWhile(effect, effect.counter, p);
  if (effect.modifications.length === 1 && only !== undefined) {
    if (only.kind === "controller") {
      const clause = fr.playerClause(only.player, p, () => ({
        verb: fr.vpOf("acquérir", "le contrôle", p.selection(effect.what)),
      }));
      return fr.piece({ ...clause, after: duration });
    }
    if (only.kind === "addPT" && only.doubles === true) return frenchDoubled(effect, only, p);
    if (only.kind === "switchPT")
      return fr.piece(
        fr.imperative(
          fr.vp("intervertir", `la force et l'endurance de ${p.selection(effect.what).text}`),
          duration,
        ),
      );
    if (
      only.kind === "restriction" &&
      only.restriction.kind === "mustBeBlocked" &&
      only.restriction.byAll === true
    )
      return fr.sentence(
        `toutes les créatures capables de bloquer ${p.selection(effect.what).text} ${fr.shortDuration(effect.duration, p)} le font`,
      );
  }
  const restricted = effect.modifications.map((one) => one.kind === "restriction");
  const allRestrictions = restricted.every((one) => one);
  let suffix = "";
  const clause = fr.objectClause(effect.what, p, (who) => {
    const noun = fr.nounOfSelection(effect.what, p);
    const called = noun === fr.CARD ? fr.PERMANENT : noun;
    const lasting = effect.counter === undefined ? ("effect" as const) : ("static" as const);
    const when = effect.counter === undefined ? fr.shortDuration(effect.duration, p) : duration;
    const style = { lasting, when, who, called };
    const words = modificationWordsFrench(effect.modifications, style, p);
    suffix = words.suffix;
    return words.verbs;
  });
  if (allRestrictions) return fr.piece(clause);
  const after = [duration, suffix].filter((one) => one !== "").join(" ");
  const late = restricted.lastIndexOf(false);
  if (restricted.includes(true) && late < restricted.indexOf(true)) {
    const at = clause.verbs.findLastIndex(
      ({ verb, negation }) => negation === undefined && verb !== "pouvoir",
    );
    return fr.piece({
      ...clause,
      verbs: clause.verbs.map((verb, index) => (index === at ? fr.withRest(verb, after) : verb)),
    });
  }
  return fr.piece({ ...clause, ...(after === "" ? {} : { after }) });
}
