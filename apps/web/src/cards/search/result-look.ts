"use client";

import { useEffect } from "react";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { readStored, writeStored } from "../../browser/stored.ts";

const KEY = "spellroom-cards-as";

/** How results are shown. */
export const RESULT_LOOKS = ["grid", "list"] as const;
export type ResultLook = (typeof RESULT_LOOKS)[number];

const lookStore = createStore<{ readonly look: ResultLook }>(() => ({ look: "grid" }));

/** The look that was chosen last on this browser. */
export function useResultLook(): ResultLook {
  useEffect(() => {
    const stored = readStored(KEY);
    const look = RESULT_LOOKS.find((one) => one === stored);
    if (look !== undefined) lookStore.setState({ look });
  }, []);
  return useStore(lookStore, (state) => state.look);
}

export function chooseResultLook(look: ResultLook): void {
  lookStore.setState({ look });
  writeStored(KEY, look);
}
