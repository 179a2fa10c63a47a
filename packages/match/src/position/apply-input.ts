import type { WireError } from "@spellroom/protocol";
import { choose, concede, type GameState, type Refusal, type Step } from "@spellroom/rules";
import { choiceFrom } from "@spellroom/view";
import type { StoredInput } from "./stored-input.ts";

export type Applied = ({ readonly ok: true } & Step) | { readonly ok: false; readonly error: WireError };

/** Applies an input to a state and returns the new one. Inputs that need more than a state are handled by `playInput`. */
export function applyStoredInput(
  state: GameState,
  input: Extract<StoredInput, { kind: "choose" | "concede" }>,
): Applied {
  if (input.kind === "concede") return fromResult(concede(state, input.seat, input.reason));
  const { decision } = state;
  if (state.result) return refused({ kind: "gameOver" });
  if (!decision) return refused({ kind: "noDecision" });
  if (decision.id !== input.decision) return refused({ kind: "staleDecision", current: decision.id });
  if (decision.seat !== input.seat) return refused({ kind: "notYourDecision", seat: decision.seat });
  const translated = choiceFrom(decision, input.choice);
  if ("error" in translated) return { ok: false, error: translated.error };
  return fromResult(choose(state, input.seat, input.decision, translated.choice));
}

function fromResult(result: ReturnType<typeof choose>): Applied {
  return result.ok ? result : refused(result.refusal);
}

function refused(refusal: Refusal): Applied {
  return { ok: false, error: wireError(refusal) };
}

/** A refusal in the form that clients receive. It contains no hidden information. */
export function wireError(refusal: Refusal): WireError {
  switch (refusal.kind) {
    case "gameOver":
      return { code: "gameOver", message: "the game is over" };
    case "noDecision":
      return { code: "noDecision", message: "no decision is open" };
    case "notYourDecision":
      return { code: "notYourDecision", message: "the decision belongs to another seat" };
    case "staleDecision":
      return { code: "staleDecision", message: "the decision has already been made" };
    case "wrongKind":
      return { code: "wrongKind", message: `the decision is of kind ${refusal.expected}` };
    case "notOffered":
      return { code: "notOffered", message: "that was not offered" };
    case "illegalCombination":
      return { code: "illegalCombination", message: refusal.detail };
  }
}
