import type { Modification, StaticEffect } from "@spellroom/card-language";
import { nounPhrase } from "../grammar/forward.ts";
import { staticItem } from "../grammar/modification/index.ts";
import type { ModItem } from "../grammar/modification/item.ts";
import { either, map, type Parser, token } from "../parse/parser.ts";
import { g, phrase, rule } from "../parse/template.ts";
import type { Scope, Sem } from "../scope.ts";
import { Unresolved } from "../unresolved.ts";
import { bothKinds, described, type Modify, selfAnd } from "./kinds.ts";

export interface Subject {
  readonly what: Sem<Modify["what"]>;
  readonly many: boolean;
  readonly each?: "each" | "all";
}

export const word: Parser<string> = token(({ text, lower }) => (/^[a-z]+$/.test(lower) ? text : undefined));

export function attachedTo(noun: string): Sem<Modify["what"]> {
  return (c) => {
    if (!c.self.attached.includes(noun))
      throw new Unresolved(`enchanted ${noun}`, "the Aura enchants something else");
    c.mentionObject(() => ({ kind: "attached" }), c.self.attached);
    return "attached";
  };
}

function selfSubject(c: Scope): "this" {
  c.mentionSelf();
  return "this";
}

/** "both creatures", after "As long as ~ is paired with another creature" (CR 702.95). */
function pairOf(c: Scope): Modify["what"] {
  c.mentionObject(() => ({ kind: "each" }), ["creature"], { plural: true, source: true });
  return { filter: { of: [{ kind: "paired", in: { kind: "this" } }] } };
}

/** "it" after a condition about the card itself or what it is on. */
function itself(c: Scope): "this" | "attached" {
  const ref = c.it();
  if (ref.kind !== "this" && ref.kind !== "attached")
    throw new Unresolved("it", "neither the card nor what it is on");
  return ref.kind;
}

export const subject: Parser<Subject> = either<Subject>(
  phrase(g`~`, { what: selfSubject, many: false }),
  phrase(g`it`, { what: itself, many: false }),
  map(g`(enchanted|equipped|fortified) ${word}`, ([noun]) => ({ what: attachedTo(noun), many: false })),
  phrase(g`both creatures`, { what: pairOf, many: true }),
  phrase(g`each of those creatures`, { what: pairOf, many: false, each: "each" as const }),
  map(g`each ${nounPhrase}`, ([np]) => ({ what: described(np, false), many: false, each: "each" as const })),
  map(g`all ${nounPhrase}`, ([np]) => ({ what: described(np, true), many: true, each: "all" as const })),
  map(nounPhrase, (np) => ({ what: described(np, true), many: true })),
  rule(g`${nounPhrase} and ${nounPhrase}`, (a, b) => ({ what: bothKinds(a, b), many: true })),
  rule(g`~ and ${nounPhrase}`, (np) => ({ what: selfAnd(np), many: true })),
);

export const items: Parser<readonly ModItem[]> = either<readonly ModItem[]>(
  map(staticItem, (one) => [one]),
  rule(g`${staticItem} and ${staticItem}`, (a, b) => [a, b]),
  rule(g`${staticItem}, ${staticItem}, and ${staticItem}`, (a, b, d) => [a, b, d]),
  rule(g`${staticItem}, ${staticItem}, ${staticItem}, and ${staticItem}`, (a, b, d, e) => [a, b, d, e]),
);

export function agrees(list: readonly ModItem[], many: boolean): boolean {
  return list.every(
    (one) =>
      (one.form === "any" || one.form === (many ? "base" : "third")) &&
      (one.time === undefined || one.time === "always"),
  );
}

export function modify(of: Subject, list: readonly ModItem[]): Sem<StaticEffect> | undefined {
  if (!agrees(list, of.many)) return undefined;
  return (c) => {
    const what = of.what(c);
    const modifications: readonly Modification[] = list.flatMap((one) => one.mods(c));
    const effect: Modify = { kind: "modify", what, modifications };
    return of.each === undefined ? effect : c.say(effect, { each: of.each });
  };
}

export function restriction(what: Modify["what"], modification: Modification): StaticEffect {
  return { kind: "modify", what, modifications: [modification] };
}
