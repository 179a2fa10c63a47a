import { NO_REQUESTS, type TableClient, type TableState } from "@spellroom/client";
import type { PassUntil, WireChoice, WireError } from "@spellroom/protocol";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createStore } from "zustand/vanilla";
import { sceneState } from "../../src/dev/scenes.ts";
import { attackWithAll } from "../../src/table/model/combat.ts";
import { settingsStore } from "../../src/table/store/settings.ts";
import { tableActions } from "../../src/table/store/table-actions.ts";
import { openTableStore } from "../../src/table/store/table-store.ts";

function openScene(scene: string, refusal: WireError | null = null) {
  const sent: { readonly decision: number; readonly choice: WireChoice }[] = [];
  const clientStore = createStore<TableState>(() => sceneState(scene));
  const asked: (PassUntil | null)[] = [];
  const client: TableClient = {
    ...NO_REQUESTS,
    passUntil: async (until) => {
      asked.push(until);
      return null;
    },
    store: clientStore,
    choose: async (decision, choice) => {
      sent.push({ decision, choice });
      return refusal;
    },
    concede: async () => null,
    explain: async () => [],
    rematch: async () => null,
    close: () => undefined,
  };
  const { store, stop } = openTableStore(client);
  const actions = tableActions(client, store);
  return { sent, asked, clientStore, store, actions, stop };
}

const choices = (sent: readonly { readonly choice: WireChoice }[]) => sent.map(({ choice }) => choice);

beforeEach(() => settingsStore.setState({ payByHand: false }));

describe("a click on a card", () => {
  it("does the only thing that can be done with it, paid automatically", () => {
    const { sent, actions } = openScene("act");
    actions.press("s1");
    expect(choices(sent)).toEqual([{ kind: "act", act: 1, autoPay: true }]);
  });

  it("leaves the payment to the player who asks for that", () => {
    const { sent, actions } = openScene("act");
    actions.press("s1", { byHand: true });
    settingsStore.setState({ payByHand: true });
    actions.press("s2");
    expect(choices(sent)).toEqual([
      { kind: "act", act: 1, autoPay: false },
      { kind: "act", act: 2, autoPay: false },
    ]);
  });

  it("lists the acts where there are several, and hides the list on a second click", () => {
    const { sent, store, actions } = openScene("act");
    actions.press("p20");
    expect(store.getState().menu).toBe("p20");
    actions.press("p20");
    expect(store.getState().menu).toBeNull();
    expect(sent).toEqual([]);
  });

  it("answers at once where one target is wanted", () => {
    const { sent, actions } = openScene("target");
    actions.press("p61");
    actions.pressSeat(1);
    expect(choices(sent)).toEqual([
      { kind: "pick", options: [1] },
      { kind: "pick", options: [6] },
    ]);
  });

  it("gathers several targets until they are confirmed", () => {
    const { sent, store, actions } = openScene("targets");
    actions.press("p60");
    actions.press("p63");
    expect(store.getState().draft).toEqual({ kind: "pick", picked: [0, 3] });
    expect(store.getState().marks.get("p63")).toEqual(["target"]);
    expect(sent).toEqual([]);
  });

  it("uses a land's mana while something is paid", () => {
    const { sent, actions } = openScene("pay");
    actions.press("p12");
    expect(choices(sent)).toEqual([{ kind: "pay", how: 3 }]);
  });

  it("does nothing for a card that has nothing to do with the question", () => {
    const { sent, store, actions } = openScene("targets");
    actions.press("p40");
    expect(store.getState().draft).toEqual({ kind: "pick", picked: [] });
    expect(sent).toEqual([]);
  });
});

describe("what comes between two frames", () => {
  beforeEach(() => {
    vi.stubGlobal("document", { hidden: false });
    vi.stubGlobal("requestAnimationFrame", () => 1);
    vi.stubGlobal("cancelAnimationFrame", () => undefined);
  });
  afterEach(() => vi.unstubAllGlobals());

  it("waits for the next one while the seat is the same", () => {
    const { clientStore, store, stop } = openScene("act");
    clientStore.setState({ known: new Map() });
    expect(store.getState().known.size).toBeGreaterThan(0);
    stop();
  });

  it("shows at once when the screen is handed to another seat, whose player may not see the last hand", () => {
    const { clientStore, store, stop } = openScene("act");
    clientStore.setState({ seat: null, known: new Map(), decision: null });
    expect(store.getState()).toMatchObject({ seat: null, known: new Map(), decision: null });
    stop();
  });
});

