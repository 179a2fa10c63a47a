import type { DecisionView } from "@spellroom/protocol";

export type DecisionOf<Kind extends DecisionView["kind"]> = Extract<DecisionView, { kind: Kind }>;
