import { describe, expect, it } from "vitest";
import { loadCode } from "./source/checkout.ts";
import { validationInDecisions } from "./source/validation.ts";

describe("decisions", () => {
  it("load no validation library, apart from the schema of choices on the wire", () => {
    expect(validationInDecisions(loadCode())).toEqual([]);
  });
});

describe("the check of it", () => {
  const path = "packages/rules/src/decisions/kinds/pick.ts";

  it.each(['import { z } from "zod";', 'import { choiceSchema } from "../wire-choice-schema.ts";'])(
    "finds %s",
    (text) => {
      expect(validationInDecisions([{ path, text }])).toHaveLength(1);
    },
  );

  it("permits types", () => {
    expect(validationInDecisions([{ path, text: 'import type { z } from "zod";' }])).toEqual([]);
  });
});
