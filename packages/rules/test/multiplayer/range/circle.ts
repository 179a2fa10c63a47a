import type { Ability, CardDefinition, Effect, EventPattern } from "@spellroom/card-language";
import { rulesetById } from "@spellroom/cards";
import type { Ruleset } from "../../../src/index.ts";
import { CREATURE_TARGET, type Play, play, type SeatLetter, type Setup, spell } from "../../effects/play.ts";
import type { SeatSetup } from "../../support/board.ts";
import { enchantment } from "../../support/cards.ts";

/** Four around a table, each with so wide a range: of 1, A reaches B and D, and C is out of range. */
export function circle(setup: Setup, rangeOfInfluence: Ruleset["rangeOfInfluence"] & {} = 1): Play {
  const seat = (name: SeatLetter): SeatSetup => setup[name] ?? {};
  return play(
    { A: seat("A"), B: seat("B"), C: seat("C"), D: seat("D") },
    { ...rulesetById("freeForAll"), rangeOfInfluence },
  );
}

/** The life totals of all four. */
export function lives(t: Play): number[] {
  return t.state.players.map(({ life }) => life);
}

export const GAIN_ONE: Effect = { kind: "gainLife", who: { kind: "you" }, amount: 1 };

/** "Gain control of target creature." */
export const STEAL = spell(
  "Steal",
  [
    {
      kind: "modify",
      what: { kind: "ref", ref: { kind: "target", target: "t1" } },
      modifications: [{ kind: "controller", player: { kind: "you" } }],
      duration: "endOfGame",
    },
  ],
  [CREATURE_TARGET],
);

/** "Whenever that happens, you gain 1 life." */
export function whenever(event: EventPattern, ...effects: readonly Effect[]): Ability {
  const body = { kind: "plain", effects: effects.length > 0 ? effects : [GAIN_ONE] } as const;
  return { kind: "triggered", event, body };
}

/** An enchantment with such an ability. */
export function watcher(name: string, event: EventPattern, ...effects: readonly Effect[]): CardDefinition {
  return enchantment(name, whenever(event, ...effects));
}

/** Passes until that player has priority. */
export function untilActs(t: Play, seat: SeatLetter): Play {
  for (let count = 0; t.asked !== `${seat} act priority`; count++) {
    if (count > 10) throw new Error(`${seat} doesn't get priority: ${t.asked}`);
    t.pass();
  }
  return t;
}
