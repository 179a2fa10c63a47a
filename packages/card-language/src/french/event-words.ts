import type { DamageRecipient } from "../damage-recipient.ts";
import type { EventSubject } from "../event-subject.ts";
import type { PlayerRef } from "../reference.ts";
import type { FrenchContext } from "./context.ts";
import { type EventClause, eventOf } from "./event-clause.ts";
import { alternatives, type Nominal, nominal, numberWord } from "./grammar.ts";
import { aOrAn, phrase } from "./noun-phrase.ts";
import { anyPlayer, playerNoun } from "./reference.ts";
import { definiteOf } from "./selection.ts";
import type { VerbPhrase } from "./verbs.ts";

/** A player does something: « vous piochez une carte », « un adversaire lance un sort ». */
export function playerDoes(
  who: PlayerRef,
  p: FrenchContext,
  verb: (who: Nominal) => VerbPhrase,
): EventClause {
  const subject = anyPlayer(who, p);
  p.mentionAside("player:event", playerNoun(who), false);
  return eventOf(subject, verb(subject));
}

/** « au moins une créature »: once for all that happen at the same time. */
export function atLeast(what: EventSubject, p: FrenchContext, number = 1): Nominal {
  if (typeof what !== "object" || !("filter" in what)) return p.subject(what);
  const np = p.noun(what.filter);
  const said = phrase(np, {
    determiner: { number: (gender) => `au moins ${numberWord(number, gender)}` },
    many: number > 1,
    zone: "none",
  });
  p.mention("event:source", np.called, true, said.gender);
  p.mention("event:object", np.called, true, said.gender);
  if (number === 1) p.referents.mentionOther(np.called);
  return said;
}

export function eventSubject(what: EventSubject, p: FrenchContext, batch: boolean): Nominal {
  if (batch) return atLeast(what, p);
  const definite = typeof what === "object" && "filter" in what ? definiteOf(what.filter) : undefined;
  return definite === undefined ? p.subject(what) : p.object(definite);
}

/** The other object of an event, mentioned under its own role. */
export function otherObject(what: EventSubject, key: string, p: FrenchContext): Nominal {
  if (typeof what !== "object" || !("filter" in what)) return p.subject(what);
  const np = p.noun(what.filter);
  const said = aOrAn(np);
  p.mentionAside(key, np.called, false, said.gender);
  return said;
}

/** Who or what is dealt damage: « un joueur », « une créature ». */
export function damaged(to: DamageRecipient, p: FrenchContext): Nominal {
  switch (to.kind) {
    case "player": {
      const who = anyPlayer(to.player, p);
      p.mentionAside("player:event", playerNoun(to.player), false);
      return who;
    }
    case "object":
      return otherObject(to.what, "event:recipient", p);
    case "either": {
      const all = to.of.map((one) => damaged(one, p));
      return nominal(
        alternatives(
          all.map((one) => one.text),
          "ou",
        ),
        all.every((one) => one.gender === "f") ? "f" : "m",
      );
    }
  }
}

/** « blessures de combat ». */
export function damageWords(combat: boolean | undefined): string {
  if (combat === undefined) return "blessures";
  return combat ? "blessures de combat" : "blessures non-combat";
}
