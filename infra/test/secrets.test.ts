import { execFile } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, describe, expect, it } from "vitest";
import { inRoot } from "../src/root.ts";

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "spellroom-secrets-"));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

/** What the check for committed secrets says of a file with that content; empty if nothing. */
async function found(content: string): Promise<string> {
  const file = path.join(folder, "settings.ts");
  fs.writeFileSync(file, content);
  const args = ["--secretlintrc", inRoot(".secretlintrc.json"), "--no-color", file];
  return await promisify(execFile)(inRoot("node_modules", ".bin", "secretlint"), args).then(
    () => "",
    ({ stdout }: { readonly stdout: string }) => stdout,
  );
}

describe("the check for committed secrets", () => {
  it.each([
    [
      "a private key",
      `-----BEGIN RSA ${"PRIVATE"} KEY-----\n${"MIIEow".repeat(40)}\n-----END RSA ${"PRIVATE"} KEY-----`,
    ],
    ["a token of a code host", `const token = "ghp_${"a1B2c3D4e5".repeat(4).slice(0, 36)}";`],
    ["a database's password", `const url = "postgres://spellroom:${"s3cret"}@db.example/spellroom";`],
  ])("finds %s", async (_, content) => {
    expect(await found(content)).not.toBe("");
  });

  it("finds nothing where nothing is secret", async () => {
    expect(await found('const url = process.env.DATABASE_URL ?? "";')).toBe("");
  });
});
