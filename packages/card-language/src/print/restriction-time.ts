/** Whether the restriction lasts until something ("this turn") or always. */
export interface RestrictionTime {
  /** "this turn", "this combat" or "" for a static ability. */
  readonly when: string;
  readonly many: boolean;
}

/** " this turn", or nothing. */
export function during(time: RestrictionTime): string {
  return time.when === "" ? "" : ` ${time.when}`;
}
