import fs from "node:fs";
import vm from "node:vm";
import { afterEach, describe, expect, it, vi } from "vitest";
import { definitionStore } from "../src/cards/definitions.ts";
import { earlyFetch } from "../src/table/early-entry.ts";

const SCRIPT = fs.readFileSync(new URL("../public/early-entry.js", import.meta.url), "utf8");

/** Loads a page's early script, with a server that lets everybody in and knows every card. */
function loadPage(pathname: string, token: string | null, cards: readonly string[] = []) {
  const asked: string[] = [];
  const answer = async (address: string): Promise<Response> => {
    asked.push(address);
    if (!address.startsWith("/api/printed-cards")) return Response.json({ seat: 0, cards });
    return Response.json({
      cards: Object.fromEntries(cards.map((hash) => [hash, { name: hash, faces: [{}] }])),
    });
  };
  const page = {
    location: { pathname },
    localStorage: { getItem: () => token },
    document: { documentElement: { lang: "en" } },
    fetch: answer,
    URLSearchParams,
    Date,
    window: {},
  };
  vm.runInNewContext(SCRIPT, page);
  vi.stubGlobal("window", page.window);
  vi.stubGlobal("fetch", answer);
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

describe("the seat that is asked for before the page's own scripts are here", () => {
  it("is not asked for again, but for the next time", async () => {
    const asked = loadPage("/table/m1", "token");
    const early = earlyFetch("m1", "token");
    expect(await (await early?.("/api/matches/m1/seat"))?.json()).toMatchObject({ seat: 0 });
    expect(asked).toEqual(["/api/matches/m1/seat"]);
    expect(earlyFetch("m1", "token")).toBeUndefined();
  });

  it("brings the cards of one's deck with it", async () => {
    const asked = loadPage("/table/m2", "token", ["early-a", "early-b"]);
    earlyFetch("m2", "token");
    await expect.poll(() => definitionStore.getState().byHash.has("early-b")).toBe(true);
    expect(asked).toEqual([
      "/api/matches/m2/seat",
      "/api/printed-cards?language=en&hashes=early-a%2Cearly-b",
    ]);
  });

  it("is another one's if the account or the match is", () => {
    loadPage("/table/m3", "token");
    expect(earlyFetch("m3", "another")).toBeUndefined();
    loadPage("/table/m3", "token");
    expect(earlyFetch("m4", "token")).toBeUndefined();
  });

  it("is not asked for by somebody without an account, or on other pages", () => {
    expect(loadPage("/table/m5", null)).toEqual([]);
    expect(loadPage("/watch/m5", "token")).toEqual([]);
    expect(loadPage("/", "token")).toEqual([]);
  });
});
