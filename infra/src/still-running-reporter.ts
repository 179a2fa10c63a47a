import type { Reporter, TestModule } from "vitest/node";

const EVERY_MILLISECONDS = 30_000;

/** Reports every half minute which test files are still running, so that a long test does not look like a hang. */
export default class StillRunningReporter implements Reporter {
  readonly #since = new Map<TestModule, number>();
  readonly #timer = setInterval(() => this.#tell(), EVERY_MILLISECONDS).unref();

  onTestModuleStart(module: TestModule): void {
    this.#since.set(module, Date.now());
  }

  onTestModuleEnd(module: TestModule): void {
    this.#since.delete(module);
  }

  onTestRunEnd(): void {
    clearInterval(this.#timer);
  }

  #tell(): void {
    const now = Date.now();
    const long = [...this.#since].filter(([, since]) => now - since >= EVERY_MILLISECONDS / 2);
    for (const [module, since] of long) {
      console.log(` … still running after ${Math.round((now - since) / 1000)} s: ${module.relativeModuleId}`);
    }
  }
}
