/** A seat at a match that is played by this page's worker: to the table it is a client like that of a server's match. */
import {
  applySnapshot,
  applyUpdate,
  NO_REQUESTS,
  openTableStore,
  type TableClient,
  type TableState,
} from "@spellroom/client";
import type { RequestName, RequestReplies, WireChoice, WireError } from "@spellroom/protocol";
import { createStore, type StoreApi } from "zustand/vanilla";
import { provideDefinitions } from "../cards/definitions.ts";
import type { PracticeRequest, Told } from "../worker/messages.ts";
import type { PracticeLink } from "./practice-link.ts";

export interface PracticeClient extends TableClient {
  /** Who must take over the screen; `null`: the current player continues. */
  readonly handOver: StoreApi<{ readonly seat: number | null }>;
  /** Somebody has taken over the screen. */
  sit(seat: number): void;
}

export function practiceClient(link: PracticeLink): PracticeClient {
  const store = openTableStore();
  const handOver = createStore<{ readonly seat: number | null }>(() => ({ seat: null }));
  link.follow({
    told: (told) => {
      provideDefinitions(told.cards);
      handOver.setState({ seat: told.handOver });
      store.setState((state) => after(state, told));
    },
    takenOver: () => store.setState({ status: "closed", error: TAKEN_OVER }),
  });

  const request = async <Name extends RequestName>(
    asked: PracticeRequest<Name>,
  ): Promise<RequestReplies[Name] | null> => {
    const done = await link.order<"ask">({ kind: "ask", request: asked });
    return done.ok && isReply(asked.name, done.answer) ? done.answer : null;
  };
  const ask = async <Name extends RequestName>(asked: PracticeRequest<Name>): Promise<WireError | null> => {
    const reply = await request(asked);
    if (reply === null) return NO_WORKER;
    return reply.ok ? null : reply.error;
  };
  const choose = async (decision: number, choice: WireChoice): Promise<WireError | null> => {
    if (store.getState().pending) return { code: "tooFast", message: "the last answer is still on its way" };
    store.setState({ pending: { decision, choice } });
    const error = await ask({ name: "choose", body: { decision, choice } });
    if (store.getState().pending?.decision === decision) store.setState({ pending: null });
    return error;
  };
  return {
    ...NO_REQUESTS,
    store,
    handOver,
    sit: (seat) => void link.order<"sit">({ kind: "sit", seat }),
    choose,
    concede: () => ask({ name: "concede", body: {} }),
    automate: (settings) => void ask({ name: "automation", body: settings }),
    passUntil: (until) => ask({ name: "pass", body: { until } }),
    offer: (kind) => ask({ name: "offer", body: { kind } }),
    repeatable: async () => {
      const reply = await request({ name: "repeatable", body: {} });
      return reply?.ok ? reply.sequences : [];
    },
    proposeShortcut: (wish) => ask({ name: "proposeShortcut", body: wish }),
    endShortcut: (id) => ask({ name: "endShortcut", body: { id } }),
    ownCards: async () => {
      const reply = await request({ name: "ownCards", body: {} });
      return reply?.ok ? reply.cards : [];
    },
    explain: async (key) => {
      const reply = await request({ name: "explain", body: { key } });
      return reply?.ok ? reply.reasons : [];
    },
    rematch: async () => NO_WORKER,
    close: () => store.setState({ status: "closed" }),
  };
}

function after(state: TableState, { table, message }: Told): TableState {
  return { ...withMessage(state, message), table };
}

function withMessage(state: TableState, message: Told["message"]): TableState {
  switch (message.kind) {
    case "snapshot":
      return applySnapshot(state, message.snapshot);
    case "update":
      return applyUpdate(state, message.update);
    case "status":
      return { ...state, tableStatus: { ...state.tableStatus, status: message.status } };
  }
}

function isReply<Name extends RequestName>(_name: Name, reply: unknown): reply is RequestReplies[Name] {
  return typeof reply === "object" && reply !== null && "ok" in reply;
}

const NO_WORKER: WireError = { code: "unavailable", message: "the worker doesn't answer" };
const TAKEN_OVER: WireError = { code: "notASeat", message: "another window plays this match" };
