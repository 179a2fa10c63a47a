"use client";

import { OfficialPictures } from "@spellroom/ui";
import { type ReactNode, useMemo } from "react";
import { useStore } from "zustand";
import { fill } from "../i18n/fill.ts";
import { useMessages } from "../i18n/language.tsx";
import { useCatalogue } from "../site/use-catalogue.ts";
import { settingsStore } from "../table/store/settings.ts";

const NONE = () => undefined;

/** Gives all cards of a page their official pictures, if the user has turned them on; the browser fetches and keeps them. */
export function PictureProvider({ children }: { children: ReactNode }) {
  const isOn = useStore(settingsStore, ({ pictures }) => pictures);
  const address = useCatalogue()?.pictures ?? null;
  const { credit } = useMessages().builder.pictures;
  const pictures = useMemo(() => {
    if (!isOn || address === null) return NONE;
    const said = fill(credit, { host: new URL(address).hostname });
    return (name: string) => ({
      small: pictureAddress(address, name, "small"),
      normal: pictureAddress(address, name, "normal"),
      credit: said,
    });
  }, [isOn, address, credit]);
  return <OfficialPictures value={pictures}>{children}</OfficialPictures>;
}

function pictureAddress(address: string, name: string, size: "small" | "normal"): string {
  return address.replace("{name}", encodeURIComponent(name)).replace("{size}", size);
}
