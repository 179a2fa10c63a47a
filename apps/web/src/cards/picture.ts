import type { FaceView } from "@spellroom/protocol";
import { artSubjectOf, type Picture } from "@spellroom/ui";
import { printedLook } from "./look.ts";

const PICTURES = new WeakMap<FaceView, Picture>();

/** A face's picture from what is printed on it, so that it stays the same while its values change. */
export function pictureOf(face: FaceView): Picture {
  const known = PICTURES.get(face);
  if (known !== undefined) return known;
  const made = { subject: artSubjectOf(printedLook(face)) };
  PICTURES.set(face, made);
  return made;
}
