import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const SOURCE = fileURLToPath(new URL("../../packages/oracle/src/", import.meta.url));
const TESTS = fileURLToPath(new URL(".", import.meta.url));

/** The TypeScript files in and below a folder, named from it and without their ending. */
function files(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).flatMap((path) =>
    path.endsWith(".ts") ? [path.replaceAll("\\", "/").slice(0, -".ts".length)] : [],
  );
}

/** Files in which rules are written as the sentences that they read. */
function families(): readonly string[] {
  return ["ability", "grammar"].flatMap((folder) =>
    files(`${SOURCE}${folder}`)
      .map((file) => `${folder}/${file}`)
      .filter((file) => readFileSync(`${SOURCE}${file}.ts`, "utf8").includes("g`")),
  );
}

/** The families whose scenarios stand in the tests; `family` checks that each is really read by that file. */
function played(): readonly string[] {
  return files(TESTS).flatMap((file) =>
    [...readFileSync(`${TESTS}${file}.ts`, "utf8").matchAll(/^family\("([^"]+)"/gm)].map(
      ([, name = ""]) => name,
    ),
  );
}

it("are all played: every file of the grammar that reads sentences has its scenarios", () => {
  expect(played().toSorted()).toEqual(families().toSorted());
});
