import { inRoot } from "../src/root.ts";
import { runCommand } from "../src/run-command.ts";

/**
 * Builds the site if its sources have changed since the last build.
 * @throws with the output of the build when it fails
 */
export async function ensureSiteBuilt(): Promise<void> {
  const args = [inRoot("infra", "src", "build.ts")];
  const { ok, output } = await runCommand({ command: process.execPath, args, quiet: true });
  if (!ok) throw new Error(`The site could not be built:\n${output}`);
}
