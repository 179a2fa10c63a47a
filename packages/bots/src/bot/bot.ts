import type { CardDefinition } from "@spellroom/card-language";
import type { DecisionView, TableView, WireChoice } from "@spellroom/protocol";
import type { SealedWorld } from "@spellroom/view";

/** What a bot gets in addition to its view: the definitions of cards it can see, and randomness that is not the game's. */
export interface BotAids {
  /** By content hash; what isn't known yet is treated as an unremarkable card. */
  readonly definition: (hash: string) => CardDefinition | undefined;
  /** A number from 0 (inclusive) to 1 (exclusive). */
  readonly chance: () => number;
}

/** A player that isn't human. It sees what its seat sees and nothing else. */
export interface Bot {
  readonly id: string;
  readonly name: string;
  /**
   * A choice for the open decision of the view's own seat.
   *
   * @param world what the view shows in the shape of a game, for bots that try things out; made when it is first asked for
   */
  choose(view: TableView, decision: DecisionView, world?: () => SealedWorld): WireChoice;
}
