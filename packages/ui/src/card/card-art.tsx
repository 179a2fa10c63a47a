import { createContext, type SyntheticEvent, useContext, useState } from "react";
import type { ArtSubject } from "../art/subject.ts";
import { artSubjectOf, type CardLook } from "./look.ts";
import { type Painter, usePainter } from "./painter.ts";
import { type BitmapSize, useBitmap } from "./raster.ts";

const KEPT = 400;
const kept = new Map<string, string>();

/** The address of a subject's picture; the last few hundred are kept, since a table shows the same cards again and again. */
function artAddress(subject: ArtSubject, painter: Painter): string {
  const key = JSON.stringify(subject);
  const known = kept.get(key);
  if (known !== undefined) {
    kept.delete(key);
    kept.set(key, known);
    return known;
  }
  const made = painter.card(subject);
  kept.set(key, made);
  const oldest = kept.size > KEPT ? kept.keys().next().value : undefined;
  if (oldest !== undefined) kept.delete(oldest);
  return made;
}

/** What to show instead of a picture of the card as it is now. */
export type Picture =
  /** A picture that the user asked for; its maker must be named beside it. */
  | { readonly src: string; readonly credit: string }
  /** What ours is painted from, for a card that has changed. */
  | { readonly subject: ArtSubject };

/** The official picture of a card, for users who have turned them on: a small one, and one for a close look. */
export interface OfficialPicture {
  readonly small: string;
  readonly normal: string;
  /** Who made it and who gives it out; shown beside it. */
  readonly credit: string;
  /** What is shown where there is none at these addresses. */
  readonly otherwise?: OfficialPicture;
}

/** Gives the official picture of a card by its name; nothing for users who have not turned them on. */
export const OfficialPictures = createContext<(name: string) => OfficialPicture | undefined>(() => undefined);

/** Whether painted pictures may come later than the cards that they stand on: in lists that are typed into and scrolled. */
export const PatientPictures = createContext(false);

interface CardArtProps {
  look: CardLook;
  picture?: Picture | undefined;
  /** A small one takes less time and memory, and is sharp up to two hundred pixels. */
  size?: BitmapSize;
}

/** The picture of a card: painted from its characteristics, or the one given, or the official one of those who want it. */
export function CardArt({ look, picture, size = "large" }: CardArtProps) {
  const official = useContext(OfficialPictures)(look.name);
  const src = useBitmap(addressOf(look, picture, usePainter()), useContext(PatientPictures), size);
  return (
    <>
      {src === null ? (
        <span className="sr-art" data-unpainted="" />
      ) : (
        <img className="sr-art" src={src} alt="" decoding="async" draggable={false} />
      )}
      {official !== undefined && <OfficialArt key={official.small} picture={official} />}
    </>
  );
}

/** Wider than this on the screen, the small picture is followed by the larger one. */
const SMALL_PX = 150;

/** Lies over the painted picture, which stays where there is no official one. */
function OfficialArt({ picture }: { picture: OfficialPicture }) {
  const [shown, setShown] = useState<"small" | "normal" | "none">("small");
  const { otherwise } = picture;
  const loaded = ({ currentTarget }: SyntheticEvent<HTMLImageElement>): void => {
    const width = currentTarget.clientWidth * (globalThis.devicePixelRatio ?? 1);
    if (shown === "small" && width > SMALL_PX) setShown("normal");
  };
  if (shown === "none") return otherwise === undefined ? null : <OfficialArt picture={otherwise} />;
  return (
    <span className="sr-art-official">
      <img
        src={picture[shown]}
        alt=""
        loading="lazy"
        decoding="async"
        draggable={false}
        referrerPolicy="no-referrer"
        onLoad={loaded}
        onError={() => setShown("none")}
      />
    </span>
  );
}

function addressOf(look: CardLook, picture: Picture | undefined, painter: Painter | null): string | null {
  if (picture !== undefined && "src" in picture) return picture.src;
  return painter === null ? null : artAddress(picture?.subject ?? artSubjectOf(look), painter);
}
