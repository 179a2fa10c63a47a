import type { PlayerRef, ReferenceNoun, Replacement } from "@spellroom/card-language";
import { singleSubject } from "../grammar/event/subject.ts";
import { numberWord } from "../grammar/numbers.ts";
import { counterKind } from "../grammar/vocabulary.ts";
import { either, map, type Parser } from "../parse/parser.ts";
import { g, phrase, rule } from "../parse/template.ts";
import type { Scope, Sem } from "../scope.ts";
import { Unresolved } from "../unresolved.ts";

type Rule = Parser<Sem<Replacement>>;
type Counters = Extract<Replacement, { kind: "changeCounters" }>;
const YOU: PlayerRef = { kind: "you" };

/** What "it" is called the second time. */
const again: Parser<ReferenceNoun | undefined> = either<ReferenceNoun | undefined>(
  phrase(g`it`, undefined),
  phrase(g`that permanent`, "permanent"),
  phrase(g`that creature`, "creature"),
);

/** What the counters are put on, and what it is called then. */
interface On {
  readonly what: Sem<Pick<Counters, "on" | "onPlayers">>;
  readonly players: boolean;
}

const on: Parser<On> = either<On>(
  map(singleSubject, (subject) => ({ what: (c: Scope) => ({ on: subject(c).what }), players: false })),
  rule(g`${singleSubject} or on yourself`, (subject) => ({
    what: (c: Scope) => ({ on: subject(c).what, onPlayers: YOU }),
    players: true,
  })),
  phrase(g`a permanent or player`, {
    what: () => ({ on: { filter: { of: [] } }, onPlayers: { kind: "allPlayers" as const } }),
    players: true,
  }),
);

/** What they are put on at last: one of the permanents alone, or of the players as well. */
const there: Parser<{ readonly noun?: ReferenceNoun; readonly players: boolean }> = either<{
  readonly noun?: ReferenceNoun;
  readonly players: boolean;
}>(
  map(again, (noun) => ({ players: false, ...(noun === undefined ? {} : { noun }) })),
  phrase(g`that permanent or player`, { players: true }),
);

type Change = Counters["change"];

/** How many of each kind: "twice that many", "that many plus one". */
const many: Parser<Change> = either<Change>(
  phrase(g`twice that many`, { kind: "times", factor: 2 }),
  phrase(g`three times that many`, { kind: "times", factor: 3 }),
  rule(g`that many plus ${numberWord}`, (amount) => ({ kind: "add", amount })),
);

/** Who puts them, and how what that player does is said. */
const putter: Parser<PlayerRef> = either<PlayerRef>(
  phrase(g`you would put`, YOU),
  phrase(g`an opponent would put`, { kind: "opponents" }),
);

const puts: Parser<"you" | "opponents"> = either<"you" | "opponents">(
  phrase(g`put`, "you"),
  phrase(g`they put`, "opponents"),
);

interface Said {
  readonly change: Change;
  readonly by?: PlayerRef;
  readonly noun?: ReferenceNoun;
  readonly players: boolean;
}

/** "that many plus one of each of those kinds of counters" */
function ofEachKind(to: On, { change, by, noun, players }: Said): Sem<Replacement> {
  return (c) => {
    if (to.players !== players) throw new Unresolved("counters", "on something else");
    const made = {
      kind: "changeCounters" as const,
      ...to.what(c),
      counter: "any",
      change,
      ...(by === undefined ? {} : { by }),
    };
    return c.say(made, { variant: 1, ...(noun === undefined ? {} : { noun }) });
  };
}

function byPlayer(who: PlayerRef, to: On, does: string, said: Said): Sem<Replacement> {
  return (c) => {
    if (who.kind !== does) throw new Unresolved("counters", "put by somebody else");
    return ofEachKind(to, { ...said, by: who })(c);
  };
}

const HALF: Change = { kind: "half", round: "down" };

/** "that many plus one +1/+1 counters", "twice that many of each of those kinds of counters" (CR 614.1a). */
export const counterChanges: Rule = either<Sem<Replacement>>(
  rule(
    g`if one or more ${counterKind} counters would be put on ${singleSubject}, ${many} ${counterKind} counters are put on ${again} instead`,
    (counter, subject, change, kind, noun) => (c) => {
      if (counter !== kind) throw new Unresolved("counters", "of two kinds");
      const made = { kind: "changeCounters" as const, on: subject(c).what, counter, change };
      return noun === undefined ? made : c.say(made, { noun });
    },
  ),
  rule(
    g`if one or more ${counterKind} counters would be put on ${singleSubject}, that many ${counterKind} counters minus ${numberWord} are put on it instead`,
    (counter, subject, kind, less) => (c) => {
      if (counter !== kind) throw new Unresolved("counters", "of two kinds");
      return { kind: "changeCounters", on: subject(c).what, counter, change: { kind: "add", amount: -less } };
    },
  ),
  rule(
    g`if one or more counters would be put on ${on}, ${many} of each of those kinds of counters are put on ${there} instead`,
    (to, change, where) => ofEachKind(to, { change, ...where }),
  ),
  rule(
    g`if ${putter} one or more counters on ${on}, ${puts} ${many} of each of those kinds of counters on ${there} instead`,
    (who, to, does, change, where) => byPlayer(who, to, does, { change, ...where }),
  ),
  rule(
    g`if ${putter} one or more counters on ${on}, ${puts} half that many of each of those kinds of counters on ${there} instead, rounded down`,
    (who, to, does, where) => byPlayer(who, to, does, { change: HALF, ...where }),
  ),
  rule(
    g`if you would get one or more counters, you get ${many} of each of those kinds of counters instead`,
    (change) => (c) =>
      c.say({ kind: "changeCounters" as const, onPlayers: YOU, counter: "any", change }, { variant: 1 }),
  ),
  rule(
    g`if an effect would put one or more counters on ${singleSubject}, it puts twice that many of those counters on that permanent instead`,
    (subject) => (c) => ({
      kind: "changeCounters",
      on: subject(c).what,
      counter: "any",
      change: { kind: "times", factor: 2 },
      effectOnly: true,
    }),
  ),
);
