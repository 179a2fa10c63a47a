import {
  type Effect,
  type Filter,
  isEachPlayer,
  PERMANENT_TYPES,
  type PlayerRef,
  type Selection,
} from "@spellroom/card-language";
import { either, type Parser } from "../../parse/parser.ts";
import { g, phrase, rule } from "../../parse/template.ts";
import type { Scope, Sem } from "../../scope.ts";
import { Unresolved } from "../../unresolved.ts";
import { nounPhrase, playerRef } from "../forward.ts";
import { choiceNumber } from "../reference/selection.ts";

interface Kept {
  readonly what: Selection;
  /** Of which the rest goes. */
  readonly of: Filter["of"];
}

type Keeping = (c: Scope, who: () => PlayerRef) => Kept;

const SINGLE = { min: 1, max: 1 } as const;

function controlled(of: Filter["of"], who: () => PlayerRef, c: Scope): Filter {
  return { of: [...of, { kind: "controller", player: c.say(who(), { as: "they" }) }] };
}

/** "three permanents they control", "up to two creatures they control", "a permanent they control of each permanent type". */
const kept: Parser<Keeping> = either<Keeping>(
  rule(g`(a|an) ${nounPhrase} they control`, (np) => (c, who) => {
    const { filter, many } = np(c);
    if (many || filter.zones !== undefined) throw new Unresolved("choose", "number does not agree");
    return {
      what: { kind: "choose", by: who(), filter: controlled(filter.of, who, c), count: SINGLE },
      of: filter.of,
    };
  }),
  rule(g`${choiceNumber} ${nounPhrase} they control`, (number, np) => (c, who) => {
    const { filter, many } = np(c);
    if (many !== number.many || filter.zones !== undefined)
      throw new Unresolved("choose", "number does not agree");
    const count = number.count(c);
    return {
      what: { kind: "choose", by: who(), filter: controlled(filter.of, who, c), count },
      of: filter.of,
    };
  }),
  phrase(g`a permanent they control of each permanent type`, (c: Scope, who: () => PlayerRef) => ({
    what: { kind: "union", of: PERMANENT_TYPES.map((type) => ofType(type, who, c)), overlap: true },
    of: [],
  })),
);

function ofType(type: (typeof PERMANENT_TYPES)[number], who: () => PlayerRef, c: Scope): Selection {
  return { kind: "choose", by: who(), filter: controlled([{ kind: "type", type }], who, c), count: SINGLE };
}

const join: Parser<"then" | "and"> = either<"then" | "and">(phrase(g`, then`, "then"), phrase(g`and`, "and"));

/** "Each player chooses three permanents they control, then sacrifices the rest": all choose first (CR 101.4). */
export const keepingSome: Parser<Sem<readonly Effect[]>> = rule(
  g`${playerRef} chooses ${kept} ${join} sacrifices the rest`,
  (players, some, how) => (c) => {
    const of = players(c);
    const each = isEachPlayer(of);
    const who = (): PlayerRef => (each ? { kind: "each" } : { ...of });
    const { what, of: kind } = some(c, who);
    const bind = c.name("chosen");
    const rest = controlled([...kind, { kind: "otherThan", ref: { kind: "bound", name: bind } }], who, c);
    c.refer(bind);
    const effects: readonly Effect[] = [
      { kind: "select", what, bind },
      c.say(
        { kind: "sacrifice" as const, who: who(), what: { kind: "all" as const, filter: rest } },
        { variant: 3, join: how },
      ),
    ];
    return each ? [{ kind: "forEachPlayer", of, effects }] : effects;
  },
);
