import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { withLock } from "../bootstrap/lock.js";

let folder = "";
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "spellroom-lock-"));
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

function holdLockAs(pid: number): void {
  fs.mkdirSync(path.join(folder, "install"));
  fs.writeFileSync(path.join(folder, "install", "pid"), String(pid));
}

function deadProcess(): number {
  const { pid } = spawnSync(process.execPath, ["-e", ""]);
  if (pid === undefined) throw new Error("No process was started");
  return pid;
}

describe("the lock between commands of one checkout", () => {
  it("lets one at a time work", async () => {
    let working = 0;
    let most = 0;
    const work = async () => {
      working += 1;
      most = Math.max(most, working);
      await new Promise((resolve) => setTimeout(resolve, 5));
      working -= 1;
    };
    await Promise.all([1, 2, 3].map(() => withLock("install", work, { folder })));
    expect(most).toBe(1);
  });

  it("is free again after work that failed", async () => {
    const failing = withLock("install", () => Promise.reject(new Error("no network")), { folder });
    await expect(failing).rejects.toThrow("no network");
    expect(await withLock("install", async () => "installed", { folder })).toBe("installed");
  });

  it("is taken over from a process that died with it", async () => {
    holdLockAs(deadProcess());
    expect(await withLock("install", async () => "installed", { folder })).toBe("installed");
    expect(fs.readdirSync(folder)).toEqual([]);
  });

  it("says once that it waits for a process that lives", async () => {
    holdLockAs(process.pid);
    let waits = 0;
    const onWait = () => {
      waits += 1;
      setTimeout(() => fs.rmSync(path.join(folder, "install"), { recursive: true }), 20);
    };
    expect(await withLock("install", async () => "installed", { folder, onWait })).toBe("installed");
    expect(waits).toBe(1);
  });
});
