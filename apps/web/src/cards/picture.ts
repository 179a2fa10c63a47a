import type { Face } from "@spellroom/card-language";
import { artDataUri, artSubjectOf, type Picture } from "@spellroom/ui";
import { printedLook } from "./look.ts";

const PICTURES = new WeakMap<Face, Picture>();

/** A face's picture from what is printed on it, so that it stays the same while its values change. */
export function pictureOf(face: Face): Picture {
  const known = PICTURES.get(face);
  if (known !== undefined) return known;
  const made = { src: artDataUri(artSubjectOf(printedLook(face))), credit: "" };
  PICTURES.set(face, made);
  return made;
}
