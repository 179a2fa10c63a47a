/** Ways in which a server could give secrets away, put into a running one from outside. Each must be found out. */
import type { DecisionView, PrivateCard, UpdateMessage } from "@spellroom/protocol";
import { applyTable, TableSchema } from "@spellroom/protocol/schema";
import type { GameState } from "@spellroom/rules";
import {
  type Audience,
  type LiveMatch,
  type Publication,
  type RunningServer,
  recordReplay,
} from "@spellroom/server";

/** Spoils every match that the server opens from now on. */
export type Sabotage = (server: RunningServer) => void;

/** The log reveals a card in a hand to everyone. */
export const tellingLogLine: Sabotage = (server) =>
  spoilPublications(server, (publication, { state }) => {
    const card = { definition: hiddenHash(state, 0), face: 0 };
    const leak = (message: UpdateMessage): UpdateMessage => ({
      ...message,
      events: [...message.events, { kind: "resolved", what: { key: null, card }, seat: 0 }],
    });
    return { ...publication, watchers: leak(publication.watchers) };
  });

/** An option offers one seat a card of the other's hand by name. */
export const tellingOption: Sabotage = (server) =>
  spoilPublications(server, (publication, { state }) => ({
    ...publication,
    seats: publication.seats.map((message, seat) =>
      message.decision ? { ...message, decision: withOption(message.decision, state, seat) } : message,
    ),
  }));

/** A refusal says what could be played instead, by the other seat. */
export const tellingErrorText: Sabotage = (server) =>
  spoilMatches(server, (match) => {
    const execute = match.execute.bind(match);
    match.execute = async (seat, command) => {
      const reply = await execute(seat, command);
      if (!reply.ok) {
        const message = `unlike ${hiddenName(match.state, 1 - seat)}`;
        Reflect.set(reply, "error", { ...reply.error, message });
      }
      return reply;
    };
  });

/** Who is asked is shown what is offered, also what lies face down. */
export const showingOptions: Sabotage = (server) =>
  spoilPublications(server, (publication, { state }) => {
    const { decision } = state;
    if (!decision || !("options" in decision)) return publication;
    const learned = decision.options.flatMap(({ what }): PrivateCard[] => {
      const object = what.kind === "object" ? state.objects[what.object] : null;
      if (object?.status.faceDown == null) return [];
      const { definition, face, owner } = object;
      return [{ key: "s999", card: { definition, face }, zone: "battlefield", owner }];
    });
    const seats = publication.seats.map((message, seat) =>
      seat === decision.seat ? { ...message, learned: [...(message.learned ?? []), ...learned] } : message,
    );
    return { ...publication, seats };
  });

/** An ability on the stack shows the card that it comes from, even if that lies face down. */
export const showingSources: Sabotage = (server) =>
  spoilPublications(server, (publication, { state }) => {
    const objects = Object.entries(publication.table.objects).map(([key, view]) => {
      const id = view.zone === "stack" ? state.stack[view.position] : undefined;
      const ability = id === undefined ? null : state.objects[id];
      if (ability?.kind !== "ability" || ability.status.faceDown === null) return [key, view] as const;
      const { definition, face } = ability;
      return [key, { ...view, card: { definition, face } }] as const;
    });
    return { ...publication, table: { ...publication.table, objects: Object.fromEntries(objects) } };
  });

/** What appears gets the key of what has disappeared. */
export const reusedKey: Sabotage = (server) => {
  const before = new Set<string>();
  const gone: string[] = [];
  const instead = new Map<string, string>();
  spoilPublications(server, (publication) => {
    const keys = Object.keys(publication.table.objects);
    for (const key of keys) {
      const old = before.has(key) || instead.has(key) ? undefined : gone.shift();
      if (old !== undefined) instead.set(key, old);
    }
    for (const key of before) if (!keys.includes(key)) gone.push(key);
    before.clear();
    for (const key of keys) before.add(key);
    return { ...publication, table: renameKeys(publication.table, instead) };
  });
};

/** The room makes an instance more for every odd name in a hand: numbers of later instances tell how many there are. */
export const tellingReferences: Sabotage = (server) =>
  spoilMatches(server, (match) => {
    const { audiences } = match;
    const attend = audiences.add.bind(audiences);
    audiences.add = (audience) => {
      const state = "state" in audience ? audience.state : null;
      if (!(state instanceof TableSchema)) {
        attend(audience);
        return;
      }
      attend(
        wrapped(audience, (publication) => {
          for (let count = oddNames(match.state); count > 0; count--) makeAndForget(state, publication);
          return publication;
        }),
      );
    };
  });

