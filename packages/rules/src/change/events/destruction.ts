import type { Replacement } from "@spellroom/card-language";
import { existing, type Game } from "../../state/access.ts";
import { type Context, emptyContext } from "../../state/context.ts";
import type { GameState } from "../../state/game-state.ts";
import type { Happening } from "../../state/happening.ts";
import type { GameObject } from "../../state/object.ts";
import { canRegenerate, spendRegenerationShield } from "./regeneration.ts";

type Destruction = Extract<Happening, { kind: "destroy" }>;

/** What the rules do instead of destroying a permanent, as one of the effects that its controller chooses among. */
interface InsteadOfDestroying {
  readonly replacement: Replacement;
  readonly context: Context;
  readonly key: string;
  readonly floating: null;
  readonly carryOut: (g: Game) => Happening | null;
}

const DESTROYED: Replacement = {
  kind: "instead",
  event: { kind: "moves", what: "this", cause: "destroy" },
  effects: [],
};

/**
 * The destruction-replacement effects that a permanent has without an ability (CR 614.8): a regeneration shield (701.15a), and
 * a shield counter where an effect would destroy it (122.1c). Like all of them they stand beside umbra armor and the like, and
 * the permanent's controller chooses which is applied (616.1).
 */
export function destructionReplacements(
  state: GameState,
  happening: Destruction,
): readonly InsteadOfDestroying[] {
  const object = existing(state, happening.object);
  if (object?.zone !== "battlefield") return [];
  const found: InsteadOfDestroying[] = [];
  if (!happening.noRegeneration && canRegenerate(state, object)) {
    found.push(
      insteadFor(object, "regeneration", (g) => {
        spendRegenerationShield(g, object.id);
        return null;
      }),
    );
  }
  if (happening.source !== null && (object.counters.shield ?? 0) > 0) {
    const on = { object: object.id };
    found.push(
      insteadFor(object, "shieldCounter", () => ({
        kind: "removeCounters",
        on,
        counter: "shield",
        amount: 1,
        source: null,
      })),
    );
  }
  return found;
}

function insteadFor(
  { id, controller }: GameObject,
  name: string,
  carryOut: InsteadOfDestroying["carryOut"],
): InsteadOfDestroying {
  return {
    replacement: DESTROYED,
    context: emptyContext(id, controller),
    key: `${id}:${name}`,
    floating: null,
    carryOut,
  };
}
