import type {
  CardIdentity,
  CardView,
  FaceView,
  Key,
  Mention,
  ObjectView,
  PrivateCard,
  PublicTable,
} from "@spellroom/protocol";
import { faceOf } from "../../cards/look.ts";
import { fill } from "../../i18n/fill.ts";
import type { Messages } from "../../i18n/messages.ts";
import { type Line, lineFor, listOf, type Segment } from "./log-segments.ts";

/** What names are found in. */
export interface NameSources {
  readonly table: PublicTable | null;
  readonly known: ReadonlyMap<Key, PrivateCard>;
  readonly byHash: ReadonlyMap<string, CardView>;
  readonly messages: Messages;
}

export function playerName({ table, messages }: NameSources, seat: number): string {
  return table?.players.find((player) => player.seat === seat)?.name ?? messages.log.somebody;
}

/** The card of an object as far as the user knows it, public or private. */
export function identityOf(
  { table, known }: Pick<NameSources, "table" | "known">,
  key: Key,
): CardIdentity | null {
  const object = table?.objects[key];
  if (object === undefined) return known.get(key)?.card ?? null;
  if (object.card !== null) return object.card;
  for (const card of known.values()) if (card.of === key) return card.card;
  // An ability of something face down shows no card; who may look at its source knows it by that.
  return object.kind === "ability" && object.source !== null && object.source !== key
    ? identityOf({ table, known }, object.source)
    : null;
}

/** The card on which an ability of an object is printed: `c1p0` is on a component under the topmost of a merged permanent. */
export function cardOfAbility(
  sources: Pick<NameSources, "table" | "known">,
  key: Key,
  ability: string,
): CardIdentity | null {
  const at = /^c(\d+)p/.exec(ability)?.[1];
  if (at === undefined) return identityOf(sources, key);
  return sources.table?.objects[key]?.components[Number(at)] ?? null;
}

export function cardName({ byHash, messages }: NameSources, card: CardIdentity | null): string {
  if (card === null) return messages.log.unknownCard;
  return faceOf(byHash, card)?.name ?? messages.table.cardNames.unloaded;
}

/** The name of an object by its key; an ability on the stack goes by its source. */
export function objectName(sources: NameSources, key: Key): string {
  const object = sources.table?.objects[key];
  return object?.changed?.name ?? cardName(sources, identityOf(sources, key));
}

export function mentionName(sources: NameSources, { key, card }: Mention): string {
  if (card !== null) return cardName(sources, card);
  return key === null ? sources.messages.log.unknownCard : objectName(sources, key);
}

/** How many cards and tokens a permanent consists of, and which; nothing where it is only one. */
export function componentsOf(
  sources: NameSources,
  { components }: Pick<ObjectView, "components">,
): string | null {
  if (components.length === 0) return null;
  const { messages } = sources;
  const names = components.map((one) => [cardName(sources, one)]);
  const cards = plainLine(lineFor(null, listOf(names, messages)), sources);
  return fill(messages.table.preview.components, { count: components.length, cards });
}

/** A component under the topmost of a merged permanent, by its place among them. */
interface PartBelow {
  readonly at: number;
  readonly face: FaceView;
}

/** The faces under the topmost of a merged permanent, which has the abilities of all of them (CR 702.140e). */
export function facesBelow(
  { byHash }: Pick<NameSources, "byHash">,
  { components, changed }: Pick<ObjectView, "components" | "changed">,
): readonly PartBelow[] {
  if (changed?.losesAbilities) return [];
  const backOf = (card: CardIdentity | null): string | undefined =>
    card === null ? undefined : byHash.get(card.definition)?.faces[1]?.name;
  const backs = components.map(backOf);
  return components.slice(1).flatMap((card, below) => {
    const back = backs[below + 1];
    // Two melded cards have one back face together, and nothing of their fronts (CR 712.4b).
    const isMelded = back !== undefined && backs.filter((other) => other === back).length > 1;
    const face = isMelded ? undefined : faceOf(byHash, card);
    return face === undefined ? [] : [{ at: below + 1, face }];
  });
}

/** A line of the log as plain text, for reading aloud and copying. */
export function plainLine(line: Line, sources: NameSources): string {
  return line.map((segment) => segmentText(segment, sources)).join("");
}

function segmentText(segment: Segment, sources: NameSources): string {
  if (typeof segment === "string") return segment;
  switch (segment.kind) {
    case "card":
      return mentionName(sources, segment.mention);
    case "player":
      return playerName(sources, segment.seat);
    case "you":
      return sources.messages.log.you[segment.place];
    case "mana":
      return segment.mana.map((symbol) => `{${symbol}}`).join("");
  }
}
