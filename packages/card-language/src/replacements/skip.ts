import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { NotPrintable } from "../print/not-printable.ts";
import { thirdPerson } from "../print/words.ts";
import { variant } from "../schema/basic.ts";
import { event, type Node } from "../schema/nodes.ts";

export const schema = variant("skip", {
  event,
});
export interface SkipReplacement extends Node<typeof schema> {}

export function english(r: SkipReplacement, p: PrintContext): string {
  if (r.event.kind !== "stepBegins") throw new NotPrintable("replacement skip");
  const { step, whose } = r.event;
  const names: Readonly<Record<string, string>> = {
    untap: "untap step",
    draw: "draw step",
    upkeep: "upkeep step",
  };
  const name = names[step];
  if (name === undefined) throw new NotPrintable(`replacement skip ${step}`);
  if (whose.kind === "you") return `skip your ${name}`;
  const who = p.player(whose, "subject");
  return `${who} ${thirdPerson("skip")} their ${name}`;
}

export function french(r: SkipReplacement, p: fr.FrenchContext): string {
  if (r.event.kind !== "stepBegins") {
    const clause = p.eventClause(r.event);
    return `si ${clause.kind === "clause" ? fr.would(clause.subject, clause.verbs) : clause.text}, cela n'arrive pas`;
  }
  const step = fr.STEPS[r.event.step];
  const { whose } = r.event;
  if (whose.kind === "you") return `passez ${fr.possessed(step, fr.YOU).text}`;
  const who = fr.players(whose, p);
  return fr.present(who, fr.vp("passer", fr.possessed(step, fr.pronounFor(who)).text));
}
