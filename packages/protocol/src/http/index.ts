/** The whole HTTP API: every endpoint once, by family and name, which are those of the client's methods. */
import { accounts } from "./accounts.ts";
import { catalogue } from "./catalogue.ts";
import { matches } from "./matches.ts";
import { meetings } from "./meetings.ts";
import { messages } from "./messages.ts";
import { moderation } from "./moderation.ts";
import { people } from "./people.ts";
import { play } from "./play.ts";
import { ratings } from "./ratings.ts";
import { replays } from "./replays.ts";
import { sessions } from "./sessions.ts";
import { tables } from "./tables.ts";

export const HTTP_API = {
  accounts,
  sessions,
  people,
  ratings,
  catalogue,
  meetings,
  tables,
  matches,
  play,
  replays,
  messages,
  moderation,
};
export type HttpApi = typeof HTTP_API;

export * from "./accounts.ts";
export * from "./catalogue.ts";
export * from "./common.ts";
export * from "./endpoint.ts";
export * from "./matches.ts";
export * from "./meetings.ts";
export * from "./messages.ts";
export * from "./moderation.ts";
export * from "./people.ts";
export * from "./play.ts";
export * from "./ratings.ts";
export * from "./replays.ts";
export * from "./sessions.ts";
export * from "./tables.ts";
