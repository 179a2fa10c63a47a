import type { KeptDeck } from "@spellroom/client";
import { createStore, type StoreApi } from "zustand/vanilla";
import { copiesIn, putIn, retagged, takeOut } from "./deck-lines.ts";
import { SECTIONS, type Section } from "./deck-list.ts";
import { isSameDeck } from "./own-decks.ts";

const MOST_COPIES = 250;
const MOST_STEPS = 200;

/** A deck's details apart from its cards. */
export type DeckFacts = Pick<KeptDeck, "notes" | "folder" | "tags" | "visibility">;

export interface EditorState {
  readonly deck: KeptDeck;
  /** What undo goes back to, the latest last. */
  readonly past: readonly KeptDeck[];
  /** What was undone, the latest last. */
  readonly future: readonly KeptDeck[];
}

/** A deck that is being edited. Every change can be undone. */
export interface DeckEditor {
  readonly store: StoreApi<EditorState>;
  /** Adds a number of copies to a section; a negative number removes them. */
  readonly add: (section: Section, name: string, count: number) => void;
  /** Moves copies from one section to another, as many as there are. */
  readonly move: (from: Section, to: Section, name: string, count: number) => void;
  readonly rename: (name: string) => void;
  /** Puts other cards in place of all that there are. */
  readonly replace: (cards: Pick<KeptDeck, Section>) => void;
  /** Files a card under other groups of the owner's own. */
  readonly tag: (name: string, tags: readonly string[]) => void;
  /** Writes something that is no card. */
  readonly describe: (facts: Partial<DeckFacts>) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Takes what another tab or device has stored; undo goes back to what was here. */
  readonly follow: (stored: KeptDeck) => void;
  /** Takes what was found about the cards as they are now; no step to be undone. */
  readonly judge: (legal: KeptDeck["legal"]) => void;
}

/**
 * Begins to edit a deck.
 * @param keep called after every change with the deck as it is then
 */
export function editDeck(deck: KeptDeck, keep: (deck: KeptDeck) => void, now = Date.now): DeckEditor {
  const store = createStore<EditorState>(() => ({ deck, past: [], future: [] }));
  const change = (work: (deck: KeptDeck) => KeptDeck): void => {
    const { deck: before, past } = store.getState();
    const after = work(before);
    if (after === before) return;
    const kept = { ...after, changedAt: now() };
    store.setState({ deck: kept, past: [...past, before].slice(-MOST_STEPS), future: [] });
    keep(kept);
  };
  const go = (from: "past" | "future", to: "past" | "future"): void => {
    const state = store.getState();
    const target = state[from].at(-1);
    if (target === undefined) return;
    const kept = { ...target, changedAt: now() };
    const rest = { [from]: state[from].slice(0, -1), [to]: [...state[to], state.deck] };
    store.setState({ ...rest, deck: kept });
    keep(kept);
  };
  return {
    store,
    add: (section, name, count) => change((old) => withCopies(old, section, name, count)),
    move: (from, to, name, count) => change((old) => moved(old, from, to, name, count)),
    rename: (name) => change((old) => (old.name === name ? old : { ...old, name })),
    replace: (cards) => change((old) => ({ ...old, ...cards })),
    tag: (name, tags) =>
      change((old) => {
        const sections = SECTIONS.map((section) => [section, retagged(old[section], name, tags)] as const);
        return { ...old, ...Object.fromEntries(sections) };
      }),
    describe: (facts) => change((old) => ({ ...old, ...facts })),
    undo: () => go("past", "future"),
    redo: () => go("future", "past"),
    follow: (stored) => {
      const { deck: own, past } = store.getState();
      if (isSameDeck(own, stored)) return;
      store.setState({ deck: stored, past: [...past, own].slice(-MOST_STEPS), future: [] });
    },
    judge: (legal) => {
      const judged = { ...store.getState().deck, legal };
      store.setState({ deck: judged });
      keep(judged);
    },
  };
}

/** A deck with more or fewer copies of a card in a section. */
export function withCopies(deck: KeptDeck, section: Section, name: string, count: number): KeptDeck {
  const lines = deck[section];
  const old = copiesIn(lines, name);
  const more = Math.min(Math.max(old + count, 0), MOST_COPIES) - old;
  if (more === 0) return deck;
  if (more < 0) return { ...deck, [section]: takeOut(lines, name, -more).left };
  const known = lines.find((line) => line.name === name);
  return { ...deck, [section]: putIn(lines, [{ ...known, count: more, name }]) };
}

function moved(deck: KeptDeck, from: Section, to: Section, name: string, count: number): KeptDeck {
  if (from === to) return deck;
  const { left, taken } = takeOut(deck[from], name, count);
  return taken.length === 0 ? deck : { ...deck, [from]: left, [to]: putIn(deck[to], taken) };
}
