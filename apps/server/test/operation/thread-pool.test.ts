import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import { openThreadPool } from "../../src/operation/thread-pool.ts";

const folder = mkdtempSync(path.join(os.tmpdir(), "spellroom-threads-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function open(name: string, source: string) {
  const file = path.join(folder, `${name}.mjs`);
  writeFileSync(file, source);
  return openThreadPool<string, string>({
    program: pathToFileURL(file),
    threads: 1,
    mostWaiting: 4,
    idleMs: 60_000,
    mostMegabytes: 64,
    niceness: 0,
  });
}

describe("a pool of threads", () => {
  it("continues after a thread has died between two jobs", async () => {
    const pool = open(
      "dying",
      `export default (job) => {
        if (job === "die later") setTimeout(() => { throw new Error("died"); }, 5);
        return job;
      }`,
    );
    const died = new Promise((resolve) => pool.once("error", resolve));
    expect(await pool.run("die later")).toBe("die later");
    expect(await died).toMatchObject({ message: "died" });
    expect(await pool.run("again")).toBe("again");
    await pool.destroy();
  });

  it("fails what is under way when it is closed, and nothing else", async () => {
    const pool = open("slow", `export default () => new Promise((resolve) => setTimeout(resolve, 60_000));`);
    const job = pool.run("slow").catch((error: unknown) => error);
    await pool.destroy();
    expect(await job).toBeInstanceOf(Error);
  });

  it("survives a result that arrives after its job was given up", () => {
    const pool = open("idle", "export default () => null;");
    expect(pool.emit("error", new Error("Unexpected message from Worker"))).toBe(true);
  });
});
