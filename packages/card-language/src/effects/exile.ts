import { z } from "zod";
import type { Filter } from "../filter.ts";
import * as fr from "../french/phrases.ts";
import { type Piece, piece, playerClause, sentence } from "../print/clause.ts";
import type { PrintContext } from "../print/context.ts";
import { counterWords } from "../print/counters.ts";
import { printEvent } from "../print/event.ts";
import { mentionBound } from "../print/mention.ts";
import { NotPrintable } from "../print/not-printable.ts";
import { indefinite } from "../print/noun-phrase.ts";
import { fromOwnZone } from "../print/own-zone.ts";
import { areMany } from "../print/selection.ts";
import type { PlayerRef } from "../reference.ts";
import { bind, binding, flag, label, record, variant } from "../schema/basic.ts";
import { amount, event, type Node, selection } from "../schema/nodes.ts";
import type { Selection } from "../selection.ts";

export const schema = variant("exile", {
  what: selection,
  faceDown: flag,
  /** The controller of the permanent that exiled it may look at it (CR 702.75a). */
  controllerMayLook: flag,
  link: binding.exactOptional(),
  until: z.union([z.literal("sourceLeaves"), event]).exactOptional(),
  counters: record({ counter: label, amount }).exactOptional(),
  bind,
});
export interface ExileEffect extends Node<typeof schema> {}

export function english(effect: ExileEffect, p: PrintContext): Piece {
  if (effect.controllerMayLook === true) throw new NotPrintable("effect exile", "hidden away");
  const { variant, first } = p.say(effect);
  if ((variant === 21 || variant === 22) && effect.what.kind === "choose")
    return fromHand(effect, effect.what.filter, { apart: variant === 22, early: first === true }, p);
  const zone = p.zone;
  p.zone = "from";
  const who = p.say(effect).by ?? exiler(effect.what, p.each !== undefined);
  const clause = playerClause(who, p, () => {
    const faceDown = effect.faceDown === true ? " face down" : "";
    const counters = effect.counters === undefined ? "" : ` with ${counterWords([effect.counters], p)} on it`;
    const until = effect.until === undefined ? "" : ` until ${untilWords(effect.until, p)}`;
    return {
      verb: `exile ${p.selection(effect.what)}${fromOwnZone(effect.what, p)}${faceDown}${counters}${until}`,
    };
  });
  p.zone = zone;
  mentionBound(effect, p);
  if (effect.link !== undefined) p.mention(`linked:${effect.link}`, "exiled card", areMany(effect.what, p));
  return piece(clause);
}

/** "you choose a nonland card from it and exile that card": from a hand that was revealed. */
function fromHand(
  effect: ExileEffect,
  filter: Filter,
  how: { readonly apart: boolean; readonly early: boolean },
  p: PrintContext,
): Piece {
  const np = p.noun(filter);
  const after = np.after.map((one) => one.one).join(" ");
  const card = indefinite({ ...np, after: [] }, "none");
  const words = (how.early ? [card, after, "from it"] : [card, "from it", after]).filter((one) => one !== "");
  mentionBound(effect, p);
  if (effect.link !== undefined) p.mention(`linked:${effect.link}`, "exiled card", false);
  const chosen = `you choose ${words.join(" ")}`;
  const until = effect.until === undefined ? "" : ` until ${untilWords(effect.until, p)}`;
  return how.apart
    ? sentence(chosen, [`Exile that card${until}.`])
    : sentence(`${chosen} and exile that card`);
}

function exiler(what: Selection, oneOfSeveral: boolean): PlayerRef {
  if (what.kind === "choose") return what.by;
  return oneOfSeveral ? { kind: "each" } : { kind: "you" };
}

function untilWords(until: NonNullable<ExileEffect["until"]>, p: PrintContext): string {
  if (until === "sourceLeaves") return `${p.self} leaves the battlefield`;
  return printEvent(until, p).replace(/^when(?:ever)? /, "");
}

export function french(effect: ExileEffect, p: fr.FrenchContext): fr.Piece {
  if (effect.controllerMayLook === true) throw new NotPrintable("effect exile", "hidden away");
  const clause = p.from(() =>
    fr.playerClause(exiler(effect.what, fr.isOfEach(effect.what, p)), p, () => {
      const what = p.selection(effect.what);
      const own = effect.what.kind === "ref" && effect.what.ref.kind === "this" ? fr.ownZone(p) : "";
      const faceDown = effect.faceDown === true ? "face cachée" : "";
      const counters =
        effect.counters === undefined
          ? ""
          : `avec ${fr.measure(effect.counters.amount, fr.counterNoun(effect.counters.counter), p).text} sur ${fr.pronounFor(what).text}`;
      const until = effect.until === undefined ? "" : `jusqu'à ce que ${frenchUntil(effect.until, p)}`;
      return {
        verb: fr.vp("exiler", what, [own, faceDown, counters, until].filter((one) => one !== "").join(" ")),
      };
    }),
  );
  fr.mentionBound(effect, p);
  if (effect.link !== undefined)
    p.mentionAside(
      `linked:${effect.link}`,
      fr.noun("carte exilée", "f", "cartes exilées"),
      fr.areMany(effect.what, p),
    );
  return fr.piece(clause);
}

function frenchUntil(until: NonNullable<ExileEffect["until"]>, p: fr.FrenchContext): string {
  if (until === "sourceLeaves") return `${p.self.text} quitte le champ de bataille`;
  const clause = p.eventClause(until);
  if (clause.kind === "words") return clause.text;
  return fr.subjunctive({ subject: clause.subject, key: "until", verbs: clause.verbs });
}
