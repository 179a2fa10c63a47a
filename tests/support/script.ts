/** Scenarios written briefly: what players have and do, and what must hold. */

type Player = "A" | "B";

export const MAIN = { turn: 1, step: "precombat-main" } as const;

/** Whatever is on the stack resolves before the next thing is done. */
export const SETTLED = { do: "resolve-stack", ...MAIN } as const;

export function by(player: Player, what: object, when: object = MAIN): object {
  return { player, ...when, ...what };
}

export function cast(player: Player, card: string, ...targets: readonly object[]): object {
  return by(player, { do: "cast", card, ...(targets.length > 0 ? { targets } : {}) });
}

/** Casts something while that spell is on the stack. */
export function respond(player: Player, spell: string, card: string, ...targets: readonly object[]): object {
  return by(player, {
    do: "cast",
    card,
    whileOnStack: spell,
    ...(targets.length > 0 ? { targets } : {}),
  });
}

export function activate(player: Player, ability: string, ...targets: readonly object[]): object {
  return by(player, { do: "activate", ability, ...(targets.length > 0 ? { targets } : {}) });
}

export function attack(player: Player, attacker: string, turn = 1): object {
  return { do: "attack", turn, player, with: attacker };
}

export function block(player: Player, blocker: string, attacker: string, turn = 1): object {
  return { do: "block", turn, player, with: blocker, attacker };
}

/** Cards of one name as they are placed. */
export interface Placed {
  readonly card: string;
  readonly count: number;
  readonly tapped?: boolean;
}

export function of(card: string, count = 1, status: Pick<Placed, "tapped"> = {}): Placed {
  return { card, count, ...status };
}

export function named(...cards: readonly string[]): readonly object[] {
  return cards.map((card) => of(card));
}

/** A player or an object as a target. */
export function at(name: string): object {
  return name === "A" || name === "B" ? { player: name } : { object: name };
}

export function life(player: Player, is: number): object {
  return { life: { player, is } };
}

type Zone = "permanents" | "graveyard" | "hand" | "library" | "exile";

/** How many cards of that name are in a player's zone; permanents go by who controls them. */
export function has(player: Player, zone: Zone, card: string, count = 1): object {
  return { [zone]: { player, card, count } };
}

/** How many cards are in a player's zone, whatever they are. */
export function size(player: Player, zone: Zone, count: number): object {
  return { [zone]: { player, count } };
}

export function pt(player: Player, card: string, power: number, toughness: number): object {
  return { powerToughness: { player, card, is: [power, toughness] } };
}

export function keyword(player: Player, card: string, name: string, is = true): object {
  return { keyword: { player, card, keyword: name, is } };
}

export function counters(card: string, kind: string, count: number): object {
  return { counters: { card, kind, count } };
}

export function tapped(card: string, is = true): object {
  return { tapped: { card, is } };
}

/** Something that must hold on the way, when the player has priority. */
export function check(player: Player, that: object, when: object = MAIN): object {
  return by(player, { do: "check", that }, when);
}

/** Whether a player could do something now. */
export function playable(player: Player, action: string, is = true): object {
  return { playable: { player, action, is } };
}
