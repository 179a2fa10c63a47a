import { z } from "zod";
import * as fr from "./french/phrases.ts";
import type { PrintContext } from "./print/context.ts";
import { definiteOf } from "./print/definite.ts";
import { manyOf } from "./print/noun-phrase.ts";
import { variant } from "./schema/basic.ts";
import { filter, type Node } from "./schema/nodes.ts";
import { SPELL_TYPES } from "./subtypes.ts";

const ofFilter = variant("filter", { filter });
export interface FilterQuality extends Node<typeof ofFilter> {}
const everything = variant("everything");
export interface EverythingQuality extends Node<typeof everything> {}
const player = variant("player", { player: z.enum(["opponents", "chosen"]) });
export interface PlayerQuality extends Node<typeof player> {}
const chosenColor = variant("chosenColor");
export interface ChosenColorQuality extends Node<typeof chosenColor> {}

/** From each color that any of these has; "this" is what has the ability ("from its colors"). */
const colorsOf = variant("colorsOf", { among: filter });
export interface ColorsOfQuality extends Node<typeof colorsOf> {}

/** Protection from what (CR 702.16): colors, types, everything; each is one ability. */
export type ProtectionQuality =
  | FilterQuality
  | EverythingQuality
  | PlayerQuality
  | ChosenColorQuality
  | ColorsOfQuality;
export const protectionQuality: z.ZodType<ProtectionQuality> = z.discriminatedUnion("kind", [
  ofFilter,
  everything,
  player,
  chosenColor,
  colorsOf,
]);

/** Who chooses the color, where the instruction says so itself. */
const CHOSEN = ["the chosen color", "the color of your choice", "the color of its controller's choice"];

/** "black", "artifacts", "everything": what stands after "from". */
export function protectedFrom(quality: ProtectionQuality, p: PrintContext): string {
  switch (quality.kind) {
    case "everything":
      return "everything";
    case "chosenColor":
      return CHOSEN[p.say(quality).variant ?? 0] ?? "the chosen color";
    case "colorsOf":
      return colorsOfThose(quality, p);
    case "player":
      return quality.player === "opponents" ? "each of your opponents" : "the chosen player";
    case "filter": {
      if (p.say(quality.filter).variant === 1) return "all colors";
      const [only] = quality.filter.of;
      if (
        quality.filter.of.length === 1 &&
        quality.filter.zones === undefined &&
        only !== undefined &&
        (only.kind === "color" || only.kind === "colorCount" || only.kind === "supertype")
      ) {
        return p.noun(quality.filter).before.join(" ");
      }
      if (quality.filter.of.length === 1 && only?.kind === "subtype" && SPELL_TYPES.includes(only.subtype))
        return only.subtype;
      if (quality.filter.of.length === 1 && only?.kind === "stat")
        return manyOf(p.noun(quality.filter)).replace(/^\w+ with /, "");
      return manyOf(p.noun(quality.filter));
    }
  }
}

/** "its colors" (in the wording, 10: "each of its colors"), "the colors of permanents you control". */
function colorsOfThose(quality: ColorsOfQuality, p: PrintContext): string {
  const definite = definiteOf(quality.among);
  if (definite === undefined) return `the colors of ${manyOf(p.noun(quality.among))}`;
  const each = p.say(quality).variant === 10 ? "each of " : "";
  if (definite.kind === "this") return `${each}its colors`;
  return each === ""
    ? `the colors of ${p.object(definite)}`
    : `${each}${p.object(definite, "possessive")} colors`;
}

/** « le noir », « les artefacts », « tout »: what stands after « contre ». */
export function frenchQuality(quality: ProtectionQuality, p: fr.FrenchContext): string {
  switch (quality.kind) {
    case "everything":
      return "tout";
    case "chosenColor":
      return "la couleur choisie";
    case "colorsOf": {
      const definite = definiteOf(quality.among);
      if (definite?.kind === "this") return "leurs propres couleurs";
      if (definite !== undefined) return fr.possessed(fr.noun("couleur", "f"), p.object(definite), true).text;
      return `les couleurs de ${fr.theMany(p.noun(quality.among)).text}`;
    }
    case "player":
      return quality.player === "opponents" ? "chacun de vos adversaires" : "le joueur choisi";
    case "filter": {
      const [only] = quality.filter.of;
      if (quality.filter.of.length === 1 && only?.kind === "color") return fr.COLOR_NOUNS[only.color];
      const isSpells = quality.filter.zones?.join() === "stack";
      if (quality.filter.of.length === 1 && only?.kind === "colorCount" && !isSpells) {
        const adjective = p.phrases.adjective(only, p);
        const words = adjective?.words({ gender: "m", plural: false }) ?? "coloré";
        return words === "coloré" ? "toutes les couleurs" : `le ${words}`;
      }
      return fr.theMany(p.noun(quality.filter)).text;
    }
  }
}
