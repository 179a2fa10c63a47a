import { z } from "zod";
import * as fr from "../french/phrases.ts";
import { WON } from "../keyword-actions.ts";
import type { PrintContext } from "../print/context.ts";
import { binding, variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

/** "if you do": whether the optional or payable part bound to that name was done. */
export const schema = variant("did", {
  name: binding,
  /** And what it was done to went to that zone. */
  into: z.enum(["graveyard", "hand"]).exactOptional(),
});
export interface DidCondition extends Node<typeof schema> {}

/** The name that a search gives to whether it went through a library begins like this. */
const SEARCHED = /^searched\d*$/;

function isSearch({ name }: DidCondition): boolean {
  return SEARCHED.test(name);
}

export function english(condition: DidCondition, p: PrintContext): string {
  if (WON.includes(condition.name)) return "you win";
  if (isSearch(condition)) return "you search your library this way";
  const { variant, noun = "permanent" } = p.say(condition);
  if (condition.into === "hand") return "you put a card into your hand this way";
  if (condition.into !== undefined)
    return `that ${noun} ${variant === 20 ? "dies" : "is put into a graveyard"} this way`;
  if (variant !== undefined) return DOING[variant] ?? "you do";
  return p.doer(condition.name) === undefined ? "you do" : "they do";
}

/** Who has done it, where that is another player. */
const DOING: Readonly<Record<number, string>> = {
  1: "that player does",
  2: "you do",
  6: "they do",
  7: "the player does",
};

export function french(condition: DidCondition, p: fr.FrenchContext, denied: boolean): string {
  if (WON.includes(condition.name)) return denied ? "vous ne gagnez pas" : "vous gagnez";
  if (condition.into === "hand")
    return denied
      ? "vous n'avez mis aucune carte dans votre main de cette manière"
      : "vous avez mis une carte dans votre main de cette manière";
  if (condition.into !== undefined) {
    const gone = p.that(p.mentioned(`bound:${condition.name}`)?.noun ?? fr.PERMANENT);
    const be = fr.vp(
      "être",
      undefined,
      `${fr.participle("mettre")(gone)} dans un cimetière de cette manière`,
    );
    return fr.present(gone, denied ? fr.not(be) : be);
  }
  if (isSearch(condition))
    return denied
      ? "vous ne cherchez pas dans votre bibliothèque de cette manière"
      : "vous cherchez dans votre bibliothèque de cette manière";
  const other = p.doer(condition.name);
  if (denied && !p.isOptional(condition.name)) return "c'est impossible";
  if (denied) return other === undefined ? "vous ne le faites pas" : `ce ${other.one} ne le fait pas`;
  return other === undefined ? "vous faites ainsi" : `ce ${other.one} fait ainsi`;
}
