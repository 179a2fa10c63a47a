/** The worker that plays matches on this device: a page sends requests, and receives what its player may know. */
import { drillOf } from "../drills/index.ts";
import { CardPrinter } from "./card-printer.ts";
import { DrillMatch } from "./drill-match.ts";
import { type GameStore, openGameStore } from "./game-store.ts";
import { hintFor } from "./hint.ts";
import { keepGame, newGame, type PracticeGame, reviveGame, sameBeginning, summaryOf } from "./kept-game.ts";
import type {
  OrderMessage,
  PracticeWish,
  WorkerAnswers,
  WorkerMessage,
  WorkerOrder,
  WorkerRefusal,
} from "./messages.ts";
import { type BotWorld, openPracticeBot } from "./practice-bot.ts";
import { PracticeMatch } from "./practice-match.ts";
import { answerRequest } from "./practice-requests.ts";
import { likelyDecks, practiceOffer, setUpPractice } from "./practice-setup.ts";
import { readRecord } from "./recorded-game.ts";
import { reviewOf } from "./review.ts";

/** Whichever window was opened last plays the match. */
const LOCK = "spellroom-practice";

type Answer<Kind extends WorkerOrder["kind"]> =
  | { readonly ok: true; readonly answer: WorkerAnswers[Kind] }
  | { readonly ok: false; readonly refusal: WorkerRefusal };

const store: GameStore = openGameStore();
let match: PracticeMatch | null = null;
let drill: DrillMatch | null = null;

const post = (message: WorkerMessage): void => postMessage(message);

async function carryOut(order: WorkerOrder): Promise<Answer<WorkerOrder["kind"]>> {
  switch (order.kind) {
    case "offer":
      return { ok: true, answer: practiceOffer() };
    case "files":
      return {
        ok: true,
        answer: [location.href, ...performance.getEntriesByType("resource").map(({ name }) => name)],
      };
    case "look": {
      const game = reviveGame(await store.read());
      return { ok: true, answer: game && summaryOf(game) };
    }
    case "begin":
      return begin(order.wish);
    case "again":
      if (match === null) return { ok: false, refusal: { kind: "none" } };
      return match.game.from > 0 ? keep(sameBeginning(match.game)) : begin(match.game.wish);
    case "open":
      return open(order.language);
    case "sit":
      match?.sit(order.seat);
      return { ok: true, answer: null };
    case "ask":
      if (drill !== null) return { ok: true, answer: drill.ask(order.request) };
      if (match === null) return { ok: false, refusal: { kind: "none" } };
      return { ok: true, answer: answerRequest(match, order.request) };
    case "drill":
      return beginDrill(order);
    case "drillAnswer":
      drill?.answer(order.answer);
      return { ok: true, answer: null };
    case "review":
      for (const step of reviewOf(readRecord(order.record), likelyDecks())) post({ kind: "reviewed", step });
      return { ok: true, answer: null };
    case "playOn":
      return playOn(order);
    case "hint":
      return { ok: true, answer: match && hintFor(match, outside()) };
  }
}

async function begin(wish: PracticeWish): Promise<Answer<"begin">> {
  const made = setUpPractice(wish, newSeed(), Math.random);
  return made.ok ? keep(newGame(wish, made.setup, made.ruleset)) : made;
}

/** Keeps a match in place of the one before, which is over with it. */
async function keep(game: PracticeGame | null): Promise<Answer<"begin">> {
  if (game === null) return { ok: false, refusal: { kind: "otherVersion" } };
  match?.stop();
  match = null;
  store.write(keepGame(game));
  await store.settled();
  return { ok: true, answer: null };
}

function playOn({ record, inputs, seat, bot }: Extract<WorkerOrder, { kind: "playOn" }>) {
  const recorded = readRecord(record);
  const seats = recorded.setup.players.map(({ name }, at) =>
    at === seat
      ? { name, bot: null, deck: null }
      : { name: bot.name, bot: bot.id, deck: null, rules: bot.rules },
  );
  const { setup, ruleset } = recorded;
  return keep(newGame({ format: "", seats }, setup, ruleset, recorded.inputs.slice(0, inputs)));
}

/** A drill isn't kept, and leaves alone what is. */
function beginDrill({ id, names, language }: Extract<WorkerOrder, { kind: "drill" }>): Answer<"drill"> {
  const wanted = drillOf(id);
  if (wanted === undefined) return { ok: false, refusal: { kind: "none" } };
  match?.stop();
  match = null;
  drill?.stop();
  drill = new DrillMatch(wanted, names, {
    printer: new CardPrinter(language),
    tell: (told) => post({ kind: "told", told }),
    teach: (lesson) => post({ kind: "lesson", lesson }),
    later: outside().later,
  });
  drill.open();
  return { ok: true, answer: null };
}

async function open(language: "en" | "fr"): Promise<Answer<"open">> {
  const kept = await store.read();
  if (kept === undefined) return { ok: false, refusal: { kind: "none" } };
  const game = reviveGame(kept);
  if (game === null) return { ok: false, refusal: { kind: "otherVersion" } };
  await holdAlone();
  match?.stop();
  match = playing(game, language);
  match.open();
  const bots = game.wish.seats.map(({ bot }) => bot);
  return { ok: true, answer: { people: match.people, bots } };
}

function playing(game: PracticeGame, language: "en" | "fr"): PracticeMatch {
  const world = outside();
  return new PracticeMatch(game, {
    printer: new CardPrinter(language),
    keep: (now) => store.write(keepGame(now)),
    tell: (told) => post({ kind: "told", told }),
    later: (work) => void world.later(work, 0),
    bot: (playing) => openPracticeBot(playing, world),
  });
}

/** Time and chance, and what decks there are. */
function outside(): BotWorld {
  return {
    decks: likelyDecks(),
    later: (work, milliseconds) => {
      const timer = setTimeout(work, milliseconds);
      return () => clearTimeout(timer);
    },
    now: () => performance.now(),
    chance: Math.random,
  };
}

let holding = false;

/** Takes the match over from any other window, which is told so. */
async function holdAlone(): Promise<void> {
  if (holding) return;
  holding = true;
  await new Promise<void>((resolve) => {
    const lost = (): void => {
      match?.stop();
      match = null;
      post({ kind: "takenOver" });
    };
    navigator.locks
      .request(LOCK, { steal: true }, () => {
        resolve();
        return new Promise<never>(() => undefined);
      })
      .catch(lost);
  });
}

function newSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

addEventListener("message", ({ data: { id, order } }: MessageEvent<OrderMessage>) => {
  carryOut(order).then(
    (done) =>
      post(
        done.ok ? { kind: "done", id, answer: done.answer } : { kind: "refused", id, refusal: done.refusal },
      ),
    (error: unknown) => post({ kind: "refused", id, refusal: { kind: "failed", why: String(error) } }),
  );
});
