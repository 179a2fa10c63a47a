/** The handlers of every endpoint, by family: an endpoint of the contract without one doesn't compile. */
import type { HttpApi } from "@spellroom/protocol/http";
import type { AllHandlers } from "../endpoints.ts";
import { type AccountRouteParts, accountHandlers } from "./accounts.ts";
import { type BotRouteParts, botHandlers } from "./bots.ts";
import { type CardRouteParts, cardHandlers } from "./cards.ts";
import { type CatalogueRouteParts, catalogueHandlers } from "./catalogue.ts";
import { type DeckRouteParts, deckHandlers } from "./decks.ts";
import { type MatchRouteParts, matchHandlers } from "./matches.ts";
import { type MeetingRouteParts, meetingHandlers } from "./meetings.ts";
import { type MessageRouteParts, messageHandlers } from "./messages.ts";
import { type ModerationRouteParts, moderationHandlers } from "./moderation.ts";
import { type PeopleRouteParts, peopleHandlers } from "./people.ts";
import { playHandlers } from "./play.ts";
import { type RatingRouteParts, ratingHandlers } from "./ratings.ts";
import { recoveryHandlers } from "./recovery.ts";
import { type ReplayRouteParts, replayHandlers } from "./replays.ts";
import { sessionHandlers } from "./sessions.ts";
import { type TableRouteParts, tableHandlers } from "./tables.ts";

export type RouteParts = AccountRouteParts &
  BotRouteParts &
  CardRouteParts &
  CatalogueRouteParts &
  DeckRouteParts &
  MatchRouteParts &
  MeetingRouteParts &
  MessageRouteParts &
  ModerationRouteParts &
  PeopleRouteParts &
  RatingRouteParts &
  ReplayRouteParts &
  TableRouteParts;

export function handlersOf(parts: RouteParts): AllHandlers<HttpApi> {
  return {
    accounts: accountHandlers(parts),
    sessions: sessionHandlers(parts),
    recovery: recoveryHandlers(parts),
    people: peopleHandlers(parts),
    ratings: ratingHandlers(parts),
    catalogue: catalogueHandlers(parts),
    cards: cardHandlers(parts),
    decks: deckHandlers(parts),
    bots: botHandlers(parts),
    meetings: meetingHandlers(parts),
    tables: tableHandlers(parts),
    matches: matchHandlers(parts),
    play: playHandlers(parts),
    replays: replayHandlers(parts),
    messages: messageHandlers(parts),
    moderation: moderationHandlers(parts),
  };
}
