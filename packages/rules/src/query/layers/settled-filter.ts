import type { Filter, ObjectRef, ObjectStatus, PlayerRef, Predicate } from "@spellroom/card-language";

type Shares = Extract<Predicate, { kind: "shares" }>;

/** A filter of the battlefield, its predicates divided by whether they depend only on what is settled from layer 6 on. */
export interface SettledFilter {
  readonly settled: Filter;
  /** The same for all filters with the same settled part. */
  readonly key: string;
  readonly asksController: boolean;
  /** "Other": all but the source, on the battlefield. */
  readonly other: boolean;
  /** "Other than that one". */
  readonly otherThan: readonly ObjectRef[];
  /** "That shares a color with it", where it is settled what that is. */
  readonly shares: Shares | null;
  /** Only what attacks or blocks can fit. */
  readonly inCombat: boolean;
  /** The remaining predicates. */
  readonly rest: readonly Predicate[];
}

const known = new WeakMap<Filter, SettledFilter | "elsewhere">();

/** What a filter requires of permanents; `null` if it names other zones. */
export function settledFilter(filter: Filter): SettledFilter | null {
  let found = known.get(filter);
  if (!found) {
    found = isOfBattlefield(filter) ? split(filter) : "elsewhere";
    known.set(filter, found);
  }
  return found === "elsewhere" ? null : found;
}

function isOfBattlefield({ zones }: Filter): boolean {
  return zones === undefined || (zones.length === 1 && zones[0] === "battlefield");
}

function split(filter: Filter): SettledFilter {
  const all = filter.of.flatMap(flattened);
  const settled = all.filter(isSettled);
  const shares = all.find((one) => one.kind === "shares" && one.ref.kind !== "linked");
  const apart = (one: Predicate): boolean =>
    isSettled(one) || one === shares || one.kind === "other" || one.kind === "otherThan";
  return {
    settled: { of: settled },
    key: JSON.stringify(settled),
    asksController: settled.some(asksController),
    other: all.some(({ kind }) => kind === "other"),
    otherThan: all.flatMap((one) => (one.kind === "otherThan" ? [one.ref] : [])),
    shares: shares?.kind === "shares" ? shares : null,
    inCombat: all.some(asksForCombat),
    rest: all.filter((one) => !apart(one)),
  };
}

function flattened(predicate: Predicate): readonly Predicate[] {
  return predicate.kind === "all" ? predicate.of.flatMap(flattened) : [predicate];
}

function isSettled(predicate: Predicate): boolean {
  switch (predicate.kind) {
    case "type":
    case "supertype":
    case "subtype":
    case "color":
    case "colorCount":
    case "permanent":
    case "historic":
    case "named":
    case "token":
      return true;
    case "controller":
      return isRelative(predicate.player);
    case "not":
      return isSettled(predicate.of);
    case "any":
    case "all":
      return predicate.of.every(isSettled);
    default:
      return false;
  }
}

/** Depends only on who "you" is. */
function isRelative({ kind }: PlayerRef): boolean {
  return kind === "you" || kind === "opponents" || kind === "otherPlayers";
}

function asksController(predicate: Predicate): boolean {
  if (predicate.kind === "not") return asksController(predicate.of);
  if (predicate.kind === "any" || predicate.kind === "all") return predicate.of.some(asksController);
  return predicate.kind === "controller";
}

const COMBAT: ReadonlySet<ObjectStatus> = new Set<ObjectStatus>([
  "attacking",
  "blocking",
  "blocked",
  "unblocked",
]);

function asksForCombat(predicate: Predicate): boolean {
  if (predicate.kind === "any") return predicate.of.length > 0 && predicate.of.every(asksForCombat);
  return predicate.kind === "status" && COMBAT.has(predicate.status);
}
