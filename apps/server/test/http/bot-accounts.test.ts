import { describe, expect, it } from "vitest";
import { z } from "zod";
import { LIMITS } from "../../src/limits/rate-limits.ts";
import { newMatch } from "../support/matches.ts";
import { until } from "../support/processes.ts";
import { ask, becomeGuest, type TestGuest, type TestService } from "../support/service.ts";
import { withService } from "../support/stages.ts";

const BURN = { preset: "burn" };
const RATED = { format: "constructed", deck: BURN, timeControl: "blitz", rated: true };
const seekSchema = z.object({ seeks: z.array(z.object({ id: z.string(), name: z.string() })) });

describe("accounts of bots, over the API", () => {
  let service: TestService;
  withService((started) => {
    service = started;
  });

  let made = 0;
  async function member({ bot }: { readonly bot: boolean }): Promise<TestGuest> {
    const guest = await becomeGuest(service);
    const body = { email: `bot${++made}@example.org`, password: "nine lives of the cat" };
    expect((await ask(service, "POST", "/api/me/claim", { ...guest, body })).status).toBe(200);
    expect((await ask(service, "PUT", "/api/me/bot", { ...guest, body: { bot } })).status).toBe(200);
    return guest;
  }

  it("are labelled wherever their names are shown, from the beginning if they are made so", async () => {
    const created = await ask(service, "POST", "/api/guests", { body: { name: "Deep Purple", bot: true } });
    expect(created).toMatchObject({
      status: 201,
      body: { account: { bot: true, name: "Deep Purple", displayName: "Deep Purple [bot]" } },
    });
    expect(await ask(service, "GET", "/api/players?name=Deep%20Purple")).toMatchObject({
      body: { players: [{ name: "Deep Purple [bot]" }] },
    });
    const pretender = await ask(service, "POST", "/api/guests", { body: { name: "Ace [bot]" } });
    expect(pretender).toMatchObject({ status: 400, body: { error: { code: "invalid" } } });
  });

  it("are marked and unmarked until they have played, and then never again", async () => {
    const guest = await becomeGuest(service);
    for (const bot of [true, false, true]) {
      expect(await ask(service, "PUT", "/api/me/bot", { ...guest, body: { bot } })).toMatchObject({
        body: { account: { bot } },
      });
    }
    const seat = { seat: 0, accountId: guest.id, bot: null, name: "Played", deck: BURN };
    await service.foundation.journal.create(newMatch({ seats: [seat] }));
    expect(await ask(service, "PUT", "/api/me/bot", { ...guest, body: { bot: false } })).toMatchObject({
      status: 409,
    });
    expect(await ask(service, "GET", "/api/me", guest)).toMatchObject({ body: { account: { bot: true } } });
  });

  it("play people unrated, and only those who want to be paired with them", async () => {
    const [ada, bot] = [await member({ bot: false }), await member({ bot: true })];
    await ask(service, "POST", "/api/queue", { ...bot, body: RATED });
    await ask(service, "POST", "/api/queue", { ...ada, body: { ...RATED, meetsBots: true } });
    const ticket = async () => JSON.stringify((await ask(service, "GET", "/api/queue", ada)).body);
    await until(async () => (await ticket()).includes("matched"));
    const matchId = /"matchId":"([^"]+)"/.exec(await ticket())?.[1] ?? "";
    expect(await ask(service, "GET", `/api/matches/${matchId}`)).toMatchObject({
      body: { match: { rated: false, timeControl: "blitz" } },
    });
  });

  it("can't take up what people offer for their ratings", async () => {
    const [ada, bot] = [await member({ bot: false }), await member({ bot: true })];
    await ask(service, "POST", "/api/seeks", { ...ada, body: RATED });
    const { seeks } = seekSchema.parse((await ask(service, "GET", "/api/seeks")).body);
    const accepted = await ask(service, "POST", `/api/seeks/${seeks[0]?.id}/accept`, {
      ...bot,
      body: { deck: BURN },
    });
    expect(accepted).toMatchObject({ status: 409, body: { error: { code: "conflict" } } });
    const invited = await ask(service, "POST", "/api/invitations", { ...ada, body: RATED });
    const code = /"code":"([^"]+)"/.exec(JSON.stringify(invited.body))?.[1] ?? "";
    const joined = await ask(service, "POST", `/api/invitations/${code}/join`, {
      ...bot,
      body: { deck: BURN },
    });
    expect(joined).toMatchObject({ status: 409, body: { error: { code: "conflict" } } });
  });
});

describe("limits of bots", () => {
  let service: TestService;
  withService(
    (started) => {
      service = started;
    },
    { RATE_LIMIT_SCALE: `${2 / LIMITS.bots.points}` },
  );

  it("are their own, in addition to those of their addresses", async () => {
    const made = await ask(service, "POST", "/api/guests", { body: { bot: true } });
    const { token } = z.object({ token: z.string() }).parse(made.body);
    const me = () => ask(service, "GET", "/api/me", { token });
    expect([await me(), await me()].map(({ status }) => status)).toEqual([200, 200]);
    expect(await me()).toMatchObject({
      status: 429,
      body: { error: { hint: `At most ${LIMITS.bots.points} in ${LIMITS.bots.seconds} seconds.` } },
    });
  });
});
