/** Synchronizes a browser's decks with those of its account, without losing an edit of either side. */
import { type AccountDeck, type DeckContent, deckContentSchema } from "@spellroom/protocol/http";
import type { KeptDeck } from "./kept-deck.ts";

/** The owner of the decks that a browser keeps. */
export interface DeckOwner {
  readonly id: string;
  /** A guest, known to this browser only: once it signs in as someone else, the guest's decks are out of reach. */
  readonly guest: boolean;
}

export interface SyncInput {
  readonly local: readonly KeptDeck[];
  readonly remote: readonly AccountDeck[];
  readonly owner: DeckOwner;
  /** Ids of decks that were deleted in this browser and may still be with the account. */
  readonly deleted: readonly string[];
  /** Makes an id for a copy. */
  readonly newId: () => string;
  /** Names the copy that is kept of a deck that was changed in two places. */
  readonly nameOfCopy: (name: string) => string;
}

export interface SyncPlan {
  /** The decks that the browser keeps from now on. */
  readonly decks: readonly KeptDeck[];
  /** Those to save to the account, based on their `version`. */
  readonly saves: readonly KeptDeck[];
  /** Ids to delete from the account. */
  readonly removals: readonly string[];
}

/**
 * Compares both sides. A change on one side is copied to the other; a deck that was changed on both is kept twice, under
 * two names. Decks of another account leave the browser with it, unless they are kept nowhere else.
 */
export function planSync(input: SyncInput): SyncPlan {
  const { remote, owner } = input;
  const local = input.local.flatMap((deck) => ownedBy(deck, input));
  const theirs = new Map(remote.map((deck) => [deck.id, deck]));
  const deleted = new Set(input.deleted);
  const decks: KeptDeck[] = [];
  for (const deck of local) {
    decks.push(...reconciled(deck, theirs.get(deck.id), input));
    theirs.delete(deck.id);
  }
  for (const deck of theirs.values()) if (!deleted.has(deck.id)) decks.push(fromAccount(deck, owner));
  return {
    decks,
    saves: decks.filter(({ unsaved }) => unsaved),
    removals: [...deleted].filter((id) => theirs.has(id)),
  };
}

/** A deck of this account, or one that it takes over; `undefined` if it belongs to another account, which keeps it. */
function ownedBy(deck: KeptDeck, { owner, newId }: SyncInput): KeptDeck[] {
  if (deck.owner === null) return [{ ...deck, owner }];
  if (deck.owner.id === owner.id) return [{ ...deck, owner }];
  if (!deck.unsaved && !deck.owner.guest) return [];
  return [{ ...deck, id: newId(), owner, version: 0, unsaved: true }];
}

function reconciled(deck: KeptDeck, remote: AccountDeck | undefined, input: SyncInput): KeptDeck[] {
  if (remote === undefined) {
    // Deleted on another device; edits made here since are kept.
    if (!deck.unsaved && deck.version > 0) return [];
    return [{ ...deck, version: 0, unsaved: true }];
  }
  if (isSame(deck, remote)) return [{ ...deck, version: remote.version, unsaved: false }];
  if (deck.unsaved && deck.version === remote.version) return [deck];
  const taken = fromAccount(remote, input.owner);
  if (!deck.unsaved) return [taken];
  const copy = { ...deck, id: input.newId(), name: input.nameOfCopy(deck.name), version: 0 };
  return [taken, copy];
}

/** A deck of the account as a browser keeps it. */
export function fromAccount(deck: AccountDeck, owner: DeckOwner): KeptDeck {
  const { id, version, changedAt } = deck;
  return { ...contentOf(deck), id, version, changedAt, owner, unsaved: false, legal: {} };
}

/** The part of a deck that is saved to the account. */
export function contentOf(deck: KeptDeck | AccountDeck): DeckContent {
  const { name, main, sideboard, commander, maybeboard, notes, folder, tags, visibility } = deck;
  return { name, main, sideboard, commander, maybeboard, notes, folder, tags, visibility };
}

function isSame(deck: KeptDeck, remote: AccountDeck): boolean {
  // The schema puts fields in one order and trims what the server trims.
  const ours = deckContentSchema.safeParse(contentOf(deck));
  return ours.success && JSON.stringify(ours.data) === JSON.stringify(contentOf(remote));
}

/** A deck after the account has saved it; edits made meanwhile are still to be saved. */
export function afterSave(now: KeptDeck, sent: KeptDeck, saved: AccountDeck): KeptDeck {
  const unsaved = JSON.stringify(contentOf(now)) !== JSON.stringify(contentOf(sent));
  return { ...now, version: saved.version, unsaved };
}
