import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import type { EventClause } from "../print/event-clause.ts";
import { eventPlayer } from "../print/event-player.ts";
import { subjectOf } from "../print/event-words.ts";
import { ordinalWord } from "../print/words.ts";
import { playerRef } from "../reference.ts";
import { flag, label, positive, variant } from "../schema/basic.ts";
import { type Node, subject } from "../schema/nodes.ts";

export const schema = variant("counterPut", {
  on: subject,
  counter: label,
  batch: flag,
  reaches: positive.exactOptional(),
  by: playerRef.exactOptional(),
  /** Once for all objects on which they are put at the same time ("on one or more creatures"), not for each. */
  several: flag,
});
export interface CounterPutEvent extends Node<typeof schema> {}

export function english(event: CounterPutEvent, p: PrintContext): EventClause {
  if (event.reaches !== undefined)
    return {
      word: "when",
      subject: `the ${ordinalWord(event.reaches)} ${event.counter} counter`,
      predicate: `is put on ${p.subject(event.on)}`,
    };
  const kind = event.counter === "any" ? "counter" : `${event.counter} counter`;
  const counters =
    event.batch === true ? `one or more ${kind}s` : `${/^[aeiou]/.test(kind) ? "an" : "a"} ${kind}`;
  const on = event.several === true ? subjectOf(event.on, p, true) : p.subject(event.on);
  if (event.by !== undefined) {
    const who = eventPlayer(event.by, p);
    return {
      word: "whenever",
      subject: who,
      predicate: `${who === "you" ? "put" : "puts"} ${counters} on ${on}`,
    };
  }
  return {
    word: "whenever",
    subject: counters,
    predicate: `${event.batch === true ? "are" : "is"} put on ${on}`,
  };
}

export function french(event: CounterPutEvent, p: fr.FrenchContext): fr.EventClause {
  const kind = fr.counterNoun(event.counter);
  const counters =
    event.reaches !== undefined
      ? `le ${fr.ordinalWord(event.reaches, "m")} ${kind.one}`
      : event.batch === true
        ? `au moins un ${kind.one}`
        : `un ${kind.one}`;
  const on = `sur ${fr.eventSubject(event.on, p, event.several === true).text}`;
  if (event.by !== undefined) return fr.playerDoes(event.by, p, () => fr.vp("mettre", counters, on));
  const put = fr.vp("être", undefined, `mis ${on}`);
  return fr.eventOf(
    fr.nominal(counters, "m"),
    put,
    event.reaches === undefined ? "à chaque fois que" : "quand",
  );
}
