import type {
  ChoiceKind,
  DamageRecipient,
  EventRole,
  ObjectRef,
  PlayerRef,
  Recipient,
  Selection,
} from "@spellroom/card-language";
import { choose } from "../../change/effects/choose.ts";
import { recipients } from "../../change/effects/recipients.ts";
import { selected } from "../../change/effects/selected.ts";
import { recipientCovers } from "../../query/sight/events/subject.ts";
import { objectsOf } from "../../query/sight/objects.ts";
import { playersOf } from "../../query/sight/players.ts";
import type { Rows } from "./row.ts";

/** What a text calls "it", "that creature", "those cards". */
export const OBJECT_REFS: Rows<ObjectRef["kind"]> = {
  attached: ["303.4", objectsOf],
  bound: ["608.2h", objectsOf],
  each: ["608.2c", objectsOf],
  event: ["603.2", objectsOf],
  granter: ["201.5a", objectsOf],
  linked: ["607.1", objectsOf],
  rest: ["608.2h", objectsOf],
  target: ["115.1", objectsOf],
  this: ["201.5", objectsOf],
};

/** The role of an object in an event. */
export const EVENT_ROLES_TOLD: Rows<EventRole> = {
  attacker: ["508.1", objectsOf],
  blocker: ["509.1", objectsOf],
  cause: ["603.2", objectsOf],
  object: ["603.2", objectsOf],
  opposed: ["509.1", objectsOf],
  recipient: ["120.1", objectsOf],
  source: ["120.1", objectsOf],
  spell: ["601.2", objectsOf],
};

/** Players. */
export const PLAYER_REFS: Rows<PlayerRef["kind"]> = {
  active: ["102.1", playersOf],
  allPlayers: ["102.1", playersOf],
  attackedByYou: ["508.3e", playersOf],
  bound: ["608.2h", playersOf],
  chosen: ["607.2d", playersOf],
  controller: ["109.4", playersOf],
  defending: ["508.5", playersOf],
  each: ["101.4", playersOf],
  enchanted: ["303.4", playersOf],
  event: ["603.2", playersOf],
  monarch: ["722.1", playersOf],
  mostLife: ["119.1", playersOf],
  opponents: ["102.2", playersOf],
  otherPlayers: ["102.1", playersOf],
  otherThanEventPlayer: ["603.2", playersOf],
  owner: ["108.3", playersOf],
  target: ["115.1", playersOf],
  you: ["109.5", playersOf],
};

/** What an effect acts on. */
export const SELECTIONS: Rows<Selection["kind"]> = {
  all: ["608.2h", selected],
  choose: ["608.2d", selected],
  ref: ["608.2h", selected],
  top: ["401.2", selected],
  union: ["608.2h", selected],
};

/** Whom damage and the like reach. */
export const RECIPIENTS: Rows<Recipient["kind"]> = {
  eventRecipient: ["603.2", recipients],
  objects: ["120.1", recipients],
  players: ["120.1", recipients],
  targets: ["115.4", recipients],
};

/** Who or what damage is dealt to, in the pattern of an event. */
export const DAMAGE_RECIPIENTS: Rows<DamageRecipient["kind"]> = {
  either: ["120.1", recipientCovers],
  object: ["120.1", recipientCovers],
  player: ["120.1", recipientCovers],
};

/** What a player may be asked to name or choose. */
export const CHOICES: Rows<ChoiceKind["kind"]> = {
  basicLandType: ["305.6", choose],
  cardName: ["201.4", choose],
  cardType: ["205.2", choose],
  color: ["105.4", choose],
  creatureType: ["205.3m", choose],
  number: ["107.1", choose],
  player: ["102.1", choose],
  word: ["607.2d", choose],
};
