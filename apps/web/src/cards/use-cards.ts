"use client";

import type { CardDefinition, Face } from "@spellroom/card-language";
import type { CardIdentity } from "@spellroom/protocol";
import { useStore } from "zustand";
import { definitionStore } from "./definitions.ts";
import { faceOf } from "./look.ts";

/** All definitions that are here. */
export function useDefinitions(): ReadonlyMap<string, CardDefinition> {
  return useStore(definitionStore, ({ byHash }) => byHash);
}

/** The face that an identity names, once its definition is here. */
export function useFace(card: CardIdentity | null): Face | undefined {
  return useStore(definitionStore, ({ byHash }) => faceOf(byHash, card));
}
