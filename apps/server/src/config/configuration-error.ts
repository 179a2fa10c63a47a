/** One invalid setting, and why. */
export interface ConfigurationProblem {
  readonly setting: string;
  readonly reason: string;
}

/** Thrown at start when the configuration can't work; its message lists every problem at once. */
export class ConfigurationError extends Error {
  readonly problems: readonly ConfigurationProblem[];

  constructor(problems: readonly ConfigurationProblem[]) {
    super(
      `The configuration can't be used:\n${problems
        .map((problem) => `  ${problem.setting}: ${problem.reason}`)
        .join("\n")}`,
    );
    this.name = "ConfigurationError";
    this.problems = problems;
  }
}
