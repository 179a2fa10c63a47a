import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type CardDefinition, parseCard } from "@spellroom/card-language";
import { loadPool, rulesetById } from "@spellroom/cards";
import { describe, expect, it } from "vitest";
import { readEarlyCards } from "../../src/cards/early/early-files.ts";
import { recheckCards } from "../../src/cards/recheck.ts";
import { gameSeed, seededChance } from "../../src/game/chance.ts";
import { playGame } from "../../src/game/play.ts";
import { makeBot } from "../../src/game/self-play.ts";
import { asked, countsOf, importInto } from "./support/imports.ts";
import { madeUpCards } from "./support/made-up-cards.ts";
import { newPlace, type Place } from "./support/places.ts";
import { scryfallFile } from "./support/scryfall-file.ts";

const NAMESPACE = "http://sourceforge.net/projects/magic-project";

/** A card document: registers as `white 1`, and whatever else `<init>` and `<abilities>` have. */
function xmlCard(name: string, registers: readonly string[], init: string, abilities = ""): string {
  const written = registers.map((register) => {
    const [index, value] = register.split(" ");
    return `<register index="${index}" value="${value}"/>`;
  });
  return `<?xml version="1.0" encoding="ISO-8859-1"?>
<card xmlns="${NAMESPACE}" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
  xsi:schemaLocation="${NAMESPACE} ../../mpvalidator.xsd" name="${name}">
 <rules-author-comment>us</rules-author-comment>
 <init><registers>${written.join("")}</registers>${init}</init>
 <abilities><ability ref="cast-spell"/>${abilities}</abilities>
</card>`;
}

const ANGEL = xmlCard(
  "Angel of Light",
  ["white 1", "colorless 4", "power 3", "toughness 3"],
  "<colors>white</colors><idcards>creature</idcards><properties>vigilance flying angel</properties>",
);

const MOVES = `<moved-card>
  <source-test><not><in-zone zone="play"/></not></source-test>
  <destination-test><and><in-zone zone="play"/><controller player="you"/>
   <not><has-idcard idcard="artifact"/></not></and></destination-test>
 </moved-card>`;
const CHOICE = `<cost><choice cancel="true"><either>
  <target type="card" mode="choose" restriction-zone="play" raise-event="false"><test><and>
   <controller player="you"/>
   <not><is targetable="context.card"/></not>
   <sup right="0"><left><and><left><card-types card="context.card"/></left>
    <right><card-types card="tested"/></right></and></left></sup>
  </and></test></target>
 </either></choice></cost>`;
const trigger = (event: string, effect: string): string =>
  `<triggered-ability zone="play">${event}${CHOICE}<effects><action ref="${effect}"/></effects></triggered-ability>`;
const CURIO = xmlCard(
  "Cloudstone Curio",
  ["colorless 3"],
  "<idcards>artifact</idcards>",
  trigger(MOVES, "return-to-hand"),
);

const jsonCard = (card: object): string => JSON.stringify({ Id: 1, Colors: "W", Identity: "W", ...card });
/** The cards of the second system's recorded game. */
const SEVEN = [
  {
    Name: "Mighty Leap",
    "Mana Cost": "1W",
    Type: "Instant",
    Text: "Target creature gets +2/+2 and gains flying until end of turn.",
  },
  {
    Name: "Ritual of Rejuvenation",
    "Mana Cost": "{2}{W}",
    Type: "Instant",
    Text: "You gain 4 life.\nDraw a card.",
  },
  {
    Name: "Demystify",
    "Mana Cost": "W",
    Type: "Instant",
    Text: "Destroy target enchantment.",
    Effect: [{ Name: "destroy", Target: "enchant", Nb_target: 1 }],
  },
  {
    Name: "Raptor Companion",
    "Mana Cost": "1W",
    Type: "Creature",
    Subtype: "Dinosaur",
    Power: 3,
    Toughness: 1,
  },
  {
    Name: "Sparring Mummy",
    "Mana Cost": "3W",
    Type: "Creature",
    Subtype: "Zombie",
    Power: 3,
    Toughness: 3,
    Text: "When Sparring Mummy enters the battlefield, untap target creature.",
  },
  {
    Name: "Skyblade of the Legion",
    "Mana Cost": "1W",
    Type: "Creature",
    Subtype: "Vampire Soldier",
    Power: 1,
    Toughness: 3,
    Evergreen: ["Flying"],
  },
  {
    Name: "Shining Aerosaur",
    "Mana Cost": "4W",
    Type: "Creature",
    Subtype: "Dinosaur",
    Power: 3,
    Toughness: 4,
    Evergreen: ["Flying"],
    Text: "Flying",
  },
].map(jsonCard);

