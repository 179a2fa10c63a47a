import type { Effect, ReferenceNoun } from "@spellroom/card-language";
import { either, oneOf, type Parser } from "../../parse/parser.ts";
import { g, rule } from "../../parse/template.ts";
import type { Scope } from "../../scope.ts";
import { Unresolved } from "../../unresolved.ts";

import { changed, last, type Rider } from "./changed.ts";
import { ifEffect } from "./if-effect.ts";
import type { Core } from "./sentence.ts";

const NOUNS: ReadonlyMap<string, ReferenceNoun> = new Map(
  (["creature", "artifact", "land", "permanent", "enchantment"] as const).map((noun) => [noun, noun]),
);
const noun = oneOf(NOUNS);

type Destroy = Extract<Effect, { kind: "destroy" }>;

/** What happens where one permanent that an instruction destroys really goes to the graveyard. */
function ifItDied(
  destroy: Destroy,
  then: Core,
  said: ReferenceNoun,
  variant: number,
  c: Scope,
): readonly Effect[] {
  if (destroy.what.kind !== "ref" || c.isPlural(destroy.what.ref))
    throw new Unresolved("this way", "not one permanent");
  if (!c.nounsOf(destroy.what.ref).includes(said)) throw new Unresolved("this way", `no ${said}`);
  const name = destroy.bind ?? c.name("destroyed");
  c.refer(name);
  const died = c.say({ kind: "did" as const, name, into: "graveyard" as const }, { variant, noun: said });
  return [changed(destroy, { ...destroy, bind: name }, c), ifEffect(died, then(c))];
}

function after(then: Core, said: ReferenceNoun, variant: number): Rider {
  return (c, before) => {
    const { head, effect } = last(before);
    if (effect.kind === "destroy") return [...head, ...ifItDied(effect, then, said, variant, c)];
    const [only, ...more] = effect.kind === "may" ? effect.effects : [];
    if (effect.kind !== "may" || only?.kind !== "destroy" || more.length > 0 || effect.then !== undefined)
      throw new Unresolved("this way", "nothing was destroyed");
    const [destroyed, ...rest] = ifItDied(only, then, said, variant, c);
    if (destroyed === undefined) throw new Unresolved("this way", "nothing was destroyed");
    return [...head, changed(effect, { ...effect, effects: [destroyed] }, c), ...rest];
  };
}

/** "If that creature dies this way, ...", "If that artifact is put into a graveyard this way, ..." (CR 701.7b). */
export function diedThisWay(core: Parser<Core>): Parser<Rider> {
  return either<Rider>(
    rule(g`if that ${noun} dies this way, ${core}`, (said, then) => after(then, said, 20)),
    rule(g`if that ${noun} is put into a graveyard this way, ${core}`, (said, then) => after(then, said, 21)),
  );
}
