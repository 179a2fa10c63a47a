import { SaxesParser } from "saxes";
import { MAX_XML_DEPTH } from "../parsed/limits.ts";

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

/** Ends the reading of a document that is not accepted. */
class Refused extends Error {}

/**
 * Reads an XML document strictly. Document types, and therefore custom entities, are refused, and so is an element nested more
 * deeply than in any deck file.
 */
export function readXml(text: string): readonly XmlElement[] | XmlError {
  const parser = new SaxesParser();
  const elements: XmlElement[] = [];
  const open: XmlElement[] = [];
  let line = 1;
  const refuse = (): never => {
    throw new Refused();
  };
  parser.on("error", refuse);
  parser.on("doctype", refuse);
  parser.on("opentagstart", () => {
    line = parser.line;
  });
  parser.on("opentag", ({ name, attributes }) => {
    if (open.length >= MAX_XML_DEPTH) refuse();
    const parent = open.at(-1);
    const element = { name, attributes: new Map(Object.entries(attributes)), parent, line, text: "" };
    elements.push(element);
    open.push(element);
  });
  const write = (written: string): void => {
    const inner = open.at(-1);
    if (inner !== undefined) inner.text += written;
  };
  parser.on("text", write);
  parser.on("cdata", write);
  parser.on("closetag", () => {
    open.pop();
  });
  try {
    parser.write(text).close();
    return elements;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { line: parser.line, text: excerpt(text, parser) };
  }
}

/** The line at which the parser stopped. */
function excerpt(text: string, { line }: SaxesParser): string {
  return (text.split("\n")[line - 1] ?? "").trim().slice(0, 80);
}

export function escapeXml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
