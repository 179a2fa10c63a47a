import { type Effect, namesIn, schemas } from "@spellroom/card-language";
import { either, many, map, memo, type Parser, seq } from "../../parse/parser.ts";
import { g, phrase } from "../../parse/template.ts";
import { sameRef } from "../../scope/antecedents.ts";
import type { Scope, Sem } from "../../scope.ts";
import { Unresolved } from "../../unresolved.ts";
import type { Join } from "../effect/deed.ts";
import { type Chain, laterStep, runStep, type Step, step } from "./step.ts";

/** The words between two steps of a sentence. */
export const connective: Parser<Join> = either<Join>(
  phrase(g`and`, "and"),
  phrase(g`, then`, "then"),
  phrase(g`, and then`, "commaAndThen"),
  phrase(g`and then`, "andThen"),
  phrase(g`, and`, "commaAnd"),
  phrase(g`,`, "comma"),
);

interface Linked {
  readonly join: Join;
  readonly step: Step;
}

const linked: Parser<Linked> = map(seq(connective, laterStep), ([join, next]) => ({ join, step: next }));

/** Steps of one sentence with what joins them. */
export interface Sequence {
  readonly first: Step;
  readonly rest: readonly Linked[];
}

function allowed(rest: readonly Linked[]): boolean {
  const commas = rest.filter((one) => one.join === "comma").length;
  if (commas === 0) return true;
  const last = rest.at(-1)?.join;
  return last === "commaAnd" || last === "then";
}

export const sequence: Parser<Sequence> = memo((input, at) =>
  map(seq(step, many(linked)), ([first, rest]): Sequence => ({ first, rest }))(input, at).filter(
    ({ value }) => allowed(value.rest),
  ),
);

/** A change of objects without an end, which may share the end of one that follows: "A gets +1/+0 and B gets +0/+1 until ...". */
function isOpen(of: Step, effects: readonly Effect[]): boolean {
  return (
    of.kind === "object" &&
    of.deed.open === true &&
    effects.some((one) => one.kind === "modify" && one.duration === "endOfGame")
  );
}

type ForEachPlayer = Extract<Effect, { kind: "forEachPlayer" }>;

/** What each of several players did before, as far back as the same players did something. */
function sameForEach(effects: readonly Effect[], of: ForEachPlayer["of"]): readonly ForEachPlayer[] {
  const found: ForEachPlayer[] = [];
  for (const one of effects.toReversed()) {
    if (one.kind !== "forEachPlayer" || !sameRef(one.of, of)) break;
    found.unshift(one);
  }
  return found;
}

/** "puts all cards they exiled this way": each goes on with what they themselves did before (CR 608.2e). */
function goesOnForEach(effects: readonly Effect[], more: readonly Effect[]): boolean {
  const [next, ...others] = more;
  if (next?.kind !== "forEachPlayer" || others.length > 0) return false;
  const asked = namesIn(schemas.effects, next.effects);
  return sameForEach(effects, next.of).some(({ effects: done }) =>
    done.some((one) => "bind" in one && one.bind !== undefined && asked.has(one.bind)),
  );
}

function mergeForEach(effects: Effect[], more: readonly Effect[], join: Join, c: Scope): void {
  const [next] = more;
  if (next?.kind !== "forEachPlayer") return;
  const before = sameForEach(effects, next.of);
  const [first, ...others] = before;
  if (first === undefined) return;
  for (const one of others) {
    const [start] = one.effects;
    if (start !== undefined) c.say(start, { join: c.wording.get(one)?.join ?? "then" });
  }
  const [start] = next.effects;
  if (start !== undefined) c.say(start, { join });
  const merged: ForEachPlayer = { ...first, effects: [...before, next].flatMap((one) => one.effects) };
  const said = c.wording.get(first);
  effects.splice(
    effects.length - before.length,
    before.length,
    said === undefined ? merged : c.say(merged, said),
  );
}

/** Carries out the steps in order, noting how each follows the one before. */
export function runSequence(of: Sequence, c: Scope): readonly Effect[] {
  const chain: Chain = { player: undefined, object: undefined };
  c.clause++;
  const effects = [...runStep(of.first, chain, c)];
  let open = isOpen(of.first, effects);
  for (const { join, step: next } of of.rest) {
    c.clause++;
    const more = runStep(next, chain, c);
    if (open && more.some((one) => one.kind === "modify" && one.duration !== "endOfGame"))
      throw new Unresolved("duration", "of the part before may be that of the part after");
    open = open || isOpen(next, more);
    const [first] = more;
    if (first !== undefined && goesOnForEach(effects, more)) {
      mergeForEach(effects, more, join, c);
      continue;
    }
    const named = next.kind !== "whole" && next.subject !== undefined;
    if (first !== undefined) c.say(first, named ? { join, you: true } : { join });
    effects.push(...more);
  }
  return effects;
}

/** A sequence as instructions. */
export const steps: Parser<Sem<readonly Effect[]>> = map(sequence, (of) => (c: Scope) => runSequence(of, c));
