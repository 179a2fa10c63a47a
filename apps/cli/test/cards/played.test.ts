import { type CardDefinition, parseCard } from "@spellroom/card-language";
import { loadFormats, loadPool, rulesetById } from "@spellroom/cards";
import { checkDeck, parseDeck, resolveDeck } from "@spellroom/decks";
import { describe, expect, it } from "vitest";
import { gameSeed, seededChance } from "../../src/game/chance.ts";
import { playGame } from "../../src/game/play.ts";
import { makeBot } from "../../src/game/self-play.ts";
import { asked, importInto } from "./support/imports.ts";
import { madeUpCards } from "./support/made-up-cards.ts";
import { newPlace } from "./support/places.ts";
import { scryfallFile } from "./support/scryfall-file.ts";

describe("imported cards", () => {
  it("are put into decks by their names and played from beginning to end", async () => {
    const place = newPlace();
    await importInto(place.directory, place.file("cards.json", scryfallFile(madeUpCards(200))));
    const playable = asked(place.directory, (database) => {
      const byName = new Map<string, CardDefinition>();
      for (const { name } of database.list("playable")) {
        const card = parseCard(database.find(name)?.definition);
        if (card.ok) byName.set(name, card.value);
      }
      return byName;
    });
    const green = [...playable.values()].filter((card) => card.faces[0].manaCost?.includes("G"));
    const names = green.slice(0, 9).map((card) => card.name);
    expect(names).toHaveLength(9);
    const list = [...names.map((name) => `4 ${name}`), "24 Forest"].join("\n");
    const parsed = parseDeck(list);
    const pool = loadPool();
    const source = { all: pool.all, lookUp: (name: string) => pool.lookUp(name) ?? playable.get(name) };
    const resolved = parsed.ok ? resolveDeck(parsed.value, source) : parsed;
    const open = loadFormats().get("open");
    if (!resolved.ok || !open) throw new Error(JSON.stringify(resolved));
    const legal = checkDeck(resolved.value, open);
    if (!legal.ok) throw new Error(JSON.stringify(legal.error));
    const deck = legal.value.main.flatMap(({ card, count }) => Array.from({ length: count }, () => card));
    const chance = seededChance(7);
    const cast = new Set<string>();
    const played = playGame({
      setup: {
        ruleset: { ...rulesetById("full"), turnLimit: 60 },
        seed: gameSeed(7),
        players: [0, 1].map((seat) => ({ name: `Player ${seat}`, deck })),
      },
      bots: (definition) => [0, 1].map(() => makeBot("greedy", { definition, chance })),
      maximumDecisions: 4_000,
      each: ({ state, events }) => {
        for (const event of events) {
          if (event.kind !== "spellCast") continue;
          const hash = state.objects[event.object]?.definition;
          const name = hash === undefined || hash === null ? undefined : state.definitions[hash]?.name;
          if (name !== undefined) cast.add(name);
        }
      },
    });
    expect(played.state.result).not.toBeNull();
    expect(names.filter((name) => cast.has(name)).length).toBeGreaterThan(3);
  });
});
