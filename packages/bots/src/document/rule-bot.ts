import type { Face } from "@spellroom/card-language";
import {
  type ActView,
  type DecisionView,
  safeChoice,
  type TableView,
  type WireChoice,
} from "@spellroom/protocol";
import type { Bot, BotAids } from "../bot/bot.ts";
import { type Board, lookAt, manaValue } from "../greedy/board.ts";
import { greedyBot } from "../greedy/index.ts";
import { randomBot } from "../simple/random.ts";
import { passBot } from "../simple/simple.ts";
import { applies, fits, powerOf } from "./conditions.ts";
import type { BotDocument } from "./schema.ts";

type Of<Kind extends DecisionView["kind"]> = Extract<DecisionView, { kind: Kind }>;

/** Plays by the rules of a document, of each kind the first that applies; everything else by its fallback. */
export function ruleBot(document: BotDocument, aids: BotAids, id = "rules"): Bot {
  const fallback = { greedy: greedyBot(aids), random: randomBot(aids), pass: passBot() }[document.otherwise];
  return {
    id,
    name: document.name,
    choose: (view: TableView, decision: DecisionView): WireChoice =>
      byRule(document, lookAt(view, aids), decision) ?? fallback.choose(view, decision),
  };
}

function byRule(document: BotDocument, board: Board, decision: DecisionView): WireChoice | null {
  switch (decision.kind) {
    case "act":
      return act(document, board, decision);
    case "attackers":
      return attack(document, board, decision);
    case "blockers":
      return block(document, board, decision);
    case "confirm":
      return decision.prompt === "mulligan" ? mulligan(document, board) : null;
    default:
      return null;
  }
}

/** What the first rule names that can be done now; a pass where rules there are and none of them can be followed. */
function act({ play }: BotDocument, board: Board, decision: Of<"act">): WireChoice | null {
  if (play.length === 0) return null;
  for (const rule of play) {
    if (!applies(board, rule)) continue;
    if (rule.do === "pass") return safeChoice(decision);
    const able = decision.acts.flatMap((one, at) => {
      const face = faceOf(board, one);
      const wanted = one.kind === rule.do && !(one.kind === "activate" && one.mana) && fits(face, rule.card);
      return wanted ? [{ at, face }] : [];
    });
    const best = preferred(able, rule.prefer ?? "first");
    if (best) return { kind: "act", act: best.at, autoPay: true };
  }
  return safeChoice(decision);
}

interface Able {
  readonly at: number;
  readonly face: Face | null;
}

function preferred(
  able: readonly Able[],
  by: NonNullable<BotDocument["play"][number]["prefer"]>,
): Able | undefined {
  if (by === "first") return able[0];
  const rank = ({ face }: Able): number => {
    if (by === "strongest") return face ? powerOf(face) : 0;
    return by === "costliest" ? manaValue(face) : -manaValue(face);
  };
  return [...able].sort((one, other) => rank(other) - rank(one))[0];
}

function faceOf(board: Board, one: ActView): Face | null {
  return one.kind === "pass" ? null : board.faceOf(one.key);
}

function attack(
  { attack: rules = [] }: BotDocument,
  board: Board,
  decision: Of<"attackers">,
): WireChoice | null {
  const rule = rules.find((one) => applies(board, one));
  if (!rule) return null;
  const allowed = (at: number): boolean => {
    const candidate = decision.candidates[at];
    if (!candidate) return false;
    return candidate.must || fits(board.faceOf(candidate.key), rule.card);
  };
  if (rule.with === "profitable") {
    const greedy = greedyBot(board.aids).choose(board.view, decision);
    return greedy.kind === "attackers"
      ? { kind: "attackers", attacks: greedy.attacks.filter(([at]) => allowed(at)) }
      : greedy;
  }
  if (rule.with === "nothing") return safeChoice(decision);
  return {
    kind: "attackers",
    attacks: decision.candidates.flatMap(({ defenders }, at) =>
      defenders.length > 0 && allowed(at) ? [[at, 0] as const] : [],
    ),
  };
}

function block(
  { block: rules = [] }: BotDocument,
  board: Board,
  decision: Of<"blockers">,
): WireChoice | null {
  const rule = rules.find((one) => applies(board, one));
  if (!rule) return null;
  if (rule.how === "nothing") return safeChoice(decision);
  if (rule.how === "profitable") return greedyBot(board.aids).choose(board.view, decision);
  return {
    kind: "blockers",
    blocks: decision.candidates.flatMap(({ attackers }, at) =>
      attackers.length > 0 ? [[at, [at % attackers.length]] as const] : [],
    ),
  };
}

function mulligan({ mulligan: rule }: BotDocument, board: Board): WireChoice | null {
  if (!rule) return null;
  const player = board.view.table.players.find(({ seat }) => seat === board.me);
  const lands = (board.view.own?.hand ?? []).filter((card) =>
    board.face(card.card)?.types.includes("land"),
  ).length;
  const poor = lands < (rule.keep.atLeast ?? 0) || lands > (rule.keep.atMost ?? 99);
  return { kind: "confirm", yes: poor && (player?.mulligans ?? 0) < rule.most };
}
