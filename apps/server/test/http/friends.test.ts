import { beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { until } from "../support/processes.ts";
import { ask, becomeGuest, connect, type TestGuest, type TestService } from "../support/service.ts";
import { withService } from "../support/stages.ts";

const friendsSchema = z.object({
  friends: z.array(z.object({ id: z.string(), online: z.boolean(), mutual: z.boolean() })),
});
const noticesSchema = z.object({
  notifications: z.array(z.object({ notice: z.object({ kind: z.string() }) })),
});

describe("friends", () => {
  let service: TestService;
  withService((started) => {
    service = started;
  });
  let ada: TestGuest;
  let bea: TestGuest;
  beforeEach(async () => {
    [ada, bea] = [await becomeGuest(service), await becomeGuest(service)];
  });

  const add = (who: TestGuest, whom: TestGuest) => ask(service, "PUT", `/api/friends/${whom.id}`, who);
  const friendsOf = async (who: TestGuest) =>
    friendsSchema.parse((await ask(service, "GET", "/api/friends", who)).body).friends;

  it("are added without consent, are notified once, and are mutual when both have added each other", async () => {
    expect((await add(ada, bea)).status).toBe(204);
    expect((await add(ada, bea)).status).toBe(204);
    expect(await friendsOf(ada)).toEqual([{ id: bea.id, online: false, mutual: false }]);
    expect(await friendsOf(bea)).toEqual([]);
    const told = noticesSchema.parse((await ask(service, "GET", "/api/notifications", bea)).body);
    expect(told.notifications.map(({ notice }) => notice.kind)).toEqual(["befriended"]);
    await add(bea, ada);
    expect(await friendsOf(ada)).toEqual([{ id: bea.id, online: false, mutual: true }]);
  });

  it("are shown online while they are", async () => {
    await add(ada, bea);
    const socket = await connect(service, { token: bea.token });
    await until(async () => (await friendsOf(ada))[0]?.online === true);
    socket.close();
    await until(async () => (await friendsOf(ada))[0]?.online === false);
  });

  it("are no longer friends once one has blocked the other, and can't be added then", async () => {
    await add(ada, bea);
    await add(bea, ada);
    await ask(service, "PUT", `/api/blocks/${ada.id}`, bea);
    expect([await friendsOf(ada), await friendsOf(bea)]).toEqual([[], []]);
    expect((await add(ada, bea)).status).toBe(404);
  });

  it("leave no trace when they end their account", async () => {
    await add(ada, bea);
    await ask(service, "DELETE", "/api/me", { token: bea.token, body: {} });
    expect(await friendsOf(ada)).toEqual([]);
    expect((await add(ada, bea)).status).toBe(404);
  });

  it("can be neither the account itself nor one that doesn't exist", async () => {
    expect((await add(ada, ada)).status).toBe(409);
    expect((await add(ada, { ...bea, id: "nobody" })).status).toBe(404);
  });
});
