import type { Effect, PlayerRef, Selection } from "@spellroom/card-language";
import type { Parser } from "../../parse/parser.ts";
import { g, rule } from "../../parse/template.ts";
import type { Scope, Sem } from "../../scope.ts";
import { Unresolved } from "../../unresolved.ts";
import { objectRef } from "../forward.ts";

/** An opponent of your choice, whom the words don't point at (CR 608.2d). */
export function anOpponent(c: Scope): { readonly choose: Effect; readonly who: () => PlayerRef } {
  const name = c.name("opponent");
  c.refer(name);
  const choose: Effect = {
    kind: "choose",
    who: { kind: "you" },
    what: { kind: "player", among: "opponent" },
    bind: name,
  };
  return { choose: c.say(choose, { silent: true }), who: () => ({ kind: "bound", name }) };
}

/** "An opponent gains control of ~." (CR 608.2d): whichever opponent you like. */
export const opponentGains: Parser<Sem<readonly Effect[]>> = rule(
  g`an opponent gains control of ${objectRef}`,
  (ref) => (c) => {
    const { choose, who } = anOpponent(c);
    const what: Selection = { kind: "ref", ref: ref(c) };
    if (c.isPlural(what.ref)) throw new Unresolved("an opponent", "of several things");
    const gained: Effect = {
      kind: "modify",
      what,
      modifications: [{ kind: "controller", player: c.say(who(), { variant: 60 }) }],
      duration: "endOfGame",
    };
    return [choose, gained];
  },
);
