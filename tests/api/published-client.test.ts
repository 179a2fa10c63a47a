/** The client as it is published: built, packed, installed where nothing of this repository is, and played with. */
import { execFile } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../hostile/support/table.ts";

const run = promisify(execFile);
const ROOT = path.resolve(import.meta.dirname, "../..");
const CLIENT = path.join(ROOT, "packages/client");
const INSTALL = ["install", "--offline", "--ignore-scripts", "--no-audit", "--no-fund"];
const TYPES = { target: "es2024", lib: ["es2024", "dom"], module: "nodenext", types: ["node"], strict: true };

let running: TestServer;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), "spellroom-published-client-"));
const built = path.join(folder, "built");
const elsewhere = path.join(folder, "elsewhere");
beforeAll(async () => {
  running = await startTestServer();
});
afterAll(async () => {
  await running[Symbol.asyncDispose]();
  fs.rmSync(folder, { recursive: true, force: true });
});

/** Links a package as the client has it, which is the workspace's own where the rest of the tree has another version. */
function link(name: string): void {
  const there = path.join(elsewhere, "node_modules", name);
  fs.mkdirSync(path.dirname(there), { recursive: true });
  const own = path.join(CLIENT, "node_modules", name);
  fs.symlinkSync(fs.existsSync(own) ? own : path.join(ROOT, "node_modules", name), there);
}

/** Without network: what the package asks for, which a registry would have, is linked as it is installed here. */
async function install(packed: string): Promise<void> {
  const manifest: { readonly dependencies: Readonly<Record<string, string>> } = JSON.parse(
    fs.readFileSync(path.join(built, "package.json"), "utf8"),
  );
  for (const name of Object.keys(manifest.dependencies)) link(name);
  fs.writeFileSync(path.join(elsewhere, "package.json"), JSON.stringify({ private: true, type: "module" }));
  const cache = path.join(folder, "cache");
  await run("npm", [...INSTALL, "--cache", cache, packed], { cwd: elsewhere });
  // Users of the package install it themselves.
  link("@types/node");
}

/** What the compiler says of the program that uses the package. */
function complaints(): Promise<string> {
  const compiler = path.join(ROOT, "node_modules/.bin/tsc");
  return new Promise((resolve) => {
    execFile(compiler, ["-p", elsewhere], (_failed, stdout) => resolve(stdout));
  });
}

it("the client, packed and installed elsewhere, has its types and plays a whole game", async () => {
  await run(process.execPath, [path.join(CLIENT, "publish/build.ts"), built]);
  const { stdout } = await run("npm", ["pack", "--json", "--pack-destination", folder], { cwd: built });
  const [packed]: readonly { readonly filename: string }[] = JSON.parse(stdout);
  await install(path.join(folder, packed?.filename ?? ""));
  const example = path.join(elsewhere, "bot.ts");
  fs.copyFileSync(path.join(elsewhere, "node_modules/@spellroom/client/examples/connected-bot.ts"), example);
  const settings = { compilerOptions: { ...TYPES, noEmit: true }, files: ["bot.ts"] };
  fs.writeFileSync(path.join(elsewhere, "tsconfig.json"), JSON.stringify(settings));
  expect(await complaints()).toBe("");

  const { url } = running.server;
  const options = { env: { ...process.env, POLL_MS: "30" }, timeout: 240_000 };
  const [connected, polling] = await Promise.all([
    run(process.execPath, [example, url], { ...options, cwd: elsewhere }),
    run("python3", [path.join(CLIENT, "examples/bot.py"), url], options),
  ]);
  const results = [connected, polling].map((bot) => bot.stdout.trim().split("\n").at(-1));
  expect(results.toSorted()).toEqual(["lost", "won"]);
}, 280_000);
