import { ApiFailure } from "@spellroom/client";
import { expect, it } from "vitest";
import { patiently } from "../../src/api/patiently.ts";

function failure(code: ApiFailure["code"], retryAfterMs?: number): ApiFailure {
  return new ApiFailure(code, code, { retryAfterMs });
}

it("asks a busy server again, after as long as it says", async () => {
  const waits: number[] = [];
  const answers = [failure("unavailable", 700), failure("offline")];
  const asked = patiently(
    () => {
      const next = answers.shift();
      return next === undefined ? Promise.resolve("a replay") : Promise.reject(next);
    },
    (ms) => {
      waits.push(ms);
      return Promise.resolve();
    },
  );
  expect(await asked).toBe("a replay");
  expect(waits).toEqual([700, 3_000]);
});

it("takes other refusals for what they say, and ends at last", async () => {
  let asked = 0;
  const ask = (code: ApiFailure["code"]) =>
    patiently(
      () => {
        asked += 1;
        return Promise.reject(failure(code));
      },
      () => Promise.resolve(),
    );
  await expect(ask("not-found")).rejects.toThrow("not-found");
  expect(asked).toBe(1);
  await expect(ask("unavailable")).rejects.toThrow("unavailable");
  expect(asked).toBe(11);
});
