import type { CardDefinition, Condition } from "@spellroom/card-language";
import { announcementOf, updateAnnouncement } from "../../change/targets/choosing.ts";
import { holds } from "../../query/selection/index.ts";
import { asCastName } from "../../query/sight/announced.ts";
import { type Game, objectOf } from "../../state/access.ts";
import type { ObjectId } from "../../state/ids.ts";

const known = new WeakMap<CardDefinition, readonly Condition[]>();

/** Records what the text of a spell needs to know about the moment at which it was cast, for itself and what it becomes (CR 601.2i). */
export function noteAsCast(g: Game, spell: ObjectId): void {
  const definition = g.state.definitions[objectOf(g.state, spell).definition];
  if (!definition) return;
  const asked = askedOf(definition);
  if (asked.length === 0) return;
  const { context } = announcementOf(g.state, spell);
  const found = asked.map((one) => [asCastName(one), { did: holds(g.state, context, one) }]);
  updateAnnouncement(g, spell, {
    context: { ...context, bindings: { ...context.bindings, ...Object.fromEntries(found) } },
  });
}

function askedOf(definition: CardDefinition): readonly Condition[] {
  const before = known.get(definition);
  if (before) return before;
  const found: Condition[] = [];
  collect(definition.faces, found);
  known.set(definition, found);
  return found;
}

function collect(part: unknown, into: Condition[]): void {
  if (Array.isArray(part)) for (const one of part) collect(one, into);
  else if (typeof part === "object" && part !== null) {
    if (isAsCast(part)) into.push(part.of);
    for (const one of Object.values(part)) collect(one, into);
  }
}

function isAsCast(part: object): part is Extract<Condition, { kind: "asCast" }> {
  return "kind" in part && part.kind === "asCast";
}
