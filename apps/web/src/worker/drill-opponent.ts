/** The opponent of a drill: does what the drill says as soon as it can be done, and nothing else. */
import { type DecisionView, safeChoice, type WireChoice } from "@spellroom/protocol";
import type { Decision, GameState } from "@spellroom/rules";
import { OPPONENT, type OpponentPlay } from "../drills/drill.ts";
import { nameOf } from "./drill-moves.ts";
import type { BotWorld } from "./practice-bot.ts";
import type { PracticeBot, PracticeMatch } from "./practice-match.ts";

/** Long enough to see what happens. */
const PAUSE_MS = 700;

export function openDrillOpponent(
  plays: readonly OpponentPlay[],
  match: PracticeMatch,
  later: BotWorld["later"],
): PracticeBot {
  const left = [...plays];
  let at: string | undefined;
  let callOff: () => void = () => undefined;
  let asked = -1;
  const open = (): { decision: Decision; view: DecisionView } | null => {
    const { decision } = match.position.state;
    const view = match.views.ownOf(OPPONENT)?.decision ?? null;
    return match.isOver || decision?.seat !== OPPONENT || view === null ? null : { decision, view };
  };
  const answer = (id: number): void => {
    const now = open();
    if (now?.view.id !== id) return;
    const { state } = match.position;
    const place = left.findIndex((play) => playedNow(play, state, now.decision) !== null);
    const [play] = place < 0 ? [] : left.splice(place, 1);
    if (play !== undefined && "cast" in play) at = play.at;
    const choice =
      (play && playedNow(play, state, now.decision)) ??
      target(at, state, now.decision) ??
      safeChoice(now.view);
    const say = (what: WireChoice) =>
      match.carryOut({ kind: "choose", seat: OPPONENT, decision: id, choice: what });
    if (say(choice) !== null) say(safeChoice(now.view));
  };
  return {
    look: () => {
      const id = open()?.view.id ?? -1;
      if (id === asked) return;
      callOff();
      asked = id;
      if (id >= 0) callOff = later(() => answer(id), PAUSE_MS);
    },
    stop: () => callOff(),
  };
}

/** The choice that does it now, if it can be done now. */
function playedNow(play: OpponentPlay, state: GameState, decision: Decision): WireChoice | null {
  if ("cast" in play) {
    if (decision.kind !== "act" || (play.step ?? state.turn.step) !== state.turn.step) return null;
    if (state.stack.length > 0) return null;
    const act = decision.acts.findIndex(
      (one) => one.kind === "cast" && nameOf(state, one.object) === play.cast,
    );
    return act < 0 ? null : { kind: "act", act, autoPay: true };
  }
  if ("attack" in play) {
    if (decision.kind !== "attackers") return null;
    const attacks = decision.candidates.flatMap(({ object }, at): [number, number][] =>
      play.attack.includes(nameOf(state, object)) ? [[at, 0]] : [],
    );
    return { kind: "attackers", attacks };
  }
  return decision.kind === "blockers" ? { kind: "blockers", blocks: blocksOf(play, state, decision) } : null;
}

function blocksOf(
  { block }: Extract<OpponentPlay, { block: unknown }>,
  state: GameState,
  { candidates }: Extract<Decision, { kind: "blockers" }>,
): [number, number[]][] {
  return candidates.flatMap(({ object, attackers }, at): [number, number[]][] => {
    const wanted = block.find(([blocker]) => blocker === nameOf(state, object))?.[1];
    const whom = attackers.findIndex((one) => nameOf(state, one) === wanted);
    return whom < 0 ? [] : [[at, [whom]]];
  });
}

function target(name: string | undefined, state: GameState, decision: Decision): WireChoice | null {
  if (decision.kind !== "pick" || name === undefined) return null;
  const option = decision.options.findIndex(
    ({ what }) => what.kind === "object" && nameOf(state, what.object) === name,
  );
  return option < 0 ? null : { kind: "pick", options: [option] };
}
