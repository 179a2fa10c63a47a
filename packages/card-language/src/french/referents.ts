import type { Noun } from "./grammar.ts";

/**
 * What the text of one ability calls by which noun, so that a reader can tell its source from everything else: « cette
 * créature » is the source only where the text has spoken of no other creature.
 */
export class Referents {
  readonly #others = new Set<string>();
  #source: string | undefined;
  #ambiguous = false;

  /** « cette créature » has stood for the source and could be something else, or the other way round. */
  get ambiguous(): boolean {
    return this.#ambiguous;
  }

  /** A single thing other than the source is mentioned: « une créature », « le sort ciblé ». */
  mentionOther(called: Noun): void {
    this.#others.add(called.one);
  }

  /** A « carte de créature » might be meant by « cette créature ». */
  mentionCardOf({ one }: Noun): void {
    const [card, ...of] = one.split(/ (?:ou )?de /);
    if (card === "carte") for (const type of of) this.#others.add(type);
  }

  /** The source is called by its noun: « cette créature ». */
  callSource(called: Noun): void {
    this.#source = called.one;
    if (this.#others.has(called.one)) this.#ambiguous = true;
  }

  /** Something other than the source is called so. */
  callOther(called: Noun): void {
    this.#others.add(called.one);
    if (this.#source === called.one) this.#ambiguous = true;
  }
}
