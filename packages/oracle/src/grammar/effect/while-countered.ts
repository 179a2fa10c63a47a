import type { Effect, Selection } from "@spellroom/card-language";
import { either, type Parser } from "../../parse/parser.ts";
import { g, rule } from "../../parse/template.ts";
import type { Scope, Sem } from "../../scope.ts";
import { Unresolved } from "../../unresolved.ts";
import { objectRef } from "../forward.ts";
import { staticItem } from "../modification/index.ts";
import type { ModItem } from "../modification/item.ts";
import { counterKind } from "../vocabulary.ts";

type Modify = Extract<Effect, { kind: "modify" }>;

/** "has flying for as long as it has a feather counter on it": said as of a static ability (CR 611.2b). */
export const whileCountered: Parser<(c: Scope, what: Selection) => Modify> = either(
  rule(g`${staticItem} for as long as it has (a|an) ${counterKind} counter on it`, (item, counter) =>
    countered([item], counter),
  ),
  rule(
    g`${staticItem} and ${staticItem} for as long as it has (a|an) ${counterKind} counter on it`,
    (a, b, counter) => countered([a, b], counter),
  ),
);

function countered(items: readonly ModItem[], counter: string): (c: Scope, what: Selection) => Modify {
  return (c, what) => {
    if (items.some(({ form, time }) => form === "base" || (time !== undefined && time !== "always")))
      throw new Unresolved("for as long as", "of something with a time of its own");
    if (what.kind !== "ref") throw new Unresolved("for as long as", "of nothing spoken of");
    const outer = c.subject;
    c.subject = what.ref;
    const modifications = items.flatMap((one) => one.mods(c));
    c.subject = outer;
    return { kind: "modify", what, modifications, duration: "whileItHasCounter", counter };
  };
}

/** "For as long as that creature has a bounty counter on it, it has ..." */
export const ledByCounter: Parser<Sem<readonly Effect[]>> = rule(
  g`for as long as ${objectRef} has (a|an) ${counterKind} counter on it, it ${staticItem}`,
  (ref, counter, item) => (c) => {
    const what: Selection = { kind: "ref", ref: ref(c) };
    if (c.isPlural(what.ref)) throw new Unresolved("for as long as", "of several");
    return [c.say(countered([item], counter)(c, what), { first: true })];
  },
);
