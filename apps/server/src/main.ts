/** Starts a server process with the configuration of its environment. */
import { startServer } from "./boot/start-server.ts";
import { ConfigurationError } from "./config/configuration-error.ts";

try {
  const server = await startServer(process.env);
  process.stdout.write(`Spellroom is ready: ${server.url}\n`);
  const stop = (): void => {
    void server.stop().then(() => process.exit(0));
  };
  process.once("SIGTERM", stop);
  process.once("SIGINT", stop);
} catch (error) {
  process.stderr.write(
    error instanceof ConfigurationError
      ? `${error.message}\n`
      : `${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  );
  process.exit(1);
}
