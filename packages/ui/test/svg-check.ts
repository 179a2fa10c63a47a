import { expect } from "vitest";

export const idsOf = (svg: string): string[] => [...svg.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id ?? "");

/** Reads an SVG document strictly enough: balanced elements, ids that are unique and resolve, numbers that are numbers, nothing from outside. */
export function checkSvg(svg: string): void {
  const open: string[] = [];
  const rest = svg.replace(
    /<(\/?)([A-Za-z]+)((?: [\w:-]+="[^"<>]*")*)(\/?)>/g,
    (_, close: string, name: string, __, empty: string) => {
      if (close === "/") expect(open.pop()).toBe(name);
      else if (empty === "") open.push(name);
      return "";
    },
  );
  expect(rest).toBe("");
  expect(open).toEqual([]);
  const ids = idsOf(svg);
  expect(new Set(ids).size).toBe(ids.length);
  for (const [, id] of svg.matchAll(/(?:url\(#|href="#)([^)"]*)/g)) expect(ids).toContain(id);
  expect(svg.replace('xmlns="http://www.w3.org/2000/svg"', "")).not.toMatch(
    /http|NaN|undefined|Infinity|<script|<image|<foreignObject| on\w+=/,
  );
  for (const [, d] of svg.matchAll(/ d="([^"]*)"/g)) expect(d).toMatch(/^M[-\d\s.,MLHVCSQTAZmlhvcsqtaz]*$/);
}