/** Who comes back is sent a card of the other hand among those that it knows. */
export const tellingSnapshot: Sabotage = (server) =>
  spoilMatches(server, (match) => {
    const catchUp = match.reader.catchUp.bind(match.reader);
    const seen = new Set<number | null>();
    match.reader.catchUp = (seat) => {
      const caughtUp = catchUp(seat);
      const comesBack = seen.has(seat);
      seen.add(seat);
      if (seat === null || !comesBack) return caughtUp;
      const { snapshot } = caughtUp;
      const card = { definition: hiddenHash(match.state, 1 - seat), face: 0 };
      const known = [...snapshot.known, { key: "s999", card, zone: "hand" as const, owner: 1 - seat }];
      return { ...caughtUp, snapshot: { ...snapshot, known } };
    };
  });

/** The page of a match lists the decks. */
export const tellingHttpAnswer: Sabotage = ({ host, foundation }) => {
  const get = host.get.bind(host);
  host.get = async (matchId) => {
    const [summary, stored] = [await get(matchId), await foundation.store.find(matchId)];
    return summary && { ...summary, decks: stored?.seats.map(({ deck }) => deck) };
  };
};

/** The record of a match is served while it is played. */
export const tellingReplay: Sabotage = ({ host, foundation }) => {
  const get = host.get.bind(host);
  host.get = async (matchId) => {
    const [summary, record] = [await get(matchId), await foundation.journal.read(matchId, "start")];
    return summary && { ...summary, replay: { setup: record?.setup, entries: record?.entries } };
  };
};

/** The replay of a match is open while it is played, from every side. */
export const earlyReplay: Sabotage = ({ host, foundation }) => {
  const get = host.get.bind(host);
  host.get = async (matchId) => {
    const [summary, record] = [await get(matchId), await foundation.journal.read(matchId, "start")];
    return summary && record ? { ...summary, moments: await recordReplay(record, "all") } : summary;
  };
};

/** Everyone gets the commands of a match in the first seat's version. */
export const tellingCommands: Sabotage = (server) =>
  spoilMatches(server, (match) => {
    const commandsSince = match.reader.commandsSince.bind(match.reader);
    match.reader.commandsSince = (index) => commandsSince(index, 0);
  });

function spoilMatches({ live }: RunningServer, spoil: (match: LiveMatch) => void): void {
  const open = live.open.bind(live);
  const spoilt = new WeakSet<LiveMatch>();
  live.open = async (matchId, epoch) => {
    const match = await open(matchId, epoch);
    if (!spoilt.has(match)) spoil(match);
    spoilt.add(match);
    return match;
  };
}

function spoilPublications(
  server: RunningServer,
  change: (publication: Publication, match: LiveMatch) => Publication,
): void {
  spoilMatches(server, (match) => {
    const { audiences } = match;
    const attend = audiences.add.bind(audiences);
    audiences.add = (audience) => attend(wrapped(audience, (publication) => change(publication, match)));
  });
}

function wrapped(audience: Audience, change: (publication: Publication) => Publication): Audience {
  return {
    publish: (publication) => audience.publish(change(publication)),
    notice: (notice) => audience.notice(notice),
    closed: () => audience.closed(),
  };
}

function hiddenHash(state: GameState, seat: number): string {
  const { hand = [], library = [] } = state.players[seat] ?? {};
  const id = hand.at(-1) ?? library[0];
  return (id === undefined ? undefined : state.objects[id]?.definition) ?? "";
}

function hiddenName(state: GameState, seat: number): string {
  return state.definitions[hiddenHash(state, seat)]?.name ?? "";
}

function withOption(decision: DecisionView, state: GameState, seat: number): DecisionView {
  const word = hiddenName(state, 1 - seat);
  if ("options" in decision && decision.kind === "pick")
    return { ...decision, options: [...decision.options, { kind: "word", word }] };
  if (decision.kind !== "act") return decision;
  return { ...decision, acts: [...decision.acts, { kind: "playLand", key: "p1", face: 0, via: word }] };
}

function oddNames(state: GameState): number {
  const names = state.players.flatMap(({ hand }) =>
    hand.map((id) => state.definitions[state.objects[id]?.definition ?? ""]?.name ?? ""),
  );
  return names.filter((name) => [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 2 === 1)
    .length;
}

function makeAndForget(state: TableSchema, { table }: Publication): void {
  const [object] = Object.values(table.objects);
  if (!object) return;
  applyTable(state, { ...table, objects: { ...table.objects, p0: { ...object, key: "p0" } } });
  state.objects.delete("p0");
}

function renameKeys<T extends object>(value: T, instead: ReadonlyMap<string, string>): T {
  return JSON.parse(JSON.stringify(value), (_, entry: unknown) => {
    if (typeof entry === "string") return instead.get(entry) ?? entry;
    if (typeof entry !== "object" || entry === null || Array.isArray(entry)) return entry;
    return Object.fromEntries(Object.entries(entry).map(([key, part]) => [instead.get(key) ?? key, part]));
  });
}
