import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from "kysely";
import { expect, it } from "vitest";
import { keptStatement } from "../../src/storage/kept-statement.ts";

const query = new Kysely<{ readonly cats: { readonly name: string; readonly lives: number } }>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

it("is what would be compiled with the same values, though they are equal to each other or to a constant", () => {
  let compiled = 0;
  const compile = ({
    name,
    from,
    to,
  }: {
    readonly name: string;
    readonly from: number;
    readonly to: number;
  }) => {
    compiled++;
    return query
      .updateTable("cats")
      .set({ lives: to })
      .where("name", "=", name)
      .where("lives", "=", from)
      .where("name", "!=", "Tom")
      .compile();
  };
  const statement = keptStatement({ name: "example", from: -1, to: -2 }, compile);
  for (const values of [
    { name: "Felix", from: 9, to: 8 },
    { name: "Tom", from: 7, to: 7 },
  ]) {
    const { sql, parameters } = compile(values);
    expect(statement(values)).toEqual({ sql, parameters });
  }
  expect(compiled).toBe(3);
});
