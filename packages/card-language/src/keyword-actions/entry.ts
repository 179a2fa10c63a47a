import type { CardType } from "../card-type.ts";

/** Everything that the language, its readers and its printers know of a keyword action (CR 701). */
export interface KeywordActionEntry {
  /** Its number in the rules, or the set that brought it where it is younger than the rules of April 2024. */
  readonly rule: string;
  /** How a text tells somebody to do it. */
  readonly text: ActionText;
  /** How a text names it as an event: "whenever you clash". Without: no text does. */
  readonly event?: ActionEvent;
  /** Nouns for what it makes or moves, which the text may not refer to afterwards unless it `names` it. */
  readonly makes?: readonly string[];
  /** The name under which one permanent that it makes is known to the rest of the text. */
  readonly names?: string;
  /** The name by which the text asks whether the player won: "if you win". */
  readonly binds?: string;
  /** What it means, for players who look at a card closely. */
  readonly explained?: Translated;
}

/** Words in every language that the game is played in. */
export interface Translated {
  readonly en: string;
  readonly fr: string;
}

/** What the log says after the name of the player or the card; the words for the reader come first: `[who|scry|scries]`. */
export interface ActionLog extends Translated {
  /** The log says the number with which it was done. */
  readonly counted?: true;
}

/** A French verb with what belongs to it. */
export interface FrenchVerb {
  /** The infinitive; « se aventurer » is reflexive. */
  readonly verb: string;
  /** What follows where the text names nothing else: « affronter un adversaire ». */
  readonly rest?: string;
  /** The infinitive of a participle that agrees with the subject: « devenir préparée ». */
  readonly participle?: string;
  /** An adjective that agrees with the subject. */
  readonly adjective?: readonly [masculine: string, feminine: string];
  /** What follows that participle or adjective. */
  readonly after?: string;
  /** What an instruction says instead of the imperative: « adaptation 2 ». */
  readonly noun?: string;
}

/** English words begin with their verb, in its base form: "venture into the dungeon". */
export type ActionText =
  /** A sentence of its own: "it becomes day". */
  { readonly by: "nobody"; readonly english: string; readonly french: string } | PlayerAction | ObjectAction;

/** What a player is told to do. */
export interface PlayerAction {
  readonly by: "player";
  readonly english: string;
  readonly french: FrenchVerb;
  /** "bolster 2" always has a number; "investigate twice" says how often; "amass Zombies 2" has a type and a number. */
  readonly number?: "always" | "times" | "army";
  /** Permanents or cards that it is done to: "goad target creature". */
  readonly what?: true;
  /** What the word itself targets, without saying so. */
  readonly target?: ActionTarget;
  /** The text names the player even where it is you: "you take the initiative". */
  readonly named?: true;
  /** No card tells players to do it in these words as an instruction: only costs, keywords and the rules do. */
  readonly unwritten?: true;
}

/** What objects are told to do: "target creature explores". */
export interface ObjectAction {
  readonly by: "object";
  readonly english: string;
  readonly french: FrenchVerb;
  /** "it endures 2" always has a number, and is said of a single object. */
  readonly number?: "always" | "maybe";
  /** Cards do it that are neither on the battlefield nor on the stack. */
  readonly cards?: true;
  readonly unwritten?: true;
}

/** "Support 2" targets up to that many other creatures, "earthbend 2" a land of the player's. */
export interface ActionTarget {
  readonly type: CardType;
  /** Controlled by the player who does it. */
  readonly yours?: true;
  /** Not the permanent whose text it is. */
  readonly other?: true;
  /** Up to as many as the number says, and not one. */
  readonly upToNumber?: true;
}

export type ActionEvent =
  /** "Whenever you clash", "whenever a creature you control explores"; `once`: "when ~ becomes monstrous", or only of itself. */
  | { readonly by: "player"; readonly english: string; readonly french: FrenchVerb }
  | {
      readonly by: "object";
      readonly english: string;
      readonly french: FrenchVerb;
      readonly once?: true | "itself";
      readonly numbered?: true;
    }
  /** "Whenever the Ring tempts you". */
  | { readonly by: "nobody"; readonly subject: string; readonly verb: string; readonly french: FrenchVerb };
