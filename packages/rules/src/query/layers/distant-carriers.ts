import { type CardDefinition, ZONES, type Zone } from "@spellroom/card-language";
import { zoneOf } from "../../state/access.ts";
import type { GameState } from "../../state/game-state.ts";
import type { DefinitionId, ObjectId } from "../../state/ids.ts";
import type { GameObject } from "../../state/object.ts";
import { Recent } from "../../state/recent.ts";
import { baseOf } from "./base.ts";
import { withKeywordAbilities } from "./current-abilities.ts";
import { replacesOwnMove, type StaticRule, staticRules } from "./static-rules.ts";

const NONE: readonly GameObject[] = [];

/** Zones outside the battlefield in which cards of some definitions have rule or replacement effects. */
type Reach = ReadonlyMap<Zone, ReadonlySet<DefinitionId>>;

interface Found {
  readonly state: Pick<GameState, "stack" | "exile" | "command" | "definitions">;
  readonly objects: readonly GameObject[];
}

/** By the players' zones, which are the last to change when nothing else has. */
const found = new Recent<GameState["players"], Found>(8);

/**
 * Objects outside the battlefield whose rule or replacement effects function there (CR 113.6b, 113.6f): cards that may be
 * cast from a graveyard, that can't be put into one, and emblems (CR 114.4).
 */
export function distantCarriers(state: GameState): readonly GameObject[] {
  const reach = reachOf(state.definitions);
  if (reach.size === 0 && state.command.length === 0) return NONE;
  const known = found.get(state.players);
  if (known && isSame(known.state, state)) return known.objects;
  const objects = lookAround(state, reach);
  const { stack, exile, command, definitions } = state;
  found.set(state.players, { state: { stack, exile, command, definitions }, objects });
  return objects;
}

function isSame(before: Found["state"], now: GameState): boolean {
  return (
    before.stack === now.stack &&
    before.exile === now.exile &&
    before.command === now.command &&
    before.definitions === now.definitions
  );
}

function lookAround(state: GameState, reach: Reach): readonly GameObject[] {
  const objects: GameObject[] = [];
  const take = (ids: readonly ObjectId[], definitions: ReadonlySet<DefinitionId> | undefined): void => {
    for (const id of ids) {
      const object = state.objects[id];
      if (object && (object.kind === "emblem" || definitions?.has(object.definition))) objects.push(object);
    }
  };
  take(state.command, reach.get("command"));
  for (const [zone, definitions] of reach) {
    if (zone === "command") continue;
    if (zone === "stack" || zone === "exile") take(state[zone], definitions);
    else for (const { seat } of state.players) take(zoneOf(state, zone, seat), definitions);
  }
  return objects.length > 0 ? objects : NONE;
}

const reaches = new WeakMap<GameState["definitions"], Reach>();

let last: { readonly definitions: GameState["definitions"]; readonly reach: Reach } | null = null;

function reachOf(definitions: GameState["definitions"]): Reach {
  if (last?.definitions !== definitions)
    last = { definitions, reach: reaches.get(definitions) ?? foundReach(definitions) };
  return last.reach;
}

function foundReach(definitions: GameState["definitions"]): Reach {
  const reach = new Map<Zone, Set<DefinitionId>>();
  for (const [id, definition] of Object.entries(definitions)) {
    for (const zone of zonesOf(definition)) {
      const ids = reach.get(zone);
      if (ids) ids.add(id);
      else reach.set(zone, new Set([id]));
    }
  }
  reaches.set(definitions, reach);
  return reach;
}

const zones = new WeakMap<CardDefinition, readonly Zone[]>();

function zonesOf(definition: CardDefinition): readonly Zone[] {
  let known = zones.get(definition);
  if (!known) {
    known = [
      ...new Set(
        definition.faces.flatMap((face) => {
          const { abilities, types, manaCost } = baseOf(face);
          const isSpell = types.includes("instant") || types.includes("sorcery");
          return staticRules(withKeywordAbilities(abilities, types, manaCost)).flatMap((rule) =>
            zonesOfRule(rule, isSpell),
          );
        }),
      ),
    ];
    zones.set(definition, known);
  }
  return known;
}

function zonesOfRule(rule: StaticRule, isSpell: boolean): readonly Zone[] {
  if (rule.zone !== null) return rule.zone === "battlefield" ? [] : [rule.zone];
  if (replacesOwnMove(rule)) return ZONES.filter((zone) => zone !== "battlefield");
  return isSpell ? ["stack"] : [];
}
