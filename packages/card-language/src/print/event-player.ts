import type { EventPattern } from "../event.ts";
import type { PlayerRef } from "../reference.ts";
import type { PrintContext } from "./context.ts";
import type { EventClause } from "./event.ts";
import { NotPrintable } from "./not-printable.ts";
import { bare, indefinite, manyOf } from "./noun-phrase.ts";
import { ordinalWord, thirdPerson } from "./words.ts";

type PlayerEvent = Extract<
  EventPattern,
  {
    kind:
      | "casts"
      | "copies"
      | "activates"
      | "draws"
      | "discards"
      | "gainsLife"
      | "losesLife"
      | "tokenCreated"
      | "countered"
      | "losesGame"
      | "playsLand"
      | "manaAdded"
      | "coinFlipped"
      | "dieRolled";
  }
>;

/** Who does something in an event: "you", "an opponent", "a player". */
export function eventPlayer(who: PlayerRef, p: PrintContext): string {
  switch (who.kind) {
    case "opponents":
      return "an opponent";
    case "allPlayers":
      return "a player";
    case "otherPlayers":
      return "another player";
    default:
      return p.player(who, "subject");
  }
}

function does(ref: PlayerRef, verb: string, rest: string, p: PrintContext): EventClause {
  const subject = eventPlayer(ref, p);
  p.mention(
    "player:event",
    ref.kind === "opponents" && p.say(ref).variant === 1 ? "opponent" : "player",
    false,
  );
  return { word: "whenever", subject, predicate: `${subject === "you" ? verb : thirdPerson(verb)}${rest}` };
}

/** Events that a player brings about: "you cast a creature spell", "an opponent draws a card". */
export function printPlayerEvent(event: PlayerEvent, p: PrintContext): EventClause {
  switch (event.kind) {
    case "casts":
      return casts(event, p);
    case "copies":
      return does(event.who, "copy", ` ${indefinite(p.noun(event.spell))}`, p);
    case "draws":
      return draws(event, p);
    case "discards": {
      const np = p.noun(event.what);
      p.mention("event:object", np.noun, event.batch === true);
      return does(
        event.who,
        "discard",
        event.batch === true ? ` one or more ${manyOf(np, "none")}` : ` ${indefinite(np, "none")}`,
        p,
      );
    }
    case "gainsLife":
      return does(event.who, "gain", " life", p);
    case "losesLife":
      return does(event.who, "lose", " life", p);
    case "tokenCreated": {
      const np = p.noun(event.what);
      return does(
        event.who,
        "create",
        event.batch === true ? ` one or more ${manyOf(np)}` : ` ${indefinite(np)}`,
        p,
      );
    }
    case "playsLand":
      return does(event.who, "play", ` ${indefinite(p.noun(event.what), "none")}`, p);
    case "losesGame":
      return does(event.who, "lose", " the game", p);
    case "coinFlipped":
      return does(
        event.who,
        event.result === undefined ? "flip" : event.result,
        event.result === undefined ? " a coin" : " a coin flip",
        p,
      );
    case "dieRolled":
      return does(event.who, "roll", " one or more dice", p);
    case "activates":
    case "countered":
    case "manaAdded":
      throw new NotPrintable(`event ${event.kind}`);
  }
}

function casts(event: Extract<EventPattern, { kind: "casts" }>, p: PrintContext): EventClause {
  const [only] = event.spell.of;
  if (only?.kind === "oneOf" && only.ref.kind === "this" && event.spell.of.length === 1)
    return { word: "when", subject: "you", predicate: `cast ${p.object({ kind: "this" })}` };
  const np = p.noun(event.spell);
  p.mention("event:spell", "spell", false);
  const from =
    event.from === undefined
      ? ""
      : ` from ${event.from === "exile" ? "exile" : `${event.who.kind === "you" ? "your" : "their"} ${event.from}`}`;
  const fromNot =
    event.fromNot === undefined
      ? ""
      : ` from anywhere other than ${event.who.kind === "you" ? "your" : "their"} ${event.fromNot}`;
  if (event.ordinal !== undefined) {
    const whose = event.who.kind === "you" ? "your" : "their";
    return does(
      event.who,
      "cast",
      ` ${whose} ${ordinalWord(event.ordinal)} ${bare(np)} each turn${from}${fromNot}`,
      p,
    );
  }
  return does(event.who, "cast", ` ${indefinite(np)}${from}${fromNot}`, p);
}

function draws(event: Extract<EventPattern, { kind: "draws" }>, p: PrintContext): EventClause {
  const whose = event.who.kind === "you" ? "your" : "their";
  if (event.ordinal !== undefined)
    return does(event.who, "draw", ` ${whose} ${ordinalWord(event.ordinal)} card each turn`, p);
  const they = event.who.kind === "you" ? "you" : "they";
  const except =
    event.exceptFirstInDrawStep === true
      ? ` except the first one ${they} draw in each of ${whose} draw steps`
      : "";
  return does(event.who, "draw", ` a card${except}`, p);
}

/** "you scry", "you cycle a card", "this creature becomes monstrous": keyword actions as events (CR 701). */
export function printKeywordEvent(
  event: Extract<EventPattern, { kind: "keywordAction" }>,
  p: PrintContext,
): EventClause {
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
  return does(event.who, event.action, object, p);
}
