import type { DamageRecipient, Effect, EventSubject, PlayerRef, Selection } from "@spellroom/card-language";
import { either, map, type Parser } from "../../parse/parser.ts";
import { g, phrase } from "../../parse/template.ts";
import type { Scope, Sem } from "../../scope.ts";
import { Unresolved } from "../../unresolved.ts";
import { type Described, nounPhrase } from "../forward.ts";
import { definiteOrAll, placed } from "../reference/selection.ts";
import { spellsOnly } from "../reference/spells-only.ts";
import { mixedTarget, targetPlayer } from "../reference/target.ts";

/** Who is protected: described as such, or definite objects or players found now. */
export interface Protected {
  readonly to?: DamageRecipient;
  readonly on?: Extract<Effect, { kind: "createReplacement" }>["on"];
}

export function described(np: Sem<Described>): Sem<EventSubject> {
  return (c) => {
    const found = np(c);
    if (!found.many) throw new Unresolved("damage", "number does not agree");
    return { filter: spellsOnly(placed(found), c) };
  };
}

function player(who: PlayerRef): Protected {
  return { to: { kind: "player", player: who } };
}

/** A target that may be a player or an object. */
export function mixed(target: string): { readonly to: DamageRecipient } {
  const object: DamageRecipient = {
    kind: "object",
    what: { filter: { of: [{ kind: "oneOf", ref: { kind: "target", target } }] } },
  };
  return { to: { kind: "either", of: [{ kind: "player", player: { kind: "target", target } }, object] } };
}

function youAnd(np: Sem<Described>, c: Scope): { readonly to: DamageRecipient } {
  const you: DamageRecipient = { kind: "player", player: { kind: "you" } };
  return { to: { kind: "either", of: [you, { kind: "object", what: described(np)(c) }] } };
}

export function definite(what: Selection): Protected {
  if (what.kind !== "ref") throw new Unresolved("damage", "to more than definite objects");
  return { on: what };
}

/** "to you", "to target creature", "to any target". */
export const protectedOnes: Parser<Sem<Protected>> = either<Sem<Protected>>(
  phrase(g`to you`, () => player({ kind: "you" })),
  phrase(g`to players`, () => player({ kind: "allPlayers" })),
  map(
    g`to ${targetPlayer}`,
    ([who]) =>
      (c: Scope) =>
        player(who(c)),
  ),
  map(g`to ${nounPhrase}`, ([np]) => (c: Scope) => ({ to: { kind: "object", what: described(np)(c) } })),
  map(
    g`to you and ${nounPhrase}`,
    ([np]) =>
      (c: Scope) =>
        youAnd(np, c),
  ),
  map(g`to you and/or ${nounPhrase}`, ([np]) => (c: Scope) => ({
    to: c.say(youAnd(np, c).to, { conjunction: "and/or" }),
  })),
  map(
    g`to ${mixedTarget}`,
    ([target]) =>
      (c: Scope) =>
        mixed(target(c).id),
  ),
  map(
    g`to ${definiteOrAll}`,
    ([what]) =>
      (c: Scope) =>
        definite(what(c)),
  ),
);
