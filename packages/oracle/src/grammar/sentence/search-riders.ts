import type { Effect } from "@spellroom/card-language";
import type { Parser } from "../../parse/parser.ts";
import { g, rule } from "../../parse/template.ts";
import type { Scope } from "../../scope.ts";
import { Unresolved } from "../../unresolved.ts";
import type { Rider } from "./changed.ts";
import { ifEffect } from "./if-effect.ts";
import type { Core } from "./sentence.ts";

type Search = Extract<Effect, { kind: "search" }>;

function searchIn(effects: readonly Effect[]): Search | undefined {
  return effects.findLast((one) => one.kind === "search");
}

/** What hangs on whether the player went through a library, rather than only through other zones (CR 701.23). */
function afterSearch({ searched, of }: Search, then: Core, c: Scope): Effect {
  if (searched === undefined || of.kind !== "you")
    throw new Unresolved("search your library this way", "a search of another's zones");
  c.refer(searched);
  return ifEffect({ kind: "did", name: searched }, then(c));
}

/** "If you search your library this way, shuffle." */
export function searchRider(core: Parser<Core>): Parser<Rider> {
  return rule(
    g`if you search your library this way, ${core}`,
    (then): Rider =>
      (c, before) => {
        const last = before.at(-1);
        if (last?.kind === "may" && last.then === undefined && last.otherwise === undefined) {
          const inside = searchIn(last.effects);
          if (inside === undefined) throw new Unresolved("this way", "nothing was searched");
          const key = "then" as const;
          const after: Effect = { ...last, [key]: [afterSearch(inside, then, c)] };
          const said = c.wording.get(last);
          return [...before.slice(0, -1), said === undefined ? after : c.say(after, said)];
        }
        const search = searchIn(before);
        if (search === undefined) throw new Unresolved("this way", "nothing was searched");
        return [...before, c.say(afterSearch(search, then, c), { join: "sentence" })];
      },
  );
}
