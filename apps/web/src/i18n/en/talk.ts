import { plural } from "../fill.ts";

interface Count {
  readonly count: number;
}

/** Messages between people, notifications, reports, and the moderators' page. */
export const talk = {
  title: "Messages",
  new: ({ count }: Count) => plural(count, "{count} new message", "{count} new messages"),
  none: "No messages yet. Open a player's profile to write to them.",
  with: "Messages with {who}",
  write: "Send a message",
  writeTo: "Message to {who}",
  message: "Message",
  send: "Send",
  empty: "No messages yet.",
  you: "You",
  news: "Notifications",
  noNews: "No new notifications.",
  notices: {
    upheld: "We took action against a player you reported. Thank you.",
    dismissed: "The moderators reviewed your report and found no violation of the rules.",
    mute: "You have been muted: {reason}",
    ban: "Your account has been banned: {reason}",
    missed: "{who} challenged you while you were away.",
  },
  report: {
    open: "Report",
    title: "Report {who}",
    text: "Moderators review every report. They can also see the chat of your games.",
    reason: "Reason",
    reasons: {
      insults: "Insults or hate speech",
      cheating: "Cheating",
      stalling: "Stalling",
      name: "Inappropriate name",
      other: "Other",
    },
    more: "What happened",
    send: "Send report",
    sent: "Thank you. The moderators will review your report.",
  },
  moderation: {
    title: "Moderation",
    denied: "This page is for moderators only.",
    reports: "Open reports",
    noReports: "No open reports.",
    by: "by {who}",
    said: "Chat messages",
    match: "Game",
    uphold: "Uphold",
    dismiss: "Dismiss",
    player: "Player",
    sanctions: "Sanctions",
    noSanctions: "None.",
    kind: "Sanction",
    kinds: { mute: "Mute", ban: "Ban" },
    hours: "Duration",
    durations: { h1: "1 hour", h24: "1 day", h168: "1 week", h720: "30 days", for_ever: "until lifted" },
    because: "Reason (shown to the player)",
    do: "Apply",
    lift: "Lift",
    lifted: "lifted",
    until: "until {when}",
    open: "permanent",
    log: "Moderation log",
  },
} as const;
