import { Fragment, type ReactNode } from "react";
import { keyed } from "../base/keyed.ts";
import { Pip } from "./pip.tsx";
import { parseRulesLine, type RulesLine } from "./rules-line.ts";
import { splitSymbols, type TextPiece } from "./symbols.ts";
import type { CardWords } from "./words.ts";

/** A line with its symbols as pips; reminder text in parentheses is set apart. */
export function SymbolText({ line, words }: { line: string; words?: CardWords }) {
  const parts = line.split(/(\([^()]*\))/).filter((part) => part !== "");
  return keyed(parts, (part) => part).map(({ key, item }) => {
    const inside = pieces(item, words);
    return item.startsWith("(") ? <i key={key}>{inside}</i> : <Fragment key={key}>{inside}</Fragment>;
  });
}

const pieceText = (piece: TextPiece): string => (piece.kind === "words" ? piece.words : `{${piece.token}}`);

function pieces(text: string, words: CardWords | undefined): ReactNode[] {
  return keyed(splitSymbols(text), pieceText).map(({ key, item }) =>
    item.kind === "words" ? (
      item.words
    ) : (
      <Pip key={key} symbol={item.token} {...(words === undefined ? {} : { words })} />
    ),
  );
}

function Line({ line, words }: { line: RulesLine; words: CardWords | undefined }) {
  const text = <SymbolText line={line.text} {...(words === undefined ? {} : { words })} />;
  if (line.kind === "plain") return <span className="sr-rules-line">{text}</span>;
  return (
    <span className="sr-rules-line sr-rules-line-marked">
      <span className="sr-rules-marks">
        {line.kind === "loyalty" ? (
          <span
            className="sr-loyalty-cost"
            data-way={line.cost.startsWith("+") ? "up" : line.cost === "0" ? "level" : "down"}
          >
            {line.cost}
          </span>
        ) : (
          line.numbers.map((number) => (
            <span key={number} className="sr-chapter">
              {number}
            </span>
          ))
        )}
      </span>
      <span>{text}</span>
    </span>
  );
}

/** The rules text of a card, one block for each printed line. */
export function RulesText({ lines, words }: { lines: readonly string[]; words?: CardWords }) {
  return (
    <span className="sr-rules">
      {keyed(lines, (line) => line).map(({ key, item }) => (
        <Line key={key} line={parseRulesLine(item)} words={words} />
      ))}
    </span>
  );
}
