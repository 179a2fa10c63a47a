import type { DirectMessageView } from "@spellroom/protocol/http";
import type { ApiClient } from "./api-client.ts";

/** All direct messages with a player since a known message, oldest first; some may appear twice. */
export async function messagesSince(
  api: ApiClient,
  player: string,
  since = 0,
): Promise<readonly DirectMessageView[]> {
  const all: DirectMessageView[] = [];
  for (let last = since; ; ) {
    const { messages } = await api.messages.list({ player, since: last });
    all.push(...messages);
    const newest = messages.at(-1)?.id ?? 0;
    if (since === 0 || newest <= last) return all;
    last = newest;
  }
}
