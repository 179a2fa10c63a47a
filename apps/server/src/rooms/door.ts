import { type IRoomCache, matchMaker } from "@colyseus/core";
import type { LiveMatch } from "../match/live-match.ts";
import type { RoomDoor } from "../match/match-host.ts";
import type { MatchRoom } from "./match-room.ts";

export const MATCH_ROOM = "match";
export const WATCH_ROOM = "watch";

/** The rooms of Colyseus as the match layer needs them: a match's room has the match's id, its watchers' room that with `w-`. */
export function colyseusDoor(): RoomDoor & { readonly openWatchRoom: (matchId: string) => Promise<void> } {
  const opening = new Map<string, Promise<void>>();
  const open = (name: string, roomId: string, matchId: string): Promise<void> => {
    if (matchMaker.getLocalRoomById(roomId)) return Promise.resolve();
    const already = opening.get(roomId);
    if (already) return already;
    const attempt = openRoom(name, roomId, matchId).finally(() => opening.delete(roomId));
    opening.set(roomId, attempt);
    return attempt;
  };
  const openWatchRoom = (matchId: string): Promise<void> => open(WATCH_ROOM, `w-${matchId}`, matchId);
  return {
    openWatchRoom,
    openHere: (match: LiveMatch) => open(MATCH_ROOM, match.matchId, match.matchId),
    seat: (matchId, auth) => reserve(matchId, auth),
    watch: async (matchId, accountId) => {
      if (matchMaker.getLocalRoomById(matchId)) await openWatchRoom(matchId);
      else await matchMaker.remoteRoomCall<MatchRoom>(matchId, "openWatchRoom").catch(() => false);
      return reserve(`w-${matchId}`, { accountId: accountId ?? "" });
    },
    shown: (matchId, caller) =>
      atRoom(matchId, (room) => matchMaker.remoteRoomCall<MatchRoom, "shown">(room, "shown", [caller])),
    commandsSince: (matchId, index, caller) =>
      atRoom(matchId, (room) =>
        matchMaker.remoteRoomCall<MatchRoom, "commandsSince">(room, "commandsSince", [index, caller]),
      ),
    act: (matchId, seat, act) =>
      atRoom(matchId, (room) => matchMaker.remoteRoomCall<MatchRoom, "act">(room, "act", [seat, act])),
  };
}

/** Opens a room here under an id of our choosing; a listing that a dead process left behind is replaced. */
async function openRoom(name: string, roomId: string, matchId: string): Promise<void> {
  await matchMaker.driver.remove(roomId);
  await matchMaker.handleCreateRoom(name, { matchId }, undefined, roomId);
}

/** Asks a room if there is one; one that goes away meanwhile is none. */
async function atRoom<Value>(
  roomId: string,
  ask: (roomId: string) => Promise<Value | null>,
): Promise<Value | null> {
  const room = await matchMaker.getRoomById(roomId);
  return room ? ask(roomId).catch(() => null) : null;
}

async function reserve(roomId: string, auth: object): Promise<Readonly<Record<string, unknown>> | null> {
  const room = listingHere(roomId) ?? (await matchMaker.getRoomById(roomId));
  if (!room) return null;
  try {
    return { ...(await matchMaker.reserveSeatFor(room, {}, auth)) };
  } catch {
    return null;
  }
}

/** A room of this process, without asking what processes share: that may be away. */
function listingHere(roomId: string): IRoomCache | null {
  const room = matchMaker.getLocalRoomById(roomId);
  if (!room) return null;
  const { processId, publicAddress } = matchMaker;
  const { roomName: name, clients, maxClients } = room;
  return { name, roomId, processId, publicAddress, clients: clients.length, maxClients };
}
