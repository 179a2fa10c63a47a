import type { CompiledQuery } from "kysely";
import type { Statement } from "./database.ts";

/**
 * A statement that is compiled once and carried out often: compiling takes longer than all else that a process does for a
 * write. It is compiled with values of an `example`, all of them different and none of them a constant of the statement, by
 * which it is seen where each value goes.
 */
export function keptStatement<Values extends Readonly<Record<string, string | number>>>(
  example: Values,
  compile: (values: Values) => CompiledQuery,
): (values: Values) => Statement {
  const { sql, parameters } = compile(example);
  const names = Object.keys(example);
  const places = parameters.map((parameter) => ({
    constant: parameter,
    name: names.find((name) => example[name] === parameter),
  }));
  return (values) => ({
    sql,
    parameters: places.map(({ name, constant }) => (name === undefined ? constant : values[name])),
  });
}
