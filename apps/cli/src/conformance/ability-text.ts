import {
  type Ability,
  contextOf,
  type Face,
  faceNumbered,
  type KeywordAbility,
  NotPrintable,
  printAbility,
} from "@spellroom/card-language";
import { type Act, characteristics, type GameState, type ObjectId } from "@spellroom/rules";

/** Represents a card's own name in texts. */
const SELF = "{this}";
const CALLED_THIS =
  /\bthis (?:creature|artifact|enchantment|land|permanent|planeswalker|token|card|spell|aura|equipment|vehicle|saga|class|case|siege|fortification|spacecraft)\b/g;

/** The printed texts of one of an object's abilities: its own and that of the keyword that it belongs to. */
export function abilityTexts(state: GameState, source: ObjectId, key: string): readonly string[] {
  const face = faceOf(state, source);
  if (!face || !isKnown(state, source)) return [];
  const { abilities } = characteristics(state, source);
  const parent = /^(.*)\.\d+$/.exec(key)?.[1];
  return abilities
    .filter((one) => one.key === key || one.key === parent)
    .flatMap(({ ability }) => printed(ability, face))
    .map((text) => plain(text, face));
}

/** Texts by which a scenario may mean an act: `Cast X`, `Play X`, an ability from its beginning, a keyword. */
export function actTexts(state: GameState, act: Act): readonly string[] {
  switch (act.kind) {
    case "pass":
      return [];
    case "playLand":
      return [plain(`Play ${cardName(state, act.object, act.face)}`, null)];
    case "cast": {
      const name = cardName(state, act.object, act.face);
      return [
        ...castTexts(name, act.via),
        ...keywordTexts(state, act.object, (one) => one.keyword === viaKeyword(act.via)),
        ...ownCostText(act),
      ];
    }
    case "activate":
      return abilityTexts(state, act.object, act.ability);
    case "special":
      return specialTexts(state, act);
  }
}

/** A keyword whose cost is the card's own mana cost (Snapcaster Mage) may be meant with that cost. */
function ownCostText({ via, cost }: Extract<Act, { kind: "cast" }>): readonly string[] {
  const keyword = viaKeyword(via);
  return keyword === null ? [] : [`${keyword} ${manaSymbols(cost)}`.toLowerCase()];
}

function manaSymbols(cost: readonly string[]): string {
  return cost.map((symbol) => `{${symbol}}`).join("");
}

function castTexts(name: string, via: string | null): readonly string[] {
  const keyword = viaKeyword(via);
  const plainly = `Cast ${name}`;
  if (keyword === null) return [plain(plainly, null)];
  const spoken = keyword.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  const words = [spoken, spoken.replaceAll(" ", "-")];
  return [plainly, ...words.flatMap((one) => [`${plainly} with ${one}`, `${plainly} using ${one}`])].map(
    (text) => plain(text, null),
  );
}

/** The keyword of a way to cast a card: the first part of its name, unless that names an effect. */
export function viaKeyword(via: string | null): string | null {
  if (via === null || via === "") return null;
  const [first = ""] = via.split(":");
  return first;
}

function specialTexts(state: GameState, act: Extract<Act, { kind: "special" }>): readonly string[] {
  if (act.action === "unlockLeft" || act.action === "unlockRight") {
    const half = act.action === "unlockLeft" ? "left" : "right";
    return [plain(`${manaSymbols(act.cost)}: Unlock the ${half} half.`, null)];
  }
  if (act.action !== "turnFaceUp")
    return keywordTexts(state, act.object, (one) => one.keyword === act.action);
  const costs = keywordTexts(state, act.object, (one) =>
    ["morph", "megamorph", "disguise"].includes(one.keyword),
  ).map((text) => text.replace(/^[a-z]+(?: |—)/, ""));
  return costs.map((cost) => plain(`${cost}: Turn this face-down permanent face up.`, null));
}

/** The printed keyword abilities of a card, whichever face has them. */
function keywordTexts(
  state: GameState,
  id: ObjectId,
  which: (ability: KeywordAbility) => boolean,
): readonly string[] {
  const object = state.objects[id];
  const definition = object ? state.definitions[object.definition] : undefined;
  const own = (definition?.faces ?? []).flatMap((face) =>
    (face.abilities ?? []).map((ability) => ({ ability, face })),
  );
  const [front] = definition?.faces ?? [];
  const gained =
    front && isKnown(state, id)
      ? characteristics(state, id)
          .abilities.filter(({ key }) => !key.startsWith("p"))
          .map(({ ability }) => ({ ability, face: front }))
      : [];
  return [...own, ...gained].flatMap(({ ability, face }) =>
    ability.kind === "keyword" && which(ability)
      ? printed(ability, face).map((text) => plain(text, face))
      : [],
  );
}

