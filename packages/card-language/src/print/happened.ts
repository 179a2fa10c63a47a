import type { EventSubject } from "../event-subject.ts";
import type { PlayerRef } from "../reference.ts";
import type { PrintContext } from "./context.ts";
import { NotPrintable } from "./not-printable.ts";
import type { NounPhrase } from "./noun-phrase.ts";

type When = "thisTurn" | "lastTurn" | "thisGame";

/** When what happened did. */
export const WHEN: Readonly<Record<When, string>> = {
  thisTurn: "this turn",
  lastTurn: "last turn",
  thisGame: "this game",
};

/** "you've", "that player has". */
export function have(who: PlayerRef, p: PrintContext): string {
  switch (who.kind) {
    case "you":
      return "you've";
    case "opponents":
      return "an opponent";
    case "allPlayers":
      return "a player";
    default:
      return p.player(who, "subject");
  }
}

/** The noun of what it happened to: "creature you control". */
export function subjectNoun(what: EventSubject, p: PrintContext): NounPhrase {
  if (typeof what === "object" && "filter" in what) return p.noun(what.filter);
  throw new NotPrintable("amount happened", "to one object");
}
