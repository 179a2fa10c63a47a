/** A Dockerfile as its instructions, in stages. */
import fs from "node:fs";
import path from "node:path";
import { ROOT } from "./compose.ts";

export interface Instruction {
  readonly name: string;
  readonly text: string;
}

export interface Stage {
  readonly base: string;
  readonly instructions: readonly Instruction[];
}

export function readDockerfile(file: string): readonly Stage[] {
  const lines = fs
    .readFileSync(path.join(ROOT, file), "utf8")
    .replaceAll(/\\\n/g, " ")
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.startsWith("#"));
  const stages: { base: string; instructions: Instruction[] }[] = [];
  for (const line of lines) {
    const [name = "", ...rest] = line.trim().split(/\s+/);
    if (name === "FROM") stages.push({ base: rest[0] ?? "", instructions: [] });
    else stages.at(-1)?.instructions.push({ name, text: rest.join(" ") });
  }
  return stages;
}

/** What the instructions of that name say, in order. */
export function said({ instructions }: Stage, name: string): readonly string[] {
  return instructions.filter((one) => one.name === name).map(({ text }) => text);
}

/** The environment that a stage leaves to what runs in it. */
export function environmentOf(stage: Stage): Readonly<Record<string, string>> {
  return Object.fromEntries(
    said(stage, "ENV")
      .flatMap((text) => text.split(" "))
      .map((pair): [string, string] => {
        const at = pair.indexOf("=");
        return [pair.slice(0, at), pair.slice(at + 1)];
      }),
  );
}

/** What a stage copies from another stage or the context, relative to the checkout. */
export function copiedBy(stage: Stage): readonly string[] {
  return said(stage, "COPY").flatMap((text) => {
    const words = text.split(" ").filter((word) => !word.startsWith("--"));
    return words
      .slice(0, -1)
      .map((source) => path.posix.relative("/spellroom", path.posix.resolve("/spellroom", source)));
  });
}
