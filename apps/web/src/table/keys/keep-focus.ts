/** Where the keyboard was: an element, and its place among the cards of its zone if it is a card. */
interface Place {
  readonly element: HTMLElement;
  readonly zone: string | null;
  readonly at: number;
}

export interface FocusKeeper {
  /** Notes where the focus is. */
  note(): void;
  /** Finds another place for the focus if what had it is gone. */
  mend(): void;
}

/**
 * Keeps the keyboard's place when what had the focus goes away, as a card does that is played: on the card that now lies there,
 * else on the big button, else on the table itself until there is a big button again.
 */
export function focusKeeper(root: HTMLElement): FocusKeeper {
  let place: Place | null = null;
  let parked = false;
  return {
    note: () => {
      const element = document.activeElement;
      if (element === root || !(element instanceof HTMLElement) || !root.contains(element)) return;
      place = placeOf(element);
      parked = false;
    },
    mend: () => {
      const active = document.activeElement;
      if (active !== null && active !== document.body && !(parked && active === root)) {
        if (active === place?.element) place = placeOf(place.element);
        return;
      }
      if (place === null || (!parked && isUsable(place.element))) return;
      const next = parked ? mainButton(root) : (neighbour(root, place) ?? mainButton(root));
      parked = next === null;
      // Nobody went there, so nothing is shown large for it.
      root.dataset.mending = "";
      (next ?? root).focus({ preventScroll: true });
      delete root.dataset.mending;
    },
  };
}

function placeOf(element: HTMLElement): Place {
  const zone = element.closest<HTMLElement>("[data-zone]");
  const at = zone === null ? -1 : cardsIn(zone).indexOf(element);
  return { element, zone: at < 0 ? null : (zone?.dataset.zone ?? null), at };
}

function cardsIn(zone: HTMLElement): HTMLElement[] {
  return [...zone.querySelectorAll<HTMLElement>("[data-card]")];
}

function isUsable(element: HTMLElement): boolean {
  return element.isConnected && element.checkVisibility() && !element.matches(":disabled");
}

/** The card where the lost one was, or the last of its zone. */
function neighbour(root: HTMLElement, { zone, at }: Place): HTMLElement | null {
  if (zone === null) return null;
  const area = [...root.querySelectorAll<HTMLElement>("[data-zone]")].find(
    (one) => one.dataset.zone === zone,
  );
  const cards = area === undefined ? [] : cardsIn(area).filter(isUsable);
  return cards[Math.min(at, cards.length - 1)] ?? null;
}

function mainButton(root: HTMLElement): HTMLElement | null {
  const button = root.querySelector<HTMLElement>("[data-main-button]");
  return button !== null && isUsable(button) ? button : null;
}
