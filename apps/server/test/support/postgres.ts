/** A PostgreSQL server for a test, with as many empty databases as it wants. */
import { type Postgres, startPostgres as startServer } from "@spellroom/infra/testing";
import { Client } from "pg";

export interface TestPostgres {
  readonly server: Postgres;
  /** Makes an empty database and returns its address. */
  createDatabase(name: string): Promise<string>;
}

export async function startPostgres(): Promise<TestPostgres> {
  const server = await startServer();
  return {
    server,
    async createDatabase(name) {
      const client = new Client({ connectionString: server.url });
      await client.connect();
      await client.query(`create database "${name}"`);
      await client.end();
      return server.url.replace(/[^/]*$/, name);
    },
  };
}
