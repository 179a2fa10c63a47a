import { ApiFailure, type CardSummaryView, type CardsFoundView, type CardWish } from "@spellroom/client";
import { createStore, type StoreApi } from "zustand/vanilla";
import { isSameWish, type SearchWish } from "./wish.ts";

/** Cards that are asked for at once. */
export const PAGE = 60;
const RETRY_MS = 2_000;
const PASSING: readonly string[] = ["unavailable", "rate-limited", "offline"];

/** A wish, and which cards its `in:deck` means. */
export interface Search extends SearchWish {
  readonly deck: readonly string[];
}

/** What was found, as far as it is here. */
export interface Found {
  readonly search: Search;
  readonly total: number;
  readonly problems: CardsFoundView["problems"];
  /** By their place in the order. */
  readonly cards: ReadonlyMap<number, CardSummaryView>;
}

export interface FinderState {
  /** What was asked for last. */
  readonly search: Search | null;
  /** What is shown: the result of the last search, or of the one before while that is pending. */
  readonly found: Found | null;
  /** Why the last search failed. */
  readonly failure: ApiFailure | null;
}

type After = (work: () => void, milliseconds: number) => () => void;

const waiting: After = (work, milliseconds) => {
  const timer = setTimeout(work, milliseconds);
  return () => clearTimeout(timer);
};

/** Searches cards, and loads the part of the result that becomes visible. */
export interface Finder {
  readonly store: StoreApi<FinderState>;
  readonly search: (search: Search) => void;
  /** Asks the same again. */
  readonly retry: () => void;
  /** Ensures that a range of cards of a result is loaded. */
  readonly need: (answered: Search, from: number, to: number) => void;
}

/** What it needs of the API. */
interface CardsApi {
  readonly search: (wish: CardWish) => Promise<CardsFoundView>;
}

/** Starts to search; `after` schedules something and returns how to cancel it. */
export function openFinder(api: CardsApi, after: After = waiting): Finder {
  const store = createStore<FinderState>(() => ({ search: null, found: null, failure: null }));
  let asked = new Set<number>();
  let forget: () => void = () => undefined;
  const isCurrent = (search: Search): boolean => store.getState().search === search;
  const begin = (search: Search): void => {
    forget();
    asked = new Set([0]);
    store.setState({ search, failure: null });
    ask(search, 0).catch((error: unknown) => {
      if (!(error instanceof ApiFailure)) throw error;
      if (!isCurrent(search)) return;
      store.setState({ failure: error });
      if (PASSING.includes(error.code))
        forget = after(() => begin({ ...search }), error.retryAfterMs ?? RETRY_MS);
    });
  };
  const ask = async (search: Search, page: number): Promise<void> => {
    const answer = await api.search({ ...wishFor(search), offset: page * PAGE, limit: PAGE });
    if (!isCurrent(search)) return;
    const { found } = store.getState();
    const before = found?.search === search ? found.cards : new Map<number, CardSummaryView>();
    const here = answer.cards.map((card, at) => [page * PAGE + at, card] as const);
    const { total, problems } = answer;
    store.setState({
      found: { search, total, problems, cards: new Map([...before, ...here]) },
      failure: null,
    });
  };
  return {
    store,
    search: (wanted) => {
      const { search: last } = store.getState();
      const search = asksForDeck(wanted.q) ? wanted : { ...wanted, deck: [] };
      if (last === null || !isSameSearch(last, search)) begin(search);
    },
    retry: () => {
      const { search } = store.getState();
      if (search !== null) begin({ ...search });
    },
    need: (answered, from, to) => {
      const { found } = store.getState();
      if (!isCurrent(answered) || found?.search !== answered) return;
      const pages = asked;
      for (let page = Math.floor(from / PAGE); page * PAGE <= Math.min(to, found.total - 1); page++) {
        if (pages.has(page)) continue;
        pages.add(page);
        // What fails to load is requested again when it next becomes visible.
        ask(answered, page).catch(() => pages.delete(page));
      }
    },
  };
}

function wishFor({ q, order, descending, deck }: Search) {
  return {
    q,
    order,
    descending: descending ? ("true" as const) : ("false" as const),
    ...(deck.length === 0 ? {} : { deck: deck.join("|") }),
  };
}

function asksForDeck(q: string): boolean {
  return /\bin\s*(?:[:=]|!=)/i.test(q);
}

function isSameSearch(one: Search, other: Search): boolean {
  return isSameWish(one, other) && one.deck.join("|") === other.deck.join("|");
}
