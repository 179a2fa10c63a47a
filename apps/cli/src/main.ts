import { runTool } from "./run-tool.ts";

process.exitCode = await runTool(process.argv.slice(2));
