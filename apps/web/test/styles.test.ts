import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

const SOURCE = new URL("../src", import.meta.url).pathname;
const classesIn = (file: string): Set<string> =>
  new Set([...readFileSync(file, "utf8").matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = ""]) => name));

/** Where a component asks for a class that its style sheet doesn't have: it would be drawn without it. */
function missingIn(component: string): string[] {
  const code = readFileSync(component, "utf8");
  const imports = code.matchAll(/import (\w+) from "(\.[^"]+\.module\.css)"/g);
  return [...imports].flatMap(([, name = "", sheet = ""]) => {
    const classes = classesIn(path.join(path.dirname(component), sheet));
    const asked = [...code.matchAll(/className=\{([^}]*)\}/g)].map(([, one = ""]) => one).join(" ");
    const used = [...asked.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, "g"))].map(([, one = ""]) => one);
    return used
      .filter((one) => !classes.has(one))
      .map((one) => `${path.relative(SOURCE, component)}: ${name}.${one}`);
  });
}

/** Where a style sheet is composed of a class that another one doesn't have. */
function missingParts(sheet: string): string[] {
  const parts = readFileSync(sheet, "utf8").matchAll(/composes: ([\w ]+) from "([^"]+)"/g);
  return [...parts].flatMap(([, names = "", from = ""]) => {
    const classes = classesIn(path.join(path.dirname(sheet), from));
    return names
      .split(" ")
      .filter((one) => !classes.has(one))
      .map((one) => `${path.relative(SOURCE, sheet)}: ${one}`);
  });
}

describe("the style sheets of the web app", () => {
  it("have every class that a component asks them for", () => {
    const components = globSync(`${SOURCE}/**/*.tsx`);
    expect(components.length).toBeGreaterThan(100);
    expect(components.flatMap(missingIn)).toEqual([]);
  });

  it("are composed of classes that exist", () => {
    const sheets = globSync(`${SOURCE}/**/*.module.css`);
    expect(sheets.length).toBeGreaterThan(20);
    expect(sheets.flatMap(missingParts)).toEqual([]);
  });
});
