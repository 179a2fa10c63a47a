import { artDataUri } from "../art/art.ts";
import type { ArtSubject } from "../art/subject.ts";
import { artSubjectOf, type CardLook } from "./look.ts";

const KEPT = 400;
const kept = new Map<string, string>();

/** The address of a subject's picture; the last few hundred are kept, since a table shows the same cards again and again. */
export function artAddress(subject: ArtSubject): string {
  const key = JSON.stringify(subject);
  const known = kept.get(key);
  if (known !== undefined) {
    kept.delete(key);
    kept.set(key, known);
    return known;
  }
  const made = artDataUri(subject);
  kept.set(key, made);
  const oldest = kept.size > KEPT ? kept.keys().next().value : undefined;
  if (oldest !== undefined) kept.delete(oldest);
  return made;
}

/** A picture to show instead of ours, which the user asked for; its maker must be named beside it. */
export interface Picture {
  src: string;
  credit: string;
}

/** The picture of a card: painted from its characteristics, or the one given. */
export function CardArt({ look, picture }: { look: CardLook; picture?: Picture | undefined }) {
  return (
    <img
      className="sr-art"
      src={picture?.src ?? artAddress(artSubjectOf(look))}
      alt=""
      decoding="async"
      draggable={false}
    />
  );
}
