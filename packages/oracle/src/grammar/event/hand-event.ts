import type { Filter, PlayerRef, Predicate } from "@spellroom/card-language";
import { either, type Parser } from "../../parse/parser.ts";
import { g, phrase, rule } from "../../parse/template.ts";
import type { Scope } from "../../scope.ts";
import { Unresolved } from "../../unresolved.ts";
import { type Described, nounPhrase } from "../forward.ts";
import { ordinal } from "../numbers.ts";
import { another } from "../reference/selection.ts";
import { verbForm } from "../verb.ts";
import type { EventSem, Happening } from "./happening.ts";
import { by, simple, who, YOU } from "./who.ts";

/** Somebody draws, discards or cycles cards. */
export const handEvent: Parser<EventSem> = either<EventSem>(
  rule(g`${who} ${verbForm("draw", "draws")} a card`, (of, form) =>
    simple(of, form, (ref) => ({ kind: "draws", who: ref })),
  ),
  rule(g`you draw your ${ordinal} or ${ordinal} card each turn`, (a, b) => (c) => ({
    event: c.say(
      {
        kind: "anyOf" as const,
        of: [
          { kind: "draws" as const, who: YOU, ordinal: a },
          { kind: "draws" as const, who: YOU, ordinal: b },
        ] as const,
      },
      { variant: 8 },
    ),
  })),
  rule(g`${who} ${verbForm("draw", "draws")} (your|their) ${ordinal} card each turn`, (of, form, n) =>
    simple(of, form, (ref) => ({ kind: "draws", who: ref, ordinal: n })),
  ),
  rule(
    g`${who} ${verbForm("draw", "draws")} (your|their) ${ordinal} card in a turn`,
    (of, form, n) => (c) => {
      const happening = simple(of, form, (ref) => ({ kind: "draws", who: ref, ordinal: n }))(c);
      return { ...happening, event: c.say(happening.event, { variant: 1 }) };
    },
  ),
  rule(
    g`${who} ${verbForm("draw", "draws")} a card except the first one (you|they) draw in each of (your|their) draw steps`,
    (of, form) => simple(of, form, (ref) => ({ kind: "draws", who: ref, exceptFirstInDrawStep: true })),
  ),
  rule(
    g`${who} ${verbForm("discard", "discards")} (a|an) ${nounPhrase}`,
    (of, form, np) => (c) => discards(by(of, form, c), np(c), c),
  ),
  rule(g`you discard another ${nounPhrase}`, (np) => (c) => discards(YOU, another(np(c), c), c)),
  rule(g`${who} ${verbForm("discard", "discards")} one or more cards`, (of, form) =>
    simple(
      of,
      form,
      (ref) => ({ kind: "discards", who: ref, what: { zones: ["hand"], of: [] }, batch: true }),
      true,
    ),
  ),
  rule(
    g`${who} ${verbForm("cycle", "cycles")} (a|an) ${nounPhrase}`,
    (of, form, np) => (c) => cycles(by(of, form, c), np(c), c),
  ),
  rule(g`you cycle another ${nounPhrase}`, (np) => (c) => cycles(YOU, another(np(c), c), c)),
  rule(g`you cycle or discard (a|an) ${nounPhrase}`, (np) => (c) => cyclesOrDiscards(np(c), c)),
  rule(g`you cycle or discard another ${nounPhrase}`, (np) => (c) => cyclesOrDiscards(another(np(c), c), c)),
  phrase(g`you cycle ~`, (c: Scope) => {
    c.mentionObject(() => ({ kind: "this" }), c.self.nouns, { source: true });
    return { event: { kind: "moves", what: "this", cause: "cycle" } };
  }),
  phrase(g`a spell or ability an opponent controls causes you to discard ~`, (c: Scope) => {
    c.mentionSelf();
    c.mentionPlayer(() => ({ kind: "controller", of: { kind: "event", role: "cause" } }));
    return {
      event: {
        kind: "moves",
        what: "this",
        from: "hand",
        cause: "discard",
        causedBy: { kind: "opponents" },
      },
    };
  }),
  phrase(g`you discard ~`, () => ({
    event: { kind: "moves", what: "this", from: "hand", cause: "discard" },
  })),
);

function discards(player: PlayerRef, described: Described, c: Scope): Happening {
  const what = inHand(described, c);
  c.mentionObject(() => ({ kind: "event", role: "object" }), described.nouns);
  return { event: { kind: "discards", who: player, what } };
}

function cycles(player: PlayerRef, described: Described, c: Scope): Happening {
  if (player.kind !== "you" && player.kind !== "allPlayers") throw new Unresolved("cycle", "somebody else");
  const hand = inHand(described, c);
  const whose: readonly Predicate[] = player.kind === "you" ? [{ kind: "owner", player }] : [];
  c.mentionObject(() => ({ kind: "event", role: "object" }), described.nouns);
  return {
    event: { kind: "moves", what: { filter: { ...hand, of: [...whose, ...hand.of] } }, cause: "cycle" },
  };
}

/** Cycling a card is discarding it, so that the two are one event (CR 702.29d). */
function cyclesOrDiscards(described: Described, c: Scope): Happening {
  const what = inHand(described, c);
  c.mentionObject(() => ({ kind: "event", role: "object" }), described.nouns);
  return { event: c.say({ kind: "discards", who: YOU, what }, { variant: 1 }) };
}

function inHand(np: Described, c: Scope): Filter {
  if (np.filter.zones?.length !== 0) throw new Unresolved("discard", "something that is no card");
  const filter: Filter = { zones: ["hand"], of: np.filter.of };
  const said = c.wording.get(np.filter);
  return said === undefined ? filter : c.say(filter, said);
}
