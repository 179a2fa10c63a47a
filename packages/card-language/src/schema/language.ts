import { z } from "zod";
import type { CardDefinition } from "../card.ts";
import { abilityMembers, bodyMembers } from "./ability.ts";
import { amountMembers } from "./amount.ts";
import { integer, natural } from "./basic.ts";
import { cardObject, faceObject } from "./card.ts";
import { conditionMembers } from "./condition.ts";
import { costMembers, costObjectsUnion } from "./cost.ts";
import "../effect.ts";
import "../enters-with.ts";
import { tokenSpec } from "../token-spec.ts";
import { damageRecipientMembers, eventMembers, subjectUnion } from "./event.ts";
import { filterObject, predicateMembers, targetClauseObject, targetKindMembers } from "./filter.ts";
import { keywordMembers } from "./keyword.ts";
import { modificationMembers } from "./modification.ts";
import * as nodes from "./nodes.ts";
import { named, schemaIds } from "./nodes.ts";
import { replacementMembers } from "./replacement.ts";
import { ruleEffectMembers } from "./rule-effect.ts";
import { recipientMembers, selectionMembers } from "./selection.ts";

const { refs } = nodes;

const keywordUnion = z.discriminatedUnion("keyword", keywordMembers(refs));
named("KeywordAbility", keywordUnion);
nodes.defineKeywordAbility(keywordUnion);
nodes.defineAbility(z.discriminatedUnion("kind", [keywordUnion, ...abilityMembers(refs)]));
nodes.defineBody(z.discriminatedUnion("kind", bodyMembers(refs)));
const amountExpression = z.discriminatedUnion("kind", amountMembers(refs));
schemaIds.add(amountExpression, { id: "AmountExpression" });
nodes.defineAmount(z.union([natural, amountExpression]));
nodes.defineSignedAmount(z.union([integer, amountExpression]));
nodes.defineCondition(z.discriminatedUnion("kind", conditionMembers(refs)));
nodes.defineCost(z.discriminatedUnion("kind", costMembers(refs)));
nodes.defineCostObjects(costObjectsUnion(refs));
nodes.defineEvent(z.discriminatedUnion("kind", eventMembers(refs)));
nodes.defineSubject(subjectUnion(refs));
nodes.defineDamageRecipient(z.discriminatedUnion("kind", damageRecipientMembers(refs)));
nodes.defineFilter(filterObject(refs));
nodes.definePredicate(z.discriminatedUnion("kind", predicateMembers(refs)));
nodes.defineTargetKind(z.discriminatedUnion("kind", targetKindMembers(refs)));
nodes.defineTargetClause(targetClauseObject(refs));
nodes.defineModification(z.discriminatedUnion("kind", modificationMembers(refs)));
nodes.defineReplacement(z.discriminatedUnion("kind", replacementMembers(refs)));
nodes.defineRuleEffect(z.discriminatedUnion("kind", ruleEffectMembers(refs)));
nodes.defineSelection(z.discriminatedUnion("kind", selectionMembers(refs)));
const face = named("Face", faceObject(refs));
nodes.defineRecipient(z.discriminatedUnion("kind", recipientMembers(refs)));

/** The shape of a whole card. What it must mean besides is checked by `parseCard`. */
export const cardSchema: z.ZodType<CardDefinition> = named("Card", cardObject(face));

/** The shapes of single parts, for editors, tools and tests that handle less than a card. */
export const schemas = { ...refs, cost: nodes.cost, face, token: tokenSpec };
