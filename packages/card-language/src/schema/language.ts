import { z } from "zod";
import type { CardDefinition } from "../card.ts";
import { abilityMembers, bodyMembers } from "./ability.ts";
import "../amount.ts";
import { cardObject, faceObject } from "./card.ts";
import "../condition.ts";
import "../cost.ts";
import "../effect.ts";
import "../enters-with.ts";
import { tokenSpec } from "../token-spec.ts";
import "../event.ts";
import "../event-subject.ts";
import "../damage-recipient.ts";
import "../cost-objects.ts";
import { filterObject, predicateMembers, targetClauseObject, targetKindMembers } from "./filter.ts";
import { keywordMembers } from "./keyword.ts";
import { modificationMembers } from "./modification.ts";
import * as nodes from "./nodes.ts";
import { named } from "./nodes.ts";
import "../replacement.ts";
import "../rule-effect.ts";
import { recipientMembers, selectionMembers } from "./selection.ts";

const { refs } = nodes;

const keywordUnion = z.discriminatedUnion("keyword", keywordMembers(refs));
named("KeywordAbility", keywordUnion);
nodes.defineKeywordAbility(keywordUnion);
nodes.defineAbility(z.discriminatedUnion("kind", [keywordUnion, ...abilityMembers(refs)]));
nodes.defineBody(z.discriminatedUnion("kind", bodyMembers(refs)));
nodes.defineFilter(filterObject(refs));
nodes.definePredicate(z.discriminatedUnion("kind", predicateMembers(refs)));
nodes.defineTargetKind(z.discriminatedUnion("kind", targetKindMembers(refs)));
nodes.defineTargetClause(targetClauseObject(refs));
nodes.defineModification(z.discriminatedUnion("kind", modificationMembers(refs)));
nodes.defineSelection(z.discriminatedUnion("kind", selectionMembers(refs)));
const face = named("Face", faceObject(refs));
nodes.defineRecipient(z.discriminatedUnion("kind", recipientMembers(refs)));

/** The shape of a whole card. What it must mean besides is checked by `parseCard`. */
export const cardSchema: z.ZodType<CardDefinition> = named("Card", cardObject(face));

/** The shapes of single parts, for editors, tools and tests that handle less than a card. */
export const schemas = { ...refs, cost: nodes.cost, face, token: tokenSpec };
