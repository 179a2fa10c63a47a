export type { DecisionViewBody, WireChoice } from "./decision.ts";
export type { Act } from "./parts/act.ts";
export { type CostAction, type CostPart, plainCost } from "./parts/cost-part.ts";
export type { Entity, ObjectId } from "./parts/entity.ts";
export { isOfKinds, type NamedKind } from "./parts/named-kinds.ts";
export type { OptionContent } from "./parts/option.ts";
export { PROMPTS, type PromptKey } from "./parts/prompt.ts";
export { type Naming, OWN_NAMES } from "./parts/references.ts";
export {
  choiceFromWire,
  choiceToWire,
  defaultChoice,
  randomChoice,
  safeChoice,
  viewBody,
} from "./translate.ts";
export { wireChoiceSchema } from "./wire-choice-schema.ts";