/** A folder with these documents. */
function folderOf(place: Place, documents: readonly string[]): string {
  const folder = path.join(place.directory, "early");
  mkdirSync(folder);
  for (const [index, text] of documents.entries())
    writeFileSync(path.join(folder, `${index}.${text.startsWith("<") ? "xml" : "json"}`), text);
  return folder;
}

async function importedFrom(documents: readonly string[]): Promise<ReadonlyMap<string, CardDefinition>> {
  const place = newPlace();
  await importInto(place.directory, folderOf(place, documents));
  return asked(place.directory, (database) => {
    const cards = [...database.list("playable")].map(({ name }) => {
      const card = parseCard(database.find(name)?.definition);
      if (!card.ok) throw new Error(name);
      return [name, card.value] as const;
    });
    return new Map(cards);
  });
}

describe("cards of the early systems", () => {
  it("are played like any others: all nine are cast, and the Curio returns what shares a type", async () => {
    const cards = await importedFrom([ANGEL, CURIO, ...SEVEN]);
    expect(cards.size).toBe(9);
    const pool = loadPool();
    const [plains, enchantment] = ["Plains", "Honor of the Pure"].map((name) => pool.byName(name));
    if (plains === undefined || enchantment === undefined) throw new Error("the pool has both");
    const copies = (card: CardDefinition, count: number) => Array.from({ length: count }, () => card);
    const deck = [
      ...[...cards.values()].flatMap((card) => copies(card, 4)),
      ...copies(enchantment, 2),
      ...copies(plains, 22),
    ];
    const cast = new Set<string>();
    let returned = false;
    for (let seed = 1; seed <= 12 && (cast.size < 9 || !returned); seed += 1) {
      const chance = seededChance(seed);
      playGame({
        setup: {
          ruleset: { ...rulesetById("full"), turnLimit: 60 },
          seed: gameSeed(seed),
          players: [0, 1].map((seat) => ({ name: `Player ${seat}`, deck })),
        },
        bots: (definition) => [0, 1].map(() => makeBot("random", { definition, chance })),
        maximumDecisions: 6_000,
        each: ({ state, events }) => {
          for (const event of events) {
            if (event.kind === "moved" && event.from === "battlefield" && event.to === "hand")
              returned = true;
            if (event.kind !== "spellCast") continue;
            const hash = state.objects[event.object]?.definition;
            const name = hash === undefined || hash === null ? undefined : state.definitions[hash]?.name;
            if (name !== undefined && cards.has(name)) cast.add(name);
          }
        },
      });
    }
    expect([...cast].sort()).toEqual([...cards.keys()].sort());
    expect(returned).toBe(true);
  });

  it("have what their documents say: cost, types, strength, keywords and abilities", () => {
    const place = newPlace();
    const [angel, curio] = readEarlyCards(folderOf(place, [ANGEL, CURIO])) ?? [];
    expect(angel).toEqual({
      name: "Angel of Light",
      manaCost: "{4}{W}",
      typeLine: "Creature — Angel",
      text: "Vigilance, flying",
      power: "3",
      toughness: "3",
    });
    expect(curio).toMatchObject({ manaCost: "{3}", typeLine: "Artifact" });
    expect(curio?.text).toBe(
      "Whenever a nonartifact permanent you control enters, you may return another permanent you control that shares a card type with it to its owner's hand.",
    );
  });

  it("have the keywords that they give to others only if they have them", () => {
    const place = newPlace();
    const lender = { Name: "Lender", "Mana Cost": "W", Type: "Creature", Power: 1, Toughness: 1 };
    const text = "{T}: Target creature gains flying until end of turn.";
    const [own, given] =
      readEarlyCards(
        folderOf(place, [
          jsonCard({ ...lender, Evergreen: ["Flying"], Text: text }),
          jsonCard({
            ...lender,
            Name: "Other",
            Evergreen: ["Flying"],
            Text: "Vigilance, flying (It flies.)",
          }),
        ]),
      ) ?? [];
    expect(own?.text).toBe(`Flying\n${text}`);
    expect(given?.text).toBe("Vigilance, flying (It flies.)");
  });

  it.each([
    [
      "of another color than its cost",
      ANGEL.replace("<colors>white", "<colors>white blue"),
      "<colors white blue>",
    ],
    ["that targets", CURIO.replace(' raise-event="false"', ""), '<target type="card"'],
    [
      "with an attribute that nobody knows",
      CURIO.replace('cancel="true"', 'cancel="true" times="2"'),
      "<target",
    ],
  ])("are not taken for what they aren't: %s", (_, document, stop) => {
    const [card] = readEarlyCards(folderOf(newPlace(), [document])) ?? [];
    expect(card?.text).toContain(stop);
  });

  it("are kept with the element that stops them where an ability has no words", async () => {
    const place = newPlace();
    const strange = xmlCard(
      "Strange Device",
      ["colorless 2"],
      "<idcards>artifact</idcards>",
      trigger(MOVES, "exile-for-ever"),
    );
    const silent = jsonCard({
      Name: "Silent",
      "Mana Cost": "R",
      Type: "Sorcery",
      Effect: [{ Name: "burn" }],
    });
    await importInto(place.directory, folderOf(place, [strange, silent]));
    expect(countsOf(place.directory)).toMatchObject({ cards: 2, playable: 0 });
    const stops = asked(place.directory, (database) =>
      [...database.list("unplayable")].map(({ stop }) => stop),
    );
    expect(stops.join("\n")).toMatch(
      /<action ref="exile-for-ever">[\s\S]*<burn>|<burn>[\s\S]*exile-for-ever/,
    );
  });

  it("are added to the cards that are there, and take the place of earlier ones of their own name", async () => {
    const place = newPlace();
    await importInto(place.directory, place.file("cards.json", scryfallFile(madeUpCards(50))));
    const before = countsOf(place.directory);
    await importInto(place.directory, folderOf(place, [ANGEL]));
    await importInto(
      place.directory,
      place.file("again.xml", ANGEL.replace('colorless" value="4', 'colorless" value="5')),
    );
    expect(countsOf(place.directory)).toMatchObject({
      cards: before.cards + 1,
      playable: before.playable + 1,
    });
    expect(asked(place.directory, (database) => database.find("Angel of Light")?.printed.manaCost)).toBe(
      "{5}{W}",
    );
  });
});

