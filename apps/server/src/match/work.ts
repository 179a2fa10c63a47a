import type { WireError } from "@spellroom/protocol";
import type { StateHasher } from "@spellroom/rules";
import { type FoldedStep, fold, type Standing } from "./standing.ts";
import type { StoredClocks, StoredInput } from "./stored-input.ts";

/** An input with the hash of the state after it, for the journal. */
export interface WorkEntry {
  readonly input: StoredInput;
  readonly stateHash: string;
}

/** Inputs that are carried out, written and told together. */
export class Work {
  readonly entries: WorkEntry[] = [];
  readonly steps: FoldedStep[] = [];
  standing: Standing;
  readonly #hasher: StateHasher;

  /** @param hasher of the match, whose states it has named so far */
  constructor(standing: Standing, hasher: StateHasher) {
    this.standing = standing;
    this.#hasher = hasher;
  }

  /** Carries one input out; a refused one changes nothing. */
  add(input: StoredInput): WireError | null {
    const folded = fold(this.standing, input);
    if (!folded.ok) return folded.error;
    this.standing = folded.standing;
    this.steps.push(folded.step);
    this.entries.push({ input, stateHash: this.#hasher.hash(folded.standing.state) });
    return null;
  }

  /** The entries, the last of them with everybody's time after it. */
  entriesWith(clocks: StoredClocks | null): readonly WorkEntry[] {
    const last = this.entries.at(-1);
    if (!last || !clocks) return this.entries;
    return [...this.entries.slice(0, -1), { ...last, input: { ...last.input, clocks } }];
  }
}
