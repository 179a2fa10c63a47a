import { readFileSync } from "node:fs";
import { UsageError } from "../terminal/usage.ts";
import { type Scenario, scenarioSchema } from "./scenario.ts";

/**
 * The scenarios of files with one JSON object a line.
 * @throws UsageError with file, line and reason for the first that is not a scenario
 */
export function readScenarios(files: readonly string[]): Scenario[] {
  return files.flatMap((file) => {
    const lines = readText(file).split("\n");
    return lines.flatMap((line, at) => (line.trim() === "" ? [] : [readScenario(line, `${file}:${at + 1}`)]));
  });
}

function readText(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    throw new UsageError(`${file} can't be read`);
  }
}

function readScenario(line: string, where: string): Scenario {
  let document: unknown;
  try {
    document = JSON.parse(line);
  } catch {
    throw new UsageError(`${where} is not JSON`);
  }
  const parsed = scenarioSchema.safeParse(document);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new UsageError(`${where} is not a scenario: ${issue?.path.join(".") ?? ""} ${issue?.message ?? ""}`);
}
