/** Plays the bots' seats of a practice match: each sees its seat's view and answers its seat's questions. */
import {
  type Bot,
  earliestMs,
  greedyBot,
  isCalm,
  type LikelyDeck,
  makeLevel,
  readBotDocument,
  ruleBot,
} from "@spellroom/bots";
import { type DecisionView, safeChoice, type TableView, type WireChoice } from "@spellroom/protocol";
import { sealWorld } from "@spellroom/view";
import type { PracticeBot, PracticeMatch } from "./practice-match.ts";

/** Time and chance, which are none of the game's. */
export interface BotWorld {
  readonly decks: readonly LikelyDeck[];
  /** Does something later. The returned function calls it off. */
  readonly later: (work: () => void, milliseconds: number) => () => void;
  readonly now: () => number;
  readonly chance: () => number;
}

export function openPracticeBot(match: PracticeMatch, world: BotWorld): PracticeBot {
  let callOff: () => void = () => undefined;
  let asked = -1;
  const bots = match.game.wish.seats.map(({ bot, rules }) =>
    bot === null ? null : seatBot(match, bot, rules, world),
  );
  const openQuestion = () => {
    const seat = match.isOver ? undefined : match.position.state.decision?.seat;
    const bot = seat === undefined ? null : (bots[seat] ?? null);
    if (seat === undefined || bot === null) return null;
    const view = match.views.viewOf(seat);
    const decision = view.own?.decision ?? null;
    return decision && { seat, bot, view, decision };
  };
  const answer = (id: number): void => {
    const open = openQuestion();
    // Meanwhile the move before may have been taken back.
    if (open?.decision.id !== id) return;
    const { seat } = open;
    const say = (choice: WireChoice) => match.carryOut({ kind: "choose", seat, decision: id, choice });
    if (say(chosen(open.bot, match, open)) !== null) say(safeChoice(open.decision));
  };
  return {
    look: () => {
      const open = openQuestion();
      if (open?.decision.id === asked) return;
      callOff();
      asked = open?.decision.id ?? -1;
      if (open === null) return;
      const { id, kind } = open.decision;
      const calm = isCalm(match.game.wish.seats[open.seat]?.bot ?? "");
      callOff = world.later(() => answer(id), earliestMs(calm, kind, world.chance));
    },
    stop: () => callOff(),
  };
}

/** A bot of the site, or one that plays by its owner's rules. */
function seatBot(
  match: PracticeMatch,
  id: string,
  rules: string | undefined,
  { decks, now, chance }: BotWorld,
): Bot {
  const definition = (hash: string) => match.position.state.definitions[hash];
  const read = rules === undefined ? null : readBotDocument(rules);
  if (read !== null)
    return read.ok ? ruleBot(read.document, { definition, chance }, id) : greedyBot({ definition, chance });
  return makeLevel(id, { definition, chance, decks, now });
}

/** A bot that fails must not keep anybody waiting. */
function chosen(
  bot: Bot,
  match: PracticeMatch,
  { seat, view, decision }: { seat: number; view: TableView; decision: DecisionView },
): WireChoice {
  try {
    return bot.choose(view, decision, () => sealWorld(match.position.state, seat));
  } catch {
    return safeChoice(decision);
  }
}
