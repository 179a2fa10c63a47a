import { type Ability, type CardDefinition, collectIn, hasNode, schemas } from "@spellroom/card-language";
import { loadPool, rulesetById } from "@spellroom/cards";
import {
  definitionId,
  freshObject,
  type GameObject,
  type GameState,
  initialState,
  type ObjectId,
  resume,
} from "@spellroom/rules";

const STEP = "precombatMain";
const HAND = 7;
/** How many permanents have static abilities on a board that has few of these. */
const FEW = 5;

/** What the permanents have in common that are every other one of a board; the rest are basic lands. */
export interface BoardKind {
  readonly name: string;
  readonly fits: (card: CardDefinition) => boolean;
  /** What all but a few of them are instead. */
  readonly mostly?: (card: CardDefinition) => boolean;
  /** They are attached to creatures, which are there in place of lands. */
  readonly attached?: true;
  readonly tokens?: true;
  /** As games have them, rather than with much of one thing. */
  readonly isUsual?: true;
}

/**
 * Boards with few static abilities, boards with cards from the whole pool, and boards on which there is as much of one thing as
 * there can be.
 */
export const BOARD_KINDS: readonly BoardKind[] = [
  {
    name: "permanents",
    fits: isOrdinary,
    mostly: (card) => isOrdinary(card) && !some(card, isStatic),
    isUsual: true,
  },
  { name: "cards of any kind", fits: isOrdinary, isUsual: true },
  { name: "triggered abilities", fits: ordinary(({ kind }) => kind === "triggered") },
  {
    name: "mana sources",
    fits: ordinary((ability) => ability.kind === "activated" && addsMana(ability)),
  },
  { name: "tokens", fits: isOrdinaryCreature, tokens: true },
  { name: "Auras and Equipment", fits: isAttachment, attached: true },
  {
    name: "replacement effects",
    fits: ordinary((ability) => isStatic(ability) && replaces(ability)),
  },
  { name: "cost changes", fits: ordinary((ability) => isStatic(ability) && changesCosts(ability)) },
  {
    name: "counts of permanents",
    fits: ordinary((ability) => isStatic(ability) && countsPermanents(ability)),
  },
  { name: "effects on many permanents", fits: ordinary((ability) => isStatic(ability) && isOnMany(ability)) },
];

/** A board of so many permanents at the first player's main phase; on those of other turns they are others, in another order. */
export function board(kind: BoardKind, size: number, turn: number): GameState {
  const between = cardsThat(kind.attached ? isOrdinaryCreature : isBasicLand);
  const fitting = cardsThat(kind.fits);
  const others = cardsThat(kind.mostly ?? kind.fits);
  const cards = Array.from({ length: size }, (_, at) => {
    const from = at % 2 === 0 ? between : at < 2 * FEW ? fitting : others;
    return from[(at * 7 + turn * 31) % from.length];
  });
  const inHand = cardsThat(isOrdinary);
  const hand = Array.from({ length: HAND }, (_, at) => inHand[(at * 13 + turn * 5) % inHand.length]);
  return resume(placed(kind, cards, hand)).state;
}

const found = new Map<BoardKind["fits"], readonly CardDefinition[]>();

/** Cards of the pool, looked for once. */
function cardsThat(fit: BoardKind["fits"]): readonly CardDefinition[] {
  const known = found.get(fit) ?? loadPool().all.filter(fit);
  found.set(fit, known);
  return known;
}

type Cards = readonly (CardDefinition | undefined)[];

