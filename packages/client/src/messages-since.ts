import type { DirectMessageView } from "@spellroom/protocol/http";
import type { ApiClient } from "./api-client.ts";

/** All that one has written with a player since a message that is known, oldest first; some may come twice. */
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
