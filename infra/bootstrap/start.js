// npm start: installs what is missing, builds what changed, serves everything. Runs on Node 20.
import { inRoot } from "./paths.js";
import { prepare } from "./pinned-node.js";
import { runFile } from "./run-file.js";
import { SERVER_FLAGS } from "./server-flags.js";

const node = await prepare();
if (node !== undefined) {
  process.exitCode = await runFile(node, "infra/src/build.ts", []);
  if (process.exitCode === 0)
    process.exitCode = await runFile(node, "apps/server/src/main.ts", [], {
      env: settings(),
      flags: SERVER_FLAGS,
    });
}

function settings() {
  return {
    ...process.env,
    NODE_ENV: "production",
    NEXT_TELEMETRY_DISABLED: "1",
    PORT: process.env.PORT || "2567",
    HOST: process.env.HOST || "127.0.0.1",
    DATA_DIR: process.env.DATA_DIR || inRoot("data"),
  };
}
