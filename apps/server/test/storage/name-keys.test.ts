import { describe, expect, it } from "vitest";
import { Accounts } from "../../src/accounts/accounts.ts";
import type { Database } from "../../src/storage/database.ts";
import { nameKeys } from "../../src/storage/migrations/name-keys.ts";
import { STORAGES } from "../support/databases.ts";
import { newGuest } from "../support/people.ts";
import { withDatabase } from "../support/stages.ts";

describe.each(STORAGES)("names from before look-alikes were one name, on $name", ({ start }) => {
  let database: Database;
  withDatabase(start, (opened) => {
    database = opened;
  });

  it("keep their letters and get a number where another has the name", async () => {
    const accounts = new Accounts(database);
    const ace = (await newGuest(accounts, "Ace")).session.account;
    const other = (await newGuest(accounts, "Somebody")).session.account;
    const cyrillic = "\u0410\u0441\u0435";
    await database.query
      .updateTable("accounts")
      .set({ name: cyrillic, name_key: cyrillic.toLowerCase() })
      .where("id", "=", other.id)
      .execute();
    await nameKeys.up(database.query);
    expect(await accounts.find(ace.id)).toMatchObject({ name: "Ace", discriminator: 0 });
    expect(await accounts.find(other.id)).toMatchObject({ name: cyrillic, discriminator: 1000 });
  });

  it("get a number also where it was Greek capitals that passed for the name", async () => {
    const accounts = new Accounts(database);
    await newGuest(accounts, "Han");
    const other = (await newGuest(accounts, "Somebody")).session.account;
    const greek = "\u0397\u0391\u039d";
    await database.query
      .updateTable("accounts")
      .set({ name: greek, name_key: "nav" })
      .where("id", "=", other.id)
      .execute();
    await nameKeys.up(database.query);
    expect(await accounts.find(other.id)).toMatchObject({ name: greek, discriminator: 1000 });
  });
});
