import type { Worded } from "../worded.ts";
import { bots } from "./bots.ts";
import { builder } from "./builder.ts";
import { cards } from "./cards.ts";
import { decisions } from "./decisions.ts";
import { decks } from "./decks.ts";
import { games } from "./games.ts";
import { learn } from "./learn.ts";
import { log } from "./log.ts";
import { pace } from "./pace.ts";
import { people } from "./people.ts";
import { practice } from "./practice.ts";
import { replay } from "./replay.ts";
import { site } from "./site.ts";
import { table } from "./table.ts";
import { talk } from "./talk.ts";
import { words } from "./words.ts";

/** All English texts of the app: every other language has the same keys. */
export const english = {
  language: "en",
  bots,
  builder,
  cards,
  decisions,
  decks,
  games,
  learn,
  log,
  pace,
  people,
  practice,
  replay,
  site,
  table,
  talk,
  words,
} satisfies Worded & Readonly<Record<string, object | string>>;
