import type { CostAction } from "@spellroom/protocol";
import { plural } from "../fill.ts";

interface Count {
  readonly count: number;
}

/** What is done to pay a cost, as on a button; without an amount where the rules text alone tells it. */
export const costWords = {
  ownManaCost: "pay its mana cost",
  tap: "tap it",
  untap: "untap it",
  tapOthers: ({ count }: Count) => plural(count, "tap a permanent", "tap {count} permanents"),
  untapOthers: ({ count }: Count) => plural(count, "untap a permanent", "untap {count} permanents"),
  payLife: ({ count }: Count) => plural(count, "pay {count} life", "pay {count} life"),
  sacrifice: ({ count }: Count) => plural(count, "sacrifice a permanent", "sacrifice {count} permanents"),
  discard: ({ count }: Count) => plural(count, "discard a card", "discard {count} cards"),
  discardHand: "discard your hand",
  exile: ({ count }: Count) => plural(count, "exile a card", "exile {count} cards"),
  exilePermanent: ({ count }: Count) => plural(count, "exile a permanent", "exile {count} permanents"),
  returnToHand: ({ count }: Count) =>
    plural(count, "return a permanent to hand", "return {count} permanents to hand"),
  putOnLibrary: ({ count }: Count) =>
    plural(count, "put a card on the library", "put {count} cards on the library"),
  putIntoGraveyard: ({ count }: Count) =>
    plural(count, "put a card into the graveyard", "put {count} cards into the graveyard"),
  reveal: ({ count }: Count) => plural(count, "reveal a card", "reveal {count} cards"),
  mill: ({ count }: Count) => plural(count, "mill a card", "mill {count} cards"),
  unattach: "unattach it",
  removeCounters: ({ count }: Count) => plural(count, "remove a counter", "remove {count} counters"),
  addCounters: ({ count }: Count) => plural(count, "put a counter", "put {count} counters"),
  loyalty: "loyalty",
  energy: ({ count }: Count) => plural(count, "pay an energy counter", "pay {count} energy counters"),
  times: "pay the repeated cost",
  either: "pay one of the costs",
  exert: "exert it",
  collectEvidence: "collect evidence {count}",
  forage: "forage",
  blight: "blight {count}",
  behold: "behold",
  waterbend: "waterbend {count}",
  gift: "promise a gift",
} as const satisfies Readonly<Record<CostAction, unknown>>;
