import type { TableClient } from "@spellroom/client";
import { needDefinitions } from "../../cards/definitions.ts";

/** Fetches the cards of the player's deck on joining, so that each is known when it is drawn. The returned function stops it. */
export function needOwnCards(client: TableClient): () => void {
  let asked = false;
  const look = (): void => {
    const { seat, status } = client.store.getState();
    if (asked || seat === null || status !== "live") return;
    asked = true;
    void client.ownCards().then((cards) => {
      needDefinitions(cards);
      // Without a connection there was no answer: ask again when there is one.
      asked = cards.length > 0;
    });
  };
  look();
  return client.store.subscribe(look);
}
