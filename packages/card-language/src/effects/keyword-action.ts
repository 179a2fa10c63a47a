import { z } from "zod";
import * as fr from "../french/phrases.ts";
import { KEYWORD_ACTIONS } from "../keyword-actions.ts";
import { imperative, objectClause, type Piece, piece, playerClause, sentence } from "../print/clause.ts";
import type { PrintContext } from "../print/context.ts";
import { plainNumber } from "../print/plain-number.ts";
import { actionWords } from "../print/vocabulary.ts";
import { numberWord } from "../print/words.ts";
import { playerRef } from "../reference.ts";
import { subtype, variant } from "../schema/basic.ts";
import { amount, filter, type Node, selection } from "../schema/nodes.ts";
import type { Selection } from "../selection.ts";

/** Keyword actions that are a closed procedure of their own (CR 701): explore, connive, proliferate, investigate... */
export const schema = variant("keywordAction", {
  action: z.enum(KEYWORD_ACTIONS),
  who: playerRef.exactOptional(),
  what: selection.exactOptional(),
  amount: amount.exactOptional(),
  filter: filter.exactOptional(),
  subtype: subtype.exactOptional(),
});
export interface KeywordActionEffect extends Node<typeof schema> {}

/** "Proliferate", "investigate twice", "it explores", "goad target creature" (CR 701). */
export function english(effect: KeywordActionEffect, p: PrintContext): Piece {
  const { action, what, amount } = effect;
  if (action === "ringTempts") return sentence("the Ring tempts you");
  if (action === "dayBecomes") return sentence("it becomes day");
  if (action === "nightBecomes") return sentence("it becomes night");
  if (action === "takeInitiative") return sentence("you take the initiative");
  const becomes = BECOMES[action];
  if (what !== undefined && becomes !== undefined)
    return piece(objectClause(what, p, () => [`become ${becomes}`]));
  if (what !== undefined && SUBJECT_ACTIONS.includes(action)) {
    const number = amount === undefined ? "" : ` ${plainNumber(amount, p)}`;
    return piece(objectClause(what, p, () => [`${actionWords(action)}${number}`]));
  }
  if (what !== undefined && OBJECT_ACTIONS.includes(action))
    return piece(imperative(`${action} ${selectionOf(what, p)}`));
  if (what !== undefined && action === "earthbend") {
    return piece(imperative(`earthbend ${amount === undefined ? "" : plainNumber(amount, p)}`.trim()));
  }
  const who = effect.who ?? { kind: "you" };
  return piece(playerClause(who, p, () => ({ verb: actionVerb(effect, p) })));
}

/** What permanents become by an action that is told of them. */
const BECOMES: Partial<Readonly<Record<KeywordActionEffect["action"], string>>> = {
  prepare: "prepared",
  unprepare: "unprepared",
  becomePlotted: "plotted",
};

const SUBJECT_ACTIONS = ["explore", "connive", "exploit", "endure"];

const OBJECT_ACTIONS = ["goad", "detain", "suspect", "cloak", "manifest", "airbend", "harness", "flip"];

function selectionOf(what: Selection, p: PrintContext): string {
  return p.selection(what);
}

function actionVerb(effect: KeywordActionEffect, p: PrintContext): string {
  const { action, amount, subtype } = effect;
  if (action === "clash") return "clash with an opponent";
  if (action === "venture") return "venture into the dungeon";
  if (action === "manifest") return "manifest the top card of your library";
  if (action === "cloak") return "cloak the top card of your library";
  if (action === "openAttraction") return "open an Attraction";
  if (action === "amass")
    return `amass ${subtype === undefined ? "" : `${subtype}s `}${plainNumber(amount ?? 1, p)}`;
  const words = actionWords(action);
  if (amount === undefined) return words;
  if (REPEATED.includes(action))
    return `${words} ${amount === 2 ? "twice" : typeof amount === "number" ? `${numberWord(amount)} times` : `${plainNumber(amount, p)} times`}`;
  return `${words} ${plainNumber(amount, p)}`;
}

const REPEATED = ["investigate", "proliferate", "populate", "explore"];

