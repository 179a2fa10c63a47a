import { collectIn, type Effect, schemas } from "@spellroom/card-language";
import type { Parser } from "../../parse/parser.ts";
import { g, phrase, rule } from "../../parse/template.ts";
import { sameRef } from "../../scope/antecedents.ts";
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

/** "Then each player who searched their library this way shuffles it.": each once, after all of them have searched. */
export const searchersShuffle: Parser<Rider> = phrase(
  g`then each player who searched their library this way shuffles it`,
  (c: Scope, before: readonly Effect[]) => {
    const [search, ...more] = collectIn(schemas.effects, before, "Effect").flatMap((one) =>
      one.kind === "search" ? [one] : [],
    );
    const own = search !== undefined && sameRef(search.who, search.of) && search.who.kind !== "you";
    if (!own || more.length > 0 || search.searched === undefined || !search.zones.includes("library"))
      throw new Unresolved("searched their library this way", "not each of several players");
    c.refer(search.searched);
    const shuffle: Effect = { kind: "shuffle", who: { kind: "bound", name: search.searched } };
    return [...before, c.say(shuffle, { join: "sentenceThen" })];
  },
);

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
