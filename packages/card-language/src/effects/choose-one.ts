import * as fr from "../french/phrases.ts";
import type { Modification } from "../modification.ts";
import { finite, imperative, type Piece, piece, playerClause, predicate, sentence } from "../print/clause.ts";
import type { PrintContext } from "../print/context.ts";
import { measure, unit } from "../print/measure.ts";
import { NotPrintable } from "../print/not-printable.ts";
import { listOf } from "../print/words.ts";
import { playerRef } from "../reference.ts";
import { objectKey } from "../reference-key.ts";
import { flag, some, variant } from "../schema/basic.ts";
import { effects, type Node } from "../schema/nodes.ts";

/**
 * Choose one of several on resolution (not modes, which are chosen on announcement). In the wording, 6: each with its own
 * subject; 7: "put a +0/+1 counter or a +1/+0 counter on"; 8: "gets +2/-2 or -2/+2"; 9: "loses your choice of".
 */
export const schema = variant("chooseOne", {
  who: playerRef,
  options: some(effects),
  random: flag,
});
export interface ChooseOneEffect extends Node<typeof schema> {}

export function english(effect: ChooseOneEffect, p: PrintContext): Piece {
  if (effect.random === true) throw new NotPrintable("effect chooseOne", "at random");
  const [tap, untap] = effect.options.map((option) => option[0]);
  if (effect.options.length === 2 && tap?.kind === "tap" && untap?.kind === "untap" && isSame(tap, untap)) {
    return piece(imperative(`tap or untap ${p.selection(tap.what)}`));
  }
  const style = p.say(effect).variant ?? styleOf(effect);
  const end = EITHER_END[style];
  if (end !== undefined) return eitherEnd(effect, end, style === 5, p);
  if (style === 7) return eitherCounter(effect, p);
  if (style === 8 || style === 9) return oneVerb(effect, style === 9, p);
  const texts = effect.options.map((option, index) => {
    const said = option.map((each) => p.effect(each));
    return said
      .map((each) =>
        each.kind === "sentence"
          ? each.text
          : index === 0 || style === 6
            ? finite(each.clause)
            : predicate(each.clause),
      )
      .join(" and ");
  });
  return sentence(listOf(texts, "or"));
}

/** "tap or untap target creature": one and the same, and not the untapped ones or the tapped ones. */
function isSame(tap: { readonly what: unknown }, untap: { readonly what: unknown }): boolean {
  return JSON.stringify(tap.what) === JSON.stringify(untap.what);
}

/** "put a +0/+1 counter or a +1/+0 counter on target creature" */
function eitherCounter({ options }: ChooseOneEffect, p: PrintContext): Piece {
  const puts = options.flatMap(([only]) => (only?.kind === "addCounters" ? [only] : []));
  const [first] = puts;
  if (first === undefined || puts.length < options.length)
    throw new NotPrintable("effect chooseOne", "of other things than counters");
  const counters = puts.map(({ counter, amount }) => {
    if (typeof counter !== "string")
      throw new NotPrintable("effect chooseOne", "of counters of several kinds");
    return measure(amount, unit(`${counter} counter`), p).text;
  });
  return piece(imperative(`put ${listOf(counters, "or")} on ${p.selection(first.on)}`));
}

/** "gets +2/-2 or -2/+2 until end of turn", "loses your choice of flying, first strike, or trample": said with one verb. */
function oneVerb({ options }: ChooseOneEffect, yourChoice: boolean, p: PrintContext): Piece {
  const clauses = options.flatMap(([only]) => {
    const said = only === undefined ? undefined : p.effect(only);
    return said?.kind === "clause" ? [said.clause] : [];
  });
  const [first] = clauses;
  const phrases = clauses.map(({ verbs }) => verbs.join(" and "));
  const verb = phrases[0]?.split(" ")[0] ?? "";
  if (
    first === undefined ||
    clauses.length < options.length ||
    phrases.some((one) => !one.startsWith(`${verb} `))
  )
    throw new NotPrintable("effect chooseOne", "of several verbs");
  const rest = phrases.map((one) => one.slice(verb.length + 1));
  return piece({ ...first, verbs: [`${verb} ${yourChoice ? "your choice of " : ""}${listOf(rest, "or")}`] });
}

/** Where somebody puts something in a library; 5 names the target. */
const EITHER_END: Readonly<Record<number, string>> = {
  2: "put it on their choice of the top or bottom of their library",
  3: "put it on their choice of the top or bottom of their library",
  4: "put it into their library second from the top or on the bottom",
  5: "on the top or bottom of its owner's library",
};

/** Which of them it is where the text isn't known: near the top of a library or on the bottom. */
function styleOf({ who, options }: ChooseOneEffect): number {
  const [near, bottom] = options.map(([only, ...more]) => (more.length === 0 ? only : undefined));
  if (options.length !== 2 || near?.kind !== "move" || bottom?.kind !== "move") return 0;
  if (near.to.zone !== "library" || bottom.to.position !== "bottom") return 0;
  if (near.to.position === "top") return who.kind === "you" ? 5 : who.kind === "owner" ? 2 : 0;
  const second = typeof near.to.position === "object" && near.to.position.fromTop === 2;
  return second && who.kind === "owner" ? 4 : 0;
}

