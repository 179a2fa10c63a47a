import { type IRoomCache, matchMaker } from "@colyseus/core";
import type { MatchPlace, RoomDoor } from "../match/hosting/match-host.ts";
import type { LiveMatch } from "../match/play/live-match.ts";
import type { MatchRoom } from "./match-room.ts";

export const MATCH_ROOM = "match";
export const WATCH_ROOM = "watch";

type RoomName = typeof MATCH_ROOM | typeof WATCH_ROOM;

/**
 * A room is named by its match and the epoch in which it was opened. A process that lost the match without noticing has a
 * room with another name, so that nobody is sent to it: neither by the listing, nor by that process itself,
 * nor as one of two rooms with the same name.
 */
function roomIdOf(name: RoomName, { matchId, epoch }: MatchPlace): string {
  return name === MATCH_ROOM ? `${matchId}-${epoch}` : `w-${matchId}-${epoch}`;
}

/** The rooms of Colyseus as the match layer needs them. */
export function colyseusDoor(): RoomDoor & { readonly openWatchRoom: (place: MatchPlace) => Promise<void> } {
  const opening = new Map<string, Promise<void>>();
  const open = (name: RoomName, { matchId, epoch }: MatchPlace): Promise<void> => {
    const roomId = roomIdOf(name, { matchId, epoch });
    if (matchMaker.getLocalRoomById(roomId)) return Promise.resolve();
    const already = opening.get(roomId);
    if (already) return already;
    const attempt = openRoom(name, { matchId, epoch }).finally(() => opening.delete(roomId));
    opening.set(roomId, attempt);
    return attempt;
  };
  const openWatchRoom = (place: MatchPlace): Promise<void> => open(WATCH_ROOM, place);
  return {
    openWatchRoom,
    openHere: (match: LiveMatch) => open(MATCH_ROOM, match),
    seat: (place, auth) => reserve(roomIdOf(MATCH_ROOM, place), auth),
    watch: async (place, accountId) => {
      const roomId = roomIdOf(MATCH_ROOM, place);
      if (matchMaker.getLocalRoomById(roomId)) await openWatchRoom(place);
      else await matchMaker.remoteRoomCall<MatchRoom>(roomId, "openWatchRoom").catch(() => false);
      return reserve(roomIdOf(WATCH_ROOM, place), { accountId: accountId ?? "" });
    },
    shown: (place, caller) =>
      atRoom(place, (room) => matchMaker.remoteRoomCall<MatchRoom, "shown">(room, "shown", [caller])),
    commandsSince: (place, index, caller) =>
      atRoom(place, (room) =>
        matchMaker.remoteRoomCall<MatchRoom, "commandsSince">(room, "commandsSince", [index, caller]),
      ),
    execute: (place, seat, command) =>
      atRoom(place, (room) =>
        matchMaker.remoteRoomCall<MatchRoom, "execute">(room, "execute", [seat, command]),
      ),
  };
}

/** Opens a room here and removes the listing of the previous owner, which may have died without doing so. */
async function openRoom(name: RoomName, { matchId, epoch }: MatchPlace): Promise<void> {
  await matchMaker.driver.remove(roomIdOf(name, { matchId, epoch: epoch - 1 }));
  await matchMaker.handleCreateRoom(name, { matchId, epoch }, undefined, roomIdOf(name, { matchId, epoch }));
}

/** Calls a room if there is one; one that closes meanwhile counts as none. */
async function atRoom<Value>(
  place: MatchPlace,
  ask: (roomId: string) => Promise<Value | null>,
): Promise<Value | null> {
  const roomId = roomIdOf(MATCH_ROOM, place);
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

/** A room of this process, without asking the shared store, which may be down. */
function listingHere(roomId: string): IRoomCache | null {
  const room = matchMaker.getLocalRoomById(roomId);
  if (!room) return null;
  const { processId, publicAddress } = matchMaker;
  const { roomName: name, clients, maxClients } = room;
  return { name, roomId, processId, publicAddress, clients: clients.length, maxClients };
}
