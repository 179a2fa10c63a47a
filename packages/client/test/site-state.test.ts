import type { ListChange } from "@spellroom/protocol/site";
import { describe, expect, it } from "vitest";
import { applyChanges, replaceList } from "../src/site-list.ts";
import { addTalk, changePeople, enterLobby } from "../src/site-state.ts";

interface Item {
  readonly id: string;
  readonly text: string;
}

const put = (version: number, id: string, text: string): ListChange<Item> => ({
  version,
  kind: "put",
  item: { id, text },
});
const idOf = ({ id }: Item) => id;

describe("a list with versions", () => {
  it("takes over changes that are newer than it is", () => {
    const list = replaceList([{ id: "a", text: "one" }], 4, [], idOf);
    const next = applyChanges(list, [put(5, "b", "two"), { version: 6, kind: "removed", id: "a" }], idOf);
    expect([...next.items.values()]).toEqual([{ id: "b", text: "two" }]);
    expect(next.version).toBe(6);
  });

  it("leaves out changes that it holds already", () => {
    const list = replaceList([{ id: "a", text: "new" }], 4, [], idOf);
    expect(applyChanges(list, [put(4, "a", "old"), put(2, "b", "gone")], idOf)).toBe(list);
  });

  it("applies what arrived while the whole list was on its way", () => {
    const meanwhile = [put(3, "a", "old"), put(5, "a", "newer")];
    const list = replaceList([{ id: "a", text: "new" }], 4, meanwhile, idOf);
    expect(list.items.get("a")?.text).toBe("newer");
  });
});

const NOTHING = { matches: [], seeks: [], tables: [] };

describe("the lobby", () => {
  const answer = {
    matches: { listings: [], total: 0, version: 0 },
    seeks: { seeks: [], version: 0 },
    tables: { tables: [], version: 0 },
    online: { people: [{ id: "1", name: "Ada" }], count: 1 },
  };

  it("follows who comes and goes", () => {
    const lobby = enterLobby(answer, NOTHING);
    const next = changePeople(lobby, { count: 1, arrived: [{ id: "2", name: "Bob" }], left: ["1"] });
    expect([...next.people.values()]).toEqual([{ id: "2", name: "Bob" }]);
  });

  it("keeps a person who left and came back within one message", () => {
    const lobby = enterLobby(answer, NOTHING);
    const next = changePeople(lobby, { count: 1, arrived: [{ id: "1", name: "Ada" }], left: ["1"] });
    expect(next.people.has("1")).toBe(true);
  });
});

describe("table talk", () => {
  const said = (id: number) => ({
    id,
    matchId: "m",
    channel: "players" as const,
    accountId: "a",
    name: "Ada",
    text: `line ${id}`,
    createdAt: id,
  });

  it("keeps every message once, in the order in which they were said", () => {
    const talk = addTalk({ channel: "players", messages: [said(2)] }, [said(3), said(1), said(2)]);
    expect(talk.messages.map(({ id }) => id)).toEqual([1, 2, 3]);
  });

  it("is the same value when nothing is new", () => {
    const talk = { channel: "players" as const, messages: [said(1)] };
    expect(addTalk(talk, [said(1)])).toBe(talk);
  });
});
