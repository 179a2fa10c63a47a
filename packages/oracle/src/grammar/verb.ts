import { oneOf, type Parser } from "../parse/parser.ts";

/** A verb as it stands with "you" and several, or with one other: "get", "gets". */
export function verbForm(base: string, third: string): Parser<"base" | "third"> {
  return oneOf<"base" | "third">(
    new Map([
      [third, "third"],
      [base, "base"],
    ]),
  );
}
