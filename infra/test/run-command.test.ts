import fs from "node:fs";
import { describe, expect, it } from "vitest";
import { type CommandOptions, runCommand } from "../src/run-command.ts";

function script(code: string, options: Partial<CommandOptions> = {}) {
  return runCommand({ command: process.execPath, args: ["-e", code], quiet: true, ...options });
}

/** A killed process whose parent is gone stays listed as a zombie until somebody collects it. */
function isAlive(pid: number): boolean {
  try {
    return !/^State:\s+Z/m.test(fs.readFileSync(`/proc/${pid}/status`, "utf8"));
  } catch {
    return false;
  }
}

describe("running a command", () => {
  it("keeps what a quiet command prints", async () => {
    const result = await script("console.log('out'); console.error('err')");
    expect(result).toMatchObject({ ok: true, tookTooLong: false });
    expect(result.output).toContain("out");
    expect(result.output).toContain("err");
  });

  it("tells a failure by the exit code", async () => {
    expect((await script("process.exit(3)")).ok).toBe(false);
  });

  it("stops a command that takes too long", async () => {
    const result = await script("setInterval(() => {}, 1000)", { limitMilliseconds: 300 });
    expect(result).toMatchObject({ ok: false, tookTooLong: true });
  });

  it("leaves nothing of its process group behind", async () => {
    const stayBehind = `
      const { spawn } = require("node:child_process");
      const left = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { stdio: "ignore" });
      left.unref();
      console.log(left.pid);
    `;
    const { output } = await script(stayBehind);
    const pid = Number.parseInt(output, 10);
    await expect.poll(() => isAlive(pid), { timeout: 5_000 }).toBe(false);
  });
});
