import type { Filter } from "@spellroom/card-language";
import type { Context } from "../../state/context.ts";
import type { GameState } from "../../state/game-state.ts";
import type { ObjectId } from "../../state/ids.ts";
import type { Characteristics, GameObject } from "../../state/object.ts";
import type { Sight } from "../sight/sight.ts";
import { GameSight } from "./game-sight.ts";
import { sightOf } from "./sight-of.ts";
import { attachmentsOf, valuesAsEntering, valuesOf } from "./values.ts";

/** A game as it is now, but for one object that is seen as it would exist on the battlefield (CR 614.12, 614.17d). */
class EnteringSight extends GameSight {
  readonly state: GameState;
  readonly #entering: GameObject;
  #values: Characteristics | null = null;

  constructor(state: GameState, entering: GameObject) {
    super();
    this.state = state;
    this.#entering = entering;
  }

  override object(id: ObjectId): GameObject | null {
    return id === this.#entering.id ? this.#entering : super.object(id);
  }

  override existing(id: ObjectId): GameObject | null {
    return id === this.#entering.id ? this.#entering : super.existing(id);
  }

  /** Where it still is, it counts as what it is there: among the cards of the graveyard that it comes from. */
  override matches(context: Context, filter: Filter, id: ObjectId): boolean {
    const zone = id === this.#entering.id ? this.state.objects[id]?.zone : null;
    return zone && filter.zones?.includes(zone)
      ? sightOf(this.state).matches(context, filter, id)
      : super.matches(context, filter, id);
  }

  read(id: ObjectId): Characteristics | null {
    if (id !== this.#entering.id) return valuesOf(this.state, id);
    this.#values ??= valuesAsEntering(this.state, this.#entering);
    return this.#values;
  }

  attachments(id: ObjectId): readonly ObjectId[] {
    return attachmentsOf(this.state, id);
  }
}

/** The sight in which that object is on the battlefield already, as the record says; nothing else knows it is there. */
export function enteringSight(state: GameState, entering: GameObject): Sight {
  return new EnteringSight(state, entering);
}
