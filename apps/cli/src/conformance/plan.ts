import type { PlayerName, Scenario, ScriptEntry } from "./scenario.ts";

/** One entry of a player's plan. */
export interface Item {
  readonly entry: ScriptEntry;
  /** How many times it is still to be done. */
  left: number;
}

/** What one player means to do, in the order of the script. */
export class Plan {
  readonly #items: readonly Item[];

  constructor(scenario: Scenario, player: PlayerName) {
    this.#items = scenario.script
      .filter((entry) => entry.player === undefined || entry.player === player)
      .flatMap(withStackResolved)
      .map((entry) => ({ entry, left: "times" in entry ? entry.times : 1 }));
  }

  /** What is still to be done, first things first. */
  open(): readonly Item[] {
    return this.#items.filter((item) => item.left > 0);
  }

  /** Entries of one kind that are still to be done in a turn. */
  inTurn<K extends ScriptEntry["do"]>(
    turn: number,
    kind: K,
  ): readonly { readonly item: Item; readonly entry: Extract<ScriptEntry, { do: K }> }[] {
    return this.open().flatMap((item) => {
      const { entry } = item;
      return entry.turn === turn && isKind(entry, kind) ? [{ item, entry }] : [];
    });
  }

  /** What was left undone, to come back to when an attempt fails. */
  save(): () => void {
    const left = this.#items.map((item) => item.left);
    return () => {
      for (const [at, item] of this.#items.entries()) item.left = left[at] ?? 0;
    };
  }
}

function isKind<K extends ScriptEntry["do"]>(
  entry: ScriptEntry,
  kind: K,
): entry is Extract<ScriptEntry, { do: K }> {
  return entry.do === kind;
}

/** An act after which the player waits for the stack is followed by an entry that says so. */
function withStackResolved(entry: ScriptEntry): ScriptEntry[] {
  if (!("thenResolveStack" in entry) || !entry.thenResolveStack) return [entry];
  const { turn, step, player } = entry;
  return [entry, { do: "resolve-stack", turn, step, player, once: false }];
}

/** An entry in one line. */
export function describeEntry(entry: ScriptEntry): string {
  const { turn } = entry;
  const where = "step" in entry ? `turn ${turn}, ${entry.step}` : `turn ${turn}`;
  switch (entry.do) {
    case "cast":
    case "play-land":
      return `${entry.player} ${entry.do} ${entry.card} (${where})`;
    case "activate":
    case "activate-mana":
      return `${entry.player} ${entry.do} "${entry.ability}" (${where})`;
    case "attack":
      return `${entry.player} attack with ${entry.with} (${where})`;
    case "block":
      return `${entry.player} block ${entry.attacker} with ${entry.with} (${where})`;
    case "check":
      return `${entry.player} check ${JSON.stringify(entry.that)} (${where})`;
    case "resolve-stack":
      return `${entry.player ?? "both"} resolve-stack (${where})`;
    case "no-attack":
    case "no-block":
      return `${entry.player} ${entry.do} (${where})`;
  }
}
