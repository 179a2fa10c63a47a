import { describe, expect, it } from "vitest";
import { type ProgramOptions, startProcess } from "../testing/managed-process.ts";

function program(code: string, options: Partial<ProgramOptions> = {}): ProgramOptions {
  return {
    name: "a program",
    command: process.execPath,
    args: ["-e", code],
    isReady: async () => true,
    removeData: () => undefined,
    ...options,
  };
}

describe("a program started by a test", () => {
  it("fails to start with what it printed when it ends at once", async () => {
    const start = startProcess(
      program("console.log('the port is taken'); process.exit(4)", { isReady: async () => false }),
    );
    await expect(start).rejects.toThrow(/the port is taken[\s\S]*exit code 4/);
  });

  it("fails to start when it does not exist", async () => {
    await expect(startProcess(program("", { command: "no-such-program" }))).rejects.toThrow(/ENOENT/);
  });

  it("tells how it ended", async () => {
    const started = await startProcess(program("setInterval(() => {}, 1000)"));
    await started.kill9();
    expect(started.output()).toContain("SIGKILL");
  });

  it("removes its data when it is disposed of, not before", async () => {
    let removed = 0;
    const removeData = () => {
      removed += 1;
    };
    const started = await startProcess(program("setInterval(() => {}, 1000)", { removeData }));
    await started.restart();
    await started.stop();
    expect(removed).toBe(0);
    await started.dispose();
    expect(removed).toBe(1);
  });
});
