import { readScenarios } from "../conformance/read-scenarios.ts";
import { type Outcome, runScenario, STATUSES, type Status } from "../conformance/run-scenario.ts";
import type { Scenario } from "../conformance/scenario.ts";
import { tracing } from "../conformance/trace.ts";
import { openCards } from "../game/card-source.ts";
import { print, progress, writeJson } from "../terminal/output.ts";
import { type Command, count, UsageError, word, words } from "../terminal/usage.ts";

type Totals = Readonly<Record<Status, number>>;

/** Which scenarios to run, and how much to report. */
interface Wanted {
  readonly filter: string | undefined;
  readonly limit: number;
  readonly verbose: boolean;
}

export const conformance: Command = {
  name: "conformance",
  summary: "runs rules scenarios and says which hold",
  help: `Options:
  --scenarios FILE  scenarios, one JSON object a line (may be repeated)
  --cards FILE      compile cards that the pool lacks from a corpus file (may be repeated)
  --filter TEXT     only scenarios whose id or area contains the text
  --limit N         at most so many scenarios
  --trace           print every choice and its result
  --verbose         also list passes, unsupported ones and answers that no question asked for
  --json OUT        write the report as JSON
Exit code 1 if a scenario failed or could not be finished.`,
  options: {
    scenarios: { type: "string", multiple: true },
    cards: { type: "string", multiple: true },
    filter: { type: "string" },
    limit: { type: "string" },
    verbose: { type: "boolean" },
    trace: { type: "boolean" },
    json: { type: "string" },
  },
  run: async ({ values }) => {
    const files = words(values, "scenarios");
    if (files.length === 0) throw new UsageError("--scenarios is needed");
    const wanted: Wanted = {
      filter: word(values, "filter"),
      limit: count(values, "limit", Number.MAX_SAFE_INTEGER),
      verbose: values.verbose === true,
    };
    const scenarios = chosen(readScenarios(files), wanted);
    const cards = openCards(words(values, "cards"));
    const say = progress();
    const outcomes = scenarios.map((scenario, at) => {
      say(`${at} of ${scenarios.length} scenarios`);
      return runScenario(scenario, cards, values.trace === true ? tracing(print) : null);
    });
    const totals = totalsOf(outcomes);
    report(outcomes, totals, wanted.verbose);
    writeJson(word(values, "json"), {
      totals,
      scenarios: outcomes.map(({ id, status, why }) => ({ id, status, why })),
    });
    return totals.fail + totals.error > 0 ? 1 : 0;
  },
};

function chosen(scenarios: readonly Scenario[], { filter, limit }: Wanted): readonly Scenario[] {
  const fits =
    filter === undefined ? scenarios : scenarios.filter(({ id, area }) => `${area} ${id}`.includes(filter));
  return fits.slice(0, limit);
}

function totalsOf(outcomes: readonly Outcome[]): Totals {
  const number = (status: Status): number => outcomes.filter((one) => one.status === status).length;
  return {
    pass: number("pass"),
    fail: number("fail"),
    unsupported: number("unsupported"),
    error: number("error"),
  };
}

function report(outcomes: readonly Outcome[], totals: Totals, verbose: boolean): void {
  for (const { id, status, why, unused } of outcomes) {
    if (verbose || status === "fail" || status === "error")
      print(`${status.padEnd(11)} ${id}${why === "" ? "" : `: ${why}`}`);
    if (verbose && unused.length > 0) print(`            unused answers: ${unused.join(", ")}`);
  }
  const tried = totals.pass + totals.fail + totals.error;
  print(STATUSES.map((status) => `${totals[status]} ${status}`).join(", "));
  print(
    `${tried === 0 ? "none" : `${((100 * totals.pass) / tried).toFixed(1)}%`} of ${tried} that are supported pass`,
  );
}
