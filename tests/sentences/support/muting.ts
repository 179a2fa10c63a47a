/** Lets one file of the grammar fall silent, to see whether a text can be read without its sentences. */
import { vi } from "vitest";
import { silence } from "./silence.ts";

type Read = (...at: readonly unknown[]) => readonly unknown[];
type Template = (...written: readonly unknown[]) => Read;

/** The file of the grammar that is writing a sentence down just now. */
function writer(): string {
  const stack = new Error("whose sentence is this").stack ?? "";
  return /packages\/oracle\/src\/((?:grammar|ability)\/[\w/-]+)\.ts/.exec(stack)?.[1] ?? "";
}

vi.doMock("../../../packages/oracle/src/parse/template.ts", async (original) => {
  const template = await original<{ readonly g: Template }>();
  const g: Template = (...written) => {
    const file = writer();
    const read = template.g(...written);
    return Object.assign<Read, object>((...at) => (silence.file === file ? [] : read(...at)), { ...read });
  };
  return { ...template, g };
});

/** What comes out while no sentence of a file of the grammar can be read. */
export function without<T>(file: string, run: () => T): T {
  silence.file = file;
  try {
    return run();
  } finally {
    silence.file = null;
  }
}
