import type { Filter, Modification, PlayerRef, Predicate, Restriction } from "@spellroom/card-language";
import { assertNever } from "../../state/access.ts";
import type { Context } from "../../state/context.ts";
import type { Seat } from "../../state/ids.ts";
import type { Run } from "./run.ts";

/**
 * The players that a lasting effect speaks of are found once, as it begins (CR 608.2h); only the set of objects that it is
 * about may stay open (CR 611.2c). Each reference whose meaning could change is bound to a separate name.
 */
export class FixedPlayers {
  readonly #run: Run;
  readonly #found: (readonly Seat[])[] = [];

  constructor(run: Run) {
    this.#run = run;
  }

  /** The context with the bindings. */
  within(context: Context): Context {
    if (this.#found.length === 0) return context;
    const named = Object.fromEntries(this.#found.map((players, at) => [nameOf(at), { players }]));
    return { ...context, bindings: { ...context.bindings, ...named } };
  }

  modification(one: Modification): Modification {
    if (one.kind === "controller") return { ...one, player: this.#player(one.player) };
    return one.kind === "restriction" ? { ...one, restriction: this.#restriction(one.restriction) } : one;
  }

  filter(filter: Filter): Filter {
    return { ...filter, of: filter.of.map((one) => this.#predicate(one)) };
  }

  #player(ref: PlayerRef): PlayerRef {
    if (!mayChange(ref)) return ref;
    const name = nameOf(this.#found.length);
    this.#found.push(this.#run.players(ref));
    return { kind: "bound", name };
  }

  #predicate(one: Predicate): Predicate {
    switch (one.kind) {
      case "controller":
      case "owner":
      case "attacksPlayer":
        return { ...one, player: this.#player(one.player) };
      case "not":
        return { ...one, of: this.#predicate(one.of) };
      case "any":
      case "all":
        return { ...one, of: one.of.map((part) => this.#predicate(part)) };
      case "extreme":
        return { ...one, among: this.filter(one.among) };
      default:
        return one;
    }
  }

  #restriction(one: Restriction): Restriction {
    switch (one.kind) {
      case "cantAttack":
        return {
          ...one,
          ...(one.player ? { player: this.#player(one.player) } : {}),
          ...(one.unlessDefenderControls
            ? { unlessDefenderControls: this.filter(one.unlessDefenderControls) }
            : {}),
          ...(one.ifDefenderControls ? { ifDefenderControls: this.filter(one.ifDefenderControls) } : {}),
        };
      case "mustAttack":
        return one.player ? { ...one, player: this.#player(one.player) } : one;
      case "cantBlock":
        return one.what ? { ...one, what: this.filter(one.what) } : one;
      case "canBlockOnly":
        return { ...one, what: this.filter(one.what) };
      case "cantBeBlocked":
        return {
          ...one,
          ...(one.by ? { by: this.filter(one.by) } : {}),
          ...(one.exceptBy ? { exceptBy: this.filter(one.exceptBy) } : {}),
        };
      case "cantBeTargeted":
        return {
          ...one,
          by:
            "spellsControlledBy" in one.by
              ? { spellsControlledBy: this.#player(one.by.spellsControlledBy) }
              : this.filter(one.by),
        };
      case "cantBeCountered":
      case "cantBeEnchantedOrEquipped":
        return one.by ? { ...one, by: this.filter(one.by) } : one;
      default:
        return one;
    }
  }
}

function nameOf(at: number): string {
  return `fixedPlayer:${at}`;
}

/** The defending player belongs to an attack that may be yet to come (CR 508.5), the others fixed or in the context already. */
function mayChange(ref: PlayerRef): boolean {
  switch (ref.kind) {
    case "controller":
    case "owner":
      return ref.of.kind !== "each";
    case "enchanted":
    case "active":
    case "monarch":
    case "mostLife":
    case "attackedByYou":
      return true;
    case "you":
    case "chosen":
    case "opponents":
    case "allPlayers":
    case "otherPlayers":
    case "otherThanEventPlayer":
    case "target":
    case "event":
    case "defending":
    case "bound":
    case "each":
      return false;
    default:
      return assertNever(ref);
  }
}