export function french(effect: KeywordActionEffect, p: fr.FrenchContext): fr.Piece {
  const { action, what } = effect;
  if (action === "ringTempts") return fr.sentence("l'Anneau vous tente");
  if (action === "dayBecomes") return fr.sentence("il se met à faire jour");
  if (action === "nightBecomes") return fr.sentence("il se met à faire nuit");
  if (action === "takeInitiative") return fr.sentence("vous prenez l'initiative");
  if (what !== undefined && action === "prepare")
    return fr.piece(
      fr.objectClause(what, p, (it) => [fr.vp("devenir", undefined, fr.participle("préparer")(it))]),
    );
  if (what !== undefined && action === "unprepare")
    return fr.piece(
      fr.objectClause(what, p, (it) => [
        fr.vp("cesser", undefined, `d'être ${fr.participle("préparer")(it)}`),
      ]),
    );
  if (what !== undefined && action === "becomePlotted")
    return fr.piece(fr.objectClause(what, p, (of) => [fr.vp("devenir", fr.participle("tramer")(of))]));
  const number = effect.amount === undefined ? "" : fr.numeral(effect.amount, p);
  if (what !== undefined && SUBJECT_ACTIONS.includes(action))
    return fr.piece(fr.objectClause(what, p, () => [fr.vp(frenchAction(action), undefined, number)]));
  if (what !== undefined && OBJECT_ACTIONS.includes(action))
    return fr.piece(fr.imperative(fr.vp(frenchAction(action), p.selection(what))));
  const who = effect.who ?? { kind: "you" };
  return fr.piece(fr.playerClause(who, p, () => ({ verb: frenchVerb(effect, number) })));
}

const FRENCH_ACTIONS: Partial<Readonly<Record<KeywordActionEffect["action"], string>>> = {
  proliferate: "proliférer",
  investigate: "enquêter",
  explore: "explorer",
  connive: "conniver",
  bolster: "galvaniser",
  support: "soutenir",
  populate: "peupler",
  goad: "inciter",
  detain: "détenir",
  learn: "apprendre",
  discover: "découvrir",
  incubate: "incuber",
  manifest: "manifester",
  cloak: "voiler",
  suspect: "suspecter",
  exert: "surmener",
  forage: "fourrager",
  endure: "endurer",
  exploit: "exploiter",
  assemble: "assembler",
  harness: "harnacher",
  flip: "retourner",
  airbend: "souffler",
  blight: "flétrir",
  planeswalk: "transplaner",
};

function frenchAction(action: KeywordActionEffect["action"]): string {
  return FRENCH_ACTIONS[action] ?? "effectuer";
}

const FRENCH_PHRASES: Partial<
  Readonly<Record<KeywordActionEffect["action"], readonly [verb: string, object: string]>>
> = {
  clash: ["affronter", "un adversaire"],
  venture: ["se aventurer", "dans le donjon"],
  manifest: ["manifester", "la carte du dessus de votre bibliothèque"],
  manifestDread: ["manifester", "l'effroi"],
  cloak: ["voiler", "la carte du dessus de votre bibliothèque"],
  openAttraction: ["ouvrir", "une attraction"],
  timeTravel: ["voyager", "dans le temps"],
  collectEvidence: ["réunir", "des preuves"],
  fateseal: ["sceller", "le destin"],
  earthbend: ["maîtriser", "la terre"],
  waterbend: ["maîtriser", "l'eau"],
  getCitysBlessing: ["gagner", "l'agrément de la cité"],
  increaseSpeed: ["augmenter", "votre vitesse"],
};

const FRENCH_REPEATED = ["investigate", "proliferate", "populate", "explore"];

function frenchVerb(effect: KeywordActionEffect, number: string): fr.VerbPhrase {
  const { action, amount, subtype } = effect;
  if (action === "amass") {
    const army = subtype === undefined ? "" : `des ${fr.subtypeNoun(subtype).many} `;
    return fr.vp("amasser", undefined, `${army}${number === "" ? "1" : number}`);
  }
  const nominal = action === "adapt" ? "adaptation" : action === "monstrosity" ? "monstruosité" : undefined;
  if (nominal !== undefined)
    return { verb: "appliquer", object: nominal, rest: number, instruction: nominal };
  const known = FRENCH_PHRASES[action];
  if (known !== undefined) return fr.vp(known[0], undefined, `${known[1]} ${number}`.trim());
  if (amount !== undefined && FRENCH_REPEATED.includes(action))
    return fr.vp(
      frenchAction(action),
      undefined,
      `${typeof amount === "number" ? fr.timesWord(amount) : `${number} fois`}`,
    );
  const verb = FRENCH_ACTIONS[action];
  return verb === undefined
    ? fr.vp("effectuer", `l'action « ${actionWords(action)} »`, number)
    : fr.vp(verb, undefined, number);
}
