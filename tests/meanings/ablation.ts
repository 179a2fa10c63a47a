/** Cards as they would be if the engine gave one member of the card language no meaning. */
import type { CardDefinition, Path } from "@spellroom/card-language";
import { membersOf } from "@spellroom/rules";

/** How a member is taken out of a card. Where a member can be missed in two ways, both must be noticed. */
type Ablation =
  | { readonly kind: "remove"; readonly levels?: number }
  | { readonly kind: "replace"; readonly by: unknown };

const REMOVE: Ablation = { kind: "remove" };
/** Taken out with the part around it, which is nothing without it. */
const REMOVE_AROUND: Ablation = { kind: "remove", levels: 1 };
const NOTHING: Ablation = { kind: "replace", by: { kind: "bound", name: "nothing at all" } };
const ALWAYS: Ablation = { kind: "replace", by: { kind: "all", of: [] } };
const NEVER: Ablation = { kind: "replace", by: { kind: "any", of: [] } };
const NO_EVENT: Ablation = { kind: "replace", by: { kind: "anyOf", of: [] } };
const NONE_OF_THEM: Ablation = { kind: "replace", by: { kind: "either", of: [] } };

const ABLATIONS: { readonly [union: string]: readonly Ablation[] } = {
  ability: [REMOVE],
  amount: [{ kind: "replace", by: 0 }],
  choice: [REMOVE_AROUND],
  condition: [ALWAYS, NEVER],
  cost: [REMOVE],
  "cost action": [REMOVE],
  "count of different": [{ kind: "replace", by: 0 }],
  duration: [
    { kind: "replace", by: "endOfGame" },
    { kind: "replace", by: "endOfTurn" },
  ],
  effect: [REMOVE],
  event: [NO_EVENT],
  "event role": [NOTHING],
  "keyword ability": [REMOVE],
  "keyword action": [REMOVE],
  layout: [{ kind: "replace", by: "normal" }],
  "mana output": [{ kind: "replace", by: { kind: "symbols", mana: [] } }],
  modification: [REMOVE],
  "number change": [{ kind: "replace", by: { kind: "add", amount: 0 } }],
  "object reference": [NOTHING],
  "player reference": [NOTHING],
  "player state": [ALWAYS, NEVER],
  predicate: [ALWAYS, NEVER],
  recipient: [{ kind: "replace", by: { kind: "objects", what: { kind: "union", of: [] } } }],
  "recipient of damage": [NONE_OF_THEM],
  replacement: [REMOVE_AROUND],
  restriction: [REMOVE_AROUND],
  "rule effect": [REMOVE_AROUND],
  selection: [{ kind: "replace", by: { kind: "union", of: [] } }],
  stat: [{ kind: "replace", by: 0 }],
  "static effect": [REMOVE],
  status: [ALWAYS, NEVER],
  target: [NONE_OF_THEM],
};

/** The numbers of the ways in which a member of a union can be taken out. */
export function waysToAblate(union: string): readonly number[] {
  return [...(ABLATIONS[union] ?? []).keys()];
}

/** The card with every use of a member taken out in one way; the same object where it has none. */
export function ablated(card: CardDefinition, union: string, kind: string, way: number): CardDefinition {
  const ablation = ABLATIONS[union]?.[way];
  const uses = membersOf(card).filter((member) => member.union === union && member.kind === kind);
  if (!ablation || uses.length === 0) return card;
  const changed = structuredClone(card);
  // Inner ones first, and later ones of a list before earlier ones, so that the places of the others stay what they are.
  for (const { path } of uses.toReversed()) ablate(changed, path, ablation);
  return changed;
}

function ablate(card: object, path: Path, ablation: Ablation): void {
  const at = ablation.kind === "remove" ? path.slice(0, path.length - (ablation.levels ?? 0)) : path;
  const key = at.at(-1);
  const around = at.slice(0, -1).reduce<unknown>(part, card);
  if (key === undefined || typeof around !== "object" || around === null) return;
  if (ablation.kind === "replace")
    Reflect.set(around, key, replacement(Reflect.get(around, key), ablation.by));
  else if (Array.isArray(around)) around.splice(Number(key), 1);
  else Reflect.deleteProperty(around, key);
}

/** A duration stands in what it belongs to; everything else is replaced whole. */
function replacement(now: unknown, by: unknown): unknown {
  if (typeof now !== "object" || now === null) return by;
  if ("expires" in now) return { ...now, expires: by };
  if ("duration" in now) return { ...now, duration: by };
  return by;
}

function part(whole: unknown, key: string | number): unknown {
  return typeof whole === "object" && whole !== null ? Reflect.get(whole, key) : undefined;
}
