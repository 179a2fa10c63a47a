import type { Effect } from "@spellroom/card-language";
import { either, type Parser } from "../../parse/parser.ts";
import { g, phrase, rule } from "../../parse/template.ts";
import type { Scope } from "../../scope.ts";
import { Unresolved } from "../../unresolved.ts";
import { changed, last, type Rider } from "./changed.ts";
import { ifEffect } from "./if-effect.ts";
import type { Core } from "./sentence.ts";

interface Place {
  readonly zone: "hand" | "battlefield";
  /** How the condition is put, as the printer of a denied "did" knows it. */
  readonly variant: number;
}

const place: Parser<Place> = either<Place>(
  phrase(g`the card into your hand`, { zone: "hand", variant: 8 }),
  phrase(g`it into your hand`, { zone: "hand", variant: 9 }),
  phrase(g`the card onto the battlefield`, { zone: "battlefield", variant: 10 }),
  phrase(g`it onto the battlefield`, { zone: "battlefield", variant: 11 }),
);

/** The same effect with the move that it may come to named, whatever that depends on. */
function named(
  effect: Effect,
  zone: Place["zone"],
  c: Scope,
): { readonly effect: Effect; readonly name: string } {
  if (effect.kind === "move" && effect.to.zone === zone) {
    const name = effect.bind ?? c.name("put");
    c.refer(name);
    return { name, effect: changed(effect, { ...effect, bind: name }, c) };
  }
  if (effect.kind === "if" && effect.otherwise === undefined) {
    const { head, effect: inner } = last(effect.then);
    const found = named(inner, zone, c);
    const key = "then" as const;
    return { ...found, effect: changed(effect, { ...effect, [key]: [...head, found.effect] }, c) };
  }
  if (effect.kind === "may" && effect.then === undefined && effect.otherwise === undefined) {
    const { head, effect: inner } = last(effect.effects);
    const found = named(inner, zone, c);
    return { ...found, effect: changed(effect, { ...effect, effects: [...head, found.effect] }, c) };
  }
  throw new Unresolved("if you don't put", "nothing may be put there");
}

/** "If you don't put the card into your hand, ...": whether it could not be or its player chose not to (CR 608.2c). */
export function notPut(core: Parser<Core>): Parser<Rider> {
  return rule(g`if you don't put ${place}, ${core}`, ({ zone, variant }, then) => (c, before) => {
    const { head, effect } = last(before);
    if (effect.kind === "move") throw new Unresolved("if you don't put", "what is put anyway");
    const put = named(effect, zone, c);
    const did = c.say({ kind: "did" as const, name: put.name }, { variant });
    const effects = c.undone(c.earlier, () => then(c));
    return [...head, put.effect, ifEffect({ kind: "not", of: did }, effects)];
  });
}
