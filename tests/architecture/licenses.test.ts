import fs from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { z } from "zod";

const lockfile = path.resolve(import.meta.dirname, "../../package-lock.json");
const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({ dev: z.boolean().optional(), link: z.boolean().optional(), license: z.string().optional() }),
  ),
});

/** Licenses under which a package may be part of what is served. */
const PERMITTED = new Set(["MIT", "MIT-0", "ISC", "Apache-2.0", "BSD-3-Clause", "0BSD", "BlueOak-1.0.0"]);

/** Packages under other terms, each with why it may be used. */
const REVIEWED: Readonly<Record<string, string>> = {
  "caniuse-lite": "CC-BY-4.0: data about browsers, read while the site is built and not served",
  "xmlhttprequest-ssl": "MIT, which its package.json does not say",
  "@img/sharp-wasm32":
    "LGPL-3.0 in part: Next's optional image library as a separate file; the site serves no pictures by it",
};
/** The image library of Next in binaries for each platform, LGPL-3.0: separate files, which anybody may replace. */
const BINARIES = /^@img\/sharp-(?:libvips-|win32-)/;

/** What is installed with a server, by name. */
function shipped(): readonly { readonly name: string; readonly license: string | undefined }[] {
  const { packages } = lockSchema.parse(JSON.parse(fs.readFileSync(lockfile, "utf8")));
  return Object.entries(packages)
    .filter(([place, { dev, link }]) => place.includes("node_modules/") && !dev && !link)
    .map(([place, { license }]) => ({ name: place.split("node_modules/").at(-1) ?? place, license }));
}

describe("packages that are installed with a server", () => {
  it("are under licenses that permit it, or were looked at", () => {
    const others = shipped().filter(
      ({ name, license = "" }) => !PERMITTED.has(license) && !(name in REVIEWED) && !BINARIES.test(name),
    );
    expect(others).toEqual([]);
  });

  it("are still those that were looked at", () => {
    const names = new Set(shipped().map(({ name }) => name));
    expect(Object.keys(REVIEWED).filter((name) => !names.has(name))).toEqual([]);
  });
});