/** "target creature's owner puts it on their choice of the top or bottom of their library" */
function eitherEnd(effect: ChooseOneEffect, end: string, yours: boolean, p: PrintContext): Piece {
  const [move] = effect.options.flat();
  if (!yours || move?.kind !== "move") return piece(playerClause(effect.who, p, () => ({ verb: end })));
  const { zone } = p;
  p.zone = "from";
  const what = p.selection(move.what);
  p.zone = zone;
  return piece(imperative(`put ${what} ${end}`));
}

export function french(effect: ChooseOneEffect, p: fr.FrenchContext): fr.Piece {
  const [tap, untap] = effect.options.map((option) => option[0]);
  if (effect.options.length === 2 && tap?.kind === "tap" && untap?.kind === "untap" && isSame(tap, untap))
    return fr.piece({
      key: "player:you",
      verbs: [fr.vp("engager"), fr.vp("dégager", p.selection(tap.what))],
      conjunction: "ou",
    });
  const end = frenchEitherEnd(effect, p);
  if (end !== undefined) return fr.piece(end);
  const lead =
    effect.who.kind === "you" || effect.random === true
      ? ""
      : `${fr.present(p.player(effect.who), fr.vp("choisir"))} : `;
  const shared = lead === "" && effect.random !== true ? frenchShared(effect, p) : undefined;
  if (shared !== undefined) return fr.sentence(shared);
  const texts = effect.options.map((option) => fr.joined(option, p).text);
  const random = effect.random === true ? ", choisi au hasard" : "";
  return fr.sentence(`${lead}${fr.listOf(texts, "ou")}${random}`);
}

/** « la créature ciblée gagne +2/-2 ou gagne -2/+2 jusqu'à la fin du tour »: what alternatives share is said once. */
function frenchShared({ options }: ChooseOneEffect, p: fr.FrenchContext): string | undefined {
  const modified = options.flatMap(([only, ...more]) =>
    only?.kind === "modify" && more.length === 0 && only.modifications.every(isPlain) ? [only] : [],
  );
  const alike = new Set(modified.map(({ what, duration }) => JSON.stringify([what, duration])));
  if (modified.length < options.length || alike.size > 1) return undefined;
  const clauses = modified.flatMap((one) => {
    const said = p.effect(one);
    return said.kind === "clause" ? [said.clause] : [];
  });
  if (clauses.length < options.length) throw new NotPrintable("effect chooseOne", "of whole sentences");
  const [{ after = "", ...first } = fr.imperative(fr.vp("choisir")), ...others] = clauses;
  const alternatives = frenchObjects([first, ...others]);
  if (alternatives !== undefined) return `${fr.finite({ ...first, verbs: [alternatives] })} ${after}`.trim();
  const rest = others.map(({ after: _, ...one }) => fr.predicate(one));
  return `${fr.listOf([fr.finite(first), ...rest], "ou")} ${after}`.trim();
}

/** « gagne +2/-2 ou -2/+2 », « acquiert au choix le vol, l'initiative ou le piétinement »: one verb for all. */
function frenchObjects(clauses: readonly fr.Clause[]): fr.VerbPhrase | undefined {
  const verbs = clauses.flatMap((one) => one.verbs);
  const [first] = verbs;
  const objects = verbs.flatMap(({ verb, object, ...more }) =>
    verb === first?.verb && typeof object === "string" && Object.keys(more).length === 0 ? [object] : [],
  );
  if (first === undefined || verbs.length !== clauses.length || objects.length !== verbs.length)
    return undefined;
  const choice = first.verb === "gagner" ? "" : "au choix ";
  return fr.vp(first.verb, choice + fr.listOf(objects, "ou"));
}

/** What is said with the subject's verb, and nothing counted after it. */
function isPlain(one: Modification): boolean {
  if (one.kind === "addPT" || one.kind === "setPT")
    return typeof one.power !== "object" && typeof one.toughness !== "object";
  return ["types", "colors", "gainAbility", "loseKeyword"].includes(one.kind);
}

/** « Le propriétaire de la créature ciblée la met au-dessus ou au-dessous de sa bibliothèque. » */
function frenchEitherEnd({ who, options }: ChooseOneEffect, p: fr.FrenchContext): fr.Clause | undefined {
  const [top, bottom] = options.map(([only, ...more]) => (more.length === 0 ? only : undefined));
  if (options.length !== 2 || top?.kind !== "move" || bottom?.kind !== "move") return undefined;
  const { position } = top.to;
  const second = typeof position === "object" ? position.fromTop : undefined;
  if (bottom.to.position !== "bottom" || top.what.kind !== "ref") return undefined;
  if (position !== "top" && second === undefined) return undefined;
  const where =
    second === undefined
      ? "au-dessus ou au-dessous de sa bibliothèque"
      : `dans sa bibliothèque en ${fr.ordinalWord(second, "f")} position en partant du dessus ou au-dessous`;
  if (who.kind !== "owner" || objectKey(who.of) !== objectKey(top.what.ref)) return undefined;
  const { ref } = top.what;
  return fr.playerClause(who, p, () => {
    const { gender } = p.mentioned(objectKey(ref))?.noun ?? fr.PERMANENT;
    const it = fr.pronounFor({ gender, plural: false });
    return { verb: fr.vp("mettre", it, `${where}, à son choix`) };
  });
}
