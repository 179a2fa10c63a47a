import type { ZodType } from "zod";
import { type ActKind, act } from "./kinds/act.ts";
import { type ArrangeKind, arrange } from "./kinds/arrange.ts";
import { type AttackersKind, attackers } from "./kinds/attackers.ts";
import { type BlockersKind, blockers } from "./kinds/blockers.ts";
import { type ConfirmKind, confirm } from "./kinds/confirm.ts";
import { type DistributeKind, distribute } from "./kinds/distribute.ts";
import { type ModesKind, modes } from "./kinds/modes.ts";
import { type NameKind, name } from "./kinds/name.ts";
import { type NumberKind, number } from "./kinds/number.ts";
import { type OrderKind, order } from "./kinds/order.ts";
import { type PayKind, pay } from "./kinds/pay.ts";
import { type PickKind, pick } from "./kinds/pick.ts";
import type { Chance } from "./parts/chance.ts";
import type { Kept } from "./parts/kept.ts";
import type { PromptKey } from "./parts/prompt.ts";
import type { Naming, References } from "./parts/references.ts";
import type { Refusal } from "./parts/refusal.ts";
import type { Zod } from "./parts/wire-schemas.ts";

/** For each kind of decision: the engine's decision and choice, and the client's view and choice. */
export interface Kinds<R extends References> {
  readonly act: ActKind<R>;
  readonly pick: PickKind<R>;
  readonly order: OrderKind<R>;
  readonly distribute: DistributeKind<R>;
  readonly number: NumberKind;
  readonly confirm: ConfirmKind;
  readonly modes: ModesKind<R>;
  readonly attackers: AttackersKind<R>;
  readonly blockers: BlockersKind<R>;
  readonly pay: PayKind<R>;
  readonly arrange: ArrangeKind<R>;
  readonly name: NameKind;
}
export type Kind = keyof Kinds<References>;

export type DecisionOf<K extends Kind> = Kinds<References>[K]["decision"];
export type ChoiceOf<K extends Kind> = Kinds<References>[K]["choice"];
export type ViewOf<K extends Kind, R extends References> = Kinds<R>[K]["view"];
export type WireChoiceOf<K extends Kind> = Kinds<References>[K]["wire"];

/** What the file of a kind exports. */
interface KindRow<K extends Kind> {
  /** A choice as it comes from the network. */
  schema(z: Zod): ZodType<WireChoiceOf<K>>;
  /**
   * Whether a choice consists of what was offered. The frame that asked still checks combinations that only the rules
   * can judge, such as attack requirements.
   */
  check(decision: DecisionOf<K>, choice: ChoiceOf<K>): Refusal | null;
  /** The decision as the deciding seat sees it. Options keep the engine's order; a choice names their indexes. */
  view<R extends References>(decision: DecisionOf<K>, names: Naming<R>): ViewOf<K, R>;
  /** What an instruction stores of the choice; `null` if no instruction asks this kind. */
  kept(decision: DecisionOf<K>, choice: ChoiceOf<K>): Kept | null;
  /** From indexes to the engine's terms; `null` if nothing is offered at one of them. */
  fromWire(decision: DecisionOf<K>, wire: WireChoiceOf<K>): ChoiceOf<K> | null;
  /** The reverse; `null` for what was not offered. */
  toWire(decision: DecisionOf<K>, choice: ChoiceOf<K>): WireChoiceOf<K> | null;
  /** The choice that is always legal and does as little as possible. */
  safe(view: ViewOf<K, References>, prompt: PromptKey): WireChoiceOf<K>;
  /** A random choice among those offered. A combination may still be refused as a whole. */
  random(view: ViewOf<K, References>, chance: Chance, prompt: PromptKey): WireChoiceOf<K>;
}

/** The one list of the kinds of decisions. */
export const KINDS: { readonly [K in Kind]: KindRow<K> } = {
  act,
  pick,
  order,
  distribute,
  number,
  confirm,
  modes,
  attackers,
  blockers,
  pay,
  arrange,
  name,
};
