import type { TableScreen, TableStore } from "../store/table-store.ts";

/** How long a decision has to be visible before a button works; nobody reads faster than that. */
export const READ_MS = 250;

/**
 * Keeps the second click of a double click from acting on what the first one has brought under the pointer: another question,
 * a menu, a dialog. Further clicks on the same question, as on attackers, go through. The returned function ends that.
 */
export function guardDoubleClicks(root: HTMLElement, store: TableStore): () => void {
  let atFirst = "";
  const click = (event: MouseEvent): void => {
    const now = underThePointer(store.getState());
    if (event.detail <= 1) {
      atFirst = now;
    } else if (now !== atFirst) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  root.addEventListener("click", click, { capture: true });
  return () => root.removeEventListener("click", click, { capture: true });
}

function underThePointer({ decision, pending, menu, dialog, passMenu }: TableScreen): string {
  return [decision?.id, pending?.decision, menu, dialog, passMenu].join();
}
