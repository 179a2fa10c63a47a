import {
  type CardDefinition,
  type Face,
  LANGUAGE_VERSION,
  type PowerToughness,
  predefinedToken,
  type TokenFace,
  type TokenSpec,
} from "@spellroom/card-language";
import { amountOf } from "../../query/selection/index.ts";
import { EngineError, type Game } from "../../state/access.ts";
import type { Context } from "../../state/context.ts";
import type { GameState } from "../../state/game-state.ts";
import type { Happening } from "../../state/happening.ts";
import type { DefinitionId } from "../../state/ids.ts";
import type { CopiedValues, GameObject } from "../../state/object.ts";
import { definitionId, freshObject } from "../../state/setup.ts";
import { addObject } from "../game/game.ts";

/** Creates the tokens, in no zone yet, and the moves by which they enter (CR 111.1-4). */
export function tokensToEnter(g: Game, happening: Extract<Happening, { kind: "createToken" }>): Happening[] {
  const { token, controller, source, with: entersWith } = happening;
  const copy = "copyOf" in token ? token : null;
  const definition =
    "copyOf" in token
      ? copyDefinition(g, token, happening.context)
      : tokenDefinition(g, token, happening.context);
  const moves: Happening[] = [];
  for (let count = 0; count < happening.count; count++) {
    const object = addObject(g, (id, timestamp) => ({
      ...freshObject({
        id,
        timestamp,
        card: g.state.nextCard++,
        kind: "token",
        definition,
        owner: controller,
        zone: null,
      }),
      face: copy?.face ?? 0,
      copied: copy ? copiedValues(copy) : null,
    }));
    moves.push({
      kind: "move",
      object: object.id,
      to: { zone: "battlefield" },
      cause: "put",
      by: controller,
      source,
      controller,
      ...(entersWith ? { entersWith, entersContext: happening.context } : {}),
    });
  }
  return moves;
}

/** Whether a token has been made and isn't on the battlefield yet. */
export function isYetToEnter(state: GameState, { id, kind, zone, timestamp }: GameObject): boolean {
  return kind === "token" && zone === null && timestamp > 0 && !state.lastKnown[id];
}

function copiedValues({ definition, face, except, token }: CopiedValues): CopiedValues {
  return { definition, face, except, ...(token ? { token } : {}) };
}

/**
 * The definition of a token or spell that was made as a copy: that of its original, unless this was face down. Then it is nothing
 * but what everybody saw, also once it has left and is no copy any more (CR 707.2, 708.2).
 */
export function copyDefinition(g: Game, { definition, token }: CopiedValues, context: Context): DefinitionId {
  return token ? tokenDefinition(g, token, context) : definition;
}

/** The definition of a token as a card of its own, with amounts found now (CR 111.3); with a back, as a transforming one (111.10i). */
export function tokenDefinition(g: Game, spec: TokenSpec, context: Context): DefinitionId {
  const plain = spec.kind === "predefined" ? predefinedToken(spec.name) : spec;
  if (!plain) throw new EngineError(`no predefined token ${spec.name}`);
  const front = tokenFace(g, plain, context);
  const definition: CardDefinition = plain.back
    ? doubleFaced(front, tokenFace(g, plain.back, context))
    : { version: LANGUAGE_VERSION, name: front.name, layout: "normal", faces: [front] };
  const id = definitionId(definition);
  if (!g.state.definitions[id]) g.state.definitions = { ...g.state.definitions, [id]: definition };
  return id;
}

function doubleFaced(front: Face, back: Face): CardDefinition {
  const name = `${front.name} // ${back.name}`;
  return { version: LANGUAGE_VERSION, name, layout: "transform", faces: [front, back] };
}

function tokenFace(g: Game, plain: TokenFace, context: Context): Face {
  const subtypes = plain.subtypes ?? [];
  return {
    name: plain.name ?? `${subtypes.join(" ")} Token`.trim(),
    manaCost: null,
    colorIndicator: plain.colors,
    ...(plain.supertypes ? { supertypes: plain.supertypes } : {}),
    types: plain.types,
    subtypes,
    ...(plain.power !== undefined ? { power: fixed(g, plain.power, context) } : {}),
    ...(plain.toughness !== undefined ? { toughness: fixed(g, plain.toughness, context) } : {}),
    ...(plain.abilities ? { abilities: plain.abilities } : {}),
  };
}

function fixed(g: Game, stat: NonNullable<TokenFace["power"]>, context: Context): PowerToughness {
  if (typeof stat === "number") return stat;
  if ("amount" in stat) return amountOf(g.state, context, stat.amount);
  if ("star" in stat) return stat;
  throw new EngineError("a token's power is a number, an amount or a star");
}
