import { z } from "zod";
import * as fr from "../french/phrases.ts";
import { type Piece, piece, playerClause, sentence } from "../print/clause.ts";
import type { PrintContext } from "../print/context.ts";
import { fixed, measure, unit } from "../print/measure.ts";
import { NotPrintable } from "../print/not-printable.ts";
import { areMany, nounOfSelection } from "../print/selection.ts";
import { listOf } from "../print/words.ts";
import { bind, flag, label, some, variant } from "../schema/basic.ts";
import { amount, type Node, selection } from "../schema/nodes.ts";

export const schema = variant("addCounters", {
  counter: z.union([label, some(label)]),
  amount,
  on: selection,
  divided: flag,
  bind,
});
export interface AddCountersEffect extends Node<typeof schema> {}

export function english(effect: AddCountersEffect, p: PrintContext): Piece {
  const { counter, on } = effect;
  const who = on.kind === "choose" ? on.by : ({ kind: "you" } as const);
  const clause = playerClause(who, p, () => {
    if (typeof counter !== "string") {
      if (effect.amount !== 1)
        throw new NotPrintable("effect addCounters", "of several kinds and more than one");
      const kinds = listOf(
        byKind(counter).map(([one, count]) => fixed(count, unit(`${one} counter`))),
        "and",
      );
      return { verb: `put ${kinds} on ${p.selection(on)}` };
    }
    const late = typeof effect.amount === "object" && p.say(effect.amount).amount === "whereX";
    const where = late && effect.divided !== true ? p.selection(on) : undefined;
    const said = measure(effect.amount, unit(`${counter} counter`), p);
    if (effect.divided === true)
      return { verb: `distribute ${said.text} among ${p.selection(on)}`, after: said.suffix };
    if (p.say(effect).variant === 48) return { verb: `put another ${counter} counter on ${p.selection(on)}` };
    if (p.say(effect).variant === 47) return { verb: `put ${said.text}${said.suffix} on ${p.selection(on)}` };
    const put = p.say(effect).first === true ? "" : "put ";
    return { verb: `${put}${said.text} on ${where ?? p.selection(on)}`, after: said.suffix };
  });
  if (p.say(effect).first === true) {
    if (effect.bind !== undefined) p.mention(`bound:${effect.bind}`, nounOfSelection(on, p), areMany(on, p));
    return sentence(`${clause.verbs.join(" ")}${clause.after === undefined ? "" : ` ${clause.after}`}`);
  }
  if (effect.bind !== undefined) p.mention(`bound:${effect.bind}`, nounOfSelection(on, p), areMany(on, p));
  if (p.say(effect).first === true)
    return sentence(`${clause.verbs.join(" ")}${clause.after === undefined ? "" : ` ${clause.after}`}`);
  return piece(clause);
}

/** How many of each kind, in the order of the text. */
function byKind(counters: readonly string[]): readonly (readonly [kind: string, count: number])[] {
  return [...new Set(counters)].map((kind) => [kind, counters.filter((one) => one === kind).length]);
}

export function french(effect: AddCountersEffect, p: fr.FrenchContext): fr.Piece {
  const { counter, on } = effect;
  const who = on.kind === "choose" ? on.by : ({ kind: "you" } as const);
  const clause = fr.playerClause(who, p, () => {
    const where = effect.divided === true ? "" : `sur ${fr.eachOfMany(p.selection(on, "each"))}`;
    const said =
      typeof counter === "string"
        ? [fr.measure(effect.amount, fr.counterNoun(counter), p)]
        : byKind(counter).map(([one, count]) => fr.measure(count, fr.counterNoun(one), p));
    const counters = fr.listOf(
      said.map(({ text }) => text),
      "et",
    );
    const { suffix = "" } = said[0] ?? {};
    if (effect.divided === true)
      return { verb: fr.vp("répartir", counters, `entre ${p.selection(on).text}`), after: suffix };
    return { verb: fr.vp("mettre", fr.placed(counters, where)), after: suffix };
  });
  fr.mentionBound({ what: on, ...(effect.bind === undefined ? {} : { bind: effect.bind }) }, p);
  return fr.piece(clause);
}
