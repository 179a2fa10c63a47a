/** What one player asks all the others for: going back, a pause. One offer is open at a time. */
import type { OfferKind, OfferView } from "@spellroom/protocol";

export class Offers {
  #open: { readonly kind: OfferKind; readonly seat: number; readonly agreed: Set<number> } | null = null;

  get open(): OfferView | null {
    const offer = this.#open;
    return offer && { kind: offer.kind, seat: offer.seat, agreed: [...offer.agreed] };
  }

  /** Puts an offer in place of the one before; made again it stays as it is, with those who have agreed to it. */
  make(kind: OfferKind, seat: number): void {
    if (this.#open?.kind === kind && this.#open.seat === seat) return;
    this.#open = { kind, seat, agreed: new Set([seat]) };
  }

  /**
   * A seat agrees, or one (the one that asked, too) ends it.
   * @returns whether all have agreed; `null` when no such offer is open
   */
  answer(kind: OfferKind, seat: number, yes: boolean, voters: readonly number[]): boolean | null {
    const offer = this.#open;
    if (!offer || offer.kind !== kind || !voters.includes(seat)) return null;
    if (!yes) {
      this.#open = null;
      return false;
    }
    offer.agreed.add(seat);
    if (!voters.every((voter) => offer.agreed.has(voter))) return false;
    this.#open = null;
    return true;
  }

  /** The offer is void: what it was about is over. @returns whether there was one */
  drop(kind: OfferKind): boolean {
    if (this.#open?.kind !== kind) return false;
    this.#open = null;
    return true;
  }
}
