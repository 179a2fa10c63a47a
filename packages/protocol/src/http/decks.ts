/** Decks: reading a list in any format, and those that players keep with their accounts. */
import { z } from "zod";
import { int, personSchema, time } from "./common.ts";
import { endpoint } from "./endpoint.ts";

const countedNameSchema = z.object({ count: z.number(), name: z.string() });

/** Which printing of a card is meant, as far as the list says. */
const printingFields = {
  set: z.string().max(20).exactOptional().meta({ description: "The code of the edition, such as M10" }),
  number: z.string().max(20).exactOptional().meta({ description: "The collector number" }),
  foil: z.literal(true).exactOptional(),
};
const ownTags = z.array(z.string().trim().min(1).max(40)).max(10);

export const deckLineSchema = z.object({
  ...countedNameSchema.shape,
  ...printingFields,
  tags: ownTags.exactOptional().meta({ description: "The owner's own groups" }),
});
/** A number of copies of a card. */
export type DeckLine = z.infer<typeof deckLineSchema>;

export const LISTED_SECTIONS = ["main", "sideboard", "commander", "companion"] as const;

export const unreadLineSchema = z.object({
  line: z.number().meta({ description: "From 1; 0 where the format has no lines" }),
  text: z.string(),
  count: z.number().meta({ description: "Copies that the line asks for; 0 if it doesn't say" }),
  why: z.string(),
  suggestions: z.array(z.string()).meta({ description: "Names that may have been meant, the nearest first" }),
});
/** A line of a list that could not be read as a card. */
export type UnreadLine = z.infer<typeof unreadLineSchema>;

export const readDeckSchema = z.object({
  main: z.array(countedNameSchema).meta({
    description: "With the commanders, except those that the list has in the sideboard",
  }),
  sideboard: z.array(countedNameSchema).meta({
    description: "As the list has it: with a commander or companion that is listed there",
  }),
  cards: z
    .array(z.object({ ...countedNameSchema.shape, section: z.enum(LISTED_SECTIONS), ...printingFields }))
    .exactOptional()
    .meta({ description: "The same line by line, with sections and printings, if they were asked for" }),
  name: z.string().exactOptional(),
  notes: z.string().exactOptional(),
  unread: z.array(unreadLineSchema).meta({
    description: "What could not be read, or is not part of the deck; nothing is dropped silently",
  }),
  legal: z.record(z.string(), z.array(z.string())).meta({
    description: "By format: why the list may not be played in it; empty if it may",
  }),
});
/** The contents of a list, as far as it could be read. */
export type ReadDeck = z.infer<typeof readDeckSchema>;

const tag = "Decks";
const MOST_COPIES = 1_000;
const MOST_LINES = 1_000;
const LONGEST_CARD_NAME = 200;
const LONGEST_NAME = 100;
const LONGEST_NOTES = 10_000;
const MOST_TAGS = 20;

const lines = z
  .array(
    z.strictObject({
      count: int.min(1).max(MOST_COPIES),
      name: z.string().min(1).max(LONGEST_CARD_NAME),
      ...printingFields,
      tags: ownTags.exactOptional(),
    }),
  )
  .max(MOST_LINES);

export const DECK_VISIBILITIES = ["private", "link", "public"] as const;
/** Who may see a deck: its owner, everyone who has the link, or everyone, on the owner's profile too. */
export type DeckVisibility = (typeof DECK_VISIBILITIES)[number];

/** What a player edits of a deck. */
export const deckContentFields = {
  name: z.string().trim().min(1).max(LONGEST_NAME),
  main: lines,
  sideboard: lines.default([]),
  commander: lines.default([]),
  /** Cards under consideration, which are not part of the deck. */
  maybeboard: lines.default([]),
  notes: z.string().max(LONGEST_NOTES).default(""),
  /** Empty: in no folder. */
  folder: z.string().trim().max(LONGEST_NAME).default(""),
  tags: z.array(z.string().trim().min(1).max(LONGEST_NAME)).max(MOST_TAGS).default([]),
  visibility: z.enum(DECK_VISIBILITIES).default("private"),
};
export const deckContentSchema = z.strictObject(deckContentFields);
export type DeckContent = z.infer<typeof deckContentSchema>;

const versionNumber = int.min(1).meta({ description: "Grows by one with each save" });

const keptDeckFields = { id: z.string(), version: versionNumber, createdAt: time, changedAt: time };
export const accountDeckSchema = z
  .object({ ...keptDeckFields, ...deckContentFields })
  .meta({ id: "AccountDeck" });
export type AccountDeck = z.infer<typeof accountDeckSchema>;

export const deckVersionSchema = z.object({
  version: versionNumber,
  savedAt: time,
  content: z.object(deckContentFields),
});
export type DeckVersion = z.infer<typeof deckVersionSchema>;

const params = z.object({
  deck: z
    .string()
    .regex(/^[\w-]{8,64}$/)
    .meta({ description: "Chosen by the client that makes it: 8 to 64 letters, digits, - and _" }),
});

