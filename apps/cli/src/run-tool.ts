import { parseArgs } from "node:util";
import { COMMANDS } from "./commands/index.ts";
import { UsageError } from "./terminal/usage.ts";

/** The developer's and operator's tool: `npm run cli -- COMMAND [OPTIONS]`, or the root scripts of the same names. */
export async function runTool(argv: readonly string[]): Promise<number> {
  const [name, ...rest] = argv;
  const command = COMMANDS.find((one) => one.name === name);
  if (!command) {
    process.stdout.write(overview());
    return name === undefined || name === "--help" || name === "help" ? 0 : 2;
  }
  if (rest.includes("--help")) {
    process.stdout.write(`${command.name}: ${command.summary}\n\n${command.help}\n`);
    return 0;
  }
  try {
    const { values, positionals } = parseArgs({
      args: rest,
      options: command.options,
      allowPositionals: true,
      strict: true,
    });
    return await command.run({ values, positionals });
  } catch (error) {
    if (error instanceof UsageError || (error instanceof TypeError && "code" in error)) {
      process.stderr.write(`${command.name}: ${error.message}\nTry: npm run cli -- ${command.name} --help\n`);
      return 2;
    }
    throw error;
  }
}

function overview(): string {
  const width = Math.max(...COMMANDS.map((command) => command.name.length));
  const lines = COMMANDS.map((command) => `  ${command.name.padEnd(width)}  ${command.summary}`);
  return `Usage: npm run cli -- COMMAND [OPTIONS]\n\n${lines.join("\n")}\n\nEach has --help.\n`;
}
