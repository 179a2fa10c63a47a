import type { Predicate } from "@spellroom/card-language";
import { either } from "../../parse/parser.ts";
import { g, phrase, rule } from "../../parse/template.ts";
import type { Scope, Sem } from "../../scope.ts";
import { Unresolved } from "../../unresolved.ts";
import { objectRef } from "../forward.ts";
import type { Post, PostRule } from "./place.ts";

/** What something has done in this turn to or for another object: blocked it, crewed it, saddled it. */
export const doneThisTurn: PostRule = either<Sem<Post>>(
  rule(g`that blocked or were blocked by ${objectRef} this turn`, (ref) => (c) => ({
    of: [{ kind: "fought", ref: ref(c), as: "either" }],
  })),
  rule(g`(that was|that were) blocked by ${objectRef} this turn`, (ref) => (c) => ({
    of: [{ kind: "fought", ref: ref(c), as: "attacker" }],
  })),
  rule(g`(that was|that were) blocked by one of ${objectRef} this turn`, (ref) => (c) => {
    const of = ref(c);
    if (!c.isPlural(of)) throw new Unresolved("one of", "one object");
    return { of: [c.say({ kind: "fought" as const, ref: of, as: "attacker" as const }, { variant: 2 })] };
  }),
  phrase(g`it blocked this turn`, (c: Scope) => ({
    of: [c.say({ kind: "fought" as const, ref: c.itOrSubject(), as: "attacker" as const }, { variant: 1 })],
  })),
  phrase(g`that blocked or was blocked this turn`, (c: Scope) => {
    const of = (["blockedThisTurn", "wasBlockedThisTurn"] as const).map(
      (which): Predicate => ({ kind: "status", status: which }),
    );
    return { of: [c.say({ kind: "any" as const, of }, { variant: 30 })] };
  }),
  rule(g`that crewed ${objectRef} this turn`, (ref) => (c) => ({
    of: [{ kind: "crewed", ref: ref(c), ability: "crew" }],
  })),
  rule(g`that saddled ${objectRef} this turn`, (ref) => (c) => ({
    of: [{ kind: "crewed", ref: ref(c), ability: "saddle" }],
  })),
);
