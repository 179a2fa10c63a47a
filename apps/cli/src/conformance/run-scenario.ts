import { resume } from "@spellroom/rules";
import type { CardSource } from "../game/card-source.ts";
import { declareAttackers, declareBlockers, leaveOutLoners } from "./combat.ts";
import { whyNot } from "./expectations.ts";
import { describeEntry } from "./plan.ts";
import { takePriority } from "./priority.ts";
import { replyTo } from "./reply.ts";
import { Failed, Run, type Watch } from "./run.ts";
import type { Scenario } from "./scenario.ts";
import { setUp } from "./setup.ts";
import { isNow, isPast, withoutLaterSteps } from "./when.ts";

export const STATUSES = ["pass", "fail", "unsupported", "error"] as const;
export type Status = (typeof STATUSES)[number];

/** How one scenario went. */
export interface Outcome {
  readonly id: string;
  readonly status: Status;
  /** What did not hold, what is missing, or what was thrown; empty for a pass. */
  readonly why: string;
  /** Answers that no decision used: worth a look, but not a failure. */
  readonly unused: readonly string[];
}

/** Plays one scenario and judges it. */
export function runScenario(scenario: Scenario, cards: CardSource, watch: Watch | null = null): Outcome {
  const { id } = scenario;
  const missing = unsupported(scenario, cards);
  if (missing !== null) return { id, status: "unsupported", why: missing, unused: [] };
  let run: Run | undefined;
  try {
    run = new Run(scenario, resume(setUp(scenario, cards)).state, watch);
    play(run, scenario);
    judge(run, scenario);
    return { id, status: "pass", why: "", unused: unused(run) };
  } catch (error) {
    const status = error instanceof Failed ? "fail" : "error";
    return {
      id,
      status,
      why: status === "fail" ? messageOf(error) : traceOf(error),
      unused: run ? unused(run) : [],
    };
  }
}

/** Why a scenario can't be played: a card that it names is not there or not complete. */
function unsupported(scenario: Scenario, cards: CardSource): string | null {
  const placed = [scenario.setup.A, scenario.setup.B].flatMap((side) =>
    [side.battlefield, side.hand, side.graveyard, side.library, side.exile, side.command].flat(),
  );
  for (const name of new Set([...scenario.cards, ...placed.map((one) => one.card)])) {
    const found = cards.find(name);
    if (found.kind === "missing") return `${name} is in neither pool nor corpus`;
    if (found.kind === "incomplete") return `${name} is not complete: ${found.why}`;
  }
  return null;
}

/** Until the step in which the scenario stops has been played to its end, or the game is over. */
function play(run: Run, { stop }: Scenario): void {
  while (run.state.result === null) {
    if (isPast(run.state, stop)) return;
    if (isNow(run.state, stop)) run.adjust(withoutLaterSteps);
    const { decision } = run.state;
    if (!decision) throw new Error("there is no open decision, but the game is not over");
    switch (decision.kind) {
      case "act":
        leaveOutLoners(run);
        takePriority(run, decision);
        break;
      case "attackers":
        declareAttackers(run, decision);
        break;
      case "blockers":
        declareBlockers(run, decision);
        break;
      default: {
        const choice = replyTo(run.asked(decision), decision);
        if (!choice || !run.choose(choice))
          throw new Failed(
            `no answer to ${decision.prompt.key} was accepted: ${JSON.stringify(choice)} to ${JSON.stringify(decision).slice(0, 400)}`,
          );
      }
    }
  }
}

/** A block that the rules don't allow counts as done, and nothing has to be done for these. */
const MAY_BE_LEFT: ReadonlySet<string> = new Set(["block", "no-attack", "no-block"]);

function judge(run: Run, scenario: Scenario): void {
  for (const { plan } of run.players) {
    const [item] = plan.open().filter(({ entry }) => !MAY_BE_LEFT.has(entry.do));
    if (item) throw new Failed(`never done: ${describeEntry(item.entry)}`);
  }
  for (const expected of scenario.expect) {
    const why = whyNot(run.state, expected);
    if (why !== null) throw new Failed(why);
  }
}

function unused(run: Run): readonly string[] {
  return run.players.flatMap(({ name, answers }) => answers.left().map((answer) => `${name}: ${answer}`));
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The message with the place in our code that threw. */
function traceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const places = (error.stack ?? "").split("\n").filter((line) => /\/(?:src|dist)\//.test(line));
  const short = places
    .slice(0, 4)
    .map((line) => line.replace(/^\s*at /, "").replace(/\(?\/.*\/(packages|apps)\//, "($1/"));
  return [error.message, ...short].join(" < ");
}
