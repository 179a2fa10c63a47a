import type { CardDefinition } from "@spellroom/card-language";
import type { DecisionView, TableView, WireChoice } from "@spellroom/protocol";

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
  /** An answer to the open decision of the view's own seat. Must be quick: it runs beside everybody's matches. */
  choose(view: TableView, decision: DecisionView): WireChoice;
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
      return { kind: "pick", options: lightest(decision) };
    case "order":
      return { kind: "order", options: decision.options.map((_, at) => at) };
    case "distribute":
      return { kind: "distribute", amounts: fill(decision) };
    case "number":
      return { kind: "number", number: decision.min };
    case "confirm":
      return { kind: "confirm", yes: false };
    case "modes":
      return { kind: "modes", options: fewestModes(decision) };
    case "attackers":
      return { kind: "attackers", attacks: decision.least ?? [] };
    case "blockers":
      return { kind: "blockers", blocks: decision.least ?? [] };
    case "pay":
      return { kind: "pay", how: decision.proposal ? "auto" : decision.mayCancel ? "cancel" : "fromPool" };
    case "arrange":
      return { kind: "arrange", piles: piled(decision) };
    case "name":
      return {
        kind: "name",
        name:
          decision.suggestions[0] ??
          (decision.of === "creatureType" ? "Human" : decision.of === "landType" ? "Forest" : "Forest"),
      };
  }
}

/** As few options as allowed, the lightest first where a total is limited. */
function lightest(decision: Extract<DecisionView, { kind: "pick" }>): number[] {
  const all = decision.options.map((_, at) => at);
  const { limit } = decision;
  if (limit) all.sort((one, other) => (limit.values[one] ?? 0) - (limit.values[other] ?? 0));
  return all.slice(0, decision.min);
}

/** Minimums first, then as much as each may have, lethal amounts before anything else. */
export function fill(decision: Extract<DecisionView, { kind: "distribute" }>): number[] {
  const amounts = [...decision.minimum];
  let left = decision.total - amounts.reduce((sum, amount) => sum + amount, 0);
  for (const [at, lethal] of (decision.lethal ?? []).entries()) {
    const more = Math.min(
      left,
      Math.max(0, Math.min(lethal, decision.maximum[at] ?? lethal) - (amounts[at] ?? 0)),
    );
    amounts[at] = (amounts[at] ?? 0) + more;
    left -= more;
  }
  for (let at = amounts.length - 1; at >= 0 && left > 0; at--) {
    const more = Math.min(left, (decision.maximum[at] ?? left) - (amounts[at] ?? 0));
    amounts[at] = (amounts[at] ?? 0) + more;
    left -= more;
  }
  return amounts;
}

/** Everything on the first pile that has room, each pile with its minimum. */
function piled(decision: Extract<DecisionView, { kind: "arrange" }>): number[][] {
  const left = decision.options.map((_, at) => at);
  const piles = decision.piles.map((pile) => left.splice(0, pile.min));
  for (const [at, pile] of decision.piles.entries()) {
    const room = pile.max - (piles[at]?.length ?? 0);
    piles[at]?.push(...left.splice(0, room));
  }
  return piles;
}

/** The first modes, one of them several times where more are wanted than there are. */
function fewestModes(decision: Extract<DecisionView, { kind: "modes" }>): number[] {
  return Array.from({ length: decision.min }, (_, at) => at % Math.max(1, decision.options.length));
}
