/** A phone as Chromium plays it: a slow processor, a slow connection, nothing kept from before; and what it loads and paints. */
import type { Browser, BrowserContext, CDPSession, Page } from "playwright-core";
import { openWindow } from "../../support/chromium.ts";

/** How much slower than this machine the phone's processor is. */
const CPU_SLOWDOWN = 4;
/** Of its connection: 1.6 Mbit/s, 150 ms there and back. */
const BYTES_A_SECOND = 1_600_000 / 8;
const LATENCY_MS = 150;

export interface Phone {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Kilobytes of scripts that were received so far, compressed as they were sent. */
  scriptKilobytes(): number;
  /** Slows the processor down, where it wasn't slow from the beginning. */
  slowDown(): Promise<void>;
  close(): Promise<void>;
}

export interface PhoneOptions {
  /** The account's token, as a browser that was here before has it. */
  readonly token: string;
  /** In place of a phone's: a pointer needs room to sweep over. */
  readonly viewport?: { readonly width: number; readonly height: number };
  /** Whether the processor is slow only later, when `slowDown` says so: where loading is not what is measured. */
  readonly slowLater?: boolean;
}

export async function openPhone(
  browser: Browser,
  { token, viewport, slowLater = false }: PhoneOptions,
): Promise<Phone> {
  const context = await openWindow(browser, {
    viewport: viewport ?? { width: 390, height: 844 },
    isMobile: viewport === undefined,
    hasTouch: viewport === undefined,
  });
  await context.addInitScript((stored) => localStorage.setItem("spellroom-token", stored), token);
  await context.addInitScript(watchPaints);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const bytes = await countScripts(session);
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: BYTES_A_SECOND,
    uploadThroughput: BYTES_A_SECOND,
  });
  const slowDown = async (): Promise<void> => {
    await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  };
  if (!slowLater) await slowDown();
  return {
    context,
    page,
    scriptKilobytes: () => [...bytes.values()].reduce((sum, size) => sum + size, 0) / 1_000,
    slowDown,
    close: () => context.close(),
  };
}

async function countScripts(session: CDPSession): Promise<ReadonlyMap<string, number>> {
  const scripts = new Set<string>();
  const bytes = new Map<string, number>();
  await session.send("Network.enable");
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  session.on("Network.responseReceived", ({ requestId, response }) => {
    if (/javascript/.test(response.mimeType)) scripts.add(requestId);
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes.set(requestId, encodedDataLength);
  });
  return bytes;
}

declare global {
  interface Window {
    benchPresses: Press[];
    /** Milliseconds between frames, while they are counted. */
    benchFrames: number[] | null;
  }
}

/** What a press of the main button led to, in milliseconds from the press. */
export interface Press {
  /** To the first frame in which the button is seen to be on its way. */
  readonly felt: number;
  /** Until the first frame after that in which the table shows the result: another decision, or none. */
  readonly shown: number;
}

/** Runs in the page. */
function watchPaints(): void {
  window.benchPresses = [];
  window.benchFrames = null;
  let last = 0;
  let drawing = false;
  const soon = (then: () => void): void => {
    const channel = new MessageChannel();
    channel.port1.onmessage = then;
    channel.port2.postMessage(null);
  };
  const frame = (at: number): void => {
    if (window.benchFrames !== null && last > 0) window.benchFrames.push(at - last);
    last = at;
    drawing = true;
    soon(() => {
      drawing = false;
    });
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  /** When the frame is drawn that shows what has just changed: the one that is being drawn, else the next. */
  const drawn = (then: (at: number) => void): void => {
    const after = (): void => soon(() => then(performance.now()));
    if (drawing) after();
    else requestAnimationFrame(after);
  };
  document.addEventListener(
    "click",
    ({ target, timeStamp }) => {
      const button = target instanceof Element ? target.closest("[data-main-button]") : null;
      if (button === null || button.ariaDisabled === "true") return;
      let isFelt = false;
      let felt = 0;
      const observer = new MutationObserver(() => {
        const isBusy = document.querySelector("[data-main-button]")?.ariaBusy === "true";
        if (isBusy && !isFelt) {
          isFelt = true;
          drawn((at) => {
            felt = at - timeStamp;
          });
        }
        if (isBusy || !isFelt) return;
        observer.disconnect();
        drawn((at) => window.benchPresses.push({ felt: felt || at - timeStamp, shown: at - timeStamp }));
      });
      const attributes = { attributes: true, attributeFilter: ["aria-busy"] };
      observer.observe(document.body, { subtree: true, childList: true, characterData: true, ...attributes });
    },
    { capture: true },
  );
}
