import { spawnSync } from "node:child_process";
import fs from "node:fs";
import { findChromium, findPostgres, findRedis } from "../testing/system.ts";

interface SystemPackage {
  /** What it is installed as; the first of them that the distribution has. */
  readonly names: readonly [string, ...string[]];
  readonly find: () => string | undefined;
}

const NEEDED: readonly SystemPackage[] = [
  { names: ["chromium-headless-shell", "chromium"], find: findChromium },
  { names: ["redis-server"], find: findRedis },
  { names: ["postgresql"], find: findPostgres },
];

/** Fonts for the browser; without any, a page shows no text. */
const FONTS = "fonts-dejavu-core";

/**
 * Installs the browser and the databases that the tests need, if permitted. Failures are reported; the tests that need the
 * missing program then fail.
 */
export function ensureSystemPackages(): void {
  const missing = missingPackages();
  if (missing.length === 0) return;
  const installer = aptGet();
  if (installer === undefined) {
    console.log(
      howToInstall(missing, "they can't be installed without apt-get and root or passwordless sudo"),
    );
    return;
  }
  console.log(`Installing ${namesOf(missing).join(", ")} with apt-get; this takes a minute or two`);
  installer(["update", "-qq"]);
  const install = (names: readonly string[]) =>
    installer(["install", "-y", "-qq", "--no-install-recommends", ...names]);
  install([...namesOf(missing), FONTS]);
  // apt-get installs nothing if it lacks one of the packages.
  for (const { names, find } of missing) {
    for (const name of names) if (find() === undefined) install([name, FONTS]);
  }
  const still = missingPackages();
  if (still.length > 0) console.log(howToInstall(still, "apt-get did not install them"));
}

function missingPackages(): SystemPackage[] {
  return NEEDED.filter(({ find }) => find() === undefined);
}

function namesOf(packages: readonly SystemPackage[]): string[] {
  return packages.map(({ names: [first] }) => first);
}

function howToInstall(packages: readonly SystemPackage[], reason: string): string {
  const names = namesOf(packages);
  return [
    `Missing on this machine: ${names.join(", ")}; ${reason}.`,
    "The tests that need them will fail. Install them by hand:",
    `  sudo apt-get update && sudo apt-get install ${names.join(" ")}`,
  ].join("\n");
}

type AptGet = (args: readonly string[]) => void;

function aptGet(): AptGet | undefined {
  if (!fs.existsSync("/usr/bin/apt-get")) return undefined;
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && spawnSync("sudo", ["-n", "true"], { stdio: "ignore" }).status !== 0) return undefined;
  return (args) => {
    const command = [
      ...(isRoot ? [] : ["sudo", "-n"]),
      "env",
      "DEBIAN_FRONTEND=noninteractive",
      "apt-get",
      "-o",
      "DPkg::Lock::Timeout=180",
      ...args,
    ];
    spawnSync(command[0] ?? "apt-get", command.slice(1), { stdio: ["ignore", "ignore", "inherit"] });
  };
}
