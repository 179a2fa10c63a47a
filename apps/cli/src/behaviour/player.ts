import { randomChoice, safeChoice } from "@spellroom/protocol";
import { type Choice, choose, type GameState } from "@spellroom/rules";
import { choiceFrom, decisionView, openKeyBook } from "@spellroom/view";

/** How often it chooses to take an optional action. */
const WILLING = 0.8;

/** A random choice for the open decision, or the safe one if the rules refuse that, with the state after it. */
export function answerByChance(
  state: GameState,
  chance: () => number,
): { readonly choice: Choice; readonly state: GameState } {
  const { decision } = state;
  if (!decision) throw new Error("nobody is asked");
  const view = decisionView(state, openKeyBook(state.players.length), decision);
  const wires =
    view.kind === "confirm"
      ? [{ kind: "confirm", yes: chance() < WILLING } as const, safeChoice(view)]
      : [randomChoice(view, chance), safeChoice(view)];
  for (const wire of wires) {
    const translated = choiceFrom(decision, wire);
    if ("error" in translated) continue;
    const result = choose(state, decision.seat, decision.id, translated.choice);
    if (result.ok) return { choice: translated.choice, state: result.state };
  }
  throw new Error(`no answer to ${decision.prompt.key} is taken`);
}
