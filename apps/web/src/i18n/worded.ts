/**
 * What must have a wording: every word that the server sends for something a player reads. English is checked against this, and
 * every other language against English, so a word that has none doesn't compile.
 */
import type { GameAction, KeywordAction } from "@spellroom/card-language/keyword-actions";
import type {
  EndReason,
  ExplanationReason,
  FaceChange,
  LossReason,
  PileName,
  Prompt,
  PublicPrompt,
  SpecialAction,
  Step,
  WireErrorCode,
} from "@spellroom/protocol";
import type { Language } from "./languages.ts";

type Sentence = string | ((given: { count: number }) => string);
type Sentences<Word extends string> = Readonly<Record<Word, Sentence>>;
type Words<Word extends string> = Readonly<Record<Word, string>>;

/** What is told by its name without an entry among the keyword actions of the card language. */
type OtherAction = Exclude<GameAction, KeywordAction>;

export interface Worded {
  readonly language: Language;
  readonly decisions: {
    readonly prompts: Sentences<Prompt>;
    readonly thinking: Words<PublicPrompt>;
    readonly reasons: Words<ExplanationReason | "none">;
    readonly refusals: Words<WireErrorCode>;
  };
  readonly words: {
    readonly steps: Words<Step>;
    readonly stepsShort: Words<Step>;
    readonly piles: Words<PileName>;
    readonly specials: Words<SpecialAction>;
    readonly actions: Words<OtherAction>;
  };
  readonly log: {
    readonly face: Words<FaceChange>;
    readonly playerLost: Words<LossReason>;
  };
  readonly table: { readonly result: { readonly reasons: Words<EndReason> } };
}
