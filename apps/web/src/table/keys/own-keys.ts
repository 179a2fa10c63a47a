/** Whether keys that are pressed there belong to what has the focus, not to the game: a field, a form, a dialog. */
export function takesKeys(target: HTMLElement): boolean {
  return (
    isWriting(target) ||
    target.closest("form, [role=dialog], [data-own-keys]") !== null ||
    // What lies under an open dialog has no keys either, even if the focus is nowhere.
    document.querySelector("dialog[open]") !== null
  );
}

export function isWriting(target: HTMLElement): boolean {
  return (
    target.isContentEditable || target.matches("input, textarea, select, [role=spinbutton], [role=textbox]")
  );
}
