import { MAX_XML_DEPTH } from "../limits.ts";

/** An element of a small XML document, in order of its start tags. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly parent: XmlElement | undefined;
  readonly line: number;
  text: string;
}

/** The place where a document is not XML that this reader accepts. */
export interface XmlError {
  readonly line: number;
  readonly text: string;
}

/**
 * Reads the subset of XML that deck files use: elements, attributes, text, comments, CDATA. Document types, and thereby
 * custom entities, are refused. Runs in linear time.
 */
export function readXml(text: string): readonly XmlElement[] | XmlError {
  return new XmlReader(text).read();
}

const NAME = /[A-Za-z_][\w.-]*/y;
const ATTRIBUTE = /\s+([A-Za-z_][\w.:-]*)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y;
const TAG_END = /\s*(\/?)>/y;

class XmlReader {
  readonly #text: string;
  readonly #elements: XmlElement[] = [];
  #open: XmlElement | undefined;
  #depth = 0;
  #at = 0;
  #line = 1;
  #counted = 0;
  #closedRoot = false;

  constructor(text: string) {
    this.#text = text;
  }

  read(): readonly XmlElement[] | XmlError {
    while (this.#at < this.#text.length) {
      const next = this.#text.indexOf("<", this.#at);
      const end = next === -1 ? this.#text.length : next;
      if (!this.#addText(this.#text.slice(this.#at, end))) return this.#error(this.#at);
      this.#at = end;
      if (next === -1) break;
      if (!this.#readMarkup()) return this.#error(next);
    }
    if (this.#open !== undefined || this.#elements.length === 0) return this.#error(this.#text.length);
    return this.#elements;
  }

  /** Reads markup that starts with `<`; `false` if it is not well formed. */
  #readMarkup(): boolean {
    if (this.#text.startsWith("<!--", this.#at)) return this.#skipTo("-->") !== undefined;
    if (this.#text.startsWith("<?", this.#at)) return this.#skipTo("?>") !== undefined;
    if (this.#text.startsWith("<![CDATA[", this.#at)) {
      const data = this.#skipTo("]]>");
      if (data === undefined || this.#open === undefined) return false;
      this.#open.text += data.slice("<![CDATA[".length);
      return true;
    }
    return this.#text.startsWith("</", this.#at) ? this.#closeTag() : this.#openTag();
  }

  /** Moves past the next `end` and returns the text before it. */
  #skipTo(end: string): string | undefined {
    const found = this.#text.indexOf(end, this.#at);
    if (found === -1) return undefined;
    const skipped = this.#text.slice(this.#at, found);
    this.#at = found + end.length;
    return skipped;
  }

  #match(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text) ?? undefined;
    if (found !== undefined) this.#at += found[0].length;
    return found;
  }

  #openTag(): boolean {
    const line = this.#lineAt(this.#at);
    this.#at += 1;
    const name = this.#match(NAME)?.[0];
    if (name === undefined || this.#closedRoot) return false;
    const attributes = new Map<string, string>();
    for (let found = this.#match(ATTRIBUTE); found !== undefined; found = this.#match(ATTRIBUTE)) {
      const value = decoded(found[2] ?? found[3] ?? "");
      const key = found[1] ?? "";
      if (value === undefined || attributes.has(key)) return false;
      attributes.set(key, value);
    }
    const end = this.#match(TAG_END);
    if (end === undefined) return false;
    const element: XmlElement = { name, attributes, parent: this.#open, line, text: "" };
    this.#elements.push(element);
    if (end[1] === "/") {
      this.#closedRoot = this.#open === undefined;
      return true;
    }
    this.#open = element;
    this.#depth += 1;
    return this.#depth <= MAX_XML_DEPTH;
  }

  #closeTag(): boolean {
    this.#at += 2;
    const name = this.#match(NAME)?.[0];
    const end = this.#match(TAG_END);
    if (this.#open === undefined || name !== this.#open.name || end?.[1] !== "") return false;
    this.#open = this.#open.parent;
    this.#depth -= 1;
    this.#closedRoot = this.#open === undefined;
    return true;
  }

  #addText(raw: string): boolean {
    if (this.#open === undefined) return /^[\s\uFEFF]*$/u.test(raw);
    const text = decoded(raw);
    if (text === undefined) return false;
    this.#open.text += text;
    return true;
  }

  /** Continues counting from the previous query, because positions are queried in order. */
  #lineAt(offset: number): number {
    for (; this.#counted < offset; this.#counted += 1) {
      if (this.#text[this.#counted] === "\n") this.#line += 1;
    }
    return this.#line;
  }

  #error(offset: number): XmlError {
    return { line: this.#lineAt(offset), text: this.#text.slice(offset, offset + 80).split("\n")[0] ?? "" };
  }
}

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ["lt", "<"],
  ["gt", ">"],
  ["amp", "&"],
  ["quot", '"'],
  ["apos", "'"],
]);

/** Resolves the entities in a text; `undefined` if one is unknown. */
function decoded(raw: string): string | undefined {
  if (!raw.includes("&")) return raw;
  const pieces = raw.split("&");
  let text = pieces[0] ?? "";
  for (const piece of pieces.slice(1)) {
    const end = piece.indexOf(";");
    const value = end === -1 ? undefined : entity(piece.slice(0, end));
    if (value === undefined) return undefined;
    text += value + piece.slice(end + 1);
  }
  return text;
}

function entity(name: string): string | undefined {
  const known = ENTITIES.get(name);
  if (known !== undefined) return known;
  const [, hex, decimal] = /^#(?:x([0-9A-Fa-f]{1,6})|(\d{1,7}))$/.exec(name) ?? [];
  if (hex === undefined && decimal === undefined) return undefined;
  const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
  const valid = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return valid ? String.fromCodePoint(code) : undefined;
}

export function escapeXml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