describe("anything that is not such a card is refused with the reason, and changes nothing", () => {
  const bomb = `<!DOCTYPE lolz [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]>\n${ANGEL.split("\n").slice(1).join("\n").replace("us<", "&b;<")}`;
  it.each([
    ["an entity bomb", bomb, /line \d+: a document type is not permitted/],
    ["an entity of its own", ANGEL.replace(">us<", ">&us;<"), /undefined entity|entity/],
    ["half a document", ANGEL.slice(0, 300), /line \d+: /],
    ["another namespace", ANGEL.replace(`xmlns="${NAMESPACE}"`, 'xmlns="urn:x"'), /is no <card> of/],
    [
      "an element that the schema lacks",
      ANGEL.replace("<colors>", "<colour>").replace("</colors>", "</colour>"),
      /<init> has no <colour>/,
    ],
    ["a color that there isn't", ANGEL.replace("<colors>white", "<colors>mauve"), /there is no color mauve/],
    ["a type that there isn't", ANGEL.replace("creature", "monster"), /there is no type monster/],
    [
      "a register that is no number",
      ANGEL.replace('value="4"', 'value="many"'),
      /many is no value of a register/,
    ],
    ["a deep document", `<card xmlns="${NAMESPACE}">${"<a>".repeat(200)}`, /nested too deeply/],
    ["a huge document", `${ANGEL}${" ".repeat(900_000)}`, /larger than any card/],
    ["a program", "<\u0000\u0001\u0002ELF", /line 1/],
    ["JSON that is broken", '{"Name": "X", "Type": ', /is no JSON/],
    ["JSON of something else", '{"Name": 5, "Type": "Instant"}', /Name/],
    [
      "a cost that is none",
      jsonCard({ Name: "X", Type: "Instant", "Mana Cost": "five" }),
      /five is no mana cost/,
    ],
    ["JSON as deep as the sea", `{"Name":"X","Type":${"[".repeat(30_000)}`, /is no JSON/],
  ])("%s", async (_, document, expected) => {
    const place = newPlace();
    await importInto(place.directory, place.file("first.xml", ANGEL));
    const before = countsOf(place.directory);
    await expect(importInto(place.directory, folderOf(place, [CURIO, document]))).rejects.toThrow(expected);
    expect(countsOf(place.directory)).toEqual(before);
  });
});

describe("working out again what can be played", () => {
  it("reads the texts that are in the database, and does nothing if the same version has read them", async () => {
    const place = newPlace();
    await importInto(place.directory, place.file("cards.json", scryfallFile(madeUpCards(80))));
    const { signal } = new AbortController();
    const say = (): void => undefined;
    expect(await recheckCards(place.directory, { signal, say })).toMatchObject({ outcome: "current" });
    const before = countsOf(place.directory);
    const again = await recheckCards(place.directory, { signal, say, force: true });
    expect(again).toMatchObject({ outcome: "done", gained: 0, lost: 0, counts: before });
    expect(await recheckCards(newPlace().directory, { signal, say })).toMatchObject({ outcome: "none" });
  });
});
