/** What the seat before the screen may ask of a practice match: the same requests as of a server's. */
import { loadPool } from "@spellroom/cards";
import {
  GAME_OVER,
  NOTHING_OFFERED,
  NOTHING_TO_TAKE_BACK,
  NOTHING_WAITS,
  planTakeBack,
  refusedName,
  repeatable,
  type StoredInput,
} from "@spellroom/match";
import type { RequestName, RequestReplies, WireChoice, WireError } from "@spellroom/protocol";
import { explainObject } from "@spellroom/view";
import type { PracticeRequest } from "./messages.ts";
import type { PracticeMatch } from "./practice-match.ts";

type Answerers = {
  readonly [Name in RequestName]: (
    match: PracticeMatch,
    seat: number,
    body: PracticeRequest<Name>["body"],
  ) => RequestReplies[Name];
};

const ANSWERERS: Answerers = {
  choose: (match, seat, { decision, choice }) => {
    const input: StoredInput = { kind: "choose", seat, decision, choice };
    const refused = refusedName(match.position.state.decision, input, loadPool().lookUp);
    return replyWith(match, refused ?? match.carryOut(input));
  },
  concede: (match, seat) => replyWith(match, match.carryOut({ kind: "concede", seat, reason: "concede" })),
  /** Players at this screen use the settings of its browser. */
  automation: (match, _seat, settings) => {
    for (const person of match.people) match.automations.set(person, settings);
    return replyWith(match, match.carryOut(null));
  },
  pass: (match, seat, { until }) => {
    const passes = match.automations.passUntil(seat, until, match.position.state);
    const error = passes ? passNow(match, seat) : null;
    if (error === null) {
      match.carryOut(null);
      match.publish([]);
    }
    return replyWith(match, error);
  },
  /** There is nobody who would have to agree. */
  offer: (match, seat, { kind }) => {
    if (match.isOver) return { ok: false, error: GAME_OVER };
    if (kind === "pause") return { ok: false, error: NOTHING_OFFERED };
    const plan = planTakeBack(match.position, seat);
    if (!plan) return { ok: false, error: NOTHING_TO_TAKE_BACK };
    for (const person of match.people) match.automations.forgetPassing(person);
    const error = match.carryOut({ kind: "takeBack", seat, to: plan.to });
    return error ? { ok: false, error } : { ok: true, done: true };
  },
  answerOffer: () => ({ ok: false, error: NOTHING_OFFERED }),
  resume: () => ({ ok: false, error: NOTHING_OFFERED }),
  repeatable: (match, seat) => ({
    ok: true,
    sequences: repeatable(match.position, seat).map(({ acts, most }) => ({ acts, most })),
  }),
  /** Bots pass, and two at one screen have talked about it. */
  proposeShortcut: (match, seat, wish) =>
    replyWith(match, match.shortcuts.propose(match.position, seat, wish, []) ?? match.repeat()),
  answerShortcut: () => ({ ok: false, error: NOTHING_OFFERED }),
  endShortcut: (match, seat, { id }) => {
    const error = match.shortcuts.end(seat, id);
    if (error === null) match.tellStatus();
    return replyWith(match, error);
  },
  ready: () => ({ ok: false, error: NOTHING_WAITS }),
  showHand: () => ({ ok: false, error: NOTHING_OFFERED }),
  resync: (match) => {
    match.open();
    return { ok: true };
  },
  explain: (match, seat, { key }) => ({
    ok: true,
    reasons: explainObject(match.position.state, match.views.book, seat, key),
  }),
  /** Asked of the worker by another order, since it takes time. */
  hint: () => ({ ok: true, hint: null }),
  ownCards: (match, seat) => ({ ok: true, cards: match.cardsOf(seat) }),
  /** Asked of the worker, since it is another match. */
  rematch: () => ({ ok: false, error: NOTHING_OFFERED }),
};

/** Carries out what the seat before the screen asks for; while it shows no hand, nobody can ask. */
export function answerRequest<Name extends RequestName>(
  match: PracticeMatch,
  { name, body }: PracticeRequest<Name>,
): RequestReplies[Name] | { readonly ok: false; readonly error: WireError } {
  const { seated } = match;
  if (seated === null) return { ok: false, error: NOT_SEATED };
  return ANSWERERS[name](match, seated, body);
}

const NOT_SEATED: WireError = { code: "notASeat", message: "nobody sits at the screen just now" };

function replyWith(match: PracticeMatch, error: WireError | null) {
  return error ? ({ ok: false, error } as const) : ({ ok: true, seq: match.views.seq } as const);
}

/** The first pass is the player's own, as a move that can be taken back; those after it are not. */
function passNow(match: PracticeMatch, seat: number): WireError | null {
  const { decision } = match.position.state;
  if (decision?.seat !== seat || decision.kind !== "act") return null;
  const choice: WireChoice = { kind: "act", act: decision.acts.findIndex(({ kind }) => kind === "pass") };
  return match.carryOut({ kind: "choose", seat, decision: decision.id, choice });
}
