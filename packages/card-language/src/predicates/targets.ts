import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { definiteOf } from "../print/definite.ts";
import { NotPrintable } from "../print/not-printable.ts";
import { indefinite, type OneMany } from "../print/noun-phrase.ts";
import { listOf } from "../print/words.ts";
import { flag, variant } from "../schema/basic.ts";
import { type Node, targetKind } from "../schema/nodes.ts";
import type { TargetKind } from "../target-kind.ts";

/** A spell or ability that targets something like this. */
export const schema = variant("targets", {
  what: targetKind,
  /** And nothing else. */
  only: flag,
});
export interface TargetsPredicate extends Node<typeof schema> {}

export function englishAfter(predicate: TargetsPredicate, p: PrintContext, _onStack: boolean): OneMany {
  const what = `${predicate.only === true ? "only " : ""}${targeted(predicate.what, p)}`;
  return { one: `that targets ${what}`, many: `that target ${what}` };
}

/** What a spell targets, as in "that targets a creature you control". */
function targeted(what: TargetKind, p: PrintContext): string {
  switch (what.kind) {
    case "object": {
      const definite = definiteOf(what.filter);
      return definite === undefined ? indefinite(p.noun(what.filter)) : p.object(definite);
    }
    case "player":
      if (typeof what.player === "object") return p.player(what.player.not);
      return what.player === "any"
        ? "a player"
        : what.player === "opponent"
          ? "an opponent"
          : what.player === "you"
            ? "you"
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

export function frenchAfter(predicate: TargetsPredicate, p: fr.FrenchContext): fr.After {
  const targeted = frenchTargeted(predicate.what, p);
  if (predicate.what.kind === "player" && predicate.what.player === "you" && predicate.only !== true)
    return { rank: 6, words: (of) => (of.plural ? "qui vous ciblent" : "qui vous cible") };
  const cible = fr.vp("cibler", predicate.only === true ? `uniquement ${targeted}` : targeted);
  return { rank: 6, words: (of) => `qui ${fr.conjugate(cible, "present", of)}` };
}

/** What a spell targets, as in « qui cible une créature que vous contrôlez ». */
function frenchTargeted(what: TargetKind, p: fr.FrenchContext): string {
  switch (what.kind) {
    case "object": {
      const definite = fr.definiteOf(what.filter);
      return definite === undefined ? fr.aOrAn(p.noun(what.filter)).text : p.object(definite).text;
    }
    case "player":
      if (typeof what.player === "object") return p.player(what.player.not).text;
      return what.player === "any"
        ? "un joueur"
        : what.player === "opponent"
          ? "un adversaire"
          : what.player === "you"
            ? "vous"
            : "un autre joueur";
    case "any":
      return "quoi que ce soit";
    case "either":
      return fr.listOf(
        what.of.map((one) => frenchTargeted(one, p)),
        "ou",
      );
  }
}
