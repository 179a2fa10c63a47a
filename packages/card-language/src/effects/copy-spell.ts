import { z } from "zod";
import type { Amount } from "../amount.ts";
import { without } from "../canonical/without.ts";
import * as fr from "../french/phrases.ts";
import { type Piece, piece, playerClause } from "../print/clause.ts";
import type { PrintContext } from "../print/context.ts";
import { NotPrintable } from "../print/not-printable.ts";
import { bare } from "../print/noun-phrase.ts";
import { isPlural } from "../print/selection.ts";
import { COLOR_WORDS } from "../print/vocabulary.ts";
import { capitalise, numberWord, plural } from "../print/words.ts";
import { objectRef, playerRef } from "../reference.ts";
import { bind, list, variant } from "../schema/basic.ts";
import { amount, filter, modification, type Node } from "../schema/nodes.ts";

/** In the wording, what whoever copies it may also choose: "copy this spell and may choose a new target for that copy". */
const ALSO_CHOOSES: Readonly<Record<number, string>> = {
  20: "a new target for that copy",
  21: "new targets for the copy they control",
};

export const schema = variant("copySpell", {
  what: objectRef,
  who: playerRef.exactOptional(),
  amount: amount.exactOptional(),
  /** One copy for each other object like that which the spell could target, each with another one of them as its target. */
  each: filter.exactOptional(),
  newTargets: z.enum(["may", "none"]).exactOptional(),
  except: list(modification).exactOptional(),
  bind,
});
export interface CopySpellEffect extends Node<typeof schema> {}

export function canonical(effect: CopySpellEffect): CopySpellEffect {
  return effect.amount === 1 ? without(effect, "amount") : effect;
}

export function english(effect: CopySpellEffect, p: PrintContext): Piece {
  const times = timesWords(effect.amount ?? 1, p);
  const who = effect.who ?? { kind: "you" };
  const each = effect.each === undefined ? undefined : p.noun(effect.each);
  const forEach = each === undefined ? "" : ` for each other ${bare(each)} that the spell could target`;
  const clause = playerClause(who, p, () => ({
    verb: `copy ${p.object(effect.what)}${times}${forEach}${exceptWords(effect)}`,
  }));
  if (each !== undefined) {
    if (who.kind !== "you") throw new NotPrintable("effect copySpell", "for each by others");
    return piece(clause, [`Each copy targets a different one of those ${plural(each.noun)}.`]);
  }
  const also = ALSO_CHOOSES[p.say(effect).variant ?? 0];
  if (also !== undefined) {
    const verbs = clause.verbs.map((verb) => `${verb} and may choose ${also}`);
    return piece({ ...clause, verbs });
  }
  if (effect.newTargets !== "may") return piece(clause);
  if (p.say(effect).variant === 1)
    return piece({ ...clause, after: "and you may choose new targets for the copy" });
  if (p.say(effect).variant === 22)
    return piece(clause, ["Each of those players may choose new targets for their copy."]);
  const subject = who.kind === "you" ? "You" : capitalise(p.player(who, "subject"));
  return piece(clause, [
    `${subject} may choose new targets for ${times === "" && !isPlural({ kind: "ref", ref: effect.what }, p) ? "the copy" : "the copies"}.`,
  ]);
}

function timesWords(amount: Amount, p: PrintContext): string {
  if (amount === 1) return "";
  if (amount === 2) return " twice";
  if (typeof amount === "number") return ` ${numberWord(amount)} times`;
  if (amount.kind === "x") return " X times";
  return ` for each ${p.eachOf(amount)}`;
}

/** ", except the copy isn't legendary", ", except that the copy is red" */
function exceptWords({ except }: CopySpellEffect): string {
  if (except === undefined) return "";
  const [only] = except;
  if (
    except.length === 1 &&
    only?.kind === "colors" &&
    only.mode === "set" &&
    typeof only.colors !== "string"
  ) {
    const [color, ...more] = only.colors;
    if (color !== undefined && more.length === 0) return `, except that the copy is ${COLOR_WORDS[color]}`;
  }
  if (
    except.length > 1 ||
    only?.kind !== "types" ||
    only.mode !== "remove" ||
    only.supertypes?.[0] !== "legendary"
  )
    throw new NotPrintable("effect copySpell", "with such exceptions");
  return ", except the copy isn't legendary";
}

export function french(effect: CopySpellEffect, p: fr.FrenchContext): fr.Piece {
  const { amount = 1 } = effect;
  const who = effect.who ?? { kind: "you" };
  const times = amount === 1 ? "" : `${fr.countWord(amount, p)} fois`;
  const clause = fr.playerClause(who, p, () => {
    const except =
      effect.except === undefined ? "" : `, excepté que ${p.phrases.exceptions(effect.except, p)}`;
    const each =
      effect.each === undefined
        ? ""
        : ` pour chaque autre ${fr.bare(p.noun(effect.each))} que le sort pourrait cibler`;
    const spell =
      effect.what.kind === "this" && p.selfNoun !== fr.SPELL
        ? fr.demonstrative(fr.SPELL)
        : p.object(effect.what);
    return { verb: fr.vp("copier", spell, times + except + each) };
  });
  if (effect.each !== undefined)
    return fr.piece(clause, ["Chacune des copies cible un objet différent parmi ceux-là."]);
  if (effect.newTargets !== "may") return fr.piece(clause);
  const subject = who.kind === "you" ? fr.YOU : p.player(who);
  const may = fr.vp(
    "pouvoir",
    undefined,
    `choisir de nouvelles cibles pour ${amount === 1 ? "la copie" : "les copies"}`,
  );
  return fr.piece(clause, [`${fr.capitalise(fr.present(subject, may))}.`]);
}
