import type { LogEntry } from "@spellroom/client";
import type { EventView } from "@spellroom/protocol";
import { describe, expect, it } from "vitest";
import { foldRepeats } from "../../src/table/model/log-lines.ts";

function triggered(
  definition: string,
  more: Partial<Extract<EventView, { kind: "triggered" }>> = {},
): EventView {
  const source = { key: "p1", card: { definition, face: 0 } };
  return { kind: "triggered", seat: 0, source, ability: "p0", targets: [], ...more };
}

const entries = (...events: readonly EventView[]): LogEntry[] => events.map((event, id) => ({ id, event }));
const times = (...events: readonly EventView[]) => foldRepeats(entries(...events)).map((one) => one.times);

describe("the log", () => {
  it("tells the same ability that triggers several times in a row once, with the number", () => {
    expect(times(triggered("warden"), triggered("warden"), triggered("warden"))).toEqual([3]);
  });

  it("keeps other abilities, other players' and those with targets apart", () => {
    expect(times(triggered("warden"), triggered("bond"), triggered("warden"))).toEqual([1, 1, 1]);
    expect(times(triggered("warden"), triggered("warden", { seat: 1 }))).toEqual([1, 1]);
    expect(times(triggered("warden"), triggered("warden", { ability: "p1" }))).toEqual([1, 1]);
    const aimed = triggered("warden", { targets: [{ seat: 1 }] });
    expect(times(aimed, aimed)).toEqual([1, 1]);
  });

  it("does not fold over what happened between", () => {
    const life: EventView = { kind: "life", seat: 0, change: 1, life: 21, cause: "effect" };
    expect(times(triggered("warden"), life, triggered("warden"))).toEqual([1, 1, 1]);
  });
});
