import { NO_REQUESTS, openTableStore, type TableClient } from "@spellroom/client";
import { afterEach, describe, expect, it, vi } from "vitest";
import { needOwnCards } from "../../src/table/store/own-cards.ts";

function clientWith(answers: readonly (readonly string[])[]) {
  const left = [...answers];
  const store = openTableStore();
  const client: TableClient = {
    ...NO_REQUESTS,
    store,
    ownCards: async () => left.shift() ?? [],
    choose: async () => null,
    concede: async () => null,
    explain: async () => [],
    rematch: async () => null,
    close: () => undefined,
  };
  return { client, store, left };
}

function fetched(): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (url: string) => {
    asked.push(url);
    const hashes = new URL(url, "http://here").searchParams.get("hashes") ?? "";
    const cards = hashes.split(",").map((hash) => [hash, { name: hash, faces: [{}] }]);
    return new Response(JSON.stringify({ cards: Object.fromEntries(cards) }));
  });
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

describe("the cards of the player's own deck", () => {
  it("are fetched together as soon as one sits at the table, before any of them is drawn", async () => {
    const asked = fetched();
    const { client, store } = clientWith([["a1", "b2"]]);
    const stop = needOwnCards(client);
    expect(asked).toEqual([]);
    store.setState({ status: "live", seat: 0 });
    await expect.poll(() => asked).toEqual(["/api/printed-cards?language=en&hashes=a1%2Cb2"]);
    stop();
  });

  it("are requested again after a time without a connection, and never by watchers", async () => {
    const asked = fetched();
    const { client, store, left } = clientWith([[], ["c3"]]);
    const stop = needOwnCards(client);
    store.setState({ status: "live", seat: null });
    expect(left).toHaveLength(2);
    store.setState({ seat: 1 });
    await expect.poll(() => left.length).toBe(1);
    store.setState({ status: "reconnecting" });
    store.setState({ status: "live" });
    await expect.poll(() => asked).toEqual(["/api/printed-cards?language=en&hashes=c3"]);
    stop();
  });
});