describe("drafts", () => {
  it("are taken back as a whole", () => {
    const { store, actions } = openScene("attackers");
    const { decision } = store.getState();
    if (decision?.kind !== "attackers") throw new Error("the scene asks for attackers");
    actions.draft((now) => (now.kind === "attackers" ? attackWithAll(now, decision) : now));
    expect(store.getState().draft).toMatchObject({ attacks: [0, 0, 0, 0] });
    actions.cancel();
    expect(store.getState().draft).toMatchObject({ attacks: [0, null, null, null] });
  });

  it("start over with the next decision, and stay while the same one is open", () => {
    const { clientStore, store, actions } = openScene("targets");
    actions.press("p60");
    clientStore.setState({ table: sceneState("targets").table });
    expect(store.getState().draft).toEqual({ kind: "pick", picked: [0] });
    const { decision } = sceneState("targets");
    if (decision === null) throw new Error("the scene asks something");
    clientStore.setState({ decision: { ...decision, id: 2 } });
    expect(store.getState().draft).toEqual({ kind: "pick", picked: [] });
  });

  it("stay on the cards while their answer is on its way, and can't be changed", () => {
    const { clientStore, store, actions } = openScene("targets");
    actions.press("p60");
    const { marks } = store.getState();
    clientStore.setState({ pending: { decision: 1, choice: { kind: "pick", options: [0] } } });
    actions.press("p63");
    expect(store.getState().marks).toEqual(marks);
  });
});

describe("answers", () => {
  it("are not given twice", async () => {
    const { clientStore, sent, actions } = openScene("act");
    clientStore.setState({ pending: { decision: 1, choice: { kind: "act", act: 0 } } });
    actions.press("s1");
    expect(await actions.choose({ kind: "act", act: 0 })).toBe(false);
    expect(sent).toEqual([]);
  });

  it("that are refused say why, and keep what was drafted", async () => {
    const { store, actions } = openScene("targets", { code: "illegalCombination", message: "no" });
    actions.press("p60");
    expect(await actions.choose({ kind: "pick", options: [0] })).toBe(false);
    expect(store.getState().refusal?.code).toBe("illegalCombination");
    expect(store.getState().draft).toEqual({ kind: "pick", picked: [0] });
  });
});

describe("escape", () => {
  it("closes the innermost thing first", () => {
    const { store, actions } = openScene("act");
    actions.show({ sideOpen: true, pile: { seat: 0, zone: "graveyard" }, menu: "p20" });
    actions.cancel();
    expect(store.getState()).toMatchObject({ menu: null, sideOpen: true });
    actions.cancel();
    expect(store.getState()).toMatchObject({ pile: null, sideOpen: true });
    actions.cancel();
    expect(store.getState().sideOpen).toBe(false);
  });

  it.each(["target", "targets", "number", "modes", "confirm"])(
    "gives up the spell at a question such as %s",
    (scene) => {
      const { clientStore, sent, actions } = openScene(scene);
      const { decision } = clientStore.getState();
      if (decision === null) throw new Error("the scene asks something");
      clientStore.setState({ decision: { ...decision, mayCancel: true, id: 2 } });
      actions.cancel();
      expect(sent).toEqual([{ decision: 2, choice: { kind: "cancel" } }]);
    },
  );

  it("starts the answer over before it gives up the spell", () => {
    const { clientStore, sent, store, actions } = openScene("targets");
    const { decision } = clientStore.getState();
    if (decision === null) throw new Error("the scene asks something");
    clientStore.setState({ decision: { ...decision, mayCancel: true, id: 2 } });
    actions.press("p60");
    actions.cancel();
    expect(store.getState().draft).toEqual({ kind: "pick", picked: [] });
    expect(sent).toEqual([]);
    actions.cancel();
    expect(choices(sent)).toEqual([{ kind: "cancel" }]);
  });

  it("gives up nothing where the question is not part of casting", () => {
    const { sent, actions } = openScene("targets");
    actions.cancel();
    expect(sent).toEqual([]);
  });

  it("cancels a payment that may be cancelled", () => {
    const { sent, actions } = openScene("pay");
    actions.cancel();
    expect(choices(sent)).toEqual([{ kind: "pay", how: "cancel" }]);
  });
});

describe("automatic passing", () => {
  it("is requested from the server until something happens, and ended by the same key or by Escape", () => {
    const { asked, clientStore, actions } = openScene("act");
    actions.togglePassing();
    clientStore.setState(({ tableStatus }) => ({
      tableStatus: { ...tableStatus, passing: "somethingHappens" },
    }));
    actions.togglePassing();
    actions.cancel();
    expect(asked).toEqual(["somethingHappens", null, null]);
  });
});