/** Whether the name by which a card is to be cast also says how: `X with overload`. */
export function saysHow(state: GameState, act: Extract<Act, { kind: "cast" }>, wanted: string): boolean {
  const [, ...how] = castTexts(cardName(state, act.object, act.face), act.via);
  return how.includes(plain(`Cast ${wanted}`, null));
}

/** Whether one of an act's or ability's texts begins like the wanted one. */
export function beginsLike(texts: readonly string[], wanted: string, names: readonly string[] = []): boolean {
  const asWritten = simple(wanted);
  const start = withoutNames(asWritten, names);
  return texts.some((text) => text.startsWith(asWritten) || text.startsWith(start));
}

/** Whether the cost in front of the colon is the same: for texts whose words differ in wording alone. */
export function costsAlike(texts: readonly string[], wanted: string, names: readonly string[] = []): boolean {
  const cost = costPart(withoutNames(simple(wanted), names));
  return cost !== null && texts.some((text) => costPart(text) === cost);
}

/**
 * Whether one text has the wanted cost in front of the colon and, somewhere after it, the wanted words: where several have that cost.
 */
export function costsAndSays(
  texts: readonly string[],
  wanted: string,
  names: readonly string[] = [],
): boolean {
  const start = withoutNames(simple(wanted), names);
  const cost = costPart(start);
  if (cost === null) return false;
  const said = start.slice(cost.length + 1).trim();
  return texts.some((text) => costPart(text) === cost && text.slice(cost.length).includes(said));
}

function costPart(text: string): string | null {
  const at = text.indexOf(":");
  return at < 0 ? null : text.slice(0, at);
}

function printed(ability: Ability, face: Face): string[] {
  try {
    return [printAbility(ability, contextOf(face, { self: SELF }))];
  } catch (error) {
    if (error instanceof NotPrintable) return [];
    throw error;
  }
}

function plain(text: string, face: Face | null): string {
  return withoutNames(simple(text), face ? [face.name] : []);
}

/** Lower case, one kind of quote, "when" and "whenever" alike, no dash between keyword and cost, no reminder text, every word for the card itself alike ("it", as reminder text has it, at the beginning). */
function simple(text: string): string {
  return text
    .toLowerCase()
    .replace(/&mdash;/g, "—")
    .replace(/[’‘]/g, "'")
    .replace(/(\w)—(?=\S)/g, "$1 ")
    .replace(/\s*\([^)]*\)/g, "")
    .replace(CALLED_THIS, SELF)
    .replace(/^whenever\b/, "when")
    .replace(/^when it\b/, `when ${SELF}`)
    .replace(/\s+/g, " ")
    .trimStart();
}

function withoutNames(text: string, names: readonly string[]): string {
  return names.reduce((rest, name) => {
    const whole = name.toLowerCase();
    const short = whole.split(",")[0] ?? whole;
    return rest.replaceAll(whole, SELF).replaceAll(short, SELF);
  }, text);
}

export function cardName(state: GameState, id: ObjectId, face: number): string {
  const object = state.objects[id];
  const definition = object ? state.definitions[object.definition] : undefined;
  return definition ? faceNumbered(definition, face).name : "";
}

function faceOf(state: GameState, id: ObjectId): Face | undefined {
  const object = state.objects[id] ?? state.lastKnown[id]?.object;
  if (!object) return undefined;
  const from = object.copied ?? object;
  const definition = state.definitions[from.definition];
  return definition && faceNumbered(definition, from.face);
}

function isKnown(state: GameState, id: ObjectId): boolean {
  return (state.objects[id]?.zone ?? null) !== null || state.lastKnown[id] !== undefined;
}

/** What a spell or ability on the stack may be called: names of its card, beginnings of its text. */
export function stackTexts(state: GameState, id: ObjectId): readonly string[] {
  const object = state.objects[id];
  const announcement = object?.announcement;
  if (!object || !announcement) return [];
  const { ability, source } = announcement;
  if (ability && source !== null) return abilityTexts(state, source, ability.key);
  return castTexts(cardName(state, id, object.face), announcement.via);
}
