import { passIndex } from "../model/acts.ts";
import { passAfter, somethingHappened } from "../model/auto-pass.ts";
import { settingsStore } from "./settings.ts";
import type { TableActions } from "./table-actions.ts";
import type { TableStore } from "./table-store.ts";

/** Passes priority for the player where nothing is to be decided. The returned function ends that. */
export function startAutoPasser(store: TableStore, actions: TableActions): () => void {
  let timer: ReturnType<typeof setTimeout> | null = null;
  let armed: string | null = null;

  const disarm = (): void => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    armed = null;
  };

  const look = (): void => {
    const { table, seat, decision, pending, passingSince, dialog, menu, pile } = store.getState();
    if (table === null || seat === null) return disarm();
    if (passingSince !== null && somethingHappened(table, seat, passingSince)) {
      store.setState({ passingSince: null });
      return;
    }
    // Somebody who has opened something is looking at the table, and is not hurried past it.
    const busy = dialog !== null || menu !== null || pile !== null;
    const settings = settingsStore.getState();
    const delay =
      decision === null || pending !== null || busy
        ? null
        : passAfter(table, seat, decision, { ...settings, passingSince });
    if (decision?.kind !== "act" || delay === null) return disarm();
    const plan = `${decision.id} ${delay}`;
    if (armed === plan) return;
    disarm();
    armed = plan;
    timer = setTimeout(() => {
      disarm();
      const now = store.getState();
      const pass = now.decision?.kind === "act" ? passIndex(now.decision) : null;
      if (now.decision?.id === decision.id && pass !== null) void actions.choose({ kind: "act", act: pass });
    }, delay);
  };

  look();
  const ends = [store.subscribe(look), settingsStore.subscribe(look)];
  return () => {
    disarm();
    for (const end of ends) end();
  };
}
