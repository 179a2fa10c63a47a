// node infra/bootstrap/run.js FILE ARGS...: runs a TypeScript file on the pinned Node. Leaves stdout to it.
import { prepare } from "./pinned-node.js";
import { runFile } from "./run-file.js";

const [file, ...args] = process.argv.slice(2);
if (file === undefined) {
  process.stderr.write("Which file? node infra/bootstrap/run.js FILE ARGS...\n");
  process.exitCode = 1;
} else {
  const node = await prepare();
  if (node !== undefined) process.exitCode = await runFile(node, file, args);
}
