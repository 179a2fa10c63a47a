// npm test [-- NAME...]: installs what is missing and runs every check. Runs on Node 20.
import { prepare } from "./pinned-node.js";
import { runFile } from "./run-file.js";

const node = await prepare();
if (node !== undefined) process.exitCode = await runFile(node, "infra/src/test.ts", process.argv.slice(2));
