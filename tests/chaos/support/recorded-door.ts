/** The front door of a service under faults: keeps every byte that it lets out, by the account that it is for, and can fail as networks do. */
import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { type FrontDoor, openFrontDoor } from "../../support/front-door.ts";

export interface RecordedDoor extends FrontDoor {
  /** Everything that was sent to a client with a token, over all connections. */
  sentTo(token: string): Buffer;
  /** Forgets what was sent so far. */
  forget(): void;
  /** Ends all WebSockets at once without a word. */
  cut(): void;
  /** From now on each piece takes so long on its way, in both directions; 0: no longer than it takes. */
  delay(milliseconds: number): void;
  /** Lets nothing through, in neither direction, and closes nothing; what was held back then comes all at once. */
  holdBack(hold: boolean): void;
  /** Reads no more of what is sent to one WebSocket in so many, as a client does that is stuck. */
  stall(share: number): void;
  unstall(): void;
}

interface Carried {
  readonly near: Duplex;
  readonly far: Duplex;
}

export async function openRecordedDoor(): Promise<RecordedDoor> {
  const sent = new Map<string, Buffer[]>();
  const owners = new Map<string, string>();
  const carried = new Set<Carried>();
  const network = new Network();
  const keep = (token: string | undefined, bytes: Buffer): void => {
    if (token === undefined) return;
    const kept = sent.get(token) ?? [];
    kept.push(bytes);
    sent.set(token, kept);
  };
  const responded = ({ headers }: IncomingMessage, body: Buffer): void => {
    const token = headers.authorization?.replace(/^Bearer /, "");
    keep(token, body);
    const session = /"sessionId":"([^"]+)"/.exec(body.toString("latin1"))?.[1];
    if (session !== undefined && token !== undefined) owners.set(session, token);
  };
  const carry = ({ url }: IncomingMessage, near: Duplex, far: Duplex): void => {
    const session = new URL(url ?? "/", "http://door").searchParams.get("sessionId");
    const one = { near, far };
    carried.add(one);
    near.once("close", () => carried.delete(one));
    const token = session === null ? undefined : owners.get(session);
    near.on("data", (bytes: Buffer) => network.pass(() => write(far, bytes)));
    far.on("data", (bytes: Buffer) => {
      keep(token, bytes);
      network.pass(() => write(near, bytes));
    });
  };
  const door = await openFrontDoor({ responded, carry });
  return Object.assign(door, {
    sentTo: (token: string) => Buffer.concat(sent.get(token) ?? []),
    forget: () => sent.clear(),
    cut: () => {
      for (const { near } of carried) near.destroy();
    },
    delay: (milliseconds: number) => network.delay(milliseconds),
    holdBack: (hold: boolean) => network.holdBack(hold),
    stall: (share: number) => {
      for (const [at, { far }] of [...carried].entries()) if (at % share === 0) far.pause();
    },
    unstall: () => {
      for (const { far } of carried) far.resume();
    },
  });
}

function write(to: Duplex, bytes: Buffer): void {
  if (!to.destroyed) to.write(bytes);
}

/** Passes pieces on in the order in which they came, as late as it is told. */
class Network {
  #delayMs = 0;
  #isHolding = false;
  readonly #waiting: { readonly due: number; readonly deliver: () => void }[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  delay(milliseconds: number): void {
    this.#delayMs = milliseconds;
  }

  holdBack(hold: boolean): void {
    this.#isHolding = hold;
    this.#run();
  }

  pass(deliver: () => void): void {
    const last = this.#waiting.at(-1)?.due ?? 0;
    this.#waiting.push({ due: Math.max(last, performance.now() + this.#delayMs), deliver });
    this.#run();
  }

  #run(): void {
    clearTimeout(this.#timer);
    if (this.#isHolding) return;
    for (let next = this.#waiting[0]; next && next.due <= performance.now(); next = this.#waiting[0]) {
      this.#waiting.shift();
      next.deliver();
    }
    const next = this.#waiting[0];
    if (next) this.#timer = setTimeout(() => this.#run(), Math.max(1, next.due - performance.now()));
  }
}
