"use client";

import { NO_REQUESTS, type TableClient } from "@spellroom/client";
import { useEffect, useState } from "react";
import { createStore } from "zustand/vanilla";
import { provideDefinitions } from "../cards/definitions.ts";
import { TableRoot } from "../table/table-root.tsx";
import cards from "./cards.json" with { type: "json" };
import { sceneState } from "./scenes.ts";

/** A table that nobody plays at: `?scene=` names what it shows. Answers go to the page's title. */
export function ScenePage() {
  const [client, setClient] = useState<TableClient | null>(null);
  useEffect(() => {
    provideDefinitions(Object.entries(cards));
    const scene = new URLSearchParams(window.location.search).get("scene") ?? "act";
    setClient(sceneClient(scene));
  }, []);
  return client === null ? null : <TableRoot client={client} matchId="dev" />;
}

function sceneClient(scene: string): TableClient {
  const say = async (what: unknown): Promise<null> => {
    document.title = JSON.stringify(what);
    return null;
  };
  return {
    ...NO_REQUESTS,
    passUntil: (until) => say({ until }),
    offer: (kind) => say({ offer: kind }),
    answerOffer: (kind, yes) => say({ kind, yes }),
    store: createStore(() => sceneState(scene)),
    choose: (decision, choice) => say({ decision, choice }),
    concede: () => say("concede"),
    explain: async () => [{ act: "cast", reason: "cantPay" }],
    rematch: () => say("rematch"),
    close: () => undefined,
  };
}
