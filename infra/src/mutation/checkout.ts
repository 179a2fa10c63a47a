import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { root } from "../root.ts";

/** A copy of the last commit, with the installed packages, for trying out mutants. */
export interface Checkout {
  readonly folder: string;
  readonly remove: () => void;
}

/** @throws if git or cp can't make the copy */
export function makeCheckout(): Checkout {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "spellroom-mutants-"));
  run("git", ["worktree", "add", "--quiet", "--force", "--detach", folder, "HEAD"]);
  const remove = () => {
    spawnSync("git", ["worktree", "remove", "--force", folder], { cwd: root });
    fs.rmSync(folder, { recursive: true, force: true });
  };
  process.once("exit", remove);
  for (const modules of installedFolders()) {
    // Links instead of copies: packages are only read.
    run("cp", ["-al", path.join(root, modules), path.join(folder, modules)]);
  }
  return { folder, remove };
}

function installedFolders(): string[] {
  const parents = [
    ".",
    "infra",
    "tests",
    ...["packages", "apps"].flatMap((parent) =>
      fs.readdirSync(path.join(root, parent)).map((name) => path.join(parent, name)),
    ),
  ];
  return parents
    .map((parent) => path.join(parent, "node_modules"))
    .filter((modules) => fs.existsSync(path.join(root, modules)));
}

function run(command: string, args: readonly string[]): void {
  const { status, stderr } = spawnSync(command, args, { cwd: root, encoding: "utf8" });
  if (status !== 0) throw new Error(`${command} ${args[0]} failed: ${stderr}`);
}
