import { describe, expect, it } from "vitest";
import { ARROWS, wrongArrows, wrongDependencies } from "./source/arrows.ts";
import { loadCode, loadWorkspaces } from "./source/checkout.ts";
import type { Workspace } from "./source/workspaces.ts";

const folders = [
  "packages/card-language",
  "packages/cards",
  "packages/rules",
  "packages/protocol",
  "packages/view",
  "packages/bots",
  "packages/decks",
];
const workspaces = [...folders, "apps/server", "apps/web", "apps/cli", "tests"].map((folder) =>
  workspace(folder),
);

function workspace(folder: string, manifest: Partial<Workspace["manifest"]> = {}): Workspace {
  return { folder, manifest: { name: `@spellroom/${folder.split("/").at(-1)}`, ...manifest } };
}

function wrong(path: string, text: string): string[] {
  return wrongArrows([{ path, text }], workspaces);
}

describe("arrows between workspaces", () => {
  it("point where the design says, in every file of the checkout", () => {
    expect(wrongArrows(loadCode(), loadWorkspaces())).toEqual([]);
  });

  it("are the only ones that any package.json of the checkout declares", () => {
    expect(loadWorkspaces().flatMap(wrongDependencies)).toEqual([]);
  });

  it("are listed for every workspace, and lead round in no circle", () => {
    const names = loadWorkspaces().map(({ folder }) => folder.slice(folder.lastIndexOf("/") + 1));
    expect(Object.keys(ARROWS).sort()).toEqual(names.sort());
    const reach = (name: string, trail: readonly string[]): void => {
      expect(trail).not.toContain(name);
      for (const next of ARROWS[name] ?? []) reach(next, [...trail, name]);
    };
    for (const name of names) reach(name, []);
  });
});

describe("the check of the arrows", () => {
  it("lets a file follow an arrow", () => {
    expect(wrong("packages/view/src/project.ts", 'import { f } from "@spellroom/rules";')).toEqual([]);
  });

  it.each([
    ["packages/rules/src/a.ts", "@spellroom/cards"],
    ["packages/bots/src/a.ts", "@spellroom/cards"],
    ["packages/card-language/src/a.ts", "@spellroom/cards"],
    ["packages/rules/src/a.ts", "@spellroom/server"],
    ["packages/view/test/a.test.ts", "@spellroom/server"],
    ["packages/rules/test/a.test.ts", "@spellroom/view"],
    ["apps/web/src/table.tsx", "@spellroom/rules"],
    ["apps/cli/src/main.ts", "@spellroom/server"],
    ["apps/server/src/rooms/match.ts", "@spellroom/web"],
  ])("stops %s on its way to %s", (path, target) => {
    expect(wrong(path, `\nimport { f } from "${target}";`)).toHaveLength(1);
    expect(wrong(path, `\nimport type { T } from "${target}";`)).toHaveLength(1);
    expect(wrong(path, `export * from "${target}/deep";`)).toHaveLength(1);
    expect(wrong(path, `const f = await import("${target}");`)[0]).toContain(`${path}:1 imports`);
  });

  it("lets a package's tests use the card pool and the test machinery, and itself by name", () => {
    for (const target of ["cards", "infra", "rules"]) {
      const text = `import { f } from "@spellroom/${target}";`;
      expect(wrong("packages/rules/test/a.test.ts", text)).toEqual([]);
    }
  });

  it("lets the wire format know the kinds of decisions, and nothing else of the engine", () => {
    const wire = "packages/protocol/src/a.ts";
    expect(wrong(wire, 'import { f } from "@spellroom/rules/decisions";')).toEqual([]);
    expect(wrong(wire, 'import type { T } from "@spellroom/rules";')).toHaveLength(1);
  });

  it("lets the worker of the web app, and nothing else of it, run the rules", () => {
    const text = 'import { f } from "@spellroom/rules";';
    expect(wrong("apps/web/src/worker/practice.ts", text)).toEqual([]);
    expect(wrong("apps/web/src/practice.ts", text)).toHaveLength(1);
  });

  it("lets the web app count the lines of a list, and its worker alone read decks", () => {
    const decks = 'import { f } from "@spellroom/decks";';
    expect(wrong("apps/web/src/decks/a.ts", 'import { f } from "@spellroom/decks/line-ends";')).toEqual([]);
    expect(wrong("apps/web/src/decks/a.ts", decks)).toHaveLength(1);
    expect(wrong("apps/web/src/worker/a.ts", decks)).toEqual([]);
  });

  it("stops the web app from taking more than types out of the worker's folder", () => {
    const from = 'from "../worker/practice.ts";';
    expect(wrong("apps/web/src/table/a.ts", `import { f } ${from}`)).toHaveLength(1);
    expect(wrong("apps/web/src/table/a.ts", `import type { T } ${from}`)).toEqual([]);
    expect(wrong("apps/web/src/worker/b.ts", 'import { f } from "./practice.ts";')).toEqual([]);
  });

  it("stops a path that leads into another workspace", () => {
    const found = wrong("packages/view/src/a.ts", 'import { f } from "../../rules/src/engine.ts";');
    expect(found).toEqual(["packages/view/src/a.ts:1 reaches into packages/rules by path, not by name"]);
  });

  it("stops a dependency without an arrow", () => {
    const rules = workspace("packages/rules", { dependencies: { "@spellroom/view": "0.1.0", zod: "4.6.7" } });
    expect(wrongDependencies(rules)).toEqual([
      "packages/rules/package.json asks for view, to which no arrow points",
    ]);
    const dev = workspace("packages/rules", { devDependencies: { "@spellroom/cards": "0.1.0" } });
    expect(wrongDependencies(dev)).toEqual([]);
  });

  it("requires the arrows of a new workspace", () => {
    expect(() => wrongDependencies(workspace("packages/new"))).toThrow("list it in ARROWS");
  });
});
