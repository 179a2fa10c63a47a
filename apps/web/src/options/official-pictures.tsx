"use client";

import { type OfficialPicture, OfficialPictures } from "@spellroom/ui";
import { usePathname } from "next/navigation";
import { type ReactNode, useEffect, useMemo } from "react";
import { useStore } from "zustand";
import { printingsStore, showPrintings } from "../decks/printings.ts";
import { fill } from "../i18n/fill.ts";
import { useMessages } from "../i18n/language.tsx";
import { useCatalogue } from "../site/use-catalogue.ts";
import { settingsStore } from "../table/store/settings.ts";

const NONE = () => undefined;

/**
 * Gives all cards of a page their official pictures, if the user has turned them on; the browser fetches and keeps them. Where
 * the deck before the user names a printing, it is that one's.
 */
export function PictureProvider({ children }: { children: ReactNode }) {
  const isOn = useStore(settingsStore, ({ pictures }) => pictures);
  const catalogue = useCatalogue(isOn);
  const [address, printed] = [catalogue?.pictures ?? null, catalogue?.printedPictures ?? null];
  const printings = useStore(printingsStore, (state) => state.printings);
  const { credit } = useMessages().builder.pictures;
  usePrintingsPlayedWith(isOn);
  const pictures = useMemo(() => {
    if (!isOn || address === null) return NONE;
    return (name: string): OfficialPicture => {
      const usual = pictureAt(address, { name }, credit);
      const printing = printings.get(name);
      if (printed === null || printing === undefined) return usual;
      const { set, number } = printing;
      return { ...pictureAt(printed, { set: set.toLowerCase(), number }, credit), otherwise: usual };
    };
  }, [isOn, address, printed, printings, credit]);
  return <OfficialPictures value={pictures}>{children}</OfficialPictures>;
}

/** At a table, the printings of the deck that was chosen last. Decks are loaded only for those who want pictures. */
function usePrintingsPlayedWith(isOn: boolean): void {
  const path = usePathname();
  const plays = isOn && /^\/(?:table|practice)\b/.test(path);
  useEffect(() => {
    if (!plays) return;
    let hide: (() => void) | null = null;
    let gone = false;
    void import("../decks/deck-printings.ts").then(({ printingsOfChosen }) => {
      const printings = printingsOfChosen();
      if (!gone && printings !== null) hide = showPrintings(printings);
    });
    return () => {
      gone = true;
      hide?.();
    };
  }, [plays]);
}

function pictureAt(
  address: string,
  parts: Readonly<Record<string, string>>,
  credit: string,
): OfficialPicture {
  const sized = (size: string): string => {
    let found = address.replace("{size}", size);
    for (const [part, value] of Object.entries(parts))
      found = found.replace(`{${part}}`, encodeURIComponent(value));
    return found;
  };
  return {
    small: sized("small"),
    normal: sized("normal"),
    credit: fill(credit, { host: new URL(address).hostname }),
  };
}
