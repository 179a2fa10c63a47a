import { expect, it } from "vitest";
import { z } from "zod";
import { type Card, importCards } from "../support/imported-cards.ts";
import { ask, type TestService } from "../support/service.ts";
import { withService } from "../support/stages.ts";

const MOTH: Card = { name: "Gloamwick Moth", text: "Flying", french: "Phalène sombre" };
const BAT: Card = { name: "Gloamwick Bat", text: "Flying", french: "Phalene Sombre" };
const TOKEN: Card = { name: "Playtest Owl", text: "Flying", legal: "not_legal", french: "Grizzlis" };
const BEARS: Card = { name: "Grizzly Bears", text: "", type: "Creature — Bear", french: "Grizzlis" };

const listSchema = z.object({
  main: z.array(z.object({ count: z.number(), name: z.string() })),
  unread: z.array(z.object({ text: z.string(), why: z.string(), suggestions: z.array(z.string()) })),
});

let service: TestService;
withService(async (started, directory) => {
  await importCards(directory, [TOKEN, BEARS, BAT, MOTH]);
  service = started;
});

it("leaves a name unread that is that of several cards in another language, and suggests them", async () => {
  const text = "4 Phalene Sombre\n4 Grizzlis\n4 Gloamwick Moth\n48 Forest";
  const { body } = await ask(service, "POST", "/api/decks/read", { body: { text } });
  const { main, unread } = listSchema.parse(body);
  expect(main.map(({ count, name }) => `${count} ${name}`)).toEqual([
    "4 Grizzly Bears",
    "4 Gloamwick Moth",
    "48 Forest",
  ]);
  expect(unread).toEqual([
    {
      text: "Phalene Sombre",
      why: "more than one card has this name",
      suggestions: [BAT.name, MOTH.name],
    },
  ]);
});
