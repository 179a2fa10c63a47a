/** Cards of a zone share one place in the tab order; arrow keys move within the zone and between zones. */

const CARD = "[data-card]";
const ZONE = "[data-zone]";

/** Gives every zone one card that the tab key reaches. */
export function tidyTabStops(root: HTMLElement): void {
  for (const zone of root.querySelectorAll<HTMLElement>(ZONE)) {
    const cards = [...zone.querySelectorAll<HTMLElement>(CARD)];
    const kept =
      cards.find((card) => card === document.activeElement) ?? cards.find((card) => card.tabIndex === 0);
    const stop = kept ?? cards[0];
    for (const card of cards) {
      const wanted = card === stop ? 0 : -1;
      if (card.tabIndex !== wanted) card.tabIndex = wanted;
    }
  }
}

export const ARROW_KEYS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"] as const;
export type ArrowKey = (typeof ARROW_KEYS)[number];

export function isArrowKey(key: string): key is ArrowKey {
  return ARROW_KEYS.some((one) => one === key);
}

/** The card that an arrow key leads to from another. */
export function cardTowards(root: HTMLElement, from: HTMLElement, key: ArrowKey): HTMLElement | null {
  const zone = from.closest<HTMLElement>(ZONE);
  if (zone !== null && (key === "ArrowLeft" || key === "ArrowRight")) {
    const cards = [...zone.querySelectorAll<HTMLElement>(CARD)];
    const next = cards.indexOf(from) + (key === "ArrowRight" ? 1 : -1);
    return cards[next] ?? null;
  }
  return nearest(root, from, zone, key === "ArrowDown");
}

/** The nearest card of another zone, above or below. */
function nearest(
  root: HTMLElement,
  from: HTMLElement,
  zone: Element | null,
  below: boolean,
): HTMLElement | null {
  const here = centre(from);
  let best: { readonly card: HTMLElement; readonly distance: number } | null = null;
  for (const card of root.querySelectorAll<HTMLElement>(CARD)) {
    if (zone?.contains(card)) continue;
    if (card.offsetParent === null) continue;
    const there = centre(card);
    const down = below ? there.y - here.y : here.y - there.y;
    if (down < 8) continue;
    const distance = down + Math.abs(there.x - here.x) * 0.6;
    if (best === null || distance < best.distance) best = { card, distance };
  }
  return best?.card ?? null;
}

function centre(element: Element): { readonly x: number; readonly y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
