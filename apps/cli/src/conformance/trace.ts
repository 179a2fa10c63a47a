import type { Decision, GameEvent, GameState, ObjectId } from "@spellroom/rules";
import { namesOf } from "./names.ts";
import type { Watch } from "./run.ts";

/** A watch that prints every choice on one line and its result on the next. */
export function tracing(tell: (line: string) => void): Watch {
  return (state, choice, result) => {
    const { decision } = state;
    if (!decision) return;
    const { turn } = state;
    const who = decision.seat === 0 ? "A" : "B";
    tell(
      `${turn.number} ${turn.step} ${who} ${asked(state, decision)} -> ${JSON.stringify(choice).slice(0, 300)}`,
    );
    if (!result.ok) tell(`    refused: ${JSON.stringify(result.refusal)}`);
    else for (const event of result.events) tell(`    ${happened(result.state, event)}`);
  };
}

function asked(state: GameState, decision: Decision): string {
  const { key, source, detail } = decision.prompt;
  const about = source === null ? "" : ` for ${nameOf(state, source)}`;
  const offered =
    decision.kind === "act"
      ? decision.acts.map((act) => act.id)
      : "options" in decision
        ? decision.options.map(({ what }) =>
            "object" in what ? nameOf(state, what.object) : JSON.stringify(what),
          )
        : [];
  return `${key}${detail === undefined ? "" : `(${detail})`}${about} [${offered.slice(0, 30).join(", ")}]`;
}

function happened(state: GameState, event: GameEvent): string {
  return Object.entries(event)
    .map(([name, value]) =>
      isObject(name, value) ? `${name}=${nameOf(state, value)}` : `${name}=${JSON.stringify(value)}`,
    )
    .join(" ")
    .slice(0, 240);
}

function isObject(name: string, value: unknown): value is ObjectId {
  return typeof value === "number" && (name === "object" || name === "source" || name === "became");
}

function nameOf(state: GameState, id: ObjectId): string {
  const object = state.objects[id] ?? state.lastKnown[id]?.object;
  const name = object ? (namesOf(state, object).find((one) => one !== "") ?? "?") : "gone";
  return `${name}#${id}`;
}
