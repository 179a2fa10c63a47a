import { type Server, startServer } from "@spellroom/infra/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { becomeGuest } from "../support/people.ts";

let server: Server;
beforeAll(async () => {
  server = await startServer({ env: { PAGES: "off", RATE_LIMIT_SCALE: "0" } });
});
afterAll(() => server.dispose());

/** How an answer came. */
async function encodingOf(path: string, headers: Record<string, string> = {}): Promise<string | null> {
  const response = await fetch(`${server.url}${path}`, {
    headers: { "Accept-Encoding": "gzip, br", ...headers },
  });
  expect(response.status).toBe(200);
  // That it can be read is a part of it.
  await response.json();
  return response.headers.get("content-encoding");
}

describe("an answer of the API", () => {
  it("is compressed if it is printed cards, also a single one", async () => {
    const { api } = await becomeGuest(server.url);
    const { deck } = await api.catalogue.deck({ deck: "ember-rush" });
    const hashes = deck.cards.map(({ definition }) => definition);
    expect(await encodingOf(`/api/printed-cards?hashes=${hashes.join()}`)).toMatch(/^(br|gzip)$/);
    expect(await encodingOf(`/api/printed-cards?hashes=${hashes[0]}`)).toMatch(/^(br|gzip)$/);
  });

  it("is never compressed if it may contain secrets, so that its length reveals nothing about them", async () => {
    const { token, api } = await becomeGuest(server.url);
    await api.meetings.invite({ format: "presets", deck: { preset: "ember-rush" } });
    for (const path of ["/api/me", "/api/me/matches", "/api/me/preferences", "/api/me/export"])
      expect(await encodingOf(path, { Authorization: `Bearer ${token}` }), path).toBeNull();
  });
});
