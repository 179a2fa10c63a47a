import type { Ability } from "../ability.ts";
import type { CardDefinition, Face } from "../card.ts";
import type { Effect } from "../effect.ts";
import { schemas } from "../language.ts";
import { namesBoundBy, USED_NAMES, type UsedName } from "../names-in.ts";
import type { PlayerRef } from "../reference.ts";
import { collectIn, type Path, type Visitor, visitCard } from "../visit.ts";
import type { Report } from "./card-error.ts";
import { freshScope, innerScope, type Scope } from "./scope.ts";

/**
 * Everything that a text refers to is there: targets are declared, names bound earlier in the text, "that creature" has
 * an event to come from, X has a cost to come from.
 */
export function checkReferences(card: CardDefinition, report: Report): void {
  const checker = new ReferenceChecker(report);
  visitCard(card, checker.enter, checker.leave);
}

class ReferenceChecker {
  readonly #report: Report;
  readonly #scopes: Scope[] = [];
  #costs = 0;

  constructor(report: Report) {
    this.#report = report;
  }

  get #scope(): Scope {
    return this.#scopes.at(-1) ?? freshScope({ names: [], event: false, x: false });
  }

  #push(scope: Scope): void {
    this.#scopes.push(scope);
  }

  readonly #pop = (): void => {
    this.#scopes.pop();
  };

  readonly enter: Visitor = {
    Face: (face) => {
      this.#push(freshScope({ names: namesOfCosts(face), event: false, x: faceHasX(face) }));
    },
    Ability: (ability) => {
      if (ability.kind === "keyword" && isFromColorsOf(ability)) {
        this.#push(innerScope(this.#scope));
        return;
      }
      const outer = this.#scopes.length === 1 ? this.#scope.names : [];
      const event = ability.kind === "triggered" || ability.kind === "keyword";
      this.#push(freshScope({ names: outer, event, x: this.#scope.x || keywordHasX(ability) }));
    },
    Body: (_, path) => {
      const inner = innerScope(this.#scope);
      this.#push(path.at(-1) === "cleaved" ? { ...inner, declared: new Set() } : inner);
    },
    Mode: () => this.#push(innerScope(this.#scope)),
    Replacement: () => this.#push({ ...this.#scope, event: true, eachObject: true, eachPlayer: true }),
    RuleEffect: () => this.#push({ ...this.#scope, event: true, eachObject: true, eachPlayer: true }),
    Modification: () => this.#push({ ...this.#scope, eachObject: true }),
    Effect: (effect) => this.#enterEffect(effect),
    Cost: () => {
      this.#costs += 1;
    },
    ManaCost: (cost) => {
      if (this.#costs > 0 && cost.includes("X")) this.#scope.x = true;
    },
    TargetClause: (clause, path) => {
      const scope = this.#scope;
      for (const [index, other] of (clause.otherThan ?? []).entries()) {
        this.#needTarget(other, [...path, "otherThan", index]);
      }
      if (scope.declared.has(clause.id)) {
        this.#report(
          [...path, "id"],
          "an id that no other target of the ability has",
          `"${clause.id}" again`,
        );
      }
      scope.declared.add(clause.id);
      scope.targets.add(clause.id);
    },
    ObjectRef: (ref, path) => {
      if (ref.kind === "target") this.#needTarget(ref.target, [...path, "target"]);
      if (ref.kind === "event") this.#needEvent(path);
      if (ref.kind === "each" && !this.#scope.eachObject) {
        this.#report(path, "an object only within something done for each object", `"each"`);
      }
      this.#needNames(USED_NAMES.ObjectRef(ref), path);
    },
    PlayerRef: (ref, path) => this.#checkPlayer(ref, path),
    Recipient: (recipient, path) => {
      if (recipient.kind === "targets") this.#needTarget(recipient.target, [...path, "target"]);
      if (recipient.kind === "eventRecipient") this.#needEvent(path);
    },
    Amount: (amount, path) => {
      if (typeof amount === "number") return;
      if (amount.kind === "event") this.#needEvent(path);
      if (amount.kind === "x") this.#checkX(path);
      this.#needNames(USED_NAMES.Amount(amount), path);
    },
    Condition: (condition, path) => {
      if (isOfEachPlayer(path)) this.#push({ ...this.#scope, eachPlayer: true });
      this.#needNames(USED_NAMES.Condition(condition), path);
    },
    ManaOutput: (output, path) => {
      if (output.kind === "sameAsEvent") this.#needEvent(path);
    },
  };

  readonly leave: Visitor = {
    Face: this.#pop,
    Ability: this.#pop,
    Body: this.#pop,
    Mode: this.#pop,
    Replacement: this.#pop,
    RuleEffect: this.#pop,
    Modification: this.#pop,
    Condition: (_, path) => {
      if (isOfEachPlayer(path)) this.#pop();
    },
    Effect: (effect) => {
      this.#scopes.pop();
      for (const name of namesBoundBy(effect)) this.#scope.names.add(name);
      if (effect.kind === "may" || effect.kind === "anyPlayerMay" || effect.kind === "unless")
        this.#scope.x ||= costHasX(effect.cost ?? []);
    },
    Cost: (cost) => {
      this.#costs -= 1;
      if ("bind" in cost && cost.bind !== undefined) this.#scope.names.add(cost.bind);
      if (cost.kind === "loyalty" && cost.change === "-X") this.#scope.x = true;
    },
  };

  /** What an effect binds is known to the instructions within it, and after it to those that follow. */
  #enterEffect(effect: Effect): void {
    const scope: Scope = { ...this.#scope };
    if (holdsInstructions(effect)) for (const name of namesBoundBy(effect)) scope.names.add(name);
    if (effect.kind === "delayed" || effect.kind === "whenYouDo" || effect.kind === "addMana") {
      scope.event = true;
    }
    if (hasSelection(effect)) scope.eachObject = true;
    if (
      effect.kind === "forEachPlayer" ||
      effect.kind === "anyPlayerMay" ||
      effect.kind === "vote" ||
      hasManyPlayers(effect)
    ) {
      scope.eachPlayer = true;
    }
    this.#push(scope);
  }

  #checkPlayer(ref: PlayerRef, path: Path): void {
    if (ref.kind === "target") this.#needTarget(ref.target, [...path, "target"]);
    if (ref.kind === "event" || ref.kind === "otherThanEventPlayer") this.#needEvent(path);
    if (ref.kind === "each" && !this.#scope.eachPlayer) {
      this.#report(path, "a player only within something done for each player", `"each"`);
    }
    this.#needNames(USED_NAMES.PlayerRef(ref), path);
  }

  /** A cost that says X gives it its value (CR 107.3a); anything else needs it to have one. */
  #checkX(path: Path): void {
    if (this.#costs > 0) this.#scope.x = true;
    else if (!this.#scope.x) this.#report(path, "an X in a cost that gives it its value", "none");
  }

  #needTarget(id: string, path: Path): void {
    if (!this.#scope.targets.has(id)) {
      this.#report(path, "the id of a target declared before", JSON.stringify(id));
    }
  }

  #needNames(used: readonly UsedName[], path: Path): void {
    for (const { name, at } of used) {
      if (this.#scope.names.has(name)) continue;
      this.#report([...path, ...at], "a name bound earlier in the text", JSON.stringify(name));
    }
  }

  #needEvent(path: Path): void {
    if (!this.#scope.event) {
      this.#report(path, "an event to refer to, as triggered abilities and replacements have", "none");
    }
  }
}

