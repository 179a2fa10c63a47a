import { once } from "node:events";
import { createServer, type Server } from "node:http";
import express, { type ErrorRequestHandler } from "express";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { toApiError } from "../../src/http/api-error.ts";
import { jsonBody } from "../../src/http/json-body.ts";

/** A server that answers with the body that it was sent, and the turns that were asked for. */
let server: Server;
let url = "";
let asked = 0;
let wait = Promise.resolve();

beforeAll(async () => {
  const turns = {
    take: () => {
      asked += 1;
      return wait;
    },
  };
  const app = express();
  app.use("/lists", ...jsonBody({ limit: "32kb", turns, allowsNul: true }));
  app.use(...jsonBody({ limit: "16kb", turns }));
  app.use((request, response) => {
    response.json({ read: request.body });
  });
  const failed: ErrorRequestHandler = (thrown, _request, response, _next) => {
    const error = toApiError(thrown);
    response.status(error?.status ?? 500).json(error?.body ?? {});
  };
  app.use(failed);
  server = createServer(app).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
});
afterAll(() => {
  server.close();
});
beforeEach(() => {
  asked = 0;
  wait = Promise.resolve();
});

async function send(body: string, path = "/") {
  const headers = { "content-type": "application/json" };
  const answer = await fetch(url + path, { method: "POST", headers, body });
  return { status: answer.status, body: await answer.json() };
}

const long = (length: number) => JSON.stringify({ text: "x".repeat(length) });

it("an object and a list are read, and nothing at all is an empty object", async () => {
  expect((await send('{"a":[1,"b"]}')).body).toEqual({ read: { a: [1, "b"] } });
  expect((await send("[1]")).body).toEqual({ read: [1] });
  expect((await send("")).body).toEqual({ read: {} });
});

it.each(['{"a":', "a", '"text"', "1", "null"])("%s is refused as a body", async (body) => {
  expect(await send(body)).toMatchObject({ status: 400, body: { error: { code: "invalid" } } });
});

it("a body that is longer than the limit of its path is refused", async () => {
  expect((await send(long(20_000))).status).toBe(413);
  expect((await send(long(20_000), "/lists")).status).toBe(200);
});

it("a text with a NUL in it is refused where it is not allowed, and one that only speaks of it is not", async () => {
  expect((await send('{"a":"\\u0000"}')).status).toBe(400);
  expect((await send('{"a":"\\u0000"}', "/lists")).body).toEqual({ read: { a: "\0" } });
  expect((await send('{"a":"\\\\u0000"}')).body).toEqual({ read: { a: "\\u0000" } });
});

it("a long body is not read before its turn, while short ones are", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  wait = promise;
  let isRead = false;
  const sent = send(long(5_000)).then((answer) => {
    isRead = true;
    return answer;
  });
  await expect.poll(() => asked).toBe(1);
  expect((await send('{"a":1}')).body).toEqual({ read: { a: 1 } });
  expect([asked, isRead]).toEqual([1, false]);
  resolve();
  expect((await sent).status).toBe(200);
});
