/** What has to have happened in games for their silence to mean something. */
import { characteristics, type GameEvent, type GameState, type ObjectId, type Step } from "@spellroom/rules";

export const DEEDS = [
  "castFaceDown",
  "offeredAnothersFaceDown",
  "rewound",
  "turnedFaceUp",
  "abilityOfFaceDown",
  "grantedAbilityOnStack",
  "manifested",
  "cloaked",
  "dreadManifested",
  "foretold",
  "exiledFaceDown",
  "leftFaceDown",
  "stolenFaceDown",
  "copiedFaceDown",
  "lookedAt",
  "topSeen",
  "takenBack",
] as const;
export type Deed = (typeof DEEDS)[number];

export function deedsOf({ state, events }: Step): readonly Deed[] {
  return [
    ...new Set([...asked(state), ...standing(state), ...events.flatMap((event) => happened(state, event))]),
  ];
}

function isFaceDown(state: GameState, id: ObjectId): boolean {
  const object = state.objects[id] ?? state.lastKnown[id]?.object;
  return object?.status.faceDown != null;
}

/** Whether the options include another player's face-down permanent. */
function asked(state: GameState): readonly Deed[] {
  const { decision } = state;
  if (!decision || !("options" in decision)) return [];
  const isAnothers = (id: ObjectId): boolean =>
    state.objects[id]?.zone === "battlefield" &&
    isFaceDown(state, id) &&
    characteristics(state, id).controller !== decision.seat;
  return decision.options.some(({ what }) => what.kind === "object" && isAnothers(what.object))
    ? ["offeredAnothersFaceDown"]
    : [];
}

function standing(state: GameState): readonly Deed[] {
  const deeds: Deed[] = [];
  for (const id of state.stack) {
    const object = state.objects[id];
    const ability = object?.announcement?.ability;
    if (!object || !ability) continue;
    if (object.status.faceDown !== null) deeds.push("abilityOfFaceDown");
    if (ability.key.startsWith("g")) deeds.push("grantedAbilityOnStack");
  }
  for (const id of state.battlefield) {
    const object = state.objects[id];
    if (object?.copied?.token) deeds.push("copiedFaceDown");
    if (object?.status.faceDown != null && characteristics(state, id).controller !== object.controller)
      deeds.push("stolenFaceDown");
  }
  if (state.players.some(({ library: [top] }) => (state.objects[top ?? -1]?.knownTo.length ?? 0) > 0))
    deeds.push("topSeen");
  return deeds;
}

function happened(state: GameState, event: GameEvent): readonly Deed[] {
  switch (event.kind) {
    case "spellCast":
      return isFaceDown(state, event.object) ? ["castFaceDown"] : [];
    case "rewound":
      return ["rewound"];
    case "faceChanged":
      return event.what === "turnedFaceUp" ? ["turnedFaceUp"] : [];
    case "revealed":
      return event.to === "all" ? [] : ["lookedAt"];
    case "keywordAction":
      return KEYWORDS.get(event.action) ?? [];
    case "moved": {
      if (event.became === null) return [];
      const became = state.objects[event.became]?.status.faceDown ?? null;
      if (event.to === "exile" && became !== null)
        return [became === "foretold" ? "foretold" : "exiledFaceDown"];
      return event.from === "battlefield" && isFaceDown(state, event.object) ? ["leftFaceDown"] : [];
    }
    default:
      return [];
  }
}

const KEYWORDS: ReadonlyMap<string, readonly Deed[]> = new Map<string, readonly Deed[]>([
  ["manifest", ["manifested"]],
  ["cloak", ["cloaked"]],
  ["manifestDread", ["dreadManifested"]],
]);
