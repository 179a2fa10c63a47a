import type { TableClient } from "@spellroom/client";
import type { Key, OfferKind, PassUntil, WireChoice, WireError, WireErrorCode } from "@spellroom/protocol";
import { actsByKey, type NumberedAct, plainAct } from "../model/acts.ts";
import { retarget, toggleAttacker, toggleBlocked, toggleBlocker } from "../model/combat.ts";
import { type Draft, optionOfKey, optionOfSeat, startDraft } from "../model/draft.ts";
import { putOnNextPile } from "../model/kinds/arrange.ts";
import { setAmount } from "../model/kinds/distribute.ts";
import { togglePick } from "../model/kinds/pick.ts";
import { answersAtOnce, cancelChoice } from "../model/main-button.ts";
import { marksOf } from "../model/marks.ts";
import { equal } from "../model/share.ts";
import { settingsStore } from "./settings.ts";
import type { TableScreen, TableStore } from "./table-store.ts";

export interface PressOptions {
  /** Pay for it by hand, this once. */
  readonly byHand?: boolean;
  /** List what can be done even if it is one thing only. */
  readonly list?: boolean;
}

/** What a player can do at the table. Every choice goes through `choose`. */
export interface TableActions {
  readonly choose: (choice: WireChoice) => Promise<boolean>;
  readonly press: (key: Key, options?: PressOptions) => void;
  readonly pressSeat: (seat: number) => void;
  readonly act: (act: NumberedAct, options?: PressOptions) => void;
  readonly draft: (change: (draft: Draft) => Draft) => void;
  readonly startOver: () => void;
  /** Escape: the innermost open thing closes, else the draft starts over, else what is being cast is given up. */
  readonly cancel: () => void;
  readonly show: (change: Partial<TableScreen>) => void;
  /** Passes automatically until something happens, or stops doing so. */
  readonly passUntil: (until: PassUntil | null) => void;
  /** Passes until something happens, or stops doing so. */
  readonly togglePassing: () => void;
  readonly offer: (kind: OfferKind) => void;
  readonly answerOffer: (kind: OfferKind, yes: boolean) => void;
  readonly repeatable: TableClient["repeatable"];
  /** Proposes to repeat the player's last acts. */
  readonly proposeShortcut: (acts: number, times: number) => void;
  readonly answerShortcut: (id: number, after: number | null) => void;
  readonly endShortcut: (id: number) => void;
  readonly resume: () => void;
  /** Shows the player's hand to watchers, or hides it. */
  readonly showHand: (show: boolean) => void;
  readonly concede: () => Promise<void>;
  readonly rematch: () => Promise<boolean>;
  readonly explain: TableClient["explain"];
}

export function tableActions(client: TableClient, store: TableStore): TableActions {
  const refuse = (code: WireErrorCode): void =>
    store.setState(({ refusal }) => ({ refusal: { id: (refusal?.id ?? 0) + 1, code } }));

  const choose = async (choice: WireChoice): Promise<boolean> => {
    const { decision, pending } = store.getState();
    if (decision === null || pending !== null) return false;
    store.setState({ menu: null, refusal: null });
    const error = await client.choose(decision.id, choice);
    if (error !== null) refuse(error.code);
    return error === null;
  };

  const draft = (change: (draft: Draft) => Draft): void =>
    store.setState((state) => {
      const next = change(state.draft);
      return next === state.draft ? {} : { draft: next, marks: marksOf(state.decision, next), refusal: null };
    });

  const act = ({ index, act: what }: NumberedAct, { byHand = false }: PressOptions = {}): void => {
    const { decision } = store.getState();
    if (decision?.kind === "pay") {
      void choose({ kind: "pay", how: index });
      return;
    }
    const autoPay = what.kind === "playLand" || !(byHand || settingsStore.getState().payByHand);
    void choose({ kind: "act", act: index, autoPay });
  };

  const ask = (asked: Promise<WireError | null>): void => {
    store.setState({ dialog: null, passMenu: false });
    void asked.then((error) => error !== null && refuse(error.code));
  };
  const passUntil = (until: PassUntil | null): void => ask(client.passUntil(until));

  const parts = { store, choose, draft, act, passUntil };
  return {
    choose,
    draft,
    act,
    press: (key, options = {}) => pressKey(parts, key, options),
    pressSeat: (seat) => pressSeat(parts, seat),
    startOver: () => draft(() => startOf(store.getState())),
    cancel: () => cancel(parts),
    show: (change) => store.setState(change),
    passUntil,
    togglePassing: () =>
      passUntil(client.store.getState().tableStatus.passing === null ? "somethingHappens" : null),
    offer: (kind) => ask(client.offer(kind)),
    answerOffer: (kind, yes) => ask(client.answerOffer(kind, yes)),
    repeatable: () => client.repeatable(),
    proposeShortcut: (acts, times) => {
      const { decision } = store.getState();
      if (decision !== null) ask(client.proposeShortcut({ decision: decision.id, acts, times }));
    },
    answerShortcut: (id, after) => ask(client.answerShortcut(id, after)),
    endShortcut: (id) => ask(client.endShortcut(id)),
    resume: () => ask(client.resume()),
    showHand: (show) => ask(client.showHand(show)),
    concede: async () => {
      store.setState({ dialog: null });
      const error = await client.concede();
      if (error !== null) refuse(error.code);
    },
    rematch: async () => {
      const error = await client.rematch();
      if (error !== null) refuse(error.code);
      return error === null;
    },
    explain: (key) => client.explain(key),
  };
}

