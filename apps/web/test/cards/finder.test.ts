import { ApiFailure, type CardSummaryView, type CardsFoundView, type CardWish } from "@spellroom/client";
import { describe, expect, it } from "vitest";
import { openFinder, PAGE, type Search } from "../../src/cards/search/finder.ts";

const EVERYTHING: Search = { q: "", order: "name", descending: false, deck: [] };

function card(name: string): CardSummaryView {
  const face = { name, manaCost: "", typeLine: "", text: "" };
  const rest = { keywords: [], flags: [], rarities: [], hash: null, stop: null };
  return { name, layout: "normal", faces: [face], colors: "", identity: "", manaValue: 0, ...rest };
}

/** A server of which each answer is given when the test says so. */
function server(total: number) {
  const asked: { wish: CardWish; answer: () => void; fail: (failure: ApiFailure) => void }[] = [];
  const search = (wish: CardWish): Promise<CardsFoundView> =>
    new Promise((resolve, reject) => {
      const from = wish.offset ?? 0;
      const length = Math.max(0, Math.min(wish.limit ?? 0, total - from));
      const cards = Array.from({ length }, (_, at) => card(`${wish.q} ${from + at}`));
      asked.push({ wish, answer: () => resolve({ total, cards, problems: [] }), fail: reject });
    });
  return { api: { search }, asked };
}

async function settled(): Promise<void> {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve();
}

describe("a search of cards", () => {
  it("shows the response to the latest query, in whatever order responses arrive", async () => {
    const { api, asked } = server(1);
    const finder = openFinder(api);
    finder.search({ ...EVERYTHING, q: "el" });
    finder.search({ ...EVERYTHING, q: "elf" });
    asked[1]?.answer();
    asked[0]?.answer();
    await settled();
    expect(finder.store.getState().found?.cards.get(0)?.name).toBe("elf 0");
  });

  it("fetches each page that comes into sight once", async () => {
    const { api, asked } = server(PAGE * 3);
    const finder = openFinder(api);
    finder.search(EVERYTHING);
    asked[0]?.answer();
    await settled();
    const search = finder.store.getState().found?.search ?? EVERYTHING;
    finder.need(search, PAGE - 5, PAGE + 5);
    finder.need(search, PAGE, PAGE + 10);
    expect(asked.map(({ wish }) => wish.offset)).toEqual([0, PAGE]);
    asked[1]?.answer();
    await settled();
    expect(finder.store.getState().found?.cards.size).toBe(PAGE * 2);
  });

  it("asks for the deck only where the query does", () => {
    const { api, asked } = server(0);
    const finder = openFinder(api);
    finder.search({ ...EVERYTHING, q: "elf", deck: ["Forest"] });
    finder.search({ ...EVERYTHING, q: "elf", deck: ["Forest", "Shock"] });
    finder.search({ ...EVERYTHING, q: "in:deck", deck: ["Forest", "Shock"] });
    expect(asked.map(({ wish }) => wish.deck)).toEqual([undefined, "Forest|Shock"]);
  });

  it("says why there is no response, and retries automatically where that may help", async () => {
    const { api, asked } = server(1);
    const later: (() => void)[] = [];
    const finder = openFinder(api, (work) => {
      later.push(work);
      return () => undefined;
    });
    finder.search(EVERYTHING);
    asked[0]?.fail(new ApiFailure("unavailable", "too busy", { retryAfterMs: 5 }));
    await settled();
    expect(finder.store.getState().failure?.code).toBe("unavailable");
    later[0]?.();
    asked[1]?.answer();
    await settled();
    expect(finder.store.getState()).toMatchObject({ failure: null, found: { total: 1 } });
  });
});
