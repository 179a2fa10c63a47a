import type { Amount } from "../amount.ts";
import type { PlayerRef } from "../reference.ts";
import { objectKey, playerKey } from "../reference-key.ts";
import type { Selection } from "../selection.ts";
import { type Clause, imperative, type Piece, piece } from "./clause.ts";
import type { AllStyle, FrenchContext } from "./context.ts";
import { YOU } from "./grammar.ts";
import { CARDS, LIFE, measure } from "./measure.ts";
import { type VerbPhrase, vp } from "./verbs.ts";

interface Said {
  readonly verb: VerbPhrase;
  readonly after?: string;
}

/** A player does something. `explicit`: « vous » is written even where it is the plain instruction. */
export function playerClause(who: PlayerRef, p: FrenchContext, say: () => Said, explicit = false): Clause {
  if (who.kind === "you") {
    const { verb, after } = say();
    const clause = imperative(verb, after);
    return explicit ? { ...clause, subject: YOU } : clause;
  }
  const key = playerKey(who);
  const { it } = p;
  const subject = p.player(who);
  p.it = it === undefined ? p.it : it;
  const { actor } = p;
  p.actor = key;
  const { verb, after } = say();
  p.actor = actor;
  return {
    subject: { ...subject, of: key },
    key,
    verbs: [verb],
    ...(after === undefined || after === "" ? {} : { after }),
  };
}

/** What each player deals with in turn: cards of that player's own, and what has been done with them. */
export function isOfEach(what: Selection, p: FrenchContext): boolean {
  if (p.each === undefined) return false;
  if (what.kind === "all")
    return what.filter.of.some((one) => one.kind === "owner" && one.player.kind === "each");
  return what.kind === "ref" && what.ref.kind === "bound" && p.subjectOfClause?.of === "player:each";
}

/** Objects do something: « la créature ciblée gagne ... », « les créatures que vous contrôlez acquièrent ... ». */
export function objectClause(
  what: Selection,
  p: FrenchContext,
  verbs: (subject: ReturnType<FrenchContext["selection"]>) => readonly VerbPhrase[],
  all: AllStyle = "definite",
): Clause {
  const subject = p.selection(what, all);
  p.subjectOfClause = subject.of === undefined ? undefined : subject;
  const key = what.kind === "ref" ? objectKey(what.ref) : JSON.stringify(what);
  return { subject, key, verbs: verbs(subject) };
}

interface CardsFromTop {
  readonly who: PlayerRef;
  readonly amount: Amount;
  readonly bind?: string;
}

/** « piochez deux cartes », « meulez une carte ». */
export function cardsPiece(verb: string, effect: CardsFromTop, p: FrenchContext): Piece {
  const clause = playerClause(effect.who, p, () => {
    const said = measure(effect.amount, CARDS, p);
    return { verb: vp(verb, said.text), after: said.suffix };
  });
  if (effect.bind !== undefined) p.mentionOwner(effect.bind, effect.who);
  if (effect.bind !== undefined) p.mention(`bound:${effect.bind}`, CARDS, effect.amount !== 1);
  return piece(clause);
}

/** A player gains or loses life: « vous gagnez 3 points de vie ». */
export function lifeClause(who: PlayerRef, verb: string, amount: Amount, p: FrenchContext): Clause {
  return playerClause(
    who,
    p,
    () => {
      const said = measure(amount, LIFE, p);
      return { verb: vp(verb, said.text), after: said.suffix };
    },
    true,
  );
}
