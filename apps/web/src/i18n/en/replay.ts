import { plural } from "../fill.ts";

interface Count {
  readonly count: number;
}

/** Replays: the list, and a finished game looked at again. */
export const replay = {
  title: "Replays",
  text: "Watch finished games from start to finish.",
  empty: "No finished games yet.",
  show: "Watch replay",
  recent: "Recent games",
  whose: { all: "All players", mine: "My games" },
  more: "Older games",
  outcome: { win: "won", loss: "lost", draw: "draw" },
  loading: "Loading replay…",
  none: "Replay not found. Replays are available once a game is over.",
  gone: "This game was played with an older version of the rules and can no longer be replayed.",
  back: "All replays",
  controls: "Replay",
  options: "More",
  play: "Play",
  pause: "Pause",
  next: "Next step",
  previous: "Previous step",
  nextTurn: "Next turn",
  previousTurn: "Previous turn",
  first: "Go to start",
  last: "Go to end",
  position: "Position in the game",
  at: "{turn}, step {step} of {steps}",
  game: "Game {count}",
  speed: "Speed",
  times: "{count} ×",
  view: "View as",
  views: { watchers: "Spectator", seat: "{who}", all: "All hands, from {who}'s side" },
  flip: "Flip board",
  playOn: "Play from here",
  playOnHint: "Starts a new game from this position; bots play your opponents.",
  link: "Copy link to this position",
  linked: "Link copied",
  download: "Download match record",
  consent: "Show my cards to everyone",
  consentHint: "Once all players agree, anyone can watch this replay with all hands revealed.",
  consented: ({ count }: Count) => plural(count, "{count} player has agreed", "{count} players have agreed"),
  over: "The game is over",
  fair: {
    check: "Verify the shuffles",
    opened: ({ count }: Count) =>
      plural(
        count,
        "{count} random stream matches its commitment",
        "{count} random streams match their commitments",
      ),
    closed: ({ count }: Count) =>
      plural(
        count,
        "{count} random stream is not revealed to you",
        "{count} random streams are not revealed to you",
      ),
    wrong: "Does not match its commitment: {what}",
    kept: "This browser saved the commitments before the game, and they are unchanged.",
    notKept: "This browser did not save the commitments before the game, so it can't compare them.",
    none: "This match has no commitments to verify.",
  },
  keys: "Arrow keys: step. Shift+arrow keys: turn. Space: play or pause.",
} as const;
