/** Rooms: halves that are unlocked, what hears of it, and what counts them. */
import {
  type Ability,
  type CardDefinition,
  type Effect,
  type Filter,
  LANGUAGE_VERSION,
} from "@spellroom/card-language";
import type { GameTrial } from "../whole-game.ts";
import { gain, THIS, YOU } from "./definitions.ts";

const YOUR_ROOMS: Filter = {
  of: [
    { kind: "subtype", subtype: "Room" },
    { kind: "controller", player: YOU },
  ],
};

function half(name: string, door: "left" | "right", effect: Effect): CardDefinition["faces"][0] {
  const ability: Ability = {
    kind: "triggered",
    event: { kind: "unlocks", who: YOU, what: { door } },
    body: { kind: "plain", effects: [effect] },
  };
  return { name, types: ["enchantment"], subtypes: ["Room"], manaCost: ["0"], abilities: [ability] };
}

/** The left half is cast, does that as it is unlocked, and its controller has so much life then. */
function room(name: string, left: Effect, life: number): GameTrial {
  return {
    name,
    card: {
      version: LANGUAGE_VERSION,
      name: "Hall // Attic",
      layout: "split",
      faces: [half("Hall", "left", left), half("Attic", "right", gain(2))],
    },
    play: (game) => game.toMain().cast({ face: 0 }),
    holds: ({ players }) => players[0]?.life === life,
  };
}

export const ROOMS: readonly GameTrial[] = [
  room("a half that is unlocked is heard of", gain(3), 23),
  room("the other half is unlocked", { kind: "unlockDoor", of: THIS }, 22),
  room(
    "unlocked halves are counted",
    { kind: "gainLife", who: YOU, amount: { kind: "distinct", what: "unlockedDoor", among: YOUR_ROOMS } },
    21,
  ),
];
