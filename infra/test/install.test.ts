import { describe, expect, it } from "vitest";
import { treeAgrees } from "../bootstrap/install.js";

const ownNode = `node_modules/node-${process.platform}-${process.arch}`;
const wanted = {
  packages: {
    "": {},
    "node_modules/zod": { version: "4.6.7" },
    "node_modules/node-aix-ppc64": { version: "24.21.0", optional: true },
    [ownNode]: { version: "24.21.0", optional: true },
    "node_modules/@spellroom/rules": { resolved: "packages/rules", link: true },
  },
};
const installed = {
  "node_modules/zod": { version: "4.6.7" },
  [ownNode]: { version: "24.21.0", optional: true },
  "node_modules/@spellroom/rules": { resolved: "packages/rules", link: true },
};

function without(name: string) {
  return Object.fromEntries(Object.entries(installed).filter(([where]) => where !== name));
}

describe("packages are installed", () => {
  it("when all are there but those of other platforms", () => {
    expect(treeAgrees(wanted, { packages: installed })).toBe(true);
  });

  it("not when one is missing", () => {
    expect(treeAgrees(wanted, { packages: without("node_modules/zod") })).toBe(false);
  });

  it("not when one has another version", () => {
    const packages = { ...installed, "node_modules/zod": { version: "4.0.0" } };
    expect(treeAgrees(wanted, { packages })).toBe(false);
  });

  it("not when a workspace is not linked", () => {
    expect(treeAgrees(wanted, { packages: without("node_modules/@spellroom/rules") })).toBe(false);
  });

  it("not when a workspace has moved", () => {
    const moved = { resolved: "libraries/rules", link: true };
    const packages = { ...installed, "node_modules/@spellroom/rules": moved };
    expect(treeAgrees(wanted, { packages })).toBe(false);
  });

  it("not without the Node of this platform, though it is optional", () => {
    expect(treeAgrees(wanted, { packages: without(ownNode) })).toBe(false);
  });
});
