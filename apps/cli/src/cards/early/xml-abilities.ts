/**
 * Abilities of XML cards in the words of the game, which the compiler then reads like those of any card. What has no words here
 * is named in angle brackets, which nothing reads: such a card is kept, with the element that stops it.
 */
import type { XmlElement } from "./xml-element.ts";

/** What an ability says of a card: who controls it, what it is, and how it relates to the card that moved. */
interface Described {
  readonly zone?: "battlefield" | "elsewhere";
  readonly yours?: true;
  readonly not?: string;
  readonly is?: string;
  readonly other?: true;
  readonly sharesType?: true;
}

/** An element that has no words. */
class Wordless extends Error {
  readonly element: XmlElement;

  constructor(element: XmlElement) {
    super(element.name);
    this.element = element;
  }
}

/** Abilities that every spell and permanent has, which no text says. */
const UNSAID: ReadonlySet<string> = new Set(["cast-spell", "play-land"]);

export function abilityText(ability: XmlElement): readonly string[] {
  if (ability.name === "ability" && UNSAID.has(ability.attributes.get("ref") ?? "")) return [];
  try {
    if (ability.name === "triggered-ability") return [triggered(ability)];
    throw new Wordless(ability);
  } catch (error) {
    if (!(error instanceof Wordless)) throw error;
    const { name, attributes } = error.element;
    const said = [...attributes].map(([key, value]) => ` ${key}="${value}"`).join("");
    return [`<${name}${said}>`];
  }
}

function triggered(ability: XmlElement): string {
  const [event, cost, effects, ...more] = ability.children;
  if (event === undefined || cost?.name !== "cost" || effects?.name !== "effects" || more.length > 0)
    throw new Wordless(ability);
  if (ability.attributes.get("zone") !== "play" || ability.attributes.size > 1) throw new Wordless(ability);
  return `Whenever ${eventWords(event)}, ${optionalEffect(cost, effects)}.`;
}

/** A card that comes onto the battlefield from anywhere else. */
function eventWords(event: XmlElement): string {
  const [source, destination, ...more] = event.children;
  if (event.name !== "moved-card" || source === undefined || destination === undefined || more.length > 0)
    throw new Wordless(event);
  const from = described(onlyChild(source, "source-test"));
  const to = described(onlyChild(destination, "destination-test"));
  if (from.zone !== "elsewhere" || Object.keys(from).length > 1 || to.zone !== "battlefield")
    throw new Wordless(event);
  if (to.other || to.sharesType) throw new Wordless(destination);
  const kind = [to.not === undefined ? "" : `non${to.not}`, to.is ?? "permanent"].join(" ").trim();
  return `${/^[aeiou]/.test(kind) ? "an" : "a"} ${kind}${to.yours ? " you control" : ""} enters`;
}

/** A choice that may be declined, and what is then done to the card that was chosen. */
function optionalEffect(cost: XmlElement, effects: XmlElement): string {
  const choice = onlyChild(cost, "cost");
  const either = onlyChild(choice, "choice");
  const target = onlyChild(either, "either");
  const { attributes } = target;
  const isPlain =
    choice.attributes.get("cancel") === "true" &&
    target.name === "target" &&
    attributes.get("type") === "card" &&
    attributes.get("mode") === "choose" &&
    attributes.get("restriction-zone") === "play" &&
    // Without this the card is a target, and the ability another one.
    attributes.get("raise-event") === "false";
  if (!isPlain || attributes.size > 4 || choice.attributes.size > 1) throw new Wordless(target);
  const what = described(onlyChild(onlyChild(target, "target"), "test"));
  const noun = `${what.other ? "another" : "a"} ${what.not === undefined ? "" : `non${what.not} `}${what.is ?? "permanent"}`;
  const chosen = `${noun}${what.yours ? " you control" : ""}${what.sharesType ? " that shares a card type with it" : ""}`;
  const action = onlyChild(effects, "effects");
  const verb = action.name === "action" ? ACTIONS.get(action.attributes.get("ref") ?? "") : undefined;
  if (verb === undefined) throw new Wordless(action);
  return `you may ${verb(chosen)}`;
}

const ACTIONS: ReadonlyMap<string, (what: string) => string> = new Map([
  ["return-to-hand", (what) => `return ${what} to its owner's hand`],
  ["tap", (what) => `tap ${what}`],
  ["untap", (what) => `untap ${what}`],
]);

function described(test: XmlElement): Described {
  switch (test.name) {
    case "and":
      return test.children.map(described).reduce((all, one) => together(all, one, test), {});
    case "not":
      return negated(onlyChild(test, "not"));
    case "in-zone":
      if (test.attributes.get("zone") !== "play") throw new Wordless(test);
      return { zone: "battlefield" };
    case "controller":
      if (test.attributes.get("player") !== "you") throw new Wordless(test);
      return { yours: true };
    case "has-idcard":
      return { is: typeWord(test) };
    case "sup":
      return sharesType(test);
    default:
      throw new Wordless(test);
  }
}

/** Two descriptions that say different things; one that says the same thing twice has no words. */
function together(one: Described, other: Described, test: XmlElement): Described {
  if (Object.keys(one).some((key) => key in other)) throw new Wordless(test);
  return { ...one, ...other };
}

function negated(test: XmlElement): Described {
  switch (test.name) {
    case "in-zone":
      if (test.attributes.get("zone") !== "play") throw new Wordless(test);
      return { zone: "elsewhere" };
    case "has-idcard":
      return { not: typeWord(test) };
    case "is":
      if (test.attributes.get("targetable") !== "context.card") throw new Wordless(test);
      return { other: true };
    default:
      throw new Wordless(test);
  }
}

const TYPE_WORDS: ReadonlySet<string> = new Set(["artifact", "creature", "land"]);

function typeWord(test: XmlElement): string {
  const word = test.attributes.get("idcard") ?? "";
  if (!TYPE_WORDS.has(word)) throw new Wordless(test);
  return word;
}

/** More than no types that the card that moved and the one that is looked at both have. */
function sharesType(test: XmlElement): Described {
  const both = onlyChild(onlyChild(test, "sup"), "left");
  const [one, other] = both.children.map((side) => onlyChild(side, side.name));
  const cards = [one, other].map((side) => (side?.name === "card-types" ? side.attributes.get("card") : ""));
  const isShared = cards.includes("context.card") && cards.includes("tested");
  if (test.attributes.get("right") !== "0" || both.name !== "and" || !isShared) throw new Wordless(test);
  return { sharesType: true };
}

function onlyChild(element: XmlElement, name: string): XmlElement {
  const [child, ...more] = element.children;
  if (element.name !== name || child === undefined || more.length > 0) throw new Wordless(element);
  return child;
}
