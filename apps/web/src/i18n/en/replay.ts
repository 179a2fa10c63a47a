import { plural } from "../fill.ts";

interface Count {
  readonly count: number;
}

/** Replays: the list, and a finished game looked at again. */
export const replay = {
  title: "Replays",
  text: "Games that are over, from the first hand to the last blow.",
  empty: "No game has ended yet.",
  show: "Watch the replay",
  recent: "Recent games",
  more: "Older games",
  outcome: { win: "won", loss: "lost", draw: "drew" },
  loading: "Playing the game again for you",
  none: "There is no such replay. A game can be replayed once it is over.",
  gone: "This game was played by an older version of the rules, which can't be replayed any more.",
  back: "All replays",
  controls: "Replay",
  options: "More",
  play: "Play",
  pause: "Pause",
  next: "Next step",
  previous: "Step before",
  nextTurn: "Next turn",
  previousTurn: "Turn before",
  first: "To the beginning",
  last: "To the end",
  position: "Place in the game",
  at: "{turn}, step {step} of {steps}",
  game: "Game {count}",
  speed: "Speed",
  times: "{count} ×",
  view: "Seen by",
  views: { watchers: "Those who watched", seat: "{who}", all: "Everybody's cards, from {who}'s side" },
  flip: "Turn the table",
  playOn: "Play on from here",
  playOnHint: "Takes your seat at this moment; a bot plays the others.",
  link: "Copy a link to this moment",
  linked: "Link copied",
  download: "Download the record",
  consent: "Let everybody see my cards",
  consentHint: "Once all who played agree, anybody can watch this replay with all hands open.",
  consented: ({ count }: Count) => plural(count, "{count} player has agreed", "{count} players have agreed"),
  over: "The game is over",
  fair: {
    check: "Verify the chance",
    opened: ({ count }: Count) =>
      plural(
        count,
        "{count} stream is as it was committed to",
        "{count} streams are as they were committed to",
      ),
    closed: ({ count }: Count) =>
      plural(count, "{count} stream is not opened for you", "{count} streams are not opened for you"),
    wrong: "Not as committed to: {what}",
    kept: "This browser kept the commitments before the game: they are the same.",
    notKept: "This browser was not there before the game, so it can't compare what was committed to then.",
    none: "Nothing was committed to in this match.",
  },
  keys: "Arrow keys: step. Shift and arrow keys: turn. Space: play and pause.",
} as const;
