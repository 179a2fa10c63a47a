import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { SERVER_FLAGS } from "../bootstrap/server-flags.js";
import { inRoot } from "../src/root.ts";

it("runs the server in a container with the flags that `npm start` runs it with", () => {
  const command =
    /^CMD (\[.*\])$/m.exec(readFileSync(inRoot("infra/docker/Dockerfile"), "utf8"))?.[1] ?? "[]";
  expect(JSON.parse(command)).toEqual(["node", ...SERVER_FLAGS, "apps/server/src/main.ts"]);
});
