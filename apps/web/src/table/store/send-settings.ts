import type { TableClient } from "@spellroom/client";
import { automationOf, settingsStore } from "./settings.ts";

/** Sends the player's automation to the table, now and whenever it changes. The returned function stops it. */
export function sendSettings(client: TableClient): () => void {
  let sent = "";
  const send = (): void => {
    if (client.store.getState().seat === null) return;
    const settings = automationOf(settingsStore.getState());
    const text = JSON.stringify(settings);
    if (text === sent) return;
    sent = text;
    client.automate(settings);
  };
  send();
  const ends = [client.store.subscribe(send), settingsStore.subscribe(send)];
  return () => {
    for (const end of ends) end();
  };
}
