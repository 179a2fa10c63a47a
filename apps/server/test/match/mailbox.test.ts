import { expect, it } from "vitest";
import { Mailbox } from "../../src/match/play/mailbox.ts";

it("does one thing after the other, in the order of arrival", async () => {
  const mailbox = new Mailbox();
  const done: string[] = [];
  let letGo: () => void = () => undefined;
  const slow = mailbox.run(async () => {
    await new Promise<void>((resolve) => {
      letGo = resolve;
    });
    done.push("slow");
  });
  const quick = mailbox.run(() => done.push("quick"));
  await Promise.resolve();
  expect(done).toEqual([]);
  letGo();
  await Promise.all([slow, quick]);
  expect(done).toEqual(["slow", "quick"]);
});

it("continues after a task failed, whose failure is its own", async () => {
  const mailbox = new Mailbox();
  const failing = mailbox.run(() => Promise.reject(new Error("no")));
  const next = mailbox.run(() => "yes");
  await expect(failing).rejects.toThrow("no");
  expect(await next).toBe("yes");
});

it("is idle when all that is in it has been done", async () => {
  const mailbox = new Mailbox();
  let done = false;
  void mailbox.run(async () => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    done = true;
  });
  await mailbox.idle();
  expect(done).toBe(true);
});
