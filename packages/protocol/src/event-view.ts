import type { GameAction } from "@spellroom/card-language/keyword-actions";
import type { Key } from "./key.ts";
import type { CardIdentity, ZoneName } from "./table.ts";
import type { DayNight, EndReason, FaceChange, LossReason, Step } from "./vocabulary.ts";

/** An object as the log names it: by key while it exists, and by what it was known as then. */
export interface Mention {
  readonly key: Key | null;
  /** `null`: a card that this audience doesn't know. */
  readonly card: CardIdentity | null;
}

/** A player, or an object as the log names it. */
export type Party = Mention | { readonly seat: number };

/**
 * One thing that happened, as one audience may know it: the source of the log, animation, sound and screen reader output.
 * Clients word it in their own language.
 */
export type EventView =
  | { readonly kind: "gameBegan"; readonly seat: number }
  /** The game was over without a result, and the same players began another, by that player's spell or ability. */
  | { readonly kind: "gameRestarted"; readonly seat: number }
  | { readonly kind: "turnBegan"; readonly turn: number; readonly seat: number }
  | { readonly kind: "stepBegan"; readonly step: Step; readonly seat: number }
  | { readonly kind: "mulliganTaken"; readonly seat: number; readonly count: number }
  | { readonly kind: "handKept"; readonly seat: number; readonly cards: number }
  /** `count` cards in all; `cards` only for an audience that may know them. */
  | {
      readonly kind: "drew";
      readonly seat: number;
      readonly count: number;
      readonly cards?: readonly Mention[];
    }
  | {
      readonly kind: "moved";
      readonly what: Mention;
      /** The cards that have become one permanent, the melded one. */
      readonly melded?: readonly Mention[];
      readonly from: ZoneName;
      readonly to: ZoneName;
      readonly seat: number;
      readonly cause: string;
    }
  | { readonly kind: "tokenCreated"; readonly what: Mention; readonly seat: number }
  | {
      readonly kind: "cast";
      readonly seat: number;
      readonly what: Mention;
      readonly targets: readonly Party[];
      readonly from: ZoneName;
    }
  | {
      readonly kind: "activated";
      readonly seat: number;
      readonly source: Mention;
      readonly ability: string | null;
      readonly targets: readonly Party[];
    }
  | {
      readonly kind: "triggered";
      readonly seat: number;
      readonly source: Mention;
      readonly ability: string | null;
      readonly targets: readonly Party[];
    }
  | { readonly kind: "resolved"; readonly what: Mention; readonly seat: number }
  | { readonly kind: "didNotResolve"; readonly what: Mention; readonly seat: number }
  | { readonly kind: "countered"; readonly what: Mention }
  | {
      readonly kind: "damage";
      readonly source: Mention;
      readonly to: Party;
      readonly amount: number;
      readonly combat: boolean;
      readonly prevented: boolean;
    }
  | {
      readonly kind: "life";
      readonly seat: number;
      readonly change: number;
      readonly life: number;
      readonly cause: string;
    }
  | { readonly kind: "tapped"; readonly what: Mention; readonly tapped: boolean }
  | {
      readonly kind: "counters";
      readonly on: Party;
      readonly counter: string;
      readonly change: number;
    }
  | { readonly kind: "attached"; readonly what: Mention; readonly to: Party | null }
  | {
      readonly kind: "manaAdded";
      readonly seat: number;
      readonly mana: readonly string[];
      readonly source: Mention;
    }
  | { readonly kind: "manaLost"; readonly seat: number; readonly count: number; readonly burned: boolean }
  | {
      readonly kind: "attackers";
      readonly seat: number;
      readonly attacks: readonly { readonly what: Mention; readonly defender: Party }[];
    }
  | {
      readonly kind: "blockers";
      readonly seat: number;
      readonly blocks: readonly { readonly what: Mention; readonly attackers: readonly Mention[] }[];
    }
  | { readonly kind: "band"; readonly seat: number; readonly members: readonly Mention[] }
  | { readonly kind: "shuffled"; readonly seat: number }
  | {
      readonly kind: "revealed";
      readonly seat: number;
      readonly cards: readonly Mention[];
      readonly count: number;
    }
  | {
      readonly kind: "chosen";
      readonly seat: number;
      readonly source: Mention;
      readonly what: string;
      readonly value: string;
    }
  | {
      readonly kind: "chance";
      readonly seat: number;
      readonly what: "coin" | "die";
      readonly sides: number;
      readonly result: number;
    }
  | { readonly kind: "control"; readonly what: Mention; readonly seat: number }
  | { readonly kind: "face"; readonly what: Mention; readonly change: FaceChange }
  | {
      readonly kind: "keywordAction";
      readonly action: GameAction;
      readonly seat: number;
      readonly what: Mention | null;
      readonly amount: number;
      /** The room that is entered, or the dungeon that is completed (CR 309). */
      readonly name?: string;
    }
  | { readonly kind: "monarch"; readonly seat: number }
  | { readonly kind: "dayNight"; readonly to: DayNight }
  | { readonly kind: "extraTurn"; readonly seat: number }
  | { readonly kind: "playerLost"; readonly seat: number; readonly reason: LossReason }
  | { readonly kind: "gameEnded"; readonly winners: readonly number[]; readonly reason: EndReason }
  | { readonly kind: "rewound"; readonly seat: number }
  /** A player's last move was taken back, alone or by consent. */
  | { readonly kind: "tookBack"; readonly seat: number };
