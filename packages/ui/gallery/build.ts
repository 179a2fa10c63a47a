/**
 * Writes every rendering of the sample cards as static pages, one for each theme:
 * `npx tsx --tsconfig packages/ui/tsconfig.json packages/ui/gallery/build.ts DIRECTORY`
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Gallery } from "./page.tsx";

const directory = process.argv[2];
if (directory === undefined) throw new Error("say into which directory to write");

const STYLES = ["tokens", "base", "cards", "card-face", "card-tile", "card-chip", "controls", "table"];
const css = STYLES.map((name) =>
  readFileSync(new URL(`../src/styles/${name}.css`, import.meta.url), "utf8"),
).join("\n");
const own = `
body { margin: 0; padding: 20px; }
.gallery-row { display: flex; flex-wrap: wrap; gap: 18px; align-items: flex-start; }
#faces { --card-w: 300px; }
#table, #tiles { --card-w: 96px; }
#hand { --card-w: 132px; }
#small-tiles { --card-w: 60px; }
#small-tiles .gallery-row { gap: 10px; }
#controls .sr-panel { flex: 1 1 560px; }
#controls p.gallery-row { align-items: center; gap: 12px; font-size: 28px; }
#controls .gallery-small { font-size: 15px; gap: 6px; }
.gallery-felt { padding: 26px; display: grid; gap: 30px; flex: 1; }
@media (width < 600px) { body { padding: 10px; } #faces { --card-w: calc(50vw - 20px); } #table, #tiles { --card-w: 72px; } .gallery-row { gap: 12px; } .gallery-felt { padding: 14px; } }
`;

const body = renderToStaticMarkup(createElement(Gallery));
mkdirSync(directory, { recursive: true });
for (const theme of ["dark", "light", "contrast"]) {
  const page = `<!doctype html><html lang="en" data-theme="${theme}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Card gallery</title><style>${css}${own}</style><body class="sr-root">${body}</body></html>`;
  writeFileSync(join(directory, `gallery-${theme}.html`), page);
}
process.stdout.write(`${Math.round(body.length / 1024)} kB in ${directory}\n`);
