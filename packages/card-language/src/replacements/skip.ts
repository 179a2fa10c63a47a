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
