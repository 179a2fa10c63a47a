import type { Account } from "../../accounts/accounts.ts";

/** An account as the API shows it to itself and to others. */
export function accountView({ id, kind, name, discriminator, displayName, createdAt }: Account) {
  return { id, kind, name, discriminator, displayName, createdAt };
}
