import { fill } from "../i18n/fill.ts";
import type { Messages } from "../i18n/messages.ts";

type Words = Messages["decks"]["problems"];
type Kind = keyof Words;

/** The server's sentences about a deck, with what varies in them, in the order of the names. */
const SENTENCES: readonly { readonly kind: Kind; readonly pattern: RegExp }[] = [
  { kind: "tooFew", pattern: /^The deck has (?<count>\d+) cards; it needs at least (?<limit>\d+)\.$/ },
  { kind: "tooMany", pattern: /^The deck has (?<count>\d+) cards; it may have at most (?<limit>\d+)\.$/ },
  {
    kind: "sideTooMany",
    pattern: /^The sideboard has (?<count>\d+) cards; it may have at most (?<limit>\d+)\.$/,
  },
  {
    kind: "copies",
    pattern: /^(?<card>.+): (?<count>\d+) copies; at most (?<limit>\d+) may be in deck and sideboard\.$/,
  },
  { kind: "banned", pattern: /^(?<card>.+) is banned\.$/ },
  { kind: "restricted", pattern: /^(?<card>.+) is restricted to one copy; there are (?<count>\d+)\.$/ },
  { kind: "notHere", pattern: /^(?<card>.+) may not be played here\.$/ },
  { kind: "type", pattern: /^(?<card>.+): cards of the type .+ may not be played\.$/ },
  { kind: "noCommander", pattern: /^(?<card>.+): this format has no commander\.$/ },
  { kind: "commanderMissing", pattern: /^The deck needs a commander\.$/ },
  {
    kind: "tooManyCommanders",
    pattern: /^The deck has (?<count>\d+) commanders; it may have one, or two that are partners\.$/,
  },
  {
    kind: "notCommander",
    pattern: /^(?<card>.+) can't be a commander; only legendary creatures can\.$/,
  },
  {
    kind: "notPartners",
    pattern: /^(?<card>.+) and (?<other>.+) can't be commanders together; they are not partners\.$/,
  },
  {
    kind: "outsideIdentity",
    pattern: /^(?<card>.+) has colors outside the commander's color identity \((?<identity>\w+)\)\.$/,
  },
  { kind: "unreadLine", pattern: /^1 line could not be read\.$/ },
  { kind: "unreadLines", pattern: /^(?<count>\d+) lines could not be read\.$/ },
  { kind: "presets", pattern: /^Only the ready-made decks may be played, as they are\.$/ },
];

/** Reasons of the server in the language of the page; a sentence that is not known stays as it came. */
export function problemsIn(reasons: readonly string[], { problems }: Messages["decks"]): readonly string[] {
  return reasons.map((reason) => {
    for (const { kind, pattern } of SENTENCES) {
      const groups = pattern.exec(reason)?.groups;
      if (pattern.test(reason)) return withValues(problems[kind], groups ?? {});
    }
    return reason;
  });
}

function withValues(template: string, values: Readonly<Record<string, string>>): string {
  return fill<string>(template, values);
}

/** Why a line could not be read, by the server's words. */
const WHY = {
  "no card has this name": "unknownCard",
  "more than one card has this name": "severalCards",
  'expected a number and a card name, such as "4 Forest"': "noCardLine",
  "the number of copies is out of bounds": "badCount",
  "this can't be the name of a card": "badName",
  "this is listed beside the deck and is not played": "notInDeck",
} as const satisfies Readonly<Record<string, keyof Messages["decks"]["unread"]>>;

/** Why a line could not be read, in the language of the page. */
export function whyUnread(why: string, { unread }: Messages["decks"]): string {
  for (const [said, kind] of Object.entries(WHY)) if (said === why) return unread[kind];
  return why;
}
