import type { Amount, DamageRecipient, Effect, PlayerRef } from "@spellroom/card-language";
import { either, map, type Parser } from "../../parse/parser.ts";
import { g, phrase, rule } from "../../parse/template.ts";
import type { Scope, Sem } from "../../scope.ts";
import { Unresolved } from "../../unresolved.ts";
import { objectPossessive, objectRef } from "../forward.ts";
import { digits, letterX } from "../numbers.ts";
import { mixedTarget } from "../reference/target.ts";
import { amountX } from "../x.ts";
import { mixed } from "./protected.ts";
import { chosenSource, damageKind } from "./source-of-choice.ts";

function player(who: PlayerRef): DamageRecipient {
  return { kind: "player", player: who };
}

/** One definite object or player: the damage can't go to several (CR 614.9). */
const one: Parser<Sem<DamageRecipient>> = either<Sem<DamageRecipient>>(
  phrase(g`you`, () => player({ kind: "you" })),
  map(objectRef, (ref) => (c: Scope): DamageRecipient => {
    const object = ref(c);
    if (c.isPlural(object)) throw new Unresolved("damage", "dealt to several instead");
    if (object.kind === "this") return { kind: "object", what: "this" };
    return { kind: "object", what: { filter: { of: [{ kind: "oneOf", ref: object }] } } };
  }),
);

const elsewhere: Parser<Sem<DamageRecipient>> = either<Sem<DamageRecipient>>(
  one,
  map(mixedTarget, (target) => (c: Scope) => mixed(target(c).id).to),
  rule(g`${objectPossessive} owner`, (of) => (c) => player({ kind: "owner", of: of(c) })),
  rule(g`${objectPossessive} controller`, (of) => (c) => player({ kind: "controller", of: of(c) })),
);

const next: Parser<Sem<Amount>> = either<Sem<Amount>>(
  map(digits, (n) => () => n),
  map(letterX, () => amountX),
);

/** Damage that is dealt to another instead, in the course of a turn (CR 614.9). */
export const redirectedDamage: Parser<Sem<readonly Effect[]>> = either<Sem<readonly Effect[]>>(
  rule(
    g`the next ${next} ${damageKind} that would be dealt to ${one} this turn is dealt to ${elsewhere} instead`,
    (amount, combat, from, to) => (c) => {
      const number = amount(c);
      const first = from(c);
      return [
        {
          kind: "createReplacement",
          replacement: { kind: "redirectDamage", from: first, to: to(c), amount: number, ...combat },
          duration: "endOfTurn",
        },
      ];
    },
  ),
  rule(
    g`the next time ${chosenSource} would deal ${damageKind} to ${one} this turn, that damage is dealt to ${elsewhere} instead`,
    (source, combat, from, to) => (c) => {
      const first = from(c);
      return [
        {
          kind: "createReplacement",
          replacement: {
            kind: "redirectDamage",
            ...(source === undefined ? {} : { source }),
            from: first,
            to: to(c),
            ...combat,
          },
          duration: "endOfTurn",
          uses: 1,
          chosenSource: true,
        },
      ];
    },
  ),
);
