import type { EventPattern, EventSubject, Filter, PlayerRef } from "@spellroom/card-language";
import { either } from "../../parse/parser.ts";
import { g, phrase } from "../../parse/template.ts";
import type { Scope } from "../../scope.ts";
import { Unresolved } from "../../unresolved.ts";
import type { Predicate, Verb } from "./happening.ts";
import type { EventWho } from "./subject.ts";

function moves(fields: Partial<Extract<EventPattern, { kind: "moves" }>>): Predicate {
  return (who, c) => {
    if (who.atLeast !== undefined && who.atLeast > 1) throw new Unresolved("event", "two or more at once");
    if (who.atLeast !== undefined) c.mentionAmount(() => ({ kind: "event" }));
    return {
      event: {
        kind: "moves",
        what: who.what,
        ...fields,
        ...(who.atLeast === undefined ? {} : { batch: true }),
      },
    };
  };
}

const TO_GRAVEYARD = { from: "battlefield", to: "graveyard" } as const;

/** Zone changes; the owner of a graveyard goes into the description of the card. */
function owned(
  fields: Partial<Extract<EventPattern, { kind: "moves" }>>,
  owner: PlayerRef | undefined,
): Predicate {
  return (who, c) => {
    if (owner === undefined) return moves(fields)(who, c);
    if (who.what === "this" && owner.kind === "you" && fields.from === "library") {
      const found = moves(fields)(who, c);
      return { ...found, event: c.say({ ...found.event }, { variant: 5 }) };
    }
    if (who.what === "this" && owner.kind === "you" && fields.from === "battlefield") {
      const of: Filter["of"] = [
        { kind: "oneOf", ref: { kind: "this" } },
        { kind: "owner", player: owner },
      ];
      return moves(fields)({ ...who, what: { filter: { of } } }, c);
    }
    if (typeof who.what === "string" || !("filter" in who.what))
      throw new Unresolved("event", "whose graveyard is not said of a kind of card");
    const { filter } = who.what;
    const own: Filter = { ...filter, of: [...filter.of, { kind: "owner", player: owner }] };
    const said = c.wording.get(filter);
    if (said !== undefined) c.say(own, said);
    return moves(fields)({ ...who, what: { filter: own } }, c);
  };
}

const YOU: PlayerRef = { kind: "you" };

/** "enters under your control" is said of what you control. */
function under(player: PlayerRef): Predicate {
  return (who, c) => {
    if (typeof who.what === "string")
      throw new Unresolved("event", "under whose control is not said of a kind of object");
    return moves({ to: "battlefield" })({ ...who, what: controlled(who.what, player, c) }, c);
  };
}

function controlled(what: EventSubject, player: PlayerRef, c: Scope): EventSubject {
  if (typeof what === "string") return what;
  if ("either" in what) return { either: what.either.map((one) => controlled(one, player, c)) };
  const { filter } = what;
  const own: Filter = {
    ...filter,
    of: [...filter.of, c.say({ kind: "controller", player }, { variant: 2 })],
  };
  const said = c.wording.get(filter);
  return { filter: said === undefined ? own : c.say(own, said) };
}

/** "dies" (1) or "is put into a graveyard from the battlefield" (2). */
function worded(predicate: Predicate, variant: number): Predicate {
  return (who, c) => {
    const found = predicate(who, c);
    return { ...found, event: c.say({ ...found.event }, { variant }) };
  };
}

/** "is put into a graveyard" of a permanent: from the battlefield, where it is one (CR 110.1). */
function permanentOnly(predicate: Predicate): Predicate {
  return (who, c) => {
    const cards = typeof who.what === "object" && "filter" in who.what && who.what.filter.zones !== undefined;
    if (cards || who.what === "this") throw new Unresolved("event", "of a card, wherever it is");
    return predicate(who, c);
  };
}

export const zoneVerb: Verb = either<Predicate>(
  phrase(g`(enters|enter)`, moves({ to: "battlefield" })),
  phrase(g`(enters|enter) from (a|) graveyard`, moves({ to: "battlefield", from: "graveyard" })),
  phrase(g`(enters|enter) under your control`, under(YOU)),
  phrase(g`(enters|enter) under an opponent's control`, under({ kind: "opponents" })),
  phrase(g`(enters|enter) under enchanted player's control`, (who: EventWho, c: Scope) => ({
    ...under({ kind: "enchanted" })(who, c),
    player: { kind: "enchanted" as const },
  })),
  phrase(g`(dies|die)`, worded(moves(TO_GRAVEYARD), 1)),
  phrase(g`(leaves|leave) the battlefield`, moves({ from: "battlefield" })),
  phrase(g`(is|are) put into a graveyard from the battlefield`, worded(moves(TO_GRAVEYARD), 2)),
  phrase(g`(is|are) put into a graveyard`, worded(permanentOnly(moves(TO_GRAVEYARD)), 6)),
  phrase(
    g`(is|are) put into an opponent's graveyard from the battlefield`,
    worded(owned(TO_GRAVEYARD, { kind: "opponents" }), 2),
  ),
  phrase(g`is put into a player's graveyard from the battlefield`, (who: EventWho, c: Scope) => ({
    ...worded(moves(TO_GRAVEYARD), 7)(who, c),
    player: { kind: "owner" as const, of: { kind: "event" as const, role: "object" as const } },
  })),
  phrase(g`is put into an opponent's graveyard from their library`, (who: EventWho, c: Scope) => {
    const found = owned({ from: "library", to: "graveyard" }, { kind: "opponents" })(who, c);
    c.mentionObject(() => ({ kind: "event", role: "object" }), ["card"], { it: false });
    return { ...found, event: c.say({ ...found.event }, { variant: 8 }) };
  }),
  phrase(g`(enters|enter) from exile`, moves({ to: "battlefield", from: "exile" })),
  phrase(g`(is|are) put into exile from your graveyard`, owned({ from: "graveyard", to: "exile" }, YOU)),
  phrase(g`(is|are) put into exile from the battlefield`, moves({ from: "battlefield", to: "exile" })),
  phrase(g`is returned to its owner's hand`, worded(moves({ from: "battlefield", to: "hand" }), 9)),
  phrase(g`is put into your hand from your graveyard`, (who: EventWho, c: Scope) => {
    if (who.what !== "this") throw new Unresolved("event", "not the card itself");
    return moves({ from: "graveyard", to: "hand" })(who, c);
  }),
  phrase(g`(leaves|leave) an opponent's graveyard`, owned({ from: "graveyard" }, { kind: "opponents" })),
  phrase(g`(leaves|leave) the battlefield without dying`, moves({ from: "battlefield", toNot: "graveyard" })),
  phrase(g`(is|are) put into your graveyard from the battlefield`, worded(owned(TO_GRAVEYARD, YOU), 2)),
  phrase(g`(is|are) put into a graveyard from anywhere`, moves({ to: "graveyard" })),
  phrase(g`(is|are) put into your graveyard from anywhere`, owned({ to: "graveyard" }, YOU)),
  phrase(
    g`(is|are) put into your graveyard from your library`,
    owned({ from: "library", to: "graveyard" }, YOU),
  ),
  phrase(
    g`(is|are) put into an opponent's graveyard from anywhere`,
    owned({ to: "graveyard" }, { kind: "opponents" }),
  ),
  phrase(g`(leaves|leave) your graveyard`, owned({ from: "graveyard" }, YOU)),
  phrase(g`(is|are) returned to your hand`, owned({ from: "battlefield", to: "hand" }, YOU)),
);