/** A condition on a target player, or on each of the players that are counted. */
function isOfEachPlayer(path: Path): boolean {
  return path.at(-1) === "asAnnounced" || path.at(-1) === "where";
}

function holdsInstructions(effect: Effect): boolean {
  return (
    effect.kind === "may" ||
    effect.kind === "anyPlayerMay" ||
    effect.kind === "flipCoins" ||
    effect.kind === "rollDie" ||
    effect.kind === "castNow"
  );
}

const SELECTIONS = ["what", "of", "on", "from", "to", "at", "a"] as const;

/** The effect acts on objects, so that its numbers may be about each of them. */
function hasSelection(effect: Effect): boolean {
  return SELECTIONS.some((key) => key in effect);
}

function hasManyPlayers(effect: Effect): boolean {
  if (effect.kind === "dealDamage") return effect.to.kind === "players";
  if (!("who" in effect) || effect.who === undefined) return "of" in effect || "what" in effect;
  return effect.who.kind !== "you" || "what" in effect;
}

/** Names bound by the costs of casting, known to all abilities of the face. */
function namesOfCosts(face: Face): readonly string[] {
  const names: string[] = [];
  for (const ability of face.abilities ?? []) {
    if (ability.kind !== "additionalCost" && ability.kind !== "alternativeCost") continue;
    if (ability.kind === "additionalCost" && ability.bind !== undefined) names.push(ability.bind);
    for (const cost of collectIn(schemas.ability, ability, "Cost")) {
      if ("bind" in cost && cost.bind !== undefined) names.push(cost.bind);
    }
  }
  return names;
}

type Costs = Extract<Ability, { kind: "activated" }>["cost"];

function costHasX(costs: Costs): boolean {
  const amounts = collectIn(schemas.costs, costs, "Amount");
  const mana = collectIn(schemas.costs, costs, "ManaCost");
  return (
    amounts.some((amount) => typeof amount !== "number" && amount.kind === "x") ||
    mana.some((cost) => cost.includes("X"))
  );
}

/** X in the mana cost, or in another cost of casting the spell (CR 107.3). */
function faceHasX(face: Face): boolean {
  if (face.manaCost?.includes("X") === true || face.loyalty === "X") return true;
  return (face.abilities ?? []).some((ability) => {
    if (ability.kind === "additionalCost") return costHasX(ability.cost);
    if (ability.kind === "alternativeCost") return ability.cost !== "withoutPaying" && costHasX(ability.cost);
    return keywordHasX(ability);
  });
}

/** What something gains protection from may be the colors of what the text around it speaks of. */
function isFromColorsOf(ability: Extract<Ability, { kind: "keyword" }>): boolean {
  return ability.keyword === "protection" && ability.from.kind === "colorsOf";
}

function keywordHasX(ability: Ability): boolean {
  if (ability.kind !== "keyword") return false;
  if (ability.keyword === "suspend" && ability.time === "X") return true;
  return "cost" in ability && costHasX(ability.cost);
}
