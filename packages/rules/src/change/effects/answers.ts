import type { Choice, Decision } from "../../decisions/decision.ts";
import type { OptionContent } from "../../decisions/parts/option.ts";
import type { Refusal } from "../../decisions/parts/refusal.ts";
import { checkTogether } from "../../query/targets/together.ts";
import { type Game, wordIn } from "../../state/access.ts";
import { entityNumber } from "../../state/entity.ts";
import type { EffectsFrame, ScratchValue } from "../../state/frame.ts";
import { replaceFrame } from "../game/game.ts";

/** Under this name the scratch says which question is open. */
export const ASKING = "#asking";

/** Stores the answer to the question that the frame asked, under the name it was asked by. */
export function answerEffects(
  g: Game,
  frame: EffectsFrame,
  decision: Decision,
  choice: Choice,
): Refusal | null {
  const name = wordIn(frame.scratch, ASKING);
  const value = answerValue(decision, choice);
  if (name === undefined || value === undefined) return { kind: "wrongKind", expected: decision.kind };
  if (decision.kind === "pick" && choice.kind === "pick") {
    const picked = decision.options.filter((option) => choice.values.includes(option.value));
    const refusal = checkTogether(g.state, decision.together, picked);
    if (refusal) return refusal;
  }
  const { [ASKING]: _answered, ...scratch } = frame.scratch;
  replaceFrame(g, { ...frame, scratch: { ...scratch, [name]: value } });
  return null;
}

/** What an answer says, as a plain value that a frame can keep. */
export function answerValue(decision: Decision, choice: Choice): ScratchValue | undefined {
  switch (choice.kind) {
    case "confirm":
      return choice.yes;
    case "number":
      return choice.number;
    case "name":
      return choice.name;
    case "distribute":
      return choice.amounts;
    case "modes":
      return choice.values;
    case "pick":
    case "order":
      return decision.kind === choice.kind ? contentsOf(decision.options, choice.values) : undefined;
    case "arrange":
      return decision.kind === "arrange"
        ? choice.piles.map((pile) => numbersOf(contentsOf(decision.options, pile)))
        : undefined;
    case "act":
    case "attackers":
    case "blockers":
    case "pay":
      return undefined;
  }
}

type Options = Extract<Decision, { kind: "pick" }>["options"];

function contentsOf(options: Options, values: readonly number[]): readonly number[] | readonly string[] {
  const contents = values.flatMap((value) => {
    const option = options.find((one) => one.value === value);
    return option ? [contentOf(option.what)] : [];
  });
  const words = contents.filter((content) => typeof content === "string");
  return words.length > 0 ? words : contents.filter((content) => typeof content === "number");
}

function contentOf(what: OptionContent): number | string {
  switch (what.kind) {
    case "object":
      return what.object;
    case "player":
      return entityNumber({ player: what.player });
    case "word":
      return what.word;
    case "ability":
      return what.key;
    case "mode":
      return what.mode;
    case "number":
      return what.number;
  }
}

function numbersOf(contents: readonly number[] | readonly string[]): readonly number[] {
  return contents.filter((content) => typeof content === "number");
}
