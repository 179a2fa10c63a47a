import type { DamageRecipient } from "../damage-recipient.ts";
import type { EventSubject } from "../event-subject.ts";
import type { PrintContext } from "./context.ts";
import { definiteOf, ownedSelf } from "./definite.ts";
import { eventPlayer } from "./event-player.ts";
import { NotPrintable } from "./not-printable.ts";
import { indefinite, manyOf } from "./noun-phrase.ts";
import { listOf, numberWord, thirdPerson } from "./words.ts";

export function subjectOf(what: EventSubject, p: PrintContext, batch: boolean): string {
  if (batch && typeof what === "object" && "filter" in what) {
    const np = p.noun(what.filter);
    p.mention("event:source", np.noun, true);
    p.mention("event:object", np.noun, true);
    return `one or more ${manyOf(np, "none")}`;
  }
  if (batch && typeof what === "object" && "either" in what) {
    const [self, others] = what.either;
    if (self !== "this" || others === undefined || what.either.length !== 2)
      throw new NotPrintable("event", "of one or more of several kinds");
    const words = subjectOf(others, p, true);
    return `${p.subject("this")} and/or ${words}`;
  }
  const definite =
    typeof what === "object" && "filter" in what
      ? (definiteOf(what.filter) ?? ownedSelf(what.filter))
      : undefined;
  if (
    definite !== undefined &&
    typeof what === "object" &&
    "filter" in what &&
    p.say(what.filter).each === "each"
  )
    return `either of ${p.object(definite)}`;
  if (definite !== undefined) return p.object(definite, "subject");
  return p.subject(what);
}

export function conjugated(verb: string, many: boolean): string {
  return many ? verb : thirdPerson(verb);
}

/** The other object of an event, mentioned under its own role. */
export function other(what: EventSubject, key: string, p: PrintContext): string {
  if (typeof what !== "object" || !("filter" in what)) return p.subject(what);
  const it = p.it;
  const np = p.noun(what.filter);
  p.mention(key, np.noun, false);
  p.it = it;
  return indefinite(np);
}

/** The same, or "two or more black creatures" together. */
export function otherOnes(
  what: EventSubject,
  atLeast: number | undefined,
  key: string,
  p: PrintContext,
): string {
  if (atLeast === undefined || typeof what !== "object" || !("filter" in what)) return other(what, key, p);
  const it = p.it;
  const np = p.noun(what.filter);
  p.mention(key, np.noun, true);
  p.it = it;
  return `${numberWord(atLeast)} or more ${manyOf(np)}`;
}

/** Who or what is dealt damage: "a player", "an opponent", "a creature". */
export function printRecipient(to: DamageRecipient, p: PrintContext): string {
  switch (to.kind) {
    case "player":
      return eventPlayer(to.player, p);
    case "object":
      return other(to.what, "event:recipient", p);
    case "either": {
      const { variant } = p.say(to);
      const text = listOf(
        to.of.map((one) => printRecipient(one, p)),
        "or",
      );
      if (variant === 2) return text.replace(/ or an? (?=[a-z]+$)/, " or ");
      return variant === 1 ? text.replace(/ or a player$/, " or player") : text;
    }
  }
}

/** Added to a variant: the main phase is called "precombat" or "postcombat". */
export const OLD_NAME = 10;
