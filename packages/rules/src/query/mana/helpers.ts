import { playerOf } from "../../state/access.ts";
import type { GameState } from "../../state/game-state.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { characteristics } from "../layers/index.ts";
import { BENT, GENERIC_ONLY, type ManaMask, maskOfAll } from "../symbols/mask.ts";
import { HELP, type Help, type Source, type Way } from "../symbols/way.ts";
import { WORTH } from "../symbols/worth.ts";
import type { Purpose } from "./purpose.ts";

const NO_KEYWORDS: ReadonlySet<string> = new Set();

/** Whether something may be tapped or exiled rather than pay mana. */
export function mayBeHelped(state: GameState, purpose: Purpose): boolean {
  if (purpose.bending !== undefined) return true;
  if (purpose.kind !== "cast") return false;
  const { keywords } = characteristics(state, purpose.object);
  return keywords.has("convoke") || keywords.has("improvise") || keywords.has("delve");
}

/**
 * What may be tapped or exiled rather than pay mana: creatures for convoke, artifacts for improvise, cards of the graveyard for
 * delve (CR 702.51a, 702.126a, 702.66a), artifacts and creatures for the generic mana of a waterbend cost. It applies once the
 * total cost is known and isn't a cost itself. An object that is a source of mana as well is used for one or the other. What
 * another cost takes away (`gone`) may be tapped before, but not be exiled for it as well.
 */
export function withHelpers(
  state: GameState,
  seat: Seat,
  purpose: Purpose,
  sources: readonly Source[],
  except: ReadonlySet<ObjectId> | null,
  gone: ReadonlySet<ObjectId> | null,
): readonly Source[] {
  if (!mayBeHelped(state, purpose)) return sources;
  const keywords: ReadonlySet<string> =
    purpose.kind === "cast" ? characteristics(state, purpose.object).keywords : NO_KEYWORDS;
  const byObject = new Map(sources.map((source) => [source.object, source]));
  const offer = (object: ObjectId, how: Help, masks: ManaMask, worth: number): void => {
    if (except?.has(object)) return;
    const known = byObject.get(object);
    const way = helpWay(how, masks, known ? WORTH.helper : 0);
    if (known) byObject.set(object, { ...known, ways: [...known.ways, way] });
    else byObject.set(object, { object, worth, ways: [way], simple: true });
  };
  for (const id of state.battlefield) {
    const object = state.objects[id];
    if (!object || object.status.tapped || object.status.phasedOut) continue;
    const values = characteristics(state, id);
    if (values.controller !== seat) continue;
    if (keywords.has("convoke") && values.types.includes("creature"))
      offer(id, "convoke", maskOfAll(values.colors) | GENERIC_ONLY, WORTH.source + WORTH.helper);
    else if (keywords.has("improvise") && values.types.includes("artifact"))
      offer(id, "improvise", GENERIC_ONLY, WORTH.source);
    if (purpose.bending === undefined) continue;
    if (values.types.includes("creature")) offer(id, "waterbend", BENT, WORTH.source + WORTH.helper);
    else if (values.types.includes("artifact")) offer(id, "waterbend", BENT, WORTH.source);
  }
  if (keywords.has("delve"))
    for (const id of playerOf(state, seat).graveyard)
      if (!gone?.has(id)) offer(id, "delve", GENERIC_ONLY, WORTH.source + WORTH.helper);
  return [...byObject.values()];
}

function helpWay(how: Help, mask: ManaMask, worth: number): Way {
  return {
    key: HELP[how],
    masks: [mask],
    inputs: null,
    life: 0,
    victims: null,
    counters: null,
    worth,
    rider: null,
    again: false,
  };
}

/** Which kind of help a key names, `null` for abilities. */
export function helpOf(key: string): Help | null {
  if (key === HELP.convoke) return "convoke";
  if (key === HELP.improvise) return "improvise";
  if (key === HELP.waterbend) return "waterbend";
  return key === HELP.delve ? "delve" : null;
}
