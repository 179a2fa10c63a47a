import type { ReactNode } from "react";
import { assertNever } from "../base/assert-never.ts";
import { keyed } from "../base/keyed.ts";
import { describeCost, describeSymbol } from "./describe.ts";
import { PIP_GLYPHS, PIP_INKS, type PipInk } from "./pip-art.ts";
import { type CardSymbol, type HybridHalf, parseSymbol } from "./symbols.ts";
import type { CardWords } from "./words.ts";

const inkOf = (half: HybridHalf): PipInk => (typeof half === "number" ? PIP_INKS.stone : PIP_INKS[half]);

const glyphOf = (half: HybridHalf): string | undefined =>
  typeof half === "number" ? undefined : PIP_GLYPHS[half];

function letterSize(text: string): number {
  if (text.length <= 1) return 20;
  return text.length === 2 ? 16 : 30 / text.length;
}

function Letter({
  text,
  ink,
  x = 16,
  size = letterSize(text),
  y = 16 + size * 0.355,
}: {
  text: string;
  ink: PipInk;
  x?: number;
  y?: number;
  size?: number;
}) {
  return (
    <text x={x} y={y} fontSize={size} fill={ink.letter} textAnchor="middle">
      {text}
    </text>
  );
}

function Disc({ ink, glyph, children }: { ink: PipInk; glyph?: string | undefined; children?: ReactNode }) {
  return (
    <>
      <circle cx="16" cy="16" r="15.500" fill={ink.letter} />
      <circle cx="16" cy="16" r="14.500" fill={ink.ground} />
      {glyph !== undefined && (
        <path d={glyph} fill={ink.glyph} transform="translate(16 16)scale(.8)translate(-16 -16)" />
      )}
      {children}
    </>
  );
}

/** Two halves, parted from lower left to upper right; a heart where life may be paid instead. */
function Split({ left, right, life }: { left: HybridHalf; right: HybridHalf; life: boolean }) {
  const one = inkOf(left);
  const two = inkOf(right);
  return (
    <>
      <circle cx="16" cy="16" r="15.500" fill="#171310" />
      <path d="M5.747 26.253A14.500 14.500 0 0 1 26.253 5.747z" fill={one.ground} />
      <path d="M5.747 26.253A14.500 14.500 0 0 0 26.253 5.747z" fill={two.ground} />
      {life && <path d={PIP_GLYPHS.heart} fill="#b3262b" transform="translate(11 11)scale(.31)" />}
      <Letter text={String(left)} ink={one} x={11} y={15} size={12.5} />
      <Letter text={String(right)} ink={two} x={21.5} y={26} size={12.5} />
    </>
  );
}

function symbolArt(symbol: CardSymbol): ReactNode {
  const { stone, C } = PIP_INKS;
  switch (symbol.kind) {
    case "generic":
      return (
        <Disc ink={stone}>
          <Letter text={String(symbol.amount)} ink={stone} />
        </Disc>
      );
    case "variable":
      return (
        <Disc ink={stone}>
          <Letter text={symbol.letter} ink={stone} />
        </Disc>
      );
    case "color": {
      const ink = PIP_INKS[symbol.color];
      return (
        <Disc ink={ink} glyph={glyphOf(symbol.color)}>
          <Letter text={symbol.color} ink={ink} />
        </Disc>
      );
    }
    case "colorless":
      return (
        <Disc ink={C} glyph={PIP_GLYPHS.C}>
          <Letter text="C" ink={C} />
        </Disc>
      );
    case "snow":
      return (
        <Disc ink={C} glyph={PIP_GLYPHS.snow}>
          <Letter text="S" ink={C} />
        </Disc>
      );
    case "hybrid":
      return <Split left={symbol.left} right={symbol.right} life={symbol.life} />;
    case "phyrexian": {
      const ink = PIP_INKS[symbol.color];
      return (
        <Disc ink={ink} glyph={PIP_GLYPHS.heart}>
          <Letter text={symbol.color} ink={ink} />
        </Disc>
      );
    }
    case "tap":
    case "untap":
    case "energy":
      return (
        <Disc ink={stone}>
          <path
            d={PIP_GLYPHS[symbol.kind]}
            fill={stone.letter}
            transform="translate(16 16)scale(.86)translate(-16 -16)"
          />
        </Disc>
      );
    case "other":
      return (
        <Disc ink={stone}>
          <Letter text={symbol.text} ink={stone} />
        </Disc>
      );
    default:
      return assertNever(symbol);
  }
}

export interface PipProps {
  /** a symbol without braces: "W", "2/U", "T" */
  symbol: string;
  /** leave it out of what is read aloud, where the words stand elsewhere */
  silent?: boolean;
  words?: CardWords;
}

/** A symbol of mana or of an act: our own sign and its letter on a disc. */
export function Pip({ symbol, silent = false, words }: PipProps) {
  const art = symbolArt(parseSymbol(symbol));
  if (silent) {
    return (
      <svg className="sr-pip" viewBox="0 0 32 32" aria-hidden="true">
        {art}
      </svg>
    );
  }
  const label = describeSymbol(symbol, words);
  return (
    <svg className="sr-pip" viewBox="0 0 32 32" role="img" aria-label={label}>
      <title>{label}</title>
      {art}
    </svg>
  );
}

export interface ManaCostProps {
  cost: readonly string[];
  silent?: boolean;
  words?: CardWords;
}

/** A mana cost as a row of pips that is read aloud as one phrase. */
export function ManaCost({ cost, silent = false, words }: ManaCostProps) {
  if (cost.length === 0) return null;
  const pips = keyed(cost, (symbol) => symbol).map(({ key, item }) => <Pip key={key} symbol={item} silent />);
  return silent ? (
    <span className="sr-mana-cost" aria-hidden="true">
      {pips}
    </span>
  ) : (
    <span className="sr-mana-cost" role="img" aria-label={describeCost(cost, words)}>
      {pips}
    </span>
  );
}
