/** What the parts of one ability may refer to at a point of its text. */
export interface Scope {
  /** Targets declared so far. */
  readonly targets: Set<string>;
  /** Every target id of the ability, to keep them unique in nested bodies too. */
  readonly declared: Set<string>;
  /** Names bound so far. */
  readonly names: Set<string>;
  /** There is an event to refer to: the ability triggers or replaces. */
  event: boolean;
  /** X has a value. */
  x: boolean;
  /** An object, or a player, that something is done for each of. */
  eachObject: boolean;
  eachPlayer: boolean;
}

export interface ScopeStart {
  readonly names: Iterable<string>;
  readonly event: boolean;
  readonly x: boolean;
}

/** The scope of an ability of its own: nothing of the text around it can be referred to. */
export function freshScope(start: ScopeStart): Scope {
  return {
    targets: new Set(),
    declared: new Set(),
    names: new Set(start.names),
    event: start.event,
    x: start.x,
    eachObject: false,
    eachPlayer: false,
  };
}

/** A scope within another: it sees what is around it, and what it adds is not seen outside. */
export function innerScope(outer: Scope): Scope {
  return { ...outer, targets: new Set(outer.targets), names: new Set(outer.names) };
}
