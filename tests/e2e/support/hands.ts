/** The ways in which people press things: with a mouse, with a finger, with keys alone. */
import type { Locator, Page } from "playwright-core";

/** How one presses what is on the page. */
export interface Hand {
  /** False if it went away meanwhile. */
  press(what: Locator): Promise<boolean>;
}

const SOON = { timeout: 2_000 };
const MOST_KEYS = 120;

const done = (acted: Promise<void>): Promise<boolean> =>
  acted.then(
    () => true,
    () => false,
  );

/** Each card of a fan lies over the one before it: its left edge is free unless that one is raised. */
async function edgeOf(what: Locator): Promise<{ x: number; y: number }> {
  const box = await what.boundingBox(SOON);
  return { x: Math.min(10, (box?.width ?? 0) / 2), y: (box?.height ?? 0) / 2 };
}

export const mouse: Hand = {
  press: (what) => done(clickAfterLeaving(what)),
};

/** A card under the pointer is raised over the edge of the next one, so the pointer leaves it first. */
async function clickAfterLeaving(what: Locator): Promise<void> {
  await what.page().mouse.move(0, 0);
  await what.click({ ...SOON, position: await edgeOf(what) });
}

export const finger: Hand = {
  press: (what) => done(edgeOf(what).then((position) => what.tap({ ...SOON, position }))),
};

/** Goes to what is to be pressed with the tab key, and with arrows among the cards of a zone, and presses Enter there. */
export function keysOn(page: Page): Hand {
  return {
    press: async (what) => {
      for (let count = 0; count < MOST_KEYS; count++) {
        const way = await what.evaluate(wayTo, null, SOON).catch(() => "gone" as const);
        if (way === "gone") return false;
        await page.keyboard.press(way);
        if (way === "Enter") return true;
      }
      throw new Error(`the keys don't lead to ${what}`);
    },
  };
}

/** The key that leads from what has the focus nearer to an element; none does while a dialog is open that it isn't in. */
function wayTo(wanted: Element): "Enter" | "Tab" | "ArrowLeft" | "ArrowRight" | "gone" {
  const dialogs = [...document.querySelectorAll("dialog:modal")];
  if (dialogs.length > 0 && !dialogs.some((dialog) => dialog.contains(wanted))) return "gone";
  const active = document.activeElement;
  if (active === wanted) return "Enter";
  const zone = wanted.closest("[data-zone]");
  if (active === null || zone === null || !zone.contains(active)) return "Tab";
  const after = active.compareDocumentPosition(wanted) & Node.DOCUMENT_POSITION_FOLLOWING;
  return after === 0 ? "ArrowLeft" : "ArrowRight";
}
