import { collectIn, type Effect, schemas } from "@spellroom/card-language";
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

/** The same effect with the move that it may come to named, also under conditions. */
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

interface Named {
  readonly effects: readonly Effect[];
  readonly name: string;
}

/** The same instructions with the move into a hand named, also inside an if or may. */
function handMove(effects: readonly Effect[], c: Scope): Named | undefined {
  for (const [at, one] of effects.entries()) {
    const found = inOne(one, c);
    if (found === undefined) continue;
    return {
      name: found.name,
      effects: effects.map((other, index) => (index === at ? found.effect : other)),
    };
  }
  return undefined;
}

function inOne(one: Effect, c: Scope): { readonly effect: Effect; readonly name: string } | undefined {
  if (one.kind === "move" && one.to.zone === "hand") return named(one, "hand", c);
  if (one.kind === "if" && one.otherwise === undefined) {
    const inner = handMove(one.then, c);
    const key = "then" as const;
    return inner && { name: inner.name, effect: changed(one, { ...one, [key]: inner.effects }, c) };
  }
  if (one.kind !== "may" || one.otherwise !== undefined) return undefined;
  const inner = handMove(one.effects, c);
  if (inner !== undefined)
    return { name: inner.name, effect: changed(one, { ...one, effects: inner.effects }, c) };
  const after = one.then === undefined ? undefined : handMove(one.then, c);
  const key = "then" as const;
  return after && { name: after.name, effect: changed(one, { ...one, [key]: after.effects }, c) };
}

/** Whether a card was put into your hand, where only one instruction puts any there. */
function afterHandMove(denied: boolean, variant: number, then: Core): Rider {
  return (c, before) => {
    const moves = collectIn(schemas.effects, before, "Effect").filter(
      (one) => one.kind === "move" && one.to.zone === "hand",
    );
    const found = moves.length === 1 ? handMove(before, c) : undefined;
    if (found === undefined) throw new Unresolved("into your hand this way", "nothing, or several things");
    const did = c.say({ kind: "did" as const, name: found.name, into: "hand" as const }, { variant });
    const effects = c.undone(c.earlier, () => then(c));
    return [...found.effects, ifEffect(denied ? { kind: "not", of: did } : did, effects)];
  };
}

/** "If you don't put a card into your hand this way, ..." */
export function cardTaken(core: Parser<Core>): Parser<Rider> {
  return either<Rider>(
    rule(g`if you don't put a card into your hand this way, ${core}`, (then) =>
      afterHandMove(true, 12, then),
    ),
    rule(g`if you didn't put a card into your hand this way, ${core}`, (then) =>
      afterHandMove(true, 13, then),
    ),
    rule(g`if you put a card into your hand this way, ${core}`, (then) => afterHandMove(false, 14, then)),
  );
}
