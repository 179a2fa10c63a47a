/** A line of rules text: a plain one, a loyalty ability (CR 606) or chapters of a Saga (CR 714). */
export type RulesLine =
  | { kind: "plain"; text: string }
  | { kind: "loyalty"; cost: string; text: string }
  | { kind: "chapter"; numbers: readonly string[]; text: string };

export function parseRulesLine(line: string): RulesLine {
  const loyalty = /^\[?([+\u2212-]?(?:\d+|X))\]?: (.+)$/s.exec(line);
  if (loyalty !== null)
    return { kind: "loyalty", cost: (loyalty[1] ?? "").replace("-", "\u2212"), text: loyalty[2] ?? "" };
  const chapter = /^([IVX]+(?:, ?[IVX]+)*) [\u2014-] (.+)$/s.exec(line);
  if (chapter !== null)
    return { kind: "chapter", numbers: (chapter[1] ?? "").split(/, ?/), text: chapter[2] ?? "" };
  return { kind: "plain", text: line };
}
