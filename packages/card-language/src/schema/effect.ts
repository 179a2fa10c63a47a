import { z } from "zod";
import type {
  ChoiceKind,
  Destination,
  Effect,
  EntersWith,
  ManaOutput,
  ManaRider,
  TokenSpec,
} from "../effect.ts";
import type { Agrees, Expect } from "./agree.ts";
import { label, variant } from "./basic.ts";
import { choiceEffects, gameEffects, spellEffects } from "./effect-choices.ts";
import { flowEffects, laterEffects, procedureEffects } from "./effect-flow.ts";
import {
  counterEffects,
  permanentEffects,
  playerEffects,
  tokenEffects,
  zoneEffects,
} from "./effect-objects.ts";
import {
  choiceKindMembers,
  destinationObject,
  entersWithObject,
  manaOutputMembers,
  manaRiderObject,
  tokenObject,
} from "./effect-parts.ts";
import { named, type Refs } from "./refs.ts";

/** The types that only effects use. */
export interface EffectParts {
  readonly choice: z.ZodType<ChoiceKind>;
  readonly destination: z.ZodType<Destination>;
  readonly entersWith: z.ZodType<EntersWith>;
  readonly token: z.ZodType<TokenSpec>;
  readonly output: z.ZodType<ManaOutput>;
  readonly rider: z.ZodType<ManaRider>;
}

export function effectParts(refs: Refs): EffectParts {
  const choice = z.discriminatedUnion("kind", choiceKindMembers(refs));
  const token = z.discriminatedUnion("kind", [tokenObject(refs), variant("predefined", { name: label })]);
  const output = z.discriminatedUnion("kind", manaOutputMembers(refs));
  return {
    choice: named("ChoiceKind", choice),
    destination: named("Destination", destinationObject(refs)),
    entersWith: entersWithObject(refs, choice),
    token: named("TokenSpec", token),
    output: named("ManaOutput", output),
    rider: manaRiderObject(refs),
  };
}

export function effectMembers(refs: Refs, parts: EffectParts) {
  return [
    ...playerEffects(refs),
    ...zoneEffects(refs, parts.destination),
    ...permanentEffects(refs),
    ...counterEffects(refs),
    ...tokenEffects(refs, parts.token, refs.entersWith),
    ...choiceEffects(refs, parts.choice),
    ...spellEffects(refs),
    ...gameEffects(parts.output, parts.rider),
    ...flowEffects(refs),
    ...laterEffects(refs),
    ...procedureEffects(refs),
  ] as const;
}
export type EffectAgrees = Expect<Agrees<z.output<ReturnType<typeof effectMembers>[number]>, Effect>>;
