import type { Lesson } from "../drills/drill.ts";
import type {
  OrderMessage,
  ReviewProgress,
  Told,
  WorkerAnswers,
  WorkerMessage,
  WorkerOrder,
  WorkerRefusal,
} from "../worker/messages.ts";

/** The result of an order. */
export type Done<Answer> =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly refusal: WorkerRefusal };

/** The connection to the worker that plays matches on this device. */
export interface PracticeLink {
  order<Kind extends WorkerOrder["kind"]>(
    order: Extract<WorkerOrder, { kind: Kind }>,
  ): Promise<Done<WorkerAnswers[Kind]>>;
  /** Receives what the match sends, from now on instead of the previous listener. */
  follow(listener: { told: (told: Told) => void; takenOver: () => void }): void;
  /** Receives the results of a review. */
  followReview(listener: (step: ReviewProgress) => void): void;
  /** Receives the progress in a drill. */
  followLesson(listener: (lesson: Lesson) => void): void;
  close(): void;
}

/** Starts a worker of its own; everything that is asked waits for it. */
export function openPracticeLink(): PracticeLink {
  const worker = new Worker(new URL("../worker/match-worker.ts", import.meta.url), { type: "module" });
  const waiting = new Map<number, (done: Done<unknown>) => void>();
  let next = 0;
  let listener: { told: (told: Told) => void; takenOver: () => void } | null = null;
  let learning: ((lesson: Lesson) => void) | null = null;
  let reviewing: ((step: ReviewProgress) => void) | null = null;
  const settle = (id: number, done: Done<unknown>): void => {
    waiting.get(id)?.(done);
    waiting.delete(id);
  };
  worker.addEventListener("message", ({ data }: MessageEvent<WorkerMessage>) => {
    switch (data.kind) {
      case "done":
        return settle(data.id, { ok: true, answer: data.answer });
      case "refused":
        return settle(data.id, { ok: false, refusal: data.refusal });
      case "told":
        return listener?.told(data.told);
      case "lesson":
        return learning?.(data.lesson);
      case "reviewed":
        return reviewing?.(data.step);
      case "takenOver":
        return listener?.takenOver();
    }
  });
  worker.addEventListener("error", ({ message }) => {
    for (const id of waiting.keys()) settle(id, { ok: false, refusal: { kind: "failed", why: message } });
  });
  return {
    order: (order) =>
      new Promise((resolve) => {
        const message: OrderMessage = { id: next++, order };
        waiting.set(message.id, (done) => {
          if (!done.ok) resolve(done);
          else if (isAnswer(order.kind, done.answer)) resolve({ ok: true, answer: done.answer });
          else resolve({ ok: false, refusal: { kind: "failed", why: "the worker answers something else" } });
        });
        worker.postMessage(message);
      }),
    follow: (wanted) => {
      listener = wanted;
    },
    followReview: (wanted) => {
      reviewing = wanted;
    },
    followLesson: (wanted) => {
      learning = wanted;
    },
    close: () => worker.terminate(),
  };
}

/** The worker is built with this page; only the envelope is looked at. */
const FIELDS: Readonly<Record<WorkerOrder["kind"], readonly string[]>> = {
  offer: ["formats", "decks", "bots"],
  files: ["length"],
  look: ["names", "turn"],
  begin: [],
  again: [],
  open: ["people", "bots"],
  sit: [],
  ask: ["ok"],
  hint: ["decision", "answers"],
  drill: [],
  drillAnswer: [],
  review: [],
  playOn: [],
};

const NEVER_EMPTY: readonly WorkerOrder["kind"][] = ["offer", "files", "open", "ask"];

function isAnswer<Kind extends WorkerOrder["kind"]>(
  kind: Kind,
  answer: unknown,
): answer is WorkerAnswers[Kind] {
  if (answer === null || answer === undefined) return !NEVER_EMPTY.includes(kind);
  return typeof answer === "object" && FIELDS[kind].every((field) => field in answer);
}