/** Formats in which decks are written. */
export const WRITTEN_FORMATS = ["text", "arena", "mtgo", "mtgoXml", "xmage", "dec", "cockatrice"] as const;
export type WrittenFormat = (typeof WRITTEN_FORMATS)[number];

const writtenDeckSchema = z.object({
  text: z.string(),
  ending: z.string().meta({ description: "Of a file with this text, such as dck" }),
});

const { name, main, sideboard, commander, notes } = deckContentFields;

export const decks = {
  read: endpoint({
    method: "post",
    path: "/decks/read",
    access: "public",
    cost: "deckList",
    tag,
    summary: "Read a deck list in any format",
    body: z.strictObject({
      text: z.string(),
      printings: z
        .boolean()
        .default(false)
        .meta({ description: "Whether to answer with printings, name and notes of the deck as well" }),
    }),
    answer: readDeckSchema,
    errors: ["too-large"],
  }),
  write: endpoint({
    method: "post",
    path: "/decks/write",
    access: "public",
    cost: "deckList",
    tag,
    summary: "Write a deck in a format that other programs read",
    body: z.strictObject({
      format: z.enum(WRITTEN_FORMATS),
      deck: z.strictObject({ name, main, sideboard, commander, notes }),
    }),
    answer: writtenDeckSchema,
  }),
  fetch: endpoint({
    method: "post",
    path: "/decks/fetch",
    access: "public",
    cost: "deckList",
    tag,
    summary: "Fetch a deck from a deck site by the address of its page, as a list to be read",
    body: z.strictObject({ address: z.string().min(1).max(500) }),
    answer: z.object({ text: z.string() }),
    errors: ["not-found", "unavailable"],
  }),
  list: endpoint({
    method: "get",
    path: "/me/decks",
    access: "read",
    cost: "list",
    tag,
    summary: "Your decks, the one changed last first",
    answer: z.object({ decks: z.array(accountDeckSchema) }),
  }),
  save: endpoint({
    method: "put",
    path: "/me/decks/:deck",
    access: "play",
    cost: "write",
    tag,
    summary: "Save a deck, unless it has changed since the version that yours is based on",
    params,
    body: z.strictObject({
      base: int.min(0).meta({ description: "The version that was changed; 0 for a new deck" }),
      content: deckContentSchema,
    }),
    answer: z.object({ deck: accountDeckSchema }),
    errors: ["conflict"],
    limits: ["deckSaves"],
  }),
  get: endpoint({
    method: "get",
    path: "/me/decks/:deck",
    access: "read",
    cost: "small",
    tag,
    summary: "One of your decks",
    params,
    answer: z.object({ deck: accountDeckSchema }),
    errors: ["not-found"],
  }),
  remove: endpoint({
    method: "delete",
    path: "/me/decks/:deck",
    access: "play",
    cost: "write",
    tag,
    summary: "Delete one of your decks with its versions",
    params,
    errors: ["not-found"],
  }),
  keepVersion: endpoint({
    method: "post",
    path: "/me/decks/:deck/versions",
    access: "play",
    cost: "write",
    tag,
    summary: "Keep one of your decks as it is now as a version to go back to",
    params,
    errors: ["not-found"],
    limits: ["deckSaves"],
  }),
  versions: endpoint({
    method: "get",
    path: "/me/decks/:deck/versions",
    access: "read",
    cost: "list",
    tag,
    summary: "Earlier versions of one of your decks, the latest first",
    params,
    answer: z.object({ versions: z.array(deckVersionSchema) }),
    errors: ["not-found"],
  }),
  shared: endpoint({
    method: "get",
    path: "/shared-decks/:deck",
    access: "public",
    cost: "small",
    tag,
    summary: "A deck that its owner shares, to look at and to copy",
    params,
    answer: z.object({ deck: accountDeckSchema, owner: personSchema }),
    errors: ["not-found"],
  }),
  writeShared: endpoint({
    method: "get",
    path: "/shared-decks/:deck/list",
    access: "public",
    cost: "deckList",
    tag,
    summary: "A deck that its owner shares, written in a format that other programs read",
    params,
    query: z.object({ format: z.enum(WRITTEN_FORMATS).default("text") }),
    answer: writtenDeckSchema,
    errors: ["not-found"],
  }),
  writePreset: endpoint({
    method: "get",
    path: "/decks/:deck/list",
    access: "public",
    cost: "deckList",
    tag,
    summary: "A ready-made deck, written in a format that other programs read",
    params: z.object({ deck: z.string().min(1).max(100) }),
    query: z.object({ format: z.enum(WRITTEN_FORMATS).default("text") }),
    answer: writtenDeckSchema,
    errors: ["not-found"],
  }),
  sharedBy: endpoint({
    method: "get",
    path: "/players/:player/decks",
    access: "public",
    cost: "list",
    tag,
    summary: "The public decks of a player, the one changed last first",
    params: z.object({ player: z.string().min(1).max(100) }),
    answer: z.object({ decks: z.array(accountDeckSchema) }),
    errors: ["not-found"],
  }),
};
