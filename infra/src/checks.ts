import { type Counts, one } from "./counts.ts";
import { inRoot } from "./root.ts";
import { runCommand } from "./run-command.ts";

const MINUTE = 60_000;

/** Formatting and linter rules, over the whole checkout. */
export async function lint(): Promise<Counts> {
  return await check("biome", ["check", ".", "--error-on-warnings", "--max-diagnostics=100"]);
}

/** Files, exports and dependencies that nothing uses, and dependencies that nothing declares. */
export async function unused(): Promise<Counts> {
  return await check("knip", ["--no-progress"]);
}

/** Keys, passwords and tokens that were committed by mistake; those that tests make up are named in `.secretlintrc.json`. */
export async function secrets(): Promise<Counts> {
  return await check("secretlint", ["**/*", "--secretlintignore", ".gitignore"]);
}

/**
 * Type-checks the whole checkout: everything that runs in Node as one program, and each workspace with a DOM as another.
 * Turbo skips those whose sources have not changed.
 */
export async function typecheck(): Promise<Counts> {
  const args = [
    "run",
    "typecheck",
    "typecheck:node",
    "--continue",
    "--output-logs=errors-only",
    "--log-order=grouped",
  ];
  return await check("turbo", args, { TURBO_TELEMETRY_DISABLED: "1", DO_NOT_TRACK: "1" });
}

async function check(
  tool: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<Counts> {
  const command = inRoot("node_modules", ".bin", tool);
  const result = await runCommand({ command, args, env, quiet: true, limitMilliseconds: 5 * MINUTE });
  if (!result.ok) console.log(withoutNoise(result.output));
  if (result.tookTooLong) console.log(`${tool} took longer than 5 minutes and was stopped`);
  return one(result.ok);
}

/** npm reports every failed script at length; the actual failure has been printed above already. */
function withoutNoise(output: string): string {
  return output
    .split("\n")
    .filter((line) => !/npm (?:warn|error)\b|:typecheck(?::node)?: (?:> .*)?$/.test(line))
    .join("\n");
}
