import { ImportError } from "@spellroom/oracle";
import { SaxesParser } from "saxes";

/** An element of a document, with what it contains. */
export interface XmlElement {
  readonly name: string;
  readonly namespace: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly XmlElement[];
  readonly text: string;
  readonly line: number;
}

interface OpenElement extends XmlElement {
  readonly children: XmlElement[];
  text: string;
}

const MOST_CHARACTERS = 512 * 1024;
const MOST_ELEMENTS = 5_000;
const MOST_DEPTH = 64;

/**
 * Reads a document strictly. Document types are refused, and with them entities of its own, so that a small document can't
 * become a large one.
 * @throws ImportError for what is no well-formed document, or is larger than the document of any card
 */
export function readXml(text: string, file: string): XmlElement {
  if (text.length > MOST_CHARACTERS) throw new ImportError("tooLarge", `${file} is larger than any card`);
  const parser = new SaxesParser({ xmlns: true, fileName: file });
  const open: OpenElement[] = [];
  let root: XmlElement | undefined;
  let elements = 0;
  const refuse = (says: string): never => {
    throw new ImportError("corrupt", `${file}, line ${parser.line}: ${says}`);
  };
  parser.on("error", (error) => refuse(error.message.replace(/^.*?:\d+:\d+:\s*/, "")));
  parser.on("doctype", () => refuse("a document type is not permitted"));
  parser.on("opentag", ({ local, uri, attributes }) => {
    elements += 1;
    if (elements > MOST_ELEMENTS) throw new ImportError("tooLarge", `${file} has too many elements`);
    if (open.length >= MOST_DEPTH) throw new ImportError("tooDeep", `${file} is nested too deeply`);
    open.push({
      name: local,
      namespace: uri,
      attributes: new Map(Object.values(attributes).map((one) => [one.name, one.value])),
      children: [],
      text: "",
      line: parser.line,
    });
  });
  const write = (written: string): void => {
    const inner = open.at(-1);
    if (inner !== undefined) inner.text += written;
  };
  parser.on("text", write);
  parser.on("cdata", write);
  parser.on("closetag", () => {
    const closed = open.pop();
    if (closed === undefined) return;
    const outer = open.at(-1);
    if (outer === undefined) root = closed;
    else outer.children.push(closed);
  });
  parser.write(text).close();
  return root ?? refuse("there is no element in it");
}
