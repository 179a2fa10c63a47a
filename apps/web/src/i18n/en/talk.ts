import { plural } from "../fill.ts";

interface Count {
  readonly count: number;
}

/** Messages between people, notifications, reports, and the moderators' page. */
export const talk = {
  title: "Messages",
  new: ({ count }: Count) => plural(count, "{count} new message", "{count} new messages"),
  none: "Nobody has written to you yet. Open somebody's profile to write to them.",
  with: "Messages with {who}",
  write: "Write",
  writeTo: "Write to {who}",
  message: "Message",
  send: "Send",
  empty: "Nothing has been written yet.",
  you: "You",
  news: "News",
  noNews: "Nothing new.",
  notices: {
    upheld: "A player whom you reported was dealt with. Thank you.",
    dismissed: "Your report was read. The moderators found nothing against the rules.",
    mute: "You were muted: {reason}",
    ban: "Your account was banned: {reason}",
    missed: "{who} challenged you while you were away.",
  },
  report: {
    open: "Report",
    title: "Report {who}",
    text: "Moderators read every report. They also see what was said at the table.",
    reason: "Why",
    reasons: {
      insults: "Insults or hate",
      cheating: "Cheating",
      stalling: "Letting others wait on purpose",
      name: "The name",
      other: "Something else",
    },
    more: "What happened",
    send: "Send the report",
    sent: "Thank you. The moderators will look at it.",
  },
  moderation: {
    title: "Moderation",
    denied: "This page is for moderators.",
    reports: "Open reports",
    noReports: "Nothing to do.",
    by: "from {who}",
    said: "What they said at the table",
    match: "The game",
    uphold: "Justified",
    dismiss: "Not justified",
    player: "Player",
    sanctions: "Sanctions",
    noSanctions: "None so far.",
    kind: "Measure",
    kinds: { mute: "Mute", ban: "Ban" },
    hours: "How long",
    durations: { h1: "an hour", h24: "a day", h168: "a week", h720: "30 days", for_ever: "until lifted" },
    because: "Reason (the player reads it)",
    do: "Do it",
    lift: "Lift",
    lifted: "lifted",
    until: "until {when}",
    open: "for now",
    log: "What was done",
  },
} as const;
