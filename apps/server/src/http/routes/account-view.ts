import type { Account } from "../../accounts/accounts.ts";

/** An account as the API shows it to itself and to others. */
export function accountView({ id, kind, name, discriminator, displayName, createdAt, bot }: Account) {
  return { id, kind, name, discriminator, displayName, createdAt, bot };
}
