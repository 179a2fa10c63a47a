/** Imported before a server: it takes its machine for idle, whatever else is run here. */
import { syncBuiltinESMExports } from "node:module";
import os from "node:os";

os.loadavg = () => [0, 0, 0];
syncBuiltinESMExports();
