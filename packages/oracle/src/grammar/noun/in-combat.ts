import type { ObjectRef, PlayerRef, Predicate } from "@spellroom/card-language";
import { either } from "../../parse/parser.ts";
import { g, phrase, rule } from "../../parse/template.ts";
import type { Scope, Sem } from "../../scope.ts";
import { Unresolved } from "../../unresolved.ts";
import { nounPhrase, objectRef } from "../forward.ts";
import type { Post, PostRule } from "./place.ts";

const YOU: PlayerRef = { kind: "you" };
const ATTACKING: Predicate = { kind: "status", status: "attacking" };
const BLOCKING: Predicate = { kind: "status", status: "blocking" };

function is(predicate: Predicate): Sem<Post> {
  return () => ({ of: [predicate] });
}

function inCombatWith(ref: ObjectRef, c: Scope): Predicate {
  const again = { ...ref };
  const said = c.wording.get(ref);
  if (said !== undefined) c.say(again, said);
  return {
    kind: "any",
    of: [
      { kind: "blocking", ref },
      { kind: "blockedBy", ref: again },
    ],
  };
}

/** "blocking it" of the very thing that does something to it; otherwise "it" is read as everywhere. */
function onlySubject(c: Scope): ObjectRef {
  if (!c.hasSubject()) throw new Unresolved("it", "something spoken of");
  return c.itOrSubject();
}

/** What creatures attack and block, or have blocked this turn. */
export const inCombat: PostRule = either<Sem<Post>>(
  rule(g`blocking ${objectRef}`, (ref) => (c) => ({ of: [{ kind: "blocking", ref: ref(c) }] })),
  rule(g`blocked by ${objectRef}`, (ref) => (c) => ({ of: [{ kind: "blockedBy", ref: ref(c) }] })),
  phrase(g`it's blocking`, (c: Scope) => ({
    of: [c.say({ kind: "blockedBy" as const, ref: c.itOrSubject() }, { variant: 1 })],
  })),
  phrase(g`~ is blocking`, (c: Scope) => {
    c.mentionSelfBriefly();
    const ref = c.say({ kind: "this" as const }, { as: "name" });
    return { of: [c.say({ kind: "blockedBy" as const, ref }, { variant: 1 })] };
  }),
  phrase(g`blocking it`, (c: Scope) => ({ of: [{ kind: "blocking", ref: onlySubject(c) }] })),
  phrase(g`blocking or blocked by it`, (c: Scope) => ({ of: [inCombatWith(onlySubject(c), c)] })),
  rule(g`blocking or blocked by ${objectRef}`, (ref) => (c) => ({ of: [inCombatWith(ref(c), c)] })),
  phrase(g`attacking you`, is({ kind: "attacksPlayer", player: YOU })),
  phrase(g`attacking you or a planeswalker you control`, () => ({
    of: [{ kind: "attacksPlayer", player: YOU, orPlaneswalkers: true }],
  })),
  phrase(g`(that's|that are) attacking you`, (c: Scope) => ({
    of: [c.say({ kind: "attacksPlayer" as const, player: YOU }, { variant: 1 })],
  })),
  phrase(g`(that's|that are) attacking you or a planeswalker you control`, (c: Scope) => ({
    of: [
      c.say({ kind: "attacksPlayer" as const, player: YOU, orPlaneswalkers: true as const }, { variant: 1 }),
    ],
  })),
  phrase(g`(that's|that are) attacking or blocking`, (c: Scope) => ({
    of: [c.say({ kind: "any" as const, of: [ATTACKING, BLOCKING] }, { variant: 2 })],
  })),
  rule(
    g`(that blocked or was blocked by|that blocked or were blocked by) (a|an) ${nounPhrase} this turn`,
    (np) => (c) => {
      const { filter, many } = np(c);
      if (many || filter.zones !== undefined) throw new Unresolved("blocked by", "no creature");
      return { of: [{ kind: "blockedWith", what: filter }] };
    },
  ),
);
