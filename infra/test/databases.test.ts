import fs from "node:fs";
import net from "node:net";
import { describe, expect, it } from "vitest";
import { startPostgres, startRedis } from "../testing/index.ts";

async function isOpen(port: number): Promise<boolean> {
  return await new Promise((resolve) => {
    const socket = net.connect({ port, host: "127.0.0.1" });
    socket.once("connect", () => resolve(true));
    socket.once("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });
}

describe.each([
  ["Redis", startRedis],
  ["PostgreSQL", startPostgres],
])("%s of a test's own", (_name, start) => {
  it("listens until it is stopped, and again after a restart on the same port", async () => {
    const database = await start();
    try {
      expect(await isOpen(database.port)).toBe(true);
      await database.stop();
      expect(await isOpen(database.port)).toBe(false);
      await database.restart();
      expect(await isOpen(database.port)).toBe(true);
    } finally {
      await database.dispose();
    }
    expect(await isOpen(database.port)).toBe(false);
  });

  it("comes back after it was killed", async () => {
    const database = await start();
    try {
      const { pid } = database;
      await database.kill9();
      await database.restart();
      expect(database.pid).not.toBe(pid);
      expect(await isOpen(database.port)).toBe(true);
    } finally {
      await database.dispose();
    }
  });

  it("does not meet another one of its kind", async () => {
    const [one, other] = await Promise.all([start(), start()]);
    try {
      expect(one.port).not.toBe(other.port);
    } finally {
      await Promise.all([one.dispose(), other.dispose()]);
    }
  });
});

describe("a PostgreSQL of a test's own", () => {
  it.each(["fsync", "synchronous_commit", "full_page_writes"])(
    "waits for its disk, as that of a site does (%s)",
    async (setting) => {
      const database = await startPostgres();
      try {
        expect(database.setting(setting)).toBe("on");
      } finally {
        await database.dispose();
      }
    },
  );

  it("removes its data in the end", async () => {
    const before = clusters();
    const database = await startPostgres();
    expect(clusters().length).toBeGreaterThan(0);
    await database.dispose();
    expect(clusters().filter((name) => !before.includes(name))).toEqual([]);
  });
});

function clusters(): string[] {
  const temporary = process.env.TMPDIR ?? "/tmp";
  return fs.readdirSync(temporary).filter((name) => name.startsWith("spellroom-postgres-"));
}
