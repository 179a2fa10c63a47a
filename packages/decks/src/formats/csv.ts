import type { DeckCollector } from "../parsed/collector.ts";
import { MAX_LINE, MAX_LINES } from "../parsed/limits.ts";
import type { DeckSection } from "../parsed/parsed-deck.ts";
import { sectionHeading } from "./headings.ts";
import { LINE_END } from "./line-ends.ts";

type Column = "count" | "name" | "code" | "set" | "number" | "foil" | "section" | "side" | "maybe" | "foils";

/** Column names used by sites and programs, in lower case. */
const COLUMNS: ReadonlyMap<string, Column> = new Map([
  ["count", "count"],
  ["quantity", "count"],
  ["qty", "count"],
  ["amount", "count"],
  ["copies", "count"],
  ["number of copies", "count"],
  ["quantité", "count"],
  ["reg qty", "count"],
  ["foil quantity", "foils"],
  ["foil qty", "foils"],
  ["name", "name"],
  ["card", "name"],
  ["card name", "name"],
  ["cardname", "name"],
  ["nom", "name"],
  ["set", "set"],
  ["set code", "code"],
  ["setcode", "code"],
  ["edition", "set"],
  ["edition code", "code"],
  ["number", "number"],
  ["card number", "number"],
  ["collector number", "number"],
  ["collector #", "number"],
  ["collectornumber", "number"],
  ["foil", "foil"],
  ["finish", "foil"],
  ["premium", "foil"],
  ["printing", "foil"],
  ["section", "section"],
  ["board", "section"],
  ["zone", "section"],
  ["category", "section"],
  ["sideboard", "side"],
  ["sideboarded", "side"],
  ["maybeboard", "maybe"],
]);

type Separator = "," | ";" | "\t";

/** Where the values of each column are; the first that fits counts. */
type Columns = ReadonlyMap<Column, readonly number[]>;

interface Row {
  readonly line: number;
  readonly fields: readonly string[];
}

/** Whether a text is a table: its first line names columns, or is a number and a name separated by a comma. */
export function looksLikeTable(text: string): boolean {
  const first = firstLine(withoutHint(text));
  if (first.length > MAX_LINE) return false;
  const separator = separatorOf(first);
  if (separator === undefined) return false;
  const fields = readRows(first, separator)?.[0]?.fields ?? [];
  return columnsOf(fields) !== undefined || (/^\d{1,4}$/.test(fields[0]?.trim() ?? "") && fields.length > 1);
}

/** Reads a table with one card per row: named columns, or a number and a name. */
export function readTable(given: string, collector: DeckCollector): void {
  const text = withoutHint(given);
  const first = firstLine(text);
  const rows = readRows(text, separatorOf(first) ?? ",");
  if (rows === undefined) {
    collector.error(0, "badCsv", first);
    return;
  }
  if (rows.length > MAX_LINES) {
    collector.error(0, "tooManyLines", `more than ${MAX_LINES}`);
    return;
  }
  const filled = rows.filter(({ fields }) => fields.some((field) => field.trim() !== ""));
  const named = columnsOf(filled[0]?.fields ?? []);
  const columns =
    named ??
    new Map<Column, readonly number[]>([
      ["count", [0]],
      ["name", [1]],
      ["set", [2]],
      ["number", [3]],
    ]);
  for (const row of named === undefined ? filled : filled.slice(1)) {
    if (collector.full) break;
    readRow(row, columns, collector);
  }
}

function firstLine(text: string): string {
  return text.trimStart().split(LINE_END, 1)[0] ?? "";
}

/** Spreadsheets may name the separator in a line of its own. */
function withoutHint(text: string): string {
  return text.replace(/^\s*"?sep=[,;\t]?"?[ \t]*(?=[\r\n])/i, "");
}

const SET_CODE = /^[A-Za-z0-9]{2,8}$/;

function readRow(row: Row, columns: Columns, collector: DeckCollector): void {
  const field = (column: Column, fits = /./u): string =>
    (columns.get(column) ?? []).map((at) => row.fields[at]?.trim() ?? "").find((value) => fits.test(value)) ??
    "";
  const name = field("name");
  if (name === "") {
    collector.error(row.line, "noCardLine", row.fields.join(", "));
    return;
  }
  // A short name of an edition ("Zendikar") looks like a code; where there is a column of codes, those count.
  const set = field("code", SET_CODE) || field("set", SET_CODE);
  // Magic Online has the number of cards of the edition behind a slash.
  const number = field("number").replace(/\/\d+$/, "");
  const entry = {
    name,
    section: isYes(field("maybe")) ? "maybeboard" : sectionOf(field("section"), field("side")),
    line: row.line,
    ...(set === "" ? {} : { set }),
    ...(/^[\w★†-]{1,10}$/u.test(number) ? { number } : {}),
  };
  const foil = /^(?:foil|etched|yes|true|1|f)$/i.test(field("foil")) ? { foil: true as const } : {};
  const foils = field("foils", /^0*[1-9]\d*$/);
  const count = columns.has("count") ? field("count") : "1";
  if (foils === "" || !/^0*$/.test(count)) collector.add({ ...entry, ...foil, count });
  // A column of its own for foils counts further copies.
  if (foils !== "") collector.add({ ...entry, count: foils, foil: true });
}

function isYes(text: string): boolean {
  return /^(?:yes|true|1|y|x|oui)$/i.test(text);
}

function sectionOf(section: string, side: string): DeckSection {
  if (isYes(side)) return "sideboard";
  return sectionHeading(section) ?? "main";
}

function columnsOf(fields: readonly string[]): Columns | undefined {
  const columns = new Map<Column, number[]>();
  for (const [index, field] of fields.entries()) {
    const column = COLUMNS.get(field.trim().toLowerCase());
    if (column !== undefined) columns.set(column, [...(columns.get(column) ?? []), index]);
  }
  return columns.has("name") && columns.size > 1 ? columns : undefined;
}

function separatorOf(line: string): Separator | undefined {
  const unquoted = line.replace(/"[^"]*"/g, "");
  return ([",", ";", "\t"] as const)
    .filter((separator) => unquoted.includes(separator))
    .toSorted((a, b) => unquoted.split(b).length - unquoted.split(a).length)[0];
}

/** The rows of a table, with quotes escaped by doubling (RFC 4180); `undefined` if a quote is never closed. */
function readRows(text: string, separator: Separator): readonly Row[] | undefined {
  const rows: Row[] = [];
  let fields: string[] = [];
  let field = "";
  let quoted = false;
  let line = 1;
  let begun = 1;
  const endRow = (): void => {
    rows.push({ line: begun, fields: [...fields, field] });
    fields = [];
    field = "";
  };
  for (let at = 0; at < text.length && rows.length <= MAX_LINES; at += 1) {
    const letter = text.charAt(at);
    const ends = LINE_END.test(letter) && !(letter === "\r" && text.charAt(at + 1) === "\n");
    if (ends) line += 1;
    if (quoted) {
      if (letter !== '"') field += letter;
      else if (text.charAt(at + 1) === '"') {
        field += letter;
        at += 1;
      } else quoted = false;
    } else if (letter === '"' && field.trim() === "") quoted = true;
    else if (letter === separator) {
      fields.push(field);
      field = "";
    } else if (ends) {
      endRow();
      begun = line;
    } else if (letter !== "\r") field += letter;
  }
  if (quoted) return undefined;
  if (field !== "" || fields.length > 0) endRow();
  return rows;
}
