import { type Effect, isEachPlayer, type PlayerRef } from "@spellroom/card-language";
import { either, type Parser, token } from "../../parse/parser.ts";
import { g, phrase } from "../../parse/template.ts";
import type { Scope, Sem } from "../../scope.ts";
import { Unresolved } from "../../unresolved.ts";
import { playerRef } from "../forward.ts";
import { properName } from "../name.ts";
import { definiteOrAll } from "../reference/selection.ts";
import { bindChosen } from "./bind.ts";
import { type DeedRule, deed, type Who } from "./deed.ts";

interface Die {
  readonly sides: number;
  /** 1: named by its number of sides in words. */
  readonly variant?: 1;
}

/** "d20", "six-sided die" (CR 706.1). */
const die: Parser<Die> = either<Die>(
  token(({ lower }) => {
    const sides = Number(/^d(\d+)$/.exec(lower)?.[1] ?? 0);
    return sides > 1 ? { sides } : undefined;
  }),
  phrase(g`six-sided die`, { sides: 6, variant: 1 }),
  phrase(g`twenty-sided die`, { sides: 20, variant: 1 }),
);

/**
 * What a player does by mechanics that have rules of their own: controlling another player (CR 720), melding (CR 701.37), flipping
 * (CR 710), restarting the game (CR 724).
 */
export const mechanicDeeds: readonly DeedRule[] = [
  deed("control", g`${playerRef} during their next turn`, (c, who, of) =>
    c.say(controlNextTurn(c, who, of), { variant: 2 }),
  ),
  deed("control", g`${playerRef} during that player's next turn`, (c, who, of) =>
    c.say(controlNextTurn(c, who, of), { variant: 1 }),
  ),
  deed("gain", g`control of ${playerRef} during that player's next turn`, (c, who, of) =>
    c.say(controlNextTurn(c, who, of), { variant: 3 }),
  ),
  deed(
    "gain",
    g`control of ${playerRef} during that player's next turn . after that turn, that player takes an extra turn`,
    (c, who, of) => c.say({ ...controlNextTurn(c, who, of), thenExtraTurn: true as const }, { variant: 3 }),
  ),
  deed("exile", g`them, then meld them into ${properName}`, (c, _who, into): Effect => {
    if (c.pair === undefined) throw new Unresolved("meld", "no pair has been named");
    return { kind: "meld", partner: { of: [...c.pair.of] }, into };
  }),
  deed("flip", g`a coin`, (_c, who): Effect => ({ kind: "flipCoins", who: who(), count: 1 })),
  deed("roll", g`a ${die}`, (c, who, { sides, variant }): Effect => {
    const player = who();
    if (isEachPlayer(player) || c.wording.get(player)?.each === "each")
      throw new Unresolved("roll", "of several players, each a die of their own");
    const name = c.name("rolled");
    c.mentionRolled(name);
    const effect = { kind: "rollDie" as const, who: player, sides, ...c.bind(name) };
    return variant === undefined ? effect : c.say(effect, { variant });
  }),
  deed("restart", g`the game`, (): Effect => ({ kind: "restartGame" })),
  deed("restart", g`the game, leaving in exile ${definiteOrAll}`, (c, _who, what): Effect => {
    const leaving = what(c);
    return { kind: "restartGame", leaving, ...bindChosen(leaving, "left", c) };
  }),
];

function controlNextTurn(
  c: Scope,
  who: Who,
  of: Sem<PlayerRef>,
): Extract<Effect, { kind: "controlNextTurn" }> {
  return { kind: "controlNextTurn", who: who(), of: of(c) };
}
