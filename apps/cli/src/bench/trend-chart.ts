/** A chart for each figure over the versions, as one SVG document that reads in light and dark. */

interface Version {
  readonly version: string;
  readonly figures: Readonly<Record<string, number>>;
}

const WIDTH = 300;
const HEIGHT = 165;
const COLUMNS = 3;
const MARGIN = { top: 56, right: 24, bottom: 28, left: 24 };

/** @param headlines the figures to draw, in order; those that were never measured are left out */
export function trendChart(
  versions: readonly Version[],
  headlines: readonly { readonly name: string; readonly better: "more" | "less" }[],
): string {
  const drawn = headlines.filter(({ name }) => versions.some(({ figures }) => name in figures));
  const rows = Math.ceil(drawn.length / COLUMNS);
  const charts = drawn.map(({ name, better }, at) => {
    const x = (at % COLUMNS) * WIDTH;
    const y = Math.floor(at / COLUMNS) * HEIGHT;
    return `<g transform="translate(${x} ${y})">${chart(name, better, versions)}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH * COLUMNS} ${HEIGHT * rows}" font-family="system-ui, sans-serif" font-size="11" role="img" aria-label="Figures by version">
<style>text{fill:#555}.line{fill:none;stroke:#2a78c6;stroke-width:2}.point{fill:#2a78c6}@media (prefers-color-scheme:dark){text{fill:#bbb}.line{stroke:#6cb2f5}.point{fill:#6cb2f5}}</style>
${charts.join("\n")}
</svg>
`;
}

function chart(name: string, better: "more" | "less", versions: readonly Version[]): string {
  const points = versions.flatMap(({ version, figures }) => {
    const value = figures[name];
    return value === undefined ? [] : [{ version, value }];
  });
  const most = Math.max(...points.map(({ value }) => value));
  const step = (WIDTH - MARGIN.left - MARGIN.right) / Math.max(1, points.length - 1);
  const placed = points.map((point, at) => ({
    ...point,
    x: MARGIN.left + at * step,
    // From zero, so that a small change looks small.
    y: HEIGHT - MARGIN.bottom - (point.value / most) * (HEIGHT - MARGIN.top - MARGIN.bottom),
  }));
  const line = placed.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");
  const marks = placed.map(({ version, value, x, y }, at) => {
    const anchor = at === 0 ? "start" : at === placed.length - 1 ? "end" : "middle";
    return `<circle class="point" cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="3"/><text x="${x.toFixed(1)}" y="${(y - 7).toFixed(1)}" text-anchor="${anchor}">${amount(value)}</text><text x="${x.toFixed(1)}" y="${HEIGHT - 10}" text-anchor="${anchor}">${escaped(version)}</text>`;
  });
  const arrow = better === "more" ? "more is better" : "less is better";
  return `<text x="${MARGIN.left}" y="14" font-weight="600">${escaped(name)}</text><text x="${MARGIN.left}" y="27">${arrow}</text><polyline class="line" points="${line}"/>${marks.join("")}`;
}

function amount(value: number): string {
  return value.toLocaleString("en-US", { maximumFractionDigits: value < 100 ? 1 : 0 });
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
