/**
 * A bot for Spellroom in TypeScript, over HTTP: npx node packages/client/examples/bot.ts http://127.0.0.1:2567
 * It becomes a guest, joins the queue and plays one game: plays the first card it can, attacks with everything.
 */
// In a project of your own: from "@spellroom/client".
import type { ApiClient, DecisionView, WireChoice } from "../src/index.ts";
import { ApiFailure, createApiClient, safeChoice } from "../src/index.ts";

const POLL_MS = Number(process.env.POLL_MS ?? 400);
const [, , endpoint = "http://127.0.0.1:2567"] = process.argv;
const { token } = await createApiClient({ endpoint }).accounts.createGuest({
  name: "TypeScript bot",
  bot: true,
});
const api = createApiClient({ endpoint, token: () => token });
const match = await findMatch();
process.stdout.write(`match ${match}\n`);
process.stdout.write(`${await playToTheEnd()}\n`);

async function findMatch(): Promise<string> {
  const { formats, decks } = await api.catalogue.all();
  const deck = decks.find((one) => one.formats.includes(formats[0]?.id ?? ""));
  if (!formats[0] || !deck) throw new Error("the server has no deck to play with");
  await api.meetings.enqueue({ format: formats[0].id, deck: { preset: deck.id } });
  for (;;) {
    const { ticket } = await api.meetings.ticket();
    if ("matchId" in ticket) return ticket.matchId;
    await pause();
  }
}

async function playToTheEnd(): Promise<string> {
  for (;;) {
    const { table, snapshot } = await patiently((api) => api.play.table({ match }));
    if (table.result) return table.result.winners.includes(snapshot.seat ?? -1) ? "won" : "lost";
    const { decision } = snapshot;
    if (!decision) await pause();
    else if (!(await answer(decision, wanted(decision)))) await answer(decision, safeChoice(decision));
  }
}

/** Whether the answer was taken; combinations that the rules forbid are not. */
async function answer({ id }: DecisionView, choice: WireChoice): Promise<boolean> {
  try {
    await patiently((api) => api.play.choose({ match, decision: id, choice }));
    return true;
  } catch (error) {
    if (error instanceof ApiFailure && error.code === "conflict") return true; // Already answered.
    if (error instanceof ApiFailure && error.code === "invalid") return false;
    throw error;
  }
}

/** Tries again when the server says that this was too fast, or that it is not there at the moment. */
async function patiently<Result>(ask: (api: ApiClient) => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await ask(api);
    } catch (error) {
      const passing = error instanceof ApiFailure && ["rate-limited", "unavailable"].includes(error.code);
      if (!passing) throw error;
      await pause();
    }
  }
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, POLL_MS));
}

function wanted(decision: DecisionView): WireChoice {
  if (decision.kind === "act") {
    const act = decision.acts.findIndex(({ kind }) => kind === "playLand" || kind === "cast");
    return act < 0 ? safeChoice(decision) : { kind: "act", act, autoPay: true };
  }
  if (decision.kind !== "attackers") return safeChoice(decision);
  return { kind: "attackers", attacks: decision.candidates.map((_, at) => [at, 0] as const) };
}
