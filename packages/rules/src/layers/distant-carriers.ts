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
    for (const id of ids) {
      const object = state.objects[id];
      if (object && (object.kind === "emblem" || definitions.has(object.definition))) found.push(object);
    }
  };
  take(state.command);
  if (definitions.size > 0) {
    for (const zone of [state.stack, state.exile]) take(zone);
    for (const { hand, graveyard, library } of state.players)
      for (const zone of [hand, graveyard, library]) take(zone);
  }
  return found.length > 0 ? found : NONE;
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
