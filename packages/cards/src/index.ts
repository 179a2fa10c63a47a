export {
  type GameDocuments,
  offeredFormat,
  rulesetOf,
  shippedDocuments,
} from "./documents/game-documents.ts";
export { addVariant } from "./documents/variant.ts";
export { type FormatDocument, formatSchema } from "./formats/format-schema.ts";
export { loadFormats } from "./formats/formats.ts";
export { faceNames } from "./pool/card-names.ts";
export { type CardPool, loadPool, looseName, makePool } from "./pool/card-pool.ts";
export { type PoolEntry, PROVENANCES, type Provenance, readEntries } from "./pool/pool-entry.ts";
export { cardColors, cardManaValue, manaValue } from "./pool/printed.ts";
export { type PresetDeck, presetSchema, STRATEGIES, type Strategy } from "./presets/preset-schema.ts";
export { loadPresets, presetCards } from "./presets/presets.ts";
export { type RulesetDocument, rulesetSchema } from "./rulesets/ruleset-schema.ts";
export { loadRulesets, rulesetById } from "./rulesets/rulesets.ts";
export { typeLine } from "./type-line.ts";
