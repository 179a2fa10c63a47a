export { root } from "../src/root.ts";
export { ensureSiteBuilt } from "./built-site.ts";
export { freePort } from "./free-port.ts";
export { type MailServer, type ReceivedMail, startMailServer, textOf } from "./mail-server.ts";
export type { ManagedProcess } from "./managed-process.ts";
export { type Postgres, startPostgres } from "./postgres.ts";
export { type Redis, startRedis } from "./redis.ts";
export { type Server, type ServerOptions, startServer } from "./server.ts";
export { findChromium, missingProgram } from "./system.ts";
