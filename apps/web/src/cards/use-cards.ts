"use client";

import type { CardIdentity, CardView, FaceView } from "@spellroom/protocol";
import { useEffect } from "react";
import { useStore } from "zustand";
import { useLanguage } from "../i18n/language.tsx";
import { definitionStore, needDefinitions } from "./definitions.ts";
import { faceOf } from "./look.ts";

/** All cards that are here. */
export function useDefinitions(): ReadonlyMap<string, CardView> {
  return useStore(definitionStore, ({ byHash }) => byHash);
}

/** The face that an identity names, once its definition is here. */
export function useFace(card: CardIdentity | null): FaceView | undefined {
  return useStore(definitionStore, ({ byHash }) => faceOf(byHash, card));
}

/** The front of a card that was found, in the page's language; nothing where that is how it was found, or it can't be played. */
export function useTranslatedFront(hash: string | null): FaceView | undefined {
  const wanted = useLanguage() === "en" ? null : hash;
  useEffect(() => {
    if (wanted !== null) needDefinitions([wanted]);
  }, [wanted]);
  return useStore(definitionStore, ({ byHash }) => byHash.get(wanted ?? "")?.faces[0]);
}
