import { buildWeb } from "./build-web.ts";

const { ok } = await buildWeb({ quiet: false });
if (!ok) process.exitCode = 1;
