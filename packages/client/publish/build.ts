/**
 * Builds the client as a package of its own, with all that it uses of this workspace inside: JavaScript, types, README and
 * examples. `npm run client:build -- FOLDER`, by default packages/client/dist; then `npm publish FOLDER`.
 */
import { execFileSync } from "node:child_process";
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

const HERE = import.meta.dirname;
const CLIENT = path.dirname(HERE);
const ROOT = path.resolve(CLIENT, "../..");
const FOLDER = path.resolve(process.argv[2] ?? path.join(CLIENT, "dist"));
const LIB = path.join(FOLDER, "lib");
const INSIDE = /(["'])(@spellroom\/[\w/-]+)\1/g;

const manifestSchema = z.object({
  version: z.string(),
  license: z.string(),
  dependencies: z.record(z.string(), z.string()).default({}),
});
const configSchema = z.object({
  compilerOptions: z.object({ paths: z.record(z.string(), z.tuple([z.string()])) }),
});

function jsonIn(...parts: readonly string[]): unknown {
  return JSON.parse(readFileSync(path.join(...parts), "utf8"));
}

/** Where each package of the workspace that is named in an import is in the built one. */
const { paths } = configSchema.parse(jsonIn(HERE, "tsconfig.json")).compilerOptions;

function builtPath(name: string): string {
  const [source] = paths[name] ?? [];
  if (source === undefined) throw new Error(`${name} is imported and not among the paths of tsconfig.json`);
  const file = path.relative(path.join(ROOT, "packages"), path.resolve(HERE, source));
  return path.join(LIB, file.replace(/\.ts$/, ".js"));
}

function compile(): void {
  const compiler = path.join(ROOT, "node_modules/.bin/tsc");
  execFileSync(compiler, ["-p", HERE, "--outDir", LIB], { stdio: "inherit" });
  for (const file of globSync("**/*.{js,d.ts}", { cwd: LIB })) {
    const whole = path.join(LIB, file);
    const text = readFileSync(whole, "utf8").replace(INSIDE, (_, quote: string, name: string) => {
      const to = path.relative(path.dirname(whole), builtPath(name));
      return `${quote}${to.startsWith(".") ? to : `./${to}`}${quote}`;
    });
    writeFileSync(whole, text);
  }
}

/** What the built package is used from is itself, not its sources. */
function addExamples(): void {
  cpSync(path.join(CLIENT, "examples"), path.join(FOLDER, "examples"), { recursive: true });
  for (const file of globSync("*.ts", { cwd: path.join(FOLDER, "examples") })) {
    const whole = path.join(FOLDER, "examples", file);
    const text = readFileSync(whole, "utf8")
      .replace(/^\/\/ In a project of your own: .*\n/m, "")
      .replaceAll('"../src/index.ts"', '"@spellroom/client"')
      .replaceAll("npx node packages/client/examples/", "node ");
    writeFileSync(whole, text);
  }
}

/** Everything that was compiled in, by the versions of the workspace. */
function dependencies(): Readonly<Record<string, string>> {
  const used = ["client", "protocol"].flatMap((name) =>
    Object.entries(manifestSchema.parse(jsonIn(ROOT, "packages", name, "package.json")).dependencies),
  );
  const others = used.filter(([name]) => !name.startsWith("@spellroom/"));
  return Object.fromEntries(others.sort(([one], [other]) => one.localeCompare(other)));
}

function addManifest(): void {
  const { version, license } = manifestSchema.parse(jsonIn(CLIENT, "package.json"));
  const entry = (file: string) => ({
    types: `./lib/client/src/${file}.d.ts`,
    default: `./lib/client/src/${file}.js`,
  });
  const manifest = {
    name: "@spellroom/client",
    version,
    description:
      "Plays on a Spellroom server: its HTTP API with types, and connections to tables and the lobby",
    keywords: ["spellroom", "card game", "bot", "client"],
    license,
    type: "module",
    engines: { node: ">=22" },
    sideEffects: false,
    exports: { ".": entry("index"), "./site": entry("site-client"), "./package.json": "./package.json" },
    files: ["lib", "examples", "README.md", "LICENSE"],
    dependencies: dependencies(),
  };
  writeFileSync(path.join(FOLDER, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
}

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(LIB, { recursive: true });
compile();
addExamples();
addManifest();
cpSync(path.join(CLIENT, "README.md"), path.join(FOLDER, "README.md"));
cpSync(path.join(ROOT, "LICENSE"), path.join(FOLDER, "LICENSE"));
process.stdout.write(`${FOLDER}\n`);
