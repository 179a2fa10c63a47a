import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import type { EventClause } from "../print/event-clause.ts";
import { does } from "../print/event-player.ts";
import { NotPrintable } from "../print/not-printable.ts";
import { playerRef } from "../reference.ts";
import { label, variant } from "../schema/basic.ts";
import { type Node, subject } from "../schema/nodes.ts";

export const schema = variant("keywordAction", {
  action: label,
  who: playerRef.exactOptional(),
  what: subject.exactOptional(),
});
export interface KeywordActionEvent extends Node<typeof schema> {}

/** "you scry", "you cycle a card", "this creature becomes monstrous": keyword actions as events (CR 701). */
export function english(event: KeywordActionEvent, p: PrintContext): EventClause {
  if (event.action === "exertAsItAttacks" && event.what !== undefined)
    return {
      word: "you may",
      subject: `exert ${p.subject(event.what)}`,
      predicate: "as it attacks. When you do",
    };
  if (event.who === undefined) {
    if (event.what === undefined) throw new NotPrintable(`event ${event.action}`, "without who or what");
    const verbs: Readonly<Record<string, string>> = {
      monstrosity: "becomes monstrous",
      renown: "becomes renowned",
      explore: "explores",
      mutate: "mutates",
      connive: "connives",
      exploit: "exploits a creature",
      exert: "is exerted",
      train: "trains",
      saddle: "becomes saddled",
      crew: "becomes crewed",
      specialize: "specializes",
    };
    const predicate = verbs[event.action];
    if (predicate === undefined) throw new NotPrintable(`event ${event.action}`);
    const word = event.action === "monstrosity" || event.action === "renown" ? "when" : "whenever";
    return { word, subject: p.subject(event.what), predicate };
  }
  const object = event.what === undefined ? "" : ` ${p.subject(event.what)}`;
  if (event.action === "commitCrime") return does(event.who, "commit", " a crime", p);
  if (event.action === "search")
    return does(event.who, "search", ` ${event.who.kind === "you" ? "your" : "their"} library`, p);
  if (event.action === "ringTempts" && event.who.kind === "you")
    return { word: "whenever", subject: "the Ring", predicate: "tempts you" };
  return does(event.who, event.action, object, p);
}

export function french(event: KeywordActionEvent, p: fr.FrenchContext): fr.EventClause {
  const { action } = event;
  if (event.who === undefined && event.what !== undefined) {
    const what = p.subject(event.what);
    if (action === "exertAsItAttacks")
      return {
        kind: "words",
        word: "",
        text: `vous pouvez surmener ${what.text} au moment où elle attaque. Quand vous faites ainsi`,
      };
    const verb = FRENCH_OBJECT_ACTIONS[action];
    if (verb !== undefined)
      return fr.eventOf(
        what,
        verb(what),
        action === "monstrosity" || action === "renown" ? "quand" : "à chaque fois que",
      );
  }
  const object = event.what === undefined ? undefined : p.subject(event.what).text;
  const [verb, rest] = FRENCH_PLAYER_ACTIONS[action] ?? ["effectuer", `l'action « ${action} »`];
  return fr.playerDoes(event.who ?? { kind: "you" }, p, () => fr.vp(verb, object, rest));
}

const FRENCH_OBJECT_ACTIONS: Readonly<Record<string, (what: fr.Nominal) => fr.VerbPhrase>> = {
  monstrosity: (what) => fr.vp("devenir", undefined, fr.adjective("monstrueux", "monstrueuse")(what)),
  renown: (what) => fr.vp("devenir", undefined, fr.adjective("réputé")(what)),
  explore: () => fr.vp("explorer"),
  mutate: () => fr.vp("muter"),
  connive: () => fr.vp("conniver"),
  exploit: () => fr.vp("exploiter", "une créature"),
  exert: (what) => fr.vp("être", undefined, fr.participle("surmener")(what)),
  train: () => fr.vp("se entraîner"),
  saddle: (what) => fr.vp("devenir", undefined, fr.participle("seller")(what)),
  crew: (what) => fr.vp("devenir", undefined, fr.participle("piloter")(what)),
  specialize: () => fr.vp("se spécialiser"),
};

const FRENCH_PLAYER_ACTIONS: Readonly<Record<string, readonly [verb: string, rest?: string]>> = {
  scry: ["appliquer", "regard"],
  surveil: ["surveiller"],
  cycle: ["recycler"],
  proliferate: ["proliférer"],
  investigate: ["enquêter"],
  explore: ["explorer"],
  connive: ["conniver"],
  populate: ["peupler"],
  learn: ["apprendre"],
  discover: ["découvrir"],
  venture: ["se aventurer", "dans le donjon"],
  clash: ["affronter", "un adversaire"],
  commitCrime: ["commettre", "un crime"],
  forage: ["fourrager"],
  collectEvidence: ["réunir", "des preuves"],
  search: ["chercher", "dans une bibliothèque"],
  shuffle: ["mélanger", "sa bibliothèque"],
  foretell: ["prédire"],
  plot: ["comploter"],
  manifest: ["manifester"],
  manifestDread: ["manifester", "l'effroi"],
  ringTempts: ["être", "tenté par l'Anneau"],
  exert: ["surmener"],
  expend: ["dépenser"],
};
