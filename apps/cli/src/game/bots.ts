import { readFileSync } from "node:fs";
import {
  type Bot,
  describeDocumentProblem,
  makeLevel,
  readBotDocument,
  readBotId,
  ruleBot,
  type ThinkingAids,
} from "@spellroom/bots";
import { UsageError } from "../terminal/usage.ts";

/** A bot by its id, or by the file of its document. */
export function makeBot(name: string, aids: ThinkingAids, nodes: number | null = null): Bot {
  return isFile(name) ? botFromFile(name, aids) : makeLevel(name, aids, { nodes });
}

/** @throws UsageError for a name that no bot has, or a file that holds none */
export function checkBot(name: string, known: readonly string[]): void {
  if (isFile(name)) documentIn(name);
  else if (!readBotId(name))
    throw new UsageError(`there is no bot ${name}: take ${known.join(", ")}, or a JSON file`);
}

function isFile(name: string): boolean {
  return name.endsWith(".json");
}

function botFromFile(path: string, aids: ThinkingAids): Bot {
  return ruleBot(documentIn(path), aids, path);
}

function documentIn(path: string) {
  const read = readBotDocument(textOf(path));
  if (!read.ok)
    throw new UsageError(`${path} is not a bot: ${read.problems.map(describeDocumentProblem).join("; ")}`);
  return read.document;
}

function textOf(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    throw new UsageError(`can't read ${path}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
