import { settingsStore } from "../store/settings.ts";

/** A notification of the system, for who wished for that and looks at something else. */
export function notifyIfHidden(text: string): void {
  if (!document.hidden || !settingsStore.getState().notify || typeof Notification === "undefined") return;
  if (Notification.permission !== "granted") return;
  const notification = new Notification(text, { tag: "spellroom" });
  notification.addEventListener("click", () => {
    window.focus();
    notification.close();
  });
}

/** Asks the browser whether it may notify; whether it may. */
export async function mayNotify(): Promise<boolean> {
  if (typeof Notification === "undefined") return false;
  return (await Notification.requestPermission()) === "granted";
}
