import type { Effect } from "../effect.ts";
import type { Selection } from "../selection.ts";
import { measure, unit } from "./amount.ts";
import { imperative, objectClause, type Piece, piece, playerClause, sentence } from "./clause.ts";
import { objectKey, type PrintContext } from "./context.ts";
import { NotPrintable } from "./not-printable.ts";
import { areMany, nounOfSelection } from "./selection.ts";
import { listOf, withArticle } from "./words.ts";

type ObjectEffect = Extract<
  Effect,
  {
    kind:
      | "tap"
      | "untap"
      | "attach"
      | "unattach"
      | "addCounters"
      | "removeCounters"
      | "moveCounters"
      | "multiplyCounters"
      | "fight"
      | "regenerate"
      | "transform"
      | "turnFaceUp"
      | "turnFaceDown"
      | "phaseOut"
      | "removeFromCombat"
      | "becomeBlocked"
      | "exchangeControl";
  }
>;

/** What is done to permanents without moving them. */
export function printObjectEffect(effect: ObjectEffect, p: PrintContext): Piece {
  switch (effect.kind) {
    case "tap":
    case "untap": {
      const text = `${effect.kind} ${p.selection(effect.what)}`;
      if (effect.bind !== undefined) {
        p.mention(`bound:${effect.bind}`, nounOfSelection(effect.what, p), areMany(effect.what, p));
      }
      return piece(imperative(text));
    }
    case "addCounters":
      return addCounters(effect, p);
    case "removeCounters":
      return removeCounters(effect, p);
    case "moveCounters":
      return piece(
        imperative(`move ${moved(effect)} from ${p.object(effect.from)} onto ${p.object(effect.to)}`),
      );
    case "multiplyCounters": {
      if (effect.factor !== 2) throw new NotPrintable("effect multiplyCounters", "by such a factor");
      const kind = effect.counter === "any" ? "each kind of counter" : `${effect.counter} counters`;
      return piece(imperative(`double the number of ${kind} on ${p.selection(effect.on)}`));
    }
    case "attach":
      return piece(imperative(`attach ${p.selection(effect.what)} to ${p.object(effect.to)}`));
    case "unattach":
      return piece(imperative(`unattach ${p.selection(effect.what)}`));
    default:
      return printObjectState(effect, p);
  }
}

type StateEffect = Extract<
  ObjectEffect,
  {
    kind:
      | "fight"
      | "regenerate"
      | "transform"
      | "turnFaceUp"
      | "turnFaceDown"
      | "phaseOut"
      | "removeFromCombat"
      | "becomeBlocked"
      | "exchangeControl";
  }
>;

function printObjectState(effect: StateEffect, p: PrintContext): Piece {
  switch (effect.kind) {
    case "fight":
      return fight(effect, p);
    case "regenerate":
    case "transform":
      return piece(imperative(`${effect.kind} ${p.selection(effect.what)}`));
    case "turnFaceUp":
      return piece(imperative(`turn ${p.selection(effect.what)} face up`));
    case "turnFaceDown":
      return piece(imperative(`turn ${p.selection(effect.what)} face down`));
    case "phaseOut":
      return piece(objectClause(effect.what, p, () => ["phase out"]));
    case "removeFromCombat":
      return piece(imperative(`remove ${p.selection(effect.what)} from combat`));
    case "becomeBlocked":
      return piece(objectClause(effect.what, p, () => ["become blocked"]));
    case "exchangeControl":
      if (p.say(effect).variant === 1)
        return piece(imperative(`exchange control of ${p.selection(effect.a)}`));
      return exchange(effect.a, effect.b, p);
  }
}

function fight(effect: Extract<ObjectEffect, { kind: "fight" }>, p: PrintContext): Piece {
  const subject = p.object(effect.a, "subject");
  const other = p.object(effect.b);
  if (p.say(effect).variant === 1) return sentence("those creatures fight each other");
  return piece({ subject, key: objectKey(effect.a), number: "one", verbs: [`fight ${other}`] });
}

function exchange(a: Selection, b: Selection, p: PrintContext): Piece {
  return piece(imperative(`exchange control of ${p.selection(a)} and ${p.selection(b)}`));
}

function moved(effect: Extract<ObjectEffect, { kind: "moveCounters" }>): string {
  const kind = effect.counter === "any" ? "counter" : `${effect.counter} counter`;
  if (effect.amount === "all") return `all ${kind}s`;
  if (effect.amount === 1) return withArticle(kind);
  throw new NotPrintable("effect moveCounters", "of such a number");
}

function addCounters(effect: Extract<ObjectEffect, { kind: "addCounters" }>, p: PrintContext): Piece {
  const { counter, on } = effect;
  const who = on.kind === "choose" ? on.by : ({ kind: "you" } as const);
  const clause = playerClause(who, p, () => {
    if (typeof counter !== "string") {
      if (effect.amount !== 1)
        throw new NotPrintable("effect addCounters", "of several kinds and more than one");
      const kinds = listOf(
        counter.map((one) => `${withArticle(one)} counter`),
        "and",
      );
      return { verb: `put ${kinds} on ${p.selection(on)}` };
    }
    const said = measure(effect.amount, unit(`${counter} counter`), p);
    if (effect.divided === true)
      return { verb: `distribute ${said.text} among ${p.selection(on)}`, after: said.suffix };
    return { verb: `put ${said.text} on ${p.selection(on)}`, after: said.suffix };
  });
  if (effect.bind !== undefined) p.mention(`bound:${effect.bind}`, nounOfSelection(on, p), areMany(on, p));
  return piece(clause);
}

function removeCounters(effect: Extract<ObjectEffect, { kind: "removeCounters" }>, p: PrintContext): Piece {
  const kind = effect.counter === "any" ? "counter" : `${effect.counter} counter`;
  if (effect.amount === "all")
    return piece(imperative(`remove all ${kind}s from ${p.selection(effect.from)}`));
  const said = measure(effect.amount, unit(kind), p);
  return piece(imperative(`remove ${said.text} from ${p.selection(effect.from)}`, said.suffix));
}
