/** Names for guests who did not choose one. */
import { randomInt } from "node:crypto";

const MANNERS = [
  "Amber",
  "Bold",
  "Calm",
  "Clever",
  "Copper",
  "Curious",
  "Dawn",
  "Distant",
  "Early",
  "Ember",
  "Frost",
  "Gentle",
  "Golden",
  "Hidden",
  "Humble",
  "Ivory",
  "Jolly",
  "Keen",
  "Lucky",
  "Mellow",
  "Merry",
  "Misty",
  "Nimble",
  "Patient",
  "Quiet",
  "Restless",
  "Silver",
  "Stormy",
  "Sunny",
  "Velvet",
  "Wandering",
  "Wild",
] as const;

const CREATURES = [
  "Badger",
  "Basilisk",
  "Bear",
  "Crane",
  "Drake",
  "Falcon",
  "Fox",
  "Golem",
  "Griffin",
  "Hare",
  "Heron",
  "Hydra",
  "Kestrel",
  "Lynx",
  "Manticore",
  "Marten",
  "Moth",
  "Otter",
  "Owl",
  "Phoenix",
  "Raven",
  "Salamander",
  "Selkie",
  "Sphinx",
  "Stag",
  "Stork",
  "Toad",
  "Unicorn",
  "Viper",
  "Wolf",
  "Wren",
  "Wyvern",
] as const;

export function inventName(): string {
  return `${pick(MANNERS)} ${pick(CREATURES)}`;
}

function pick(words: readonly string[]): string {
  return words[randomInt(words.length)] ?? "Guest";
}
