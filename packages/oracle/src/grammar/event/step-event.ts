import type { EventPattern, PlayerRef, StepName } from "@spellroom/card-language";
import { either, type Parser } from "../../parse/parser.ts";
import { g, phrase, rule } from "../../parse/template.ts";
import { objectPossessive } from "../forward.ts";
import type { EventSem } from "./happening.ts";

const YOU: PlayerRef = { kind: "you" };

interface Step {
  readonly name: StepName;
  /** 10 where a main phase is called "precombat" or "postcombat". */
  readonly said: number;
  readonly ordinal?: number;
}

function named(name: StepName, said = 0): Step {
  return { name, said };
}

const stepNames: Parser<Step> = either<Step>(
  phrase(g`upkeep`, named("upkeep")),
  phrase(g`end step`, named("end")),
  phrase(g`draw step`, named("draw")),
  phrase(g`first main phase`, named("precombatMain")),
  phrase(g`precombat main phase`, named("precombatMain", 10)),
  phrase(g`second main phase`, { name: "postcombatMain", said: 0, ordinal: 1 }),
  phrase(g`postcombat main phase`, named("postcombatMain", 10)),
  phrase(g`untap step`, named("untap")),
);

function stepOf({ name: step, said, ordinal }: Step, whose: PlayerRef, how = 0): EventSem {
  return (c) => {
    if (
      whose.kind === "opponents" ||
      whose.kind === "allPlayers" ||
      whose.kind === "enchanted" ||
      whose.kind === "chosen" ||
      whose.kind === "otherPlayers"
    ) {
      c.mentionPlayer(() => ({ kind: "event" }), {
        noun: whose.kind === "opponents" ? "opponent" : "player",
      });
    }
    const event: EventPattern = {
      kind: "stepBegins",
      step,
      whose,
      ...(ordinal === undefined ? {} : { ordinal }),
    };
    const variant = said + how;
    return { event: variant === 0 ? event : c.say(event, { variant }) };
  };
}

/** "at the beginning of your upkeep". */
export const stepEvent: Parser<EventSem> = either<EventSem>(
  rule(g`the beginning of your ${stepNames}`, (step) => stepOf(step, YOU)),
  rule(g`the beginning of each ${stepNames}`, (step) => stepOf(step, { kind: "allPlayers" })),
  rule(g`the beginning of each player's ${stepNames}`, (step) => stepOf(step, { kind: "allPlayers" }, 1)),
  rule(g`the beginning of the ${stepNames}`, (step) => stepOf(step, { kind: "allPlayers" }, 2)),
  rule(g`the beginning of each opponent's ${stepNames}`, (step) => stepOf(step, { kind: "opponents" })),
  rule(g`the beginning of each other player's ${stepNames}`, (step) =>
    stepOf(step, { kind: "otherPlayers" }),
  ),
  rule(g`the beginning of the chosen player's ${stepNames}`, (step) => stepOf(step, { kind: "chosen" })),
  rule(g`the beginning of enchanted player's ${stepNames}`, (step) => stepOf(step, { kind: "enchanted" })),
  rule(g`the beginning of the ${stepNames} of ${objectPossessive} controller`, (step, ref) => (c) => {
    const of = ref(c);
    c.mentionPlayer(() => ({ kind: "event" }));
    return { event: { kind: "stepBegins", step: step.name, whose: { kind: "controller", of } } };
  }),
  phrase(g`the beginning of combat on your turn`, stepOf(named("beginningOfCombat"), YOU)),
  phrase(
    g`the beginning of combat on each opponent's turn`,
    stepOf(named("beginningOfCombat"), { kind: "opponents" }),
  ),
  phrase(g`end of combat`, stepOf(named("endOfCombat"), { kind: "allPlayers" })),
  phrase(g`end of combat on your turn`, stepOf(named("endOfCombat"), YOU)),
  phrase(g`the beginning of each combat`, stepOf(named("beginningOfCombat"), { kind: "allPlayers" })),
);
