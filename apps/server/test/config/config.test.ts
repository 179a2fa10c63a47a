import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { describeConfig, listeningOn, loadConfig, SETTINGS } from "../../src/config/config.ts";
import { ConfigurationError } from "../../src/config/configuration-error.ts";

function problemsOf(environment: Record<string, string>): readonly string[] {
  try {
    loadConfig(environment);
    return [];
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    return error.problems.map((problem) => problem.setting);
  }
}

describe("the configuration", () => {
  it("has embedded defaults: SQLite in a directory, one process, this machine only", () => {
    const config = loadConfig({});
    expect(config.storage).toEqual({ kind: "sqlite", directory: ".spellroom" });
    expect(config.coordination).toEqual({ kind: "single" });
    expect(config.host).toBe("127.0.0.1");
    expect(config.publicAddress).toBe("127.0.0.1:3000");
  });

  it("treats an empty variable like a missing one", () => {
    expect(loadConfig(Object.fromEntries(SETTINGS.map((setting) => [setting, " "])))).toEqual(loadConfig({}));
  });

  it("is documented setting by setting, for those who run a server", () => {
    const guide = readFileSync(
      new URL("../../../../docs/guides/run-in-production.md", import.meta.url),
      "utf8",
    );
    const documented = [...guide.matchAll(/^\| (`[^|]+) \|/gm)].flatMap(([, names = ""]) =>
      [...names.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name),
    );
    expect(documented.toSorted()).toEqual(SETTINGS.toSorted());
  });

  it("takes PostgreSQL and Redis when they are named", () => {
    const config = loadConfig({
      DATABASE_URL: "postgres://spellroom:secret@db/spellroom",
      REDIS_URL: "redis://:hush@cache:6379",
    });
    expect(config.storage).toMatchObject({
      kind: "postgres",
      url: "postgres://spellroom:secret@db/spellroom",
    });
    expect(config.coordination).toMatchObject({ kind: "redis", prefix: "spellroom:" });
  });

  it("names every wrong setting at once", () => {
    expect(
      problemsOf({
        DATABASE_URL: "mysql://db",
        REDIS_URL: "localhost:6379",
        PUBLIC_URL: "ftp://site",
        PUBLIC_ADDRESS: "http://host:1",
        ALLOWED_ORIGINS: "https://fine.example, nonsense",
      }),
    ).toEqual(["DATABASE_URL", "REDIS_URL", "PUBLIC_URL", "ALLOWED_ORIGINS", "PUBLIC_ADDRESS"]);
    expect(problemsOf({ PORT: "70000", LOG_LEVEL: "loud", METRICS_TOKEN: "short" })).toEqual([
      "PORT",
      "LOG_LEVEL",
      "METRICS_TOKEN",
    ]);
  });

  it("requires PUBLIC_ADDRESS when several processes listen on every interface", () => {
    expect(problemsOf({ HOST: "0.0.0.0", REDIS_URL: "redis://cache" })).toEqual(["PUBLIC_ADDRESS"]);
    expect(
      problemsOf({ HOST: "0.0.0.0", REDIS_URL: "redis://cache", PUBLIC_ADDRESS: "one.example:80" }),
    ).toEqual([]);
    expect(problemsOf({ HOST: "0.0.0.0" })).toEqual([]);
  });

  it("learns its port when it asked for any free one", () => {
    const config = listeningOn(loadConfig({ PORT: "0" }), 41_234);
    expect(config.publicAddress).toBe("127.0.0.1:41234");
    expect(config.port).toBe(41_234);
  });

  it("writes IPv6 addresses as URLs want them", () => {
    expect(loadConfig({ HOST: "::1", PORT: "80" }).publicAddress).toBe("[::1]:80");
  });

  it("is described without a secret", () => {
    const text = JSON.stringify(
      describeConfig(
        loadConfig({
          DATABASE_URL: "postgres://spellroom:dbsecret@db/spellroom",
          REDIS_URL: "redis://:redissecret@cache:6379",
          METRICS_TOKEN: "metricssecret-metricssecret",
        }),
      ),
    );
    expect(text).not.toMatch(/secret/);
  });
});
