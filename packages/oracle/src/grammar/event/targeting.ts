import type { EventPattern, PlayerRef } from "@spellroom/card-language";
import { either, type Parser } from "../../parse/parser.ts";
import { g, phrase, rule } from "../../parse/template.ts";
import type { Scope } from "../../scope.ts";
import { Unresolved } from "../../unresolved.ts";
import { nounPhrase } from "../forward.ts";
import { placed } from "../reference/selection.ts";
import type { EventSem, Happening } from "./happening.ts";

const YOU: PlayerRef = { kind: "you" };

type Targeted = Extract<EventPattern, { kind: "becomesTarget" }>;
type Aim = Omit<Targeted, "kind" | "what" | "player">;

/** "the target of a spell or ability an opponent controls": by what a player, or a permanent as well, is aimed at. */
const aimedBy: Parser<Aim> = either<Aim>(
  phrase(g`a spell or ability an opponent controls`, {
    by: "either" as const,
    controller: { kind: "opponents" as const },
  }),
  phrase(g`a spell or ability`, { by: "either" as const }),
  phrase(g`a spell`, { by: "spell" as const }),
  phrase(g`an ability you control`, { by: "ability" as const, controller: YOU }),
);

function aimed(by: Omit<Targeted, "kind">, c: Scope): Happening {
  const nouns = by.by === "spell" ? ["spell"] : by.by === "ability" ? ["ability"] : ["spell or ability"];
  c.mentionObject(() => ({ kind: "event", role: "cause" }), nouns, { it: false });
  return { event: { kind: "becomesTarget", ...by } };
}

/** What players, or they and permanents, become the target of (CR 115). */
export const targeting: Parser<EventSem> = either<EventSem>(
  rule(g`you become the target of ${aimedBy}`, (by_) => (c) => aimed({ player: YOU, ...by_ }, c)),
  rule(g`you or (a|an) ${nounPhrase} becomes the target of ${aimedBy}`, (np, by_) => (c) => {
    const described = np(c);
    if (described.many) throw new Unresolved("target", "number does not agree");
    return aimed({ what: { filter: placed(described) }, player: YOU, ...by_ }, c);
  }),
  rule(g`a player or ${nounPhrase} becomes the target of ${aimedBy}`, (np, by_) => (c) => {
    const described = np(c);
    if (described.many) throw new Unresolved("target", "number does not agree");
    return aimed({ what: { filter: placed(described) }, player: { kind: "allPlayers" }, ...by_ }, c);
  }),
);
