import type { Filter, TargetKind } from "@spellroom/card-language";
import { either, map, type Parser } from "../../parse/parser.ts";
import { g, phrase, rule } from "../../parse/template.ts";
import type { Scope, Sem } from "../../scope.ts";
import { nounPhrase } from "../forward.ts";
import type { Post, PostRule } from "./place.ts";

function itself(c: Scope): TargetKind {
  const ref = c.say({ kind: "this" as const }, { as: "name" });
  return { kind: "object", filter: { of: [{ kind: "oneOf", ref }] } };
}

/** "that target ~", "that targets you": of spells and abilities. */
export const targeting: PostRule = either<Sem<Post>>(
  map(g`(that targets|that target) ~`, () => (c: Scope) => {
    c.mentionSelfBriefly();
    return { of: [{ kind: "targets", what: itself(c) }] };
  }),
  map(g`(that targets|that target) only ~`, () => (c: Scope) => ({
    of: [{ kind: "targets", what: itself(c), only: true }],
  })),
  rule(g`(that targets|that target) ${nounPhraseOne()}`, (what) => (c) => ({
    of: [{ kind: "targets", what: { kind: "object", filter: what(c).filter } }],
    embeds: true,
  })),
  phrase(
    g`(that targets|that target) a player`,
    is({ kind: "targets", what: { kind: "player", player: "any" } }),
  ),
  phrase(g`(that targets|that target) you`, is({ kind: "targets", what: targetedYou() })),
  rule(g`(that targets|that target) you or ${nounPhraseOne()}`, (what) => (c) => ({
    of: [
      {
        kind: "targets",
        what: { kind: "either", of: [targetedYou(), { kind: "object", filter: what(c).filter }] },
      },
    ],
    embeds: true,
  })),
  phrase(g`with a single target`, is({ kind: "singleTarget" })),
);

function is(predicate: Post["of"][number]): Sem<Post> {
  return () => ({ of: [predicate] });
}

function targetedYou(): TargetKind {
  return { kind: "player", player: "you" };
}

function nounPhraseOne(): typeof nounPhrase | Parser<Sem<{ readonly filter: Filter }>> {
  return map(g`(a|an) ${nounPhrase}`, ([np]) => np);
}
