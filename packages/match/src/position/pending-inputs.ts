import type { WireError } from "@spellroom/protocol";
import type { StateHasher } from "@spellroom/rules";
import { type MatchPosition, type MatchStep, playInput } from "./match-position.ts";
import type { StoredClocks, StoredInput } from "./stored-input.ts";

/** An input with the hash of the state after it, for the journal. */
export interface PendingEntry {
  readonly input: StoredInput;
  readonly stateHash: string;
}

/** Inputs that are applied, written and published together. */
export class PendingInputs {
  readonly entries: PendingEntry[] = [];
  readonly steps: MatchStep[] = [];
  position: MatchPosition;
  readonly #hasher: StateHasher;

  /** @param hasher the match's own, which has hashed its states so far */
  constructor(position: MatchPosition, hasher: StateHasher) {
    this.position = position;
    this.#hasher = hasher;
  }

  /** Applies one input; a refused one changes nothing. */
  add(input: StoredInput): WireError | null {
    const played = playInput(this.position, input);
    if (!played.ok) return played.error;
    this.position = played.position;
    this.steps.push(played.step);
    this.entries.push({ input, stateHash: this.#hasher.hash(played.position.state) });
    return null;
  }

  /** The entries, the last of them with every player's time after it. */
  entriesWith(clocks: StoredClocks | null): readonly PendingEntry[] {
    const last = this.entries.at(-1);
    if (!last || !clocks) return this.entries;
    return [...this.entries.slice(0, -1), { ...last, input: { ...last.input, clocks } }];
  }
}
