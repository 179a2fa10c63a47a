import * as fr from "../french/phrases.ts";
import { type Piece, piece, sentence } from "../print/clause.ts";
import type { PrintContext } from "../print/context.ts";
import { inline, joined } from "../print/joined.ts";
import type { PlayerRef } from "../reference.ts";
import { playerRef } from "../reference.ts";
import { playerKey } from "../reference-key.ts";
import { variant } from "../schema/basic.ts";
import { effects, type Node } from "../schema/nodes.ts";

export const schema = variant("forEachPlayer", {
  of: playerRef,
  effects,
});
export interface ForEachPlayerEffect extends Node<typeof schema> {}

export function english(effect: ForEachPlayerEffect, p: PrintContext): Piece {
  const variant = p.say(effect).variant;
  if (variant === 1) {
    const each = effect.of.kind === "opponents" ? "opponent" : "player";
    p.mention("player:each", each, false);
    const text = inline(effect.effects, p);
    for (const one of effect.effects)
      if (one.kind === "exile" && one.bind !== undefined) p.mention(`bound:${one.bind}`, "card", true);
    return sentence(`for each ${each}, ${text}`);
  }
  const such = suchPlayers(effect, p);
  if (variant === 2 && such !== undefined)
    return sentence(`${eachPlayer(effect.of, p)} ${such} does the same`);
  p.each = such === undefined ? eachPlayer(effect.of, p) : `${eachPlayer(effect.of, p)} ${such}`;
  const done = such === undefined ? effect : { ...effect, effects: thenOf(effect) };
  p.forget(EACH);
  const alone = oneClause(done, p);
  const said = alone ?? joined(done.effects, p);
  p.each = undefined;
  return "kind" in said ? said : sentence(said.text, said.more);
}

/** "who doesn't control an Elf": of whom alone it is done (of the condition's wording, 32). */
function suchPlayers({ effects: [only, ...more] }: ForEachPlayerEffect, p: PrintContext): string | undefined {
  if (only?.kind !== "if" || more.length > 0 || p.say(only).variant !== 32) return undefined;
  const apart = p.fresh();
  apart.takeMentions(p);
  apart.each = "who";
  return apart.condition(only.condition);
}

function thenOf({ effects: [only] }: ForEachPlayerEffect): ForEachPlayerEffect["effects"] {
  return only?.kind === "if" ? only.then : [];
}

/** A single thing that each of them does, so that what they do next needs no new subject. */
function oneClause(
  { of, effects: [only, ...others] }: ForEachPlayerEffect,
  p: PrintContext,
): Piece | undefined {
  if (only === undefined || others.length > 0) return undefined;
  const said = p.effect(only);
  if (said.kind !== "clause" || said.clause.key !== EACH) return said;
  const clause = { ...said.clause, key: playerKey(of) };
  if (p.say(of).each !== "each") return piece(clause, said.more);
  const verbs = clause.verbs.map((verb) => `each ${verb}`);
  return piece({ ...clause, number: "many", verbs }, said.more);
}

const EACH = playerKey({ kind: "each" });

function eachPlayer(of: PlayerRef, p: PrintContext): string {
  return p.player(of, "subject");
}

export function french(effect: ForEachPlayerEffect, p: fr.FrenchContext): fr.Piece {
  const each = p.player(effect.of);
  const [only, ...more] = effect.effects;
  if (only?.kind === "if" && more.length === 0) {
    const { text, more: after } = fr.joined(effect.effects, p);
    return fr.sentence(`pour ${each.text}, ${text}`, after);
  }
  p.each = each;
  const said = fr.joined(effect.effects, p);
  p.each = undefined;
  const named = said.text.includes(each.text);
  return fr.sentence(named ? said.text : `pour ${each.text}, ${said.text}`, said.more);
}