function placed(kind: BoardKind, cards: Cards, hand: Cards): GameState {
  const ruleset = { ...rulesetById("full"), startingHandSize: 0 };
  const deck = loadPool().all.slice(0, 40);
  const players = ["A", "B"].map((name) => ({ name, deck }));
  const start = initialState({ ruleset, seed: "0".repeat(64), players, startingSeat: 0 });
  const definitions = { ...start.definitions };
  const objects = [...start.objects];
  const add = (card: CardDefinition | undefined, rest: Partial<GameObject>): ObjectId[] => {
    if (!card) return [];
    const definition = definitionId(card);
    definitions[definition] = card;
    const id = objects.length;
    const plain = { id, card: id, kind: "card", definition, owner: 0, zone: "hand", timestamp: id } as const;
    objects.push({ ...freshObject(plain), controller: rest.owner ?? 0, ...rest });
    return [id];
  };
  const battlefield: ObjectId[] = [];
  for (const [at, card] of cards.entries()) {
    const isOwn = at % 2 === 1;
    const host = battlefield.at(-1);
    const attached = isOwn && kind.attached && host !== undefined;
    battlefield.push(
      ...add(card, {
        zone: "battlefield",
        owner: Math.floor(at / 2) % 2,
        kind: isOwn && kind.tokens ? "token" : "card",
        attachedTo: attached ? { object: host } : null,
      }),
    );
  }
  const inHand = hand.flatMap((card) => add(card, {}));
  const plan = ruleset.steps.map(({ step }) => step);
  return {
    ...start,
    definitions,
    objects,
    battlefield,
    players: start.players.map((player) => (player.seat === 0 ? { ...player, hand: inHand } : player)),
    nextCard: objects.length,
    nextTimestamp: objects.length,
    turn: { ...start.turn, number: 5, active: 0, step: STEP, plan, at: plan.indexOf(STEP) },
    frames: [
      { kind: "turns", stage: "endStep", action: 0 },
      { kind: "priority", holder: 0, passed: [], checked: true },
    ],
  };
}

/** A permanent other than a land that stays where it is put by itself: nothing sends it to the graveyard (CR 704.5). */
function isOrdinary(card: CardDefinition): boolean {
  const { subtypes = [], supertypes = [], toughness } = card.faces[0];
  const types = typesOf(card);
  const isKind = types.includes("creature") || types.includes("enchantment") || types.includes("artifact");
  if (!isKind || subtypes.includes("Aura") || supertypes.includes("legendary")) return false;
  return !isCreature(card) || (typeof toughness === "number" && toughness > 0);
}

function ordinary(fits: (ability: Ability) => boolean): (card: CardDefinition) => boolean {
  return (card) => isOrdinary(card) && some(card, fits);
}

/** An Aura on any creature, or an Equipment. */
function isAttachment(card: CardDefinition): boolean {
  const { subtypes = [], supertypes = [] } = card.faces[0];
  if (supertypes.includes("legendary")) return false;
  return subtypes.includes("Equipment") || (subtypes.includes("Aura") && some(card, enchantsCreature));
}

function enchantsCreature(ability: Ability): boolean {
  if (ability.kind !== "keyword" || ability.keyword !== "enchant") return false;
  return JSON.stringify(ability) === ENCHANT_CREATURE;
}
const ENCHANT_CREATURE = JSON.stringify({
  kind: "keyword",
  keyword: "enchant",
  what: { of: [{ kind: "type", type: "creature" }] },
});

function typesOf({ faces }: CardDefinition): readonly string[] {
  return faces[0].types;
}

function isCreature(card: CardDefinition): boolean {
  return typesOf(card).includes("creature");
}

function isOrdinaryCreature(card: CardDefinition): boolean {
  return isCreature(card) && isOrdinary(card);
}

function isBasicLand(card: CardDefinition): boolean {
  return typesOf(card).includes("land") && card.faces[0].supertypes?.includes("basic") === true;
}

function some({ faces }: CardDefinition, fits: (ability: Ability) => boolean): boolean {
  return faces.some((face) => face.abilities?.some(fits));
}

function isStatic({ kind }: Ability): boolean {
  return kind === "static";
}

function addsMana(ability: Ability): boolean {
  return hasNode(schemas.ability, ability, "Effect", "addMana");
}

function replaces(ability: Ability): boolean {
  return hasNode(schemas.ability, ability, "StaticEffect", "replacement");
}

function changesCosts(ability: Ability): boolean {
  return hasNode(schemas.ability, ability, "RuleEffect", "costChange");
}

/** "For each creature you control" and the like. */
function countsPermanents(ability: Ability): boolean {
  return hasNode(schemas.ability, ability, "Amount", "count");
}

/** "Other Elves you control" and the like. */
function isOnMany(ability: Ability): boolean {
  return collectIn(schemas.ability, ability, "StaticEffect").some(
    (effect) => effect.kind === "modify" && typeof effect.what === "object",
  );
}
