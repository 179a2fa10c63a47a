import { describe, expect, it } from "vitest";
import { createLogger, withoutCredentials } from "../../src/logging/logger.ts";

function logged(write: (logger: ReturnType<typeof createLogger>) => void): string {
  const lines: string[] = [];
  write(createLogger("info", { write: (line) => lines.push(line) }));
  return lines.join("");
}

describe("the log", () => {
  it("keeps secrets out, however deep they came in", () => {
    const text = logged((logger) => {
      logger.info(
        { token: "hush1", request: { headers: { authorization: "hush2" }, token: "hush3" } },
        "asked",
      );
      logger.child({ password: "hush4" }).warn({ invitationCode: "hush5" }, "again");
    });
    expect(text).not.toMatch(/hush/);
    expect(text).toContain("asked");
  });

  it("keeps passwords of addresses out of errors and their causes", () => {
    const cause = new Error("connect redis://:hush@cache:6379 failed");
    const text = logged((logger) =>
      logger.error({ error: new Error("postgres://me:hush@db/x is gone", { cause }) }, "lost"),
    );
    expect(text).not.toContain("hush");
    expect(text).toContain("cache:6379");
    expect(withoutCredentials("https://a.example/b@c")).toBe("https://a.example/b@c");
  });

  it("keeps the code of an error, which is what one searches for", () => {
    const error = Object.assign(new Error("no"), { code: "ECONNREFUSED" });
    expect(logged((logger) => logger.error({ error }, "lost"))).toContain("ECONNREFUSED");
  });
});
