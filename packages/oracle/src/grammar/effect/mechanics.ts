import type { Amount, Effect, PlayerRef, Predicate } from "@spellroom/card-language";
import { g } from "../../parse/template.ts";
import type { Scope, Sem } from "../../scope.ts";
import { Unresolved } from "../../unresolved.ts";
import { playerRef } from "../forward.ts";
import { digits } from "../numbers.ts";
import { definiteOrAll } from "../reference/selection.ts";
import { actionNumber } from "../x.ts";
import { type DeedRule, deed, type Who } from "./deed.ts";

/** What a player does by mechanics that have rules of their own: controlling another player (CR 720), flipping (CR 710). */
export const mechanicDeeds: readonly DeedRule[] = [
  deed("control", g`${playerRef} during their next turn`, controlNextTurn),
  deed("control", g`${playerRef} during that player's next turn`, (c, who, of) =>
    c.say(controlNextTurn(c, who, of), { variant: 1 }),
  ),
  deed(
    "flip",
    g`${definiteOrAll}`,
    (c, _who, what): Effect => ({
      kind: "keywordAction",
      action: "flip",
      what: what(c),
    }),
  ),
  deed("flip", g`a coin`, (_c, who): Effect => ({ kind: "flipCoins", who: who(), count: 1 })),
  deed("support", g`${digits}`, support),
  deed("earthbend", g`${actionNumber}`, earthbend),
];

/** CR 701.35a: up to that many target creatures, others than the permanent whose text it is. */
function support(c: Scope, _who: Who, amount: number): Effect {
  const creature: Predicate = { kind: "type", type: "creature" };
  const of: readonly Predicate[] = c.self.spell ? [creature] : [{ kind: "other" }, creature];
  const target = c.addTarget({ what: { kind: "object", filter: { of } }, count: { min: 0, max: amount } });
  return {
    kind: "keywordAction",
    action: "support",
    amount,
    what: { kind: "ref", ref: { kind: "target", target } },
  };
}

/** Avatar: The Last Airbender: a target land of its controller, which nothing can be said about later. */
function earthbend(c: Scope, who: Who, number: Sem<Amount>): Effect {
  if (who().kind !== "you") throw new Unresolved("earthbend", "by another player");
  const target = c.addTarget({
    what: {
      kind: "object",
      filter: {
        of: [
          { kind: "type", type: "land" },
          { kind: "controller", player: { kind: "you" } },
        ],
      },
    },
  });
  const amount = number(c);
  c.mentionUnnamed(["land", "creature", "permanent"], "the land that was earthbent");
  return {
    kind: "keywordAction",
    action: "earthbend",
    amount,
    what: { kind: "ref", ref: { kind: "target", target } },
  };
}

function controlNextTurn(c: Scope, who: Who, of: Sem<PlayerRef>): Effect {
  return { kind: "controlNextTurn", who: who(), of: of(c) };
}
