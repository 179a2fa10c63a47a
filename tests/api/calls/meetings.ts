/** Calls of the methods of `api.meetings`. */
import { expect } from "vitest";
import type { CallsOf } from "../support/calls-of.ts";
import { challenge, DECK, guest, OTHER_DECK, PASSWORD, WISH } from "../support/stage.ts";

export const meetings: CallsOf<"meetings"> = {
  enqueue: async () => {
    const { api } = await guest();
    expect((await api.meetings.enqueue({ ...WISH, timeControl: "slow" })).ticket.state).toBe("waiting");
    await api.meetings.leaveQueue();
  },
  ticket: async () => {
    const { api } = await guest();
    expect(await api.meetings.ticket()).toEqual({ ticket: { state: "none" } });
  },
  leaveQueue: async () => {
    const { api } = await guest();
    expect(await api.meetings.leaveQueue()).toEqual({ ticket: { state: "none" } });
  },
  leaveOneQueue: async () => {
    const { api } = await guest();
    const { ticket } = await api.meetings.enqueue({ ...WISH, timeControl: "slow" });
    const id = ticket.state === "waiting" ? ticket.ticket.id : "";
    expect(await api.meetings.leaveOneQueue({ ticket: id })).toEqual({ ticket: { state: "none" } });
  },
  queues: async () => {
    const { api } = await guest();
    await api.meetings.enqueue({ ...WISH, timeControl: "slow" });
    const { queues } = await api.meetings.queues();
    const own = queues.find(({ timeControl }) => timeControl === "slow");
    expect(own).toMatchObject({ format: WISH.format, rated: false, bestOf: 1, waiting: 1 });
    await api.meetings.leaveQueue();
  },
  seeks: async () => {
    const { api, account } = await guest();
    await api.meetings.seek(WISH);
    expect((await api.meetings.seeks()).seeks.map(({ accountId }) => accountId)).toContain(account.id);
  },
  seek: async () => {
    const { api } = await guest();
    expect((await api.meetings.seek(WISH)).ticket.state).toBe("waiting");
  },
  acceptSeek: async () => {
    const [host, other] = [await guest(), await guest()];
    const { ticket } = await host.api.meetings.seek(WISH);
    const seek = ticket.state === "waiting" ? ticket.ticket.id : "";
    const { matchId } = await other.api.meetings.acceptSeek({ seek, deck: OTHER_DECK });
    expect(matchId).not.toBe("");
  },
  invite: async () => {
    const { api } = await guest();
    const { invitation } = await api.meetings.invite({ ...WISH, password: PASSWORD });
    expect(invitation.hasPassword).toBe(true);
  },
  invitation: async () => {
    const { api } = await guest();
    const { code } = (await api.meetings.invite(WISH)).invitation;
    expect((await api.meetings.invitation({ code })).invitation.status).toBe("open");
  },
  joinInvitation: async () => {
    const [host, other] = [await guest(), await guest()];
    const { code } = (await host.api.meetings.invite({ ...WISH, password: PASSWORD })).invitation;
    const joined = await other.api.meetings.joinInvitation({ code, deck: DECK, password: PASSWORD });
    expect(joined.matchId).not.toBe("");
  },
  cancelInvitation: async () => {
    const { api } = await guest();
    const { code } = (await api.meetings.invite(WISH)).invitation;
    await api.meetings.cancelInvitation({ code });
    expect((await api.meetings.invitation({ code })).invitation.status).toBe("cancelled");
  },
  challenges: async () => {
    const { person, code, leave } = await challenge();
    expect((await person.api.meetings.challenges()).challenges.map((each) => each.code)).toEqual([code]);
    leave();
  },
  declineChallenge: async () => {
    const { person, host, code, leave } = await challenge();
    await person.api.meetings.declineChallenge({ code });
    expect((await host.api.meetings.invitation({ code })).invitation.status).toBe("declined");
    leave();
  },
};
