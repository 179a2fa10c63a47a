import type { CardDefinition } from "@spellroom/card-language";
import type { DecisionView, TableView, WireChoice } from "@spellroom/protocol";
import type { SealedWorld } from "@spellroom/view";
import { leastAmounts, leastModes, leastPicks, leastPiles, usualName } from "./least.ts";

/** What a bot is given besides its view: the definitions of cards it can see, and chance that is not the game's. */
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
   * An answer to the open decision of the view's own seat.
   *
   * @param world what the view shows in the shape of a game, for bots that try things out; made when it is first asked for
   */
  choose(view: TableView, decision: DecisionView, world?: () => SealedWorld): WireChoice;
}

/** The answer that is always taken, for when a bot's own answer was refused as a combination. */
export function safeChoice(decision: DecisionView): WireChoice {
  switch (decision.kind) {
    case "act":
      return {
        kind: "act",
        act: Math.max(
          0,
          decision.acts.findIndex((act) => act.kind === "pass"),
        ),
      };
    case "pick":
      return {
        kind: "pick",
        options: leastPicks(decision.options.length, decision.min, decision.limit?.values),
      };
    case "order":
      return { kind: "order", options: decision.options.map((_, at) => at) };
    case "distribute":
      return { kind: "distribute", amounts: leastAmounts(decision) };
    case "number":
      return { kind: "number", number: decision.min };
    case "confirm":
      return { kind: "confirm", yes: false };
    case "modes":
      return { kind: "modes", options: leastModes(decision.options.length, decision.min) };
    case "attackers":
      return { kind: "attackers", attacks: decision.least ?? [] };
    case "blockers":
      return { kind: "blockers", blocks: decision.least ?? [] };
    case "pay":
      return { kind: "pay", how: decision.proposal ? "auto" : decision.mayCancel ? "cancel" : "fromPool" };
    case "arrange":
      return { kind: "arrange", piles: leastPiles(decision.options.length, decision.piles) };
    case "name":
      return { kind: "name", name: decision.suggestions[0] ?? usualName(decision.of) };
  }
}
