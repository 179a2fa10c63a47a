/**
 * How long the pool takes from nothing to the first card found: reading and parsing the files, indexing, all schemas of
 * rulesets, formats and presets. Run with `npx node packages/cards/bench/load.ts`.
 */
const start = performance.now();
await import("@spellroom/card-language");
const language = performance.now();
const { loadFormats, loadPool, loadPresets, loadRulesets } = await import("../src/index.ts");
const imported = performance.now();
const pool = loadPool();
pool.byName("Forest");
const indexed = performance.now();
const documents = loadRulesets().size + loadFormats().size + loadPresets().length;
const read = performance.now();

const figures: readonly (readonly [string, number, string])[] = [
  ["cards", pool.all.length, ""],
  ["import of the card language, which every process shares", language - start, "ms"],
  ["import of this package's code and data", imported - language, "ms"],
  ["index of the pool", indexed - imported, "ms"],
  [`${documents} rulesets, formats and presets`, read - indexed, "ms"],
  ["all together", read - start, "ms"],
];
for (const [name, value, unit] of figures) {
  process.stdout.write(`${name}: ${unit === "" ? value : value.toFixed(1)} ${unit}\n`);
}
