import type { Amount } from "@spellroom/card-language";
import { Unresolved } from "./unresolved.ts";

type Find = () => Amount;

/** What has been measured in the course of an ability: "that much", "the damage dealt this way". */
export abstract class Measured {
  protected amounts: readonly Find[] = [];
  lost: Find | undefined;
  prevented: Find | undefined;
  dealt: Find | undefined;
  /** "The excess damage dealt this way". */
  excess: Find | undefined;
  /** "The difference" of two numbers that a condition has compared. */
  difference: Find | undefined;
  /**
   * The kind of the counters of which a cost removes any number, X, or all, which it has a name for: "for each charge counter
   * removed this way".
   */
  countersRemoved: { readonly kind: string; readonly name?: string } | undefined;
  /** Whether it has been asked how many times the ability has resolved ("If it's the second time, ..."). */
  resolutionsCounted = false;
  /** An activated ability is being read, which may speak of what gives it to the object that has it. */
  activating = false;
  /** The modes stand after a sentence of their own rather than after a dash. */
  modesAfterStop = false;
  /** The ability triggers on scrying: "each card looked at while scrying this way". */
  scried = false;
  /** The name of several cards that were drawn in the sentence being read. */
  drawn: string | undefined;
  /** The name of what the sentence being read searches for, of which it says itself whether it is revealed. */
  foundInSentence: string | undefined;
  /** Something was tapped for mana of the chosen color: "one mana of that color". */
  chosenColorTapped = false;

  abstract refer(name: string): void;

  protected measuredAlike(other: Measured): void {
    this.amounts = other.amounts;
    this.lost = other.lost;
    this.dealt = other.dealt;
    this.excess = other.excess;
    this.difference = other.difference;
    this.countersRemoved = other.countersRemoved;
    this.foundInSentence = other.foundInSentence;
    this.resolutionsCounted = other.resolutionsCounted;
    this.chosenColorTapped = other.chosenColorTapped;
    this.scried = other.scried;
  }

  /** "the life lost this way". */
  mentionLost(name: string): void {
    this.lost = () => this.#named(name);
  }

  /** "the damage prevented this way": what a prevention effect has prevented (CR 615.5). */
  preventedBy(make: Find): void {
    this.prevented = make;
  }

  /** "the damage dealt this way". */
  mentionDealt(name: string): void {
    this.dealt = () => this.#named(name);
  }

  /** What one permanent was dealt beyond what was lethal to it (CR 120.10). */
  mentionExcess(dealt: string, lethal: string): void {
    this.excess = () => ({ kind: "difference", of: this.#named(dealt), minus: this.#named(lethal) });
  }

  #named(name: string): Amount {
    this.refer(name);
    return { kind: "bound", name };
  }

  /** A number that "that much" or "that many" may take up. */
  mentionAmount(make: Find): void {
    this.amounts = [...this.amounts, make];
  }

  /** "that much", "that many". */
  thatMuch(): Amount {
    const found = this.amounts.at(-1);
    if (found === undefined) throw new Unresolved("that much", "nothing was measured before");
    return found();
  }
}
