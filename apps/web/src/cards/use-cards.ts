"use client";

import type { CardIdentity, CardView, FaceView } from "@spellroom/protocol";
import { useStore } from "zustand";
import { definitionStore } from "./definitions.ts";
import { faceOf } from "./look.ts";

/** All cards that are here. */
export function useDefinitions(): ReadonlyMap<string, CardView> {
  return useStore(definitionStore, ({ byHash }) => byHash);
}

/** The face that an identity names, once its definition is here. */
export function useFace(card: CardIdentity | null): FaceView | undefined {
  return useStore(definitionStore, ({ byHash }) => faceOf(byHash, card));
}
