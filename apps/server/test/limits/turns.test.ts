import { expect, it } from "vitest";
import { Turns } from "../../src/limits/turns.ts";

/** What happens in each turn of the event loop, until nothing more does. */
async function turnsOf(happened: string[], turns: number): Promise<readonly string[]> {
  const seen: string[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    await new Promise((resolve) => setImmediate(resolve));
    seen.push(happened.splice(0).join());
  }
  return seen.filter((one) => one !== "");
}

it("callers that ask for a turn together get theirs one after another, in the order of asking", async () => {
  const turns = new Turns();
  const happened: string[] = [];
  for (const name of ["first", "second", "third"]) void turns.take().then(() => happened.push(name));
  expect(await turnsOf(happened, 6)).toEqual(["first", "second", "third"]);
});

it("a turn can be taken after all earlier ones have ended", async () => {
  const turns = new Turns();
  await turns.take();
  const happened: string[] = [];
  void turns.take().then(() => happened.push("later"));
  expect(await turnsOf(happened, 3)).toEqual(["later"]);
});

it("other work is done between two turns", async () => {
  const turns = new Turns();
  const happened: string[] = [];
  void turns.take().then(() => {
    happened.push("first");
    setImmediate(() => happened.push("other work"));
  });
  void turns.take().then(() => happened.push("second"));
  void turns.take().then(() => happened.push("third"));
  await turnsOf([], 6);
  expect(happened.indexOf("other work")).toBeLessThan(happened.indexOf("third"));
});
