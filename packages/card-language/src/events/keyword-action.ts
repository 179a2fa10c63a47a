import { z } from "zod";
import * as fr from "../french/phrases.ts";
import type { ActionEvent } from "../keyword-actions/entry.ts";
import { ACTION_ENTRIES, isKeywordAction } from "../keyword-actions.ts";
import type { PrintContext } from "../print/context.ts";
import type { EventClause } from "../print/event-clause.ts";
import { does } from "../print/event-player.ts";
import { NotPrintable } from "../print/not-printable.ts";
import { thirdPerson } from "../print/words.ts";
import { type PlayerRef, playerRef } from "../reference.ts";
import { label, positive, variant } from "../schema/basic.ts";
import { type Node, subject } from "../schema/nodes.ts";

export const schema = variant("keywordAction", {
  action: label,
  who: playerRef.exactOptional(),
  what: subject.exactOptional(),
  /** Of searching: whose library has to be searched, the player's own or any (CR 701.19). */
  library: z.enum(["own", "any"]).exactOptional(),
  /** Of gaining a class level: which (CR 716.2a). */
  level: positive.exactOptional(),
  /** Of moving a venture marker: into which room of the dungeon (CR 309.4c). */
  room: label.exactOptional(),
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
  if (event.room !== undefined)
    return { word: "when", subject: "you", predicate: `move your venture marker into ${event.room}` };
  const words = wordsOf(event.action);
  if (event.who === undefined) {
    if (event.what === undefined || words?.by !== "object")
      throw new NotPrintable(`event ${event.action}`, "without who or what");
    const word = isOnce(words, event) ? "when" : "whenever";
    return {
      word,
      subject: p.subject(event.what),
      predicate: `${thirdPerson(words.english)}${levelWords(event)}`,
    };
  }
  if (words?.by === "nobody" && event.who.kind === "you")
    return { word: "whenever", subject: words.subject, predicate: thirdPerson(words.verb) };
  if (event.action === "search") return does(event.who, "search", ` ${librarySearched(event, event.who)}`, p);
  const object = event.what === undefined ? "" : ` ${p.subject(event.what)}`;
  return does(event.who, words?.by === "player" ? words.english : event.action, object, p);
}

/** What a permanent does once at most, as it enters or for good. */
function isOnce({ once }: Extract<ActionEvent, { by: "object" }>, { what }: KeywordActionEvent): boolean {
  return once === true || (once === "itself" && what === "this");
}

/** "becomes level 2" */
function levelWords({ level }: KeywordActionEvent): string {
  return level === undefined ? "" : ` ${level}`;
}

function librarySearched({ library }: KeywordActionEvent, who: PlayerRef): string {
  if (library === undefined) throw new NotPrintable("event search", "of anything");
  if (library === "any") return "a library";
  return who.kind === "you" ? "your library" : "their library";
}

export function french(event: KeywordActionEvent, p: fr.FrenchContext): fr.EventClause {
  const { action } = event;
  if (event.room !== undefined) {
    const text = `vous déplacez votre marqueur d'exploration dans ${event.room}`;
    return { kind: "words", word: "quand", text };
  }
  const words = wordsOf(action);
  if (event.who === undefined && event.what !== undefined) {
    const what = p.subject(event.what);
    if (action === "exertAsItAttacks")
      return {
        kind: "words",
        word: "",
        text: `vous pouvez surmener ${what.text} au moment où elle attaque. Quand vous faites ainsi`,
      };
    if (words?.by === "object")
      return fr.eventOf(
        what,
        verbOf(words, event, what),
        isOnce(words, event) ? "quand" : "à chaque fois que",
      );
  }
  if (event.library !== undefined && event.who !== undefined) {
    const own = event.who.kind === "you" ? "votre" : "sa";
    const where = `dans ${event.library === "any" ? "une" : own} bibliothèque`;
    return fr.playerDoes(event.who, p, () => fr.vp("chercher", undefined, where));
  }
  const object = event.what === undefined ? undefined : p.subject(event.what).text;
  const { verb, rest } = words?.french ?? { verb: "effectuer", rest: `l'action « ${action} »` };
  return fr.playerDoes(event.who ?? { kind: "you" }, p, () => fr.vp(verb, object, rest));
}

function verbOf(
  { french: verb }: Extract<ActionEvent, { by: "object" }>,
  event: KeywordActionEvent,
  of: fr.Nominal,
): ReturnType<typeof fr.actionVerb> {
  return fr.actionVerb(verb.rest === undefined ? verb : { ...verb, rest: verb.rest + levelWords(event) }, of);
}

function wordsOf(action: string): ActionEvent | undefined {
  return isKeywordAction(action) ? ACTION_ENTRIES[action].event : OTHER_EVENTS[action];
}

/** What is named like a keyword action without being one that an instruction asks for. */
const OTHER_EVENTS: Readonly<Record<string, ActionEvent>> = {
  train: { by: "object", english: "train", french: { verb: "se entraîner" } },
  specialize: { by: "object", english: "specialize", french: { verb: "se spécialiser" } },
  scry: { by: "player", english: "scry", french: { verb: "appliquer", rest: "regard" } },
  surveil: { by: "player", english: "surveil", french: { verb: "surveiller" } },
  cycle: { by: "player", english: "cycle", french: { verb: "recycler" } },
  commitCrime: { by: "player", english: "commit a crime", french: { verb: "commettre", rest: "un crime" } },
  search: { by: "player", english: "search", french: { verb: "chercher", rest: "dans une bibliothèque" } },
  shuffle: { by: "player", english: "shuffle", french: { verb: "mélanger", rest: "sa bibliothèque" } },
  completeDungeon: {
    by: "player",
    english: "complete a dungeon",
    french: { verb: "terminer", rest: "un donjon" },
  },
  plot: { by: "player", english: "plot", french: { verb: "comploter" } },
  expend: { by: "player", english: "expend", french: { verb: "dépenser" } },
};
