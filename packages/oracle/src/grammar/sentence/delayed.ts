import type { Effect, EventPattern, PlayerRef, StepName } from "@spellroom/card-language";
import { either, map, type Parser } from "../../parse/parser.ts";
import { g, phrase } from "../../parse/template.ts";
import type { Scope, Sem } from "../../scope.ts";
import { playerPossessive } from "../forward.ts";

type Core = Sem<readonly Effect[]>;

/** "Your next main phase" is one of either kind (CR 505.1). */
const NEXT_MAIN: EventPattern = {
  kind: "anyOf",
  of: [
    { kind: "stepBegins", step: "precombatMain", whose: { kind: "you" } },
    { kind: "stepBegins", step: "postcombatMain", whose: { kind: "you" } },
  ],
};

function nextMain(first: boolean): (then: Core) => Core {
  return (then) => (c: Scope) => {
    const delayed: Effect = { kind: "delayed", event: NEXT_MAIN, body: { kind: "plain", effects: then(c) } };
    return [first ? c.say(delayed, { first: true }) : delayed];
  };
}

interface When {
  readonly step: StepName;
  readonly whose: Sem<PlayerRef>;
}

const everybody: Sem<PlayerRef> = () => ({ kind: "allPlayers" });

const stepName: Parser<StepName> = either<StepName>(
  phrase(g`end step`, "end"),
  phrase(g`upkeep`, "upkeep"),
  phrase(g`draw step`, "draw"),
);

/** "at the beginning of the next end step" (CR 603.7). */
const when: Parser<When> = either<When>(
  phrase(g`at the beginning of the next end step`, { step: "end", whose: everybody }),
  phrase(g`at the beginning of the next turn's upkeep`, { step: "upkeep", whose: everybody }),
  phrase(g`at the beginning of the next cleanup step`, { step: "cleanup", whose: everybody }),
  phrase(g`at end of combat`, { step: "endOfCombat", whose: everybody }),
  map(g`at the beginning of ${playerPossessive} next ${stepName}`, ([whose, step]) => ({ step, whose })),
);

function wait(at: When, first: boolean): (then: Core) => Core {
  return (then) => (c: Scope) => {
    const whose = first ? at.whose(c) : undefined;
    const effects = then(c);
    const event = { kind: "nextStep" as const, step: at.step, whose: whose ?? at.whose(c) };
    const delayed: Effect = { kind: "delayed", event, body: { kind: "plain", effects } };
    return [first ? c.say(delayed, { first: true }) : delayed];
  };
}

/** Before the clause. */
export const delayedLead: Parser<(then: Core) => Core> = either(
  map(when, (at) => wait(at, true)),
  phrase(g`at the beginning of your next main phase`, nextMain(true)),
);

/** After it. */
export const delayedTrail: Parser<(then: Core) => Core> = either(
  map(when, (at) => wait(at, false)),
  phrase(g`at the beginning of your next main phase`, nextMain(false)),
);
