/** How a bot that searches likes to win. */
export const STYLES = ["aggro", "control", "tricky"] as const;
export type Style = (typeof STYLES)[number];

/** By how much each side of a standing counts, 1 being as usual. */
export interface Taste {
  readonly ownLife: number;
  readonly theirLife: number;
  readonly ownBoard: number;
  readonly theirBoard: number;
  readonly ownCards: number;
  readonly theirCards: number;
}

const EVEN: Taste = { ownLife: 1, theirLife: 1, ownBoard: 1, theirBoard: 1, ownCards: 1, theirCards: 1 };

const TASTES: Readonly<Record<Style, Taste>> = {
  aggro: { ...EVEN, ownLife: 0.75, theirLife: 1.35, ownBoard: 1.1, theirBoard: 0.9 },
  control: { ...EVEN, theirLife: 0.75, theirBoard: 1.25, ownCards: 1.25 },
  tricky: { ...EVEN, ownBoard: 0.95, ownCards: 1.35, theirCards: 1.35 },
};

/** The taste of a style; without one everything counts as it is worth. */
export function tasteOf(style: Style | null): Taste {
  return style ? TASTES[style] : EVEN;
}
