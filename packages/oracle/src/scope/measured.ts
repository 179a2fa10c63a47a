import type { Amount } from "@spellroom/card-language";
import { Unresolved } from "../unresolved.ts";
import { Naming } from "./naming.ts";

/** What has been measured in the course of an ability: "that much", "the damage dealt this way". */
export abstract class Measured extends Naming {
  /** "the life lost this way". */
  mentionLost(name: string): void {
    this.lost = () => this.#named(name);
  }

  /** "the result" of a die (CR 706.2). */
  mentionRolled(name: string): void {
    this.rolled = () => this.#named(name);
  }

  /** "the damage prevented this way": what a prevention effect has prevented (CR 615.5). */
  preventedBy(make: () => Amount): void {
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
  mentionAmount(make: () => Amount): void {
    this.amounts = [...this.amounts, make];
  }

  /** "that much", "that many". */
  thatMuch(): Amount {
    const found = this.amounts.at(-1);
    if (found === undefined) throw new Unresolved("that much", "nothing was measured before");
    return found();
  }
}
