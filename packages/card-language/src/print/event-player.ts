import type { PlayerRef } from "../reference.ts";
import type { PrintContext } from "./context.ts";
import type { EventClause } from "./event-clause.ts";
import { thirdPerson } from "./words.ts";

/** Who does something in an event: "you", "an opponent", "a player". */
export function eventPlayer(who: PlayerRef, p: PrintContext): string {
  switch (who.kind) {
    case "opponents":
      return p.say(who).variant === 1 ? "one of your opponents" : "an opponent";
    case "allPlayers":
      return "a player";
    case "otherPlayers":
      return "another player";
    default:
      return p.player(who, "subject");
  }
}

export function does(ref: PlayerRef, verb: string, rest: string, p: PrintContext): EventClause {
  const subject = eventPlayer(ref, p);
  p.mention(
    "player:event",
    ref.kind === "opponents" && p.say(ref).variant === 1 ? "opponent" : "player",
    false,
  );
  return { word: "whenever", subject, predicate: `${subject === "you" ? verb : thirdPerson(verb)}${rest}` };
}
