/** An account that a server's settings name as its moderator. */
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { startServer } from "@spellroom/server";
import { becomeGuest, type Guest } from "./people.ts";

export interface Moderator {
  readonly token: string;
  readonly account: Guest["account"];
  /** The settings of a server that knows the account as its moderator. */
  readonly env: Readonly<Record<string, string>>;
  /** Removes the folder of the server's data. */
  readonly dispose: () => void;
}

/** A moderator is named by the id of an account, which must be there first: in a folder that the server then takes over. */
export async function makeModerator(name?: string): Promise<Moderator> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "spellroom-moderated-"));
  const before = await startServer({ PAGES: "off", PORT: "0", DATA_DIR: folder, LOG_LEVEL: "silent" });
  const { token, account } = await becomeGuest(before.url, name);
  await before.stop();
  return {
    token,
    account,
    env: { DATA_DIR: folder, MODERATORS: account.id },
    dispose: () => fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 }),
  };
}
