import { lookUp } from "../base/look-up.ts";

/** Our own signs for keyword abilities, on a board of 24 by 24. */
export const KEYWORD_ICONS: Readonly<Record<string, string>> = {
  flying:
    "M2 6c8-1 13 2 17 9-3-2-5-2-7-1 1 1 2 2 2 4-2-1-4-1-5 0C9 13 6 9 2 6zM14 20c3 1 6-1 8-5-3 1-6 2-8 5z",
  "first strike": "M20 3l-1 5-9 9 2 2-2 2-3-3-3 3-1-1 3-3-3-3 2-2 2 2 9-9z",
  "double strike": "M3 3l5 1 4 4 4-4 5-1-1 5-4 4 5 5-2 3-4-3-3 3-3-3-4 3-2-3 5-5-4-4zM12 10l-2 2 2 2 2-2z",
  deathtouch:
    "M12 2c4 6 7 9 7 13a7 7 0 0 1-14 0c0-4 3-7 7-13zM9 13a2 2 0 1 0 .1 0zM15 13a2 2 0 1 0 .1 0zM11 18h2v2h-2z",
  haste: "M2 5h6l6 7-6 7H2l6-7zM12 5h4l6 7-6 7h-4l6-7z",
  hexproof: "M12 2l9 5v10l-9 5-9-5V7zM12 6L7 9v6l5 3 5-3V9z",
  ward: "M12 2l9 5v10l-9 5-9-5V7zM12 8a4 4 0 1 0 .1 0z",
  indestructible: "M7 3h10l5 6-10 13L2 9zM9 9l3 8 3-8z",
  lifelink: "M12 21C5 16 2 12 2 8a5 5 0 0 1 10-2 5 5 0 0 1 10 2c0 4-3 8-10 13z",
  menace: "M2 8l8 4c-1 4-6 4-8-4zM22 8l-8 4c1 4 6 4 8-4zM9 17h6l-3 4z",
  reach: "M4 3c10 2 14 8 14 18l-3-1C15 12 11 7 4 5zM3 20L14 9l-3-1 8-4-3 9-1-3L5 22z",
  trample: "M3 21l4-9-3-1 8-9-2 8 4-1-3 6 9-3-8 6 3 2zM16 3l5 5-7 3z",
  vigilance: "M1 12c5-8 17-8 22 0-5 8-17 8-22 0zM12 7a5 5 0 1 0 .1 0zM12 10a2 2 0 1 1-.1 0z",
  defender: "M3 22V8h3v3h3V8h6v3h3V8h3v14zM9 8V3h6v5zM10 22v-5h4v5z",
  flash: "M12 1l2.500 8.500L23 12l-8.500 2.500L12 23l-2.500-8.500L1 12l8.500-2.500z",
  protection: "M12 2l9 3c0 8-3 14-9 17-6-3-9-9-9-17z",
  prowess: "M12 2l3 7h7l-6 4 2 8-6-5-6 5 2-8-6-4h7z",
  infect: "M12 2a4 4 0 0 1 3 6 6 6 0 1 1-6 0 4 4 0 0 1 3-6zM12 11a3 3 0 1 0 .1 0z",
};

/** The sign of a keyword ability, or nothing where it has none; "Protection from red" has that of protection. */
export function KeywordIcon({ keyword }: { keyword: string }) {
  const name = keyword.toLowerCase();
  const d = lookUp(KEYWORD_ICONS, name) ?? lookUp(KEYWORD_ICONS, name.split(/ from | \{| ?\u2014/)[0] ?? "");
  if (d === undefined) return null;
  return (
    <svg className="sr-keyword" viewBox="0 0 24 24" aria-hidden="true">
      <path d={d} fillRule="evenodd" />
    </svg>
  );
}
