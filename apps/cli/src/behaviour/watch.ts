import type { CardDefinition } from "@spellroom/card-language";
import type { Choice, GameState, ObjectId } from "@spellroom/rules";
import { type Answered, answered } from "./answers.ts";
import { differences } from "./compare.ts";
import { expected } from "./expectation.ts";
import { Unforeseen } from "./unforeseen.ts";
import { observe } from "./world.ts";

interface Resolving {
  readonly before: GameState;
  readonly top: ObjectId;
  readonly answers: Answered[];
}

/** What a check has seen of one card. */
export interface Seen {
  resolutions: number;
  foreseen: number;
  readonly differences: string[];
  /** Why some resolutions were not compared, and how many. */
  readonly unforeseen: Map<string, number>;
}

export function nothingSeen(): Seen {
  return { resolutions: 0, foreseen: 0, differences: [], unforeseen: new Map() };
}

/** Looks at every spell and ability of one card as it resolves, and compares what happened with what was expected. */
export class Watch {
  readonly #card: number;
  readonly #definition: CardDefinition;
  readonly #seen: Seen;
  #resolving: Resolving | null = null;

  constructor(card: number, definition: CardDefinition, seen: Seen) {
    this.#card = card;
    this.#definition = definition;
    this.#seen = seen;
  }

  /** One choice, with the state before and after it. */
  look(before: GameState, choice: Choice, after: GameState): void {
    const { decision } = before;
    if (!decision) return;
    const top = before.stack.at(-1);
    const passed = decision.kind === "act" && choice.kind === "act" && isPass(decision, choice.act);
    if (passed && top !== undefined) this.#resolving = { before, top, answers: [] };
    else this.#resolving?.answers.push(answered(before, decision, choice));
    if (after.decision?.kind !== "act" && after.decision !== null) return;
    const resolving = this.#resolving;
    this.#resolving = null;
    if (resolving && !after.stack.includes(resolving.top) && after.result === null)
      this.#compare(resolving, after);
  }

  #compare({ before, top, answers }: Resolving, after: GameState): void {
    if (!this.#isOurs(before, top)) return;
    this.#seen.resolutions++;
    try {
      const want = expected(before, top, this.#definition, answers);
      this.#seen.foreseen++;
      this.#seen.differences.push(...differences(want, observe(after), hasOwnNumbers(this.#definition)));
    } catch (error) {
      if (!(error instanceof Unforeseen)) throw error;
      this.#seen.unforeseen.set(error.message, (this.#seen.unforeseen.get(error.message) ?? 0) + 1);
    }
  }

  #isOurs(state: GameState, top: ObjectId): boolean {
    const object = state.objects[top];
    if (object?.kind === "card") return object.card === this.#card;
    const source = object?.announcement?.source;
    return object?.kind === "ability" && source != null && state.objects[source]?.card === this.#card;
  }
}

function isPass(
  decision: Extract<NonNullable<GameState["decision"]>, { kind: "act" }>,
  act: string,
): boolean {
  return decision.acts.find(({ id }) => id === act)?.kind === "pass";
}

/** Whether the card's own static abilities change numbers and keywords, so that they are not compared. */
function hasOwnNumbers(card: CardDefinition): boolean {
  return card.faces.some(
    (face) =>
      typeof face.power === "object" ||
      (face.abilities ?? []).some(
        (one) =>
          (one.kind === "static" && one.effects.some(({ kind }) => kind === "modify")) ||
          (one.kind === "keyword" && one.keyword === "levelUp"),
      ),
  );
}
