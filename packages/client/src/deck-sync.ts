/** How the decks of a browser and those of its account become the same, without losing what was written on either side. */
import { type AccountDeck, type DeckContent, deckContentSchema } from "@spellroom/protocol/http";
import type { KeptDeck } from "./kept-deck.ts";

/** Whose decks a browser keeps. */
export interface DeckOwner {
  readonly id: string;
  /** Known by this browser alone: once it is signed in as somebody else, nobody reaches the guest's decks again. */
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
  /** Names the copy that is kept where a deck was changed in two places. */
  readonly nameOfCopy: (name: string) => string;
}

export interface SyncPlan {
  /** What the browser keeps from now on. */
  readonly decks: readonly KeptDeck[];
  /** Which of them are to be saved with the account, on their `version`. */
  readonly saves: readonly KeptDeck[];
  /** Ids to delete from the account. */
  readonly removals: readonly string[];
}

/**
 * Compares both sides. What was changed in one place is taken over by the other; what was changed in both is kept twice, under
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

/** A deck of this account, or one that it takes over; none if it belongs to another account, which keeps it. */
function ownedBy(deck: KeptDeck, { owner, newId }: SyncInput): KeptDeck[] {
  if (deck.owner === null) return [{ ...deck, owner }];
  if (deck.owner.id === owner.id) return [{ ...deck, owner }];
  if (!deck.unsaved && !deck.owner.guest) return [];
  return [{ ...deck, id: newId(), owner, version: 0, unsaved: true }];
}

function reconciled(deck: KeptDeck, remote: AccountDeck | undefined, input: SyncInput): KeptDeck[] {
  if (remote === undefined) {
    // Deleted on another device; what was written here since is not.
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

/** What of a deck is saved with the account. */
export function contentOf(deck: KeptDeck | AccountDeck): DeckContent {
  const { name, main, sideboard, commander, maybeboard, notes, folder, tags, visibility } = deck;
  return { name, main, sideboard, commander, maybeboard, notes, folder, tags, visibility };
}

function isSame(deck: KeptDeck, remote: AccountDeck): boolean {
  // The schema puts fields in one order and trims what the server trims.
  const ours = deckContentSchema.safeParse(contentOf(deck));
  return ours.success && JSON.stringify(ours.data) === JSON.stringify(contentOf(remote));
}

/** A deck after the account has taken it; what was written meanwhile is still to be saved. */
export function afterSave(now: KeptDeck, sent: KeptDeck, saved: AccountDeck): KeptDeck {
  const unsaved = JSON.stringify(contentOf(now)) !== JSON.stringify(contentOf(sent));
  return { ...now, version: saved.version, unsaved };
}
