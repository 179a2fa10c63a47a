import type { CardDefinition } from "@spellroom/card-language";
import type { GameState } from "../state/game-state.ts";
import type { DefinitionId, ObjectId } from "../state/ids.ts";
import type { GameObject } from "../state/object.ts";
import { baseOf } from "./base.ts";
import { withKeywordAbilities } from "./current-abilities.ts";
import { reachesBeyond, staticRules } from "./static-rules.ts";

const NONE: readonly GameObject[] = [];
const beyond = new WeakMap<CardDefinition, boolean>();
const definitionsBeyond = new WeakMap<GameState["definitions"], ReadonlySet<DefinitionId>>();

/**
 * Objects outside the battlefield whose rule or replacement effects function there (CR 113.6b, 113.6f): cards that may be
 * cast from a graveyard, that can't be put into one, and emblems (CR 114.4).
 */
export function distantCarriers(state: GameState): readonly GameObject[] {
  const definitions = reaching(state);
  if (definitions.size === 0 && state.command.length === 0) return NONE;
  const found: GameObject[] = [];
  const take = (ids: readonly ObjectId[]): void => {
    for (const id of reachingIn(state, ids, definitions)) {
      const object = state.objects[id];
      if (object) found.push(object);
    }
  };
  take(state.command);
  if (definitions.size > 0) {
    take(state.stack);
    take(state.exile);
    for (const { hand, graveyard, library } of state.players) {
      take(hand);
      take(graveyard);
      take(library);
    }
  }
  return found.length > 0 ? found : NONE;
}

interface Reaching {
  readonly definitions: ReadonlySet<DefinitionId>;
  readonly ids: readonly ObjectId[];
}

const NO_IDS: readonly ObjectId[] = [];
const byList = new WeakMap<readonly ObjectId[], Reaching>();

/** Which objects of a zone are emblems or of such definitions; what an object is made of never changes. */
function reachingIn(
  state: GameState,
  list: readonly ObjectId[],
  definitions: ReadonlySet<DefinitionId>,
): readonly ObjectId[] {
  if (list.length === 0) return NO_IDS;
  const known = byList.get(list);
  if (known?.definitions === definitions) return known.ids;
  const ids = list.filter((id) => {
    const object = state.objects[id];
    return object && (object.kind === "emblem" || definitions.has(object.definition));
  });
  byList.set(list, { definitions, ids });
  return ids;
}

function reaching(state: GameState): ReadonlySet<DefinitionId> {
  let found = definitionsBeyond.get(state.definitions);
  if (!found) {
    found = new Set(
      Object.entries(state.definitions).flatMap(([id, definition]) => (reaches(definition) ? [id] : [])),
    );
    definitionsBeyond.set(state.definitions, found);
  }
  return found;
}

function reaches(definition: CardDefinition): boolean {
  let found = beyond.get(definition);
  if (found === undefined) {
    found = definition.faces.some((face) => {
      const { abilities, types } = baseOf(face);
      const isSpell = types.includes("instant") || types.includes("sorcery");
      return staticRules(withKeywordAbilities(abilities, types)).some(
        (rule) => isSpell || reachesBeyond(rule),
      );
    });
    beyond.set(definition, found);
  }
  return found;
}
