/**
 * Blanks out what is not code: comments, and the insides of strings, templates and regular expressions.
 * Every character keeps its place, so that a find in the masked text is also a place in the original.
 */
export function mask(source: string): string {
  return new Masker(source).run();
}

const BEFORE_REGEX =
  /(?:^|[(,=:[!&|?{};+\-*%>~^]|\b(?:return|typeof|case|in|of|delete|void|throw|new|await|yield))$/;
const REGEX_LITERAL = /\/(?![*/])(?:[^\\/[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*/y;

class Masker {
  readonly #source: string;
  #masked = "";
  #at = 0;
  /** For each open template expression: how many braces are open inside of it. */
  readonly #templates: number[] = [];

  constructor(source: string) {
    this.#source = source;
  }

  run(): string {
    while (this.#at < this.#source.length) this.#step();
    return this.#masked;
  }

  #step(): void {
    const here = this.#source.slice(this.#at, this.#at + 2);
    if (here === "//") this.#blankTo(this.#indexOf("\n"));
    else if (here === "/*") this.#blankTo(this.#indexOf("*/") + 2);
    else if (here.startsWith('"') || here.startsWith("'")) this.#string(here.charAt(0));
    else if (here.startsWith("`")) this.#template();
    else if (here.startsWith("/")) this.#slash();
    else if (here.startsWith("{") || here.startsWith("}")) this.#brace(here.charAt(0));
    else this.#keep(1);
  }

  /** A quote without its partner on the same line is no string: it stands in the text of an element. */
  #string(quote: string): void {
    let end = this.#at + 1;
    while (end < this.#source.length && this.#source[end] !== quote && this.#source[end] !== "\n") {
      end += this.#source[end] === "\\" ? 2 : 1;
    }
    if (this.#source[end] !== quote) {
      this.#keep(1);
      return;
    }
    this.#keep(1);
    this.#blankTo(end);
    this.#keep(1);
  }

  #template(): void {
    this.#keep(1);
    this.#templateText();
  }

  /** From inside a template up to its end, or into the next expression in it. */
  #templateText(): void {
    let end = this.#at;
    while (end < this.#source.length && this.#source[end] !== "`" && !this.#source.startsWith("${", end)) {
      end += this.#source[end] === "\\" ? 2 : 1;
    }
    this.#blankTo(end);
    if (this.#source[this.#at] === "`") {
      this.#keep(1);
    } else if (this.#at < this.#source.length) {
      this.#keep(2);
      this.#templates.push(0);
    }
  }

  #brace(brace: string): void {
    this.#keep(1);
    const open = this.#templates.pop();
    if (open === undefined) return;
    if (brace === "{") this.#templates.push(open + 1);
    else if (open > 0) this.#templates.push(open - 1);
    else this.#templateText();
  }

  /** A division, the end of an element, or a regular expression: told apart by what stands before. */
  #slash(): void {
    REGEX_LITERAL.lastIndex = this.#at;
    const literal = REGEX_LITERAL.exec(this.#source)?.[0];
    if (literal === undefined || !BEFORE_REGEX.test(this.#masked.slice(-200).trimEnd())) {
      this.#keep(1);
      return;
    }
    this.#keep(1);
    this.#blankTo(this.#at + literal.lastIndexOf("/") - 1);
    this.#keep(1);
  }

  #indexOf(text: string): number {
    const found = this.#source.indexOf(text, this.#at + (text === "*/" ? 2 : 0));
    return found === -1 ? this.#source.length : found;
  }

  #keep(count: number): void {
    this.#masked += this.#source.slice(this.#at, this.#at + count);
    this.#at += count;
  }

  #blankTo(end: number): void {
    const stop = Math.min(end, this.#source.length);
    this.#masked += this.#source.slice(this.#at, stop).replace(/[^\n]/g, " ");
    this.#at = stop;
  }
}
