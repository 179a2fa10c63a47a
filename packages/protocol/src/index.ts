export {
  isOfKinds,
  PROMPTS,
  type PromptKey as Prompt,
  randomChoice,
  safeChoice,
  type WireChoice,
  wireChoiceSchema,
} from "@spellroom/rules/decisions";
export * from "./automation.ts";
export * from "./automation-schema.ts";
export * from "./card-view.ts";
export * from "./chance-record.ts";
export * from "./commands.ts";
export type * from "./decision-view.ts";
export type * from "./event-view.ts";
export type { Given } from "./given.ts";
export type * from "./key.ts";
export * from "./match-course.ts";
export * from "./match-record.ts";
export * from "./messages.ts";
export * from "./pack.ts";
export * from "./public-events.ts";
export * from "./replay.ts";
export * from "./room-requests.ts";
export * from "./table.ts";
export * from "./table-status.ts";
export * from "./teams.ts";
export * from "./time-control.ts";
export * from "./time-control-schema.ts";
export * from "./turns-begun.ts";
export * from "./unpack.ts";
export * from "./vocabulary.ts";
export * from "./watch-delay.ts";
export * from "./watch-delay-schema.ts";
export * from "./wire-choice.ts";
