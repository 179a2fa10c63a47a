import { z } from "zod";
import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import type { EventClause } from "../print/event-clause.ts";
import { eventPlayer } from "../print/event-player.ts";
import { NotPrintable } from "../print/not-printable.ts";
import { manyOf } from "../print/noun-phrase.ts";
import { numberWord } from "../print/words.ts";
import { playerRef } from "../reference.ts";
import { flag, positive, record, variant } from "../schema/basic.ts";
import { type Node, subject } from "../schema/nodes.ts";

export const schema = variant("attacks", {
  what: subject,
  defending: playerRef.exactOptional(),
  alone: flag,
  batch: record({ atLeast: positive }).exactOptional(),
  by: playerRef.exactOptional(),
  target: z.enum(["player", "planeswalker", "either", "battle"]).exactOptional(),
});
export interface AttacksEvent extends Node<typeof schema> {}

export function english(event: AttacksEvent, p: PrintContext): EventClause {
  const target = defender(event, p);
  if (event.by?.kind === "allPlayers" && event.batch?.atLeast === 1 && isAnyCreature(event)) {
    p.mention("player:active", "player", false);
    return {
      word: "whenever",
      subject: "a player",
      predicate: `attacks${target} with one or more creatures`,
    };
  }
  if (p.say(event).variant === 6)
    return { word: "whenever", subject: "you", predicate: `attack with ${p.subject(event.what)}` };
  if (p.say(event).variant === 4) return opponentAttacks(event, p);
  if (p.say(event).variant === 7 && event.defending !== undefined) {
    const subject = eventPlayer(event.defending, p);
    return { word: "whenever", subject, predicate: "is attacked" };
  }
  if (event.by?.kind === "you" && event.batch !== undefined) {
    const { atLeast } = event.batch;
    const withAny = atLeast <= 1 && isAnyCreature(event) && p.say(event).variant !== 1;
    const tail = withAny ? "" : ` with ${atLeastMany(event, atLeast, p)}`;
    if (tail === "") p.mention("event:object", "creature", true);
    return { word: "whenever", subject: "you", predicate: `attack${target}${tail}` };
  }
  if (event.batch !== undefined) {
    const subject = atLeastMany(event, event.batch.atLeast, p);
    return { word: "whenever", subject, predicate: `attack${target}` };
  }
  const alone = event.alone === true ? " alone" : "";
  return { word: "whenever", subject: p.subject(event.what), predicate: `attacks${target}${alone}` };
}

/** "an opponent attacks you and/or a planeswalker you control with one or more creatures": in the wording, 4. */
function opponentAttacks(event: AttacksEvent, p: PrintContext): EventClause {
  if (event.batch === undefined || event.by?.kind !== "opponents" || event.defending?.kind !== "you")
    throw new NotPrintable("event attacks", "by somebody else");
  p.mention("player:active", "opponent", false);
  const ones = atLeastMany(event, event.batch.atLeast, p);
  const defenders = event.target === "either" ? "you and/or a planeswalker you control" : "you";
  return { word: "whenever", subject: "an opponent", predicate: `attacks ${defenders} with ${ones}` };
}

/** Whether it is about whatever creatures the player attacks with. */
function isAnyCreature({ what }: AttacksEvent): boolean {
  if (typeof what !== "object" || !("filter" in what)) return false;
  const [one, ...more] = withoutController(what.filter).of;
  return more.length === 0 && one?.kind === "type" && one.type === "creature";
}

function atLeastMany(event: AttacksEvent, atLeast: number, p: PrintContext): string {
  if (typeof event.what !== "object" || !("filter" in event.what)) throw new NotPrintable("event attacks");
  const filter = event.by?.kind === "you" ? withoutController(event.what.filter) : event.what.filter;
  p.sayAs(filter, event.what.filter);
  const np = p.noun(filter);
  p.mention("event:object", np.noun, true);
  return `${atLeast <= 1 ? "one" : numberWord(atLeast)} or more ${manyOf(np)}`;
}

function withoutController<T extends { readonly of: readonly { readonly kind: string }[] }>(filter: T): T {
  return { ...filter, of: filter.of.filter((one) => one.kind !== "controller") };
}

function defender(event: AttacksEvent, p: PrintContext): string {
  const { defending, target } = event;
  if (target === "battle") {
    refuseTheirBattle(event);
    return " a battle";
  }
  if (defending === undefined) return target === "player" ? " a player" : "";
  const who = eventPlayer(defending, p);
  if (target === "either") {
    const theirs = defending.kind === "opponents" ? "an opponent controls" : "they control";
    return ` ${who} or a planeswalker ${who === "you" ? "you control" : theirs}`;
  }
  return ` ${who}`;
}

/** No card says whose battle it is. */
function refuseTheirBattle({ defending }: AttacksEvent): void {
  if (defending !== undefined) throw new NotPrintable("event attacks", "a certain player's battle");
}

export function french(event: AttacksEvent, p: fr.FrenchContext): fr.EventClause {
  const attack = (rest?: string): fr.VerbPhrase => frenchAttack(event, rest, p);
  if (event.by?.kind === "you" && event.batch !== undefined) {
    const { atLeast } = event.batch;
    if (atLeast <= 1 && isAnyCreature(event)) {
      p.mention("event:object", fr.CREATURE, true);
      return fr.eventOf(fr.YOU, attack());
    }
    const { what } = event;
    const attackers =
      typeof what === "object" && "filter" in what
        ? { ...what, filter: withoutController(what.filter) }
        : what;
    return fr.eventOf(fr.YOU, attack(`avec ${fr.atLeast(attackers, p, atLeast).text}`));
  }
  if (event.by?.kind === "opponents" && event.batch !== undefined) {
    const with_ = fr.atLeast(event.what, p, event.batch.atLeast).text;
    return fr.playerDoes(event.by, p, () => attack(`avec ${with_}`));
  }
  if (event.batch !== undefined) return fr.eventOf(fr.atLeast(event.what, p, event.batch.atLeast), attack());
  const subject = p.subject(event.what);
  const alone = event.alone === true ? fr.adjective("seul")(subject) : "";
  return fr.eventOf(subject, attack(alone));
}

/** « vous attaque », « attaque un adversaire ou un planeswalker qu'il contrôle ». */
function frenchAttack(event: AttacksEvent, rest: string | undefined, p: fr.FrenchContext): fr.VerbPhrase {
  const { defending, target } = event;
  if (target === "battle") {
    refuseTheirBattle(event);
    return fr.vp("attaquer", "une bataille", rest);
  }
  if (defending === undefined) return fr.vp("attaquer", target === "player" ? "un joueur" : undefined, rest);
  const who = fr.anyPlayer(defending, p);
  if (target !== "either") return fr.vpTo("attaquer", who, rest);
  if (who.you === true)
    return fr.vpTo("attaquer", who, `, vous ou un planeswalker que vous contrôlez ${rest ?? ""}`.trimEnd());
  return fr.vp("attaquer", `${who.text} ou un planeswalker qu'il contrôle`, rest);
}