interface Parts extends Pick<TableActions, "choose" | "draft" | "act" | "passUntil"> {
  readonly store: TableStore;
}

function pressKey(
  { store, choose, draft, act }: Parts,
  key: Key,
  { byHand = false, list = false }: PressOptions,
): void {
  const { decision, pending } = store.getState();
  if (decision === null || pending !== null) return;
  switch (decision.kind) {
    case "act":
    case "pay": {
      const acts = actsByKey(decision.kind === "act" ? decision.acts : decision.abilities).get(key) ?? [];
      const plain = list ? null : plainAct(acts);
      if (plain !== null) act(plain, { byHand });
      else store.setState(({ menu }) => ({ menu: menu === key ? null : key }));
      return;
    }
    case "attackers": {
      const at = decision.candidates.findIndex((one) => one.key === key);
      draft((now) => {
        if (now.kind !== "attackers") return now;
        return at < 0 ? retarget(now, decision, { key }) : toggleAttacker(now, decision, at);
      });
      return;
    }
    case "blockers": {
      const at = decision.candidates.findIndex((one) => one.key === key);
      draft((now) => {
        if (now.kind !== "blockers") return now;
        return at < 0 ? toggleBlocked(now, decision, key) : toggleBlocker(now, decision, at);
      });
      return;
    }
    default: {
      const option = optionOfKey(decision, key);
      if (option !== null) pressOption({ store, choose, draft }, option);
    }
  }
}

function pressSeat({ store, choose, draft }: Parts, seat: number): void {
  const { decision, pending } = store.getState();
  if (decision === null || pending !== null) return;
  if (decision.kind === "attackers") {
    draft((now) => (now.kind === "attackers" ? retarget(now, decision, { seat }) : now));
    return;
  }
  const option = optionOfSeat(decision, seat);
  if (option !== null) pressOption({ store, choose, draft }, option);
}

/** A click on an option of the open decision, on the table or in the sheet. */
export function pressOption(
  { store, choose, draft }: Pick<Parts, "store" | "choose" | "draft">,
  option: number,
): void {
  const { decision, pending } = store.getState();
  if (decision === null || pending !== null) return;
  switch (decision.kind) {
    case "pick":
    case "modes":
      if (answersAtOnce(decision)) void choose({ kind: "pick", options: [option] });
      else draft((now) => (now.kind === "pick" ? togglePick(now, decision, option) : now));
      return;
    case "distribute":
      draft((now) =>
        now.kind === "distribute" ? setAmount(now, decision, option, (now.amounts[option] ?? 0) + 1) : now,
      );
      return;
    case "arrange":
      draft((now) => (now.kind === "arrange" ? putOnNextPile(now, decision, option) : now));
      return;
    default:
      return;
  }
}

function startOf({ decision }: TableScreen): Draft {
  return decision === null ? { kind: "none" } : startDraft(decision);
}

function cancel({ store, choose, draft, passUntil }: Parts): void {
  const { menu, passMenu, dialog, pile, sideOpen, tableStatus, decision } = store.getState();
  if (menu !== null) store.setState({ menu: null });
  else if (passMenu) store.setState({ passMenu: false });
  else if (dialog !== null) store.setState({ dialog: null });
  else if (pile !== null) store.setState({ pile: null });
  else if (sideOpen) store.setState({ sideOpen: false });
  else if (tableStatus.passing !== null) passUntil(null);
  else if (!isAtStart(store.getState())) draft(() => startOf(store.getState()));
  else {
    const givingUp = decision === null ? null : cancelChoice(decision);
    if (givingUp !== null) void choose(givingUp);
  }
}

/** Whether nothing has been chosen for the open decision yet. */
function isAtStart(screen: TableScreen): boolean {
  return equal(screen.draft, startOf(screen));
}
