import type { Effect, PlayerRef, StepName } from "@spellroom/card-language";
import { either, map, type Parser } from "../../parse/parser.ts";
import { g, phrase } from "../../parse/template.ts";
import type { Scope, Sem } from "../../scope.ts";
import { playerPossessive } from "../forward.ts";

type Core = Sem<readonly Effect[]>;

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
export const delayedLead: Parser<(then: Core) => Core> = map(when, (at) => wait(at, true));

/** After it. */
export const delayedTrail: Parser<(then: Core) => Core> = map(when, (at) => wait(at, false));
