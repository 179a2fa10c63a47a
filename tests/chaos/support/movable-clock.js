// Loaded into a server before anything else: the time of day jumps by what CLOCK_FILE says, in milliseconds, at each SIGUSR2.
import fs from "node:fs";

const file = process.env.CLOCK_FILE;
const now = Date.now.bind(Date);
let offset = 0;
const RealDate = Date;

globalThis.Date = class extends RealDate {
  /** @param {[]} args */
  constructor(...args) {
    if (args.length === 0) super(now() + offset);
    else super(...args);
  }

  static now() {
    return now() + offset;
  }
};

if (file !== undefined) {
  process.on("SIGUSR2", () => {
    offset = Number(fs.readFileSync(file, "utf8"));
  });
}
