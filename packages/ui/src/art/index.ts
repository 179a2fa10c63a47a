/** The pictures alone: plain strings, without React, for servers and tools. */
export { ART_VIEW_BOX, artBody, artDataUri, artSvg } from "./art.ts";
export { avatarSvg } from "./avatar.ts";
export { backSvg } from "./back.ts";
export { hasCrest } from "./crests/crest-of.ts";
export { svgDataUri } from "./data-uri.ts";
export { COLORS, type Color } from "./paint/palette.ts";
export { ART_KINDS, type ArtKind, type ArtSubject, kindOf } from "./subject.ts";
