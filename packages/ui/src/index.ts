export {
  ART_KINDS,
  ART_VIEW_BOX,
  type ArtKind,
  type ArtSubject,
  artBody,
  artDataUri,
  artSvg,
  avatarSvg,
  backSvg,
  hasCrest,
  kindOf,
  svgDataUri,
} from "./art/index.ts";
export { classes } from "./base/class-names.ts";
export {
  CardArt,
  type OfficialPicture,
  OfficialPictures,
  PatientPictures,
  type Picture,
} from "./card/card-art.tsx";
export { CardBack } from "./card/card-back.tsx";
export { CardChip, type CardChipProps } from "./card/card-chip.tsx";
export { CardFace, type CardFaceProps } from "./card/card-face.tsx";
export type { CardShellProps } from "./card/card-shell.tsx";
export { CardTile, type CardTileProps } from "./card/card-tile.tsx";
export {
  type DescribeOptions,
  describeCard,
  describeCost,
  describeLine,
  describeSymbol,
  typeLine,
} from "./card/describe.ts";
export { type Frame, frameOf } from "./card/frame.ts";
export { KeywordIcon } from "./card/keyword-icon.tsx";
export {
  artSubjectOf,
  type CardLook,
  type CardState,
  COLORS,
  type Color,
  type Counters,
  hasMark,
  MARKS,
  type Mark,
  manaValueOf,
  type Offer,
  shownColors,
} from "./card/look.ts";
export { loadPainter } from "./card/painter.ts";
export { ManaCost, type ManaCostProps, Pip, type PipProps } from "./card/pip.tsx";
export { quietMoment } from "./card/quiet-moment.ts";
export { RulesText, SymbolText } from "./card/rules-text.tsx";
export { type CardSymbol, parseSymbol, splitSymbols, type TextPiece } from "./card/symbols.ts";
export { type CardWords, englishWords, type TypeWords } from "./card/words.ts";
export { contrast, type Hex, luminance, mix, textOn } from "./color/color.ts";
export { Avatar, type AvatarProps } from "./components/avatar.tsx";
export { BADGE_TONES, Badge, type BadgeTone } from "./components/badge.tsx";
export { BUTTON_TONES, Button, type ButtonProps, type ButtonTone } from "./components/button.tsx";
export { Dialog, type DialogProps } from "./components/dialog.tsx";
export { LifeTotal, type LifeTotalProps } from "./components/life-total.tsx";
export { type Announcement, LiveRegion, type LiveRegionProps } from "./components/live-region.tsx";
export { Panel, type PanelProps } from "./components/panel.tsx";
export { PhaseBar, type PhaseBarProps, type PhaseStep } from "./components/phase-bar.tsx";
export { Stepper, type StepperProps } from "./components/stepper.tsx";
export { type HoverZoom, useHoverZoom, type Zoomed, type ZoomHandlers } from "./components/use-hover-zoom.ts";
