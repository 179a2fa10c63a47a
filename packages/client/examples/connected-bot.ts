/**
 * A bot that keeps a connection instead of polling: npx node packages/client/examples/connected-bot.ts http://127.0.0.1:2567
 * It becomes a guest, joins the queue and plays one game: plays the first card it can, attacks with everything. What follows
 * `connectTable` runs in a browser too.
 */
// In a project of your own: from "@spellroom/client".
import {
  connectTable,
  createApiClient,
  type DecisionView,
  enterMatch,
  safeChoice,
  type TableState,
  type WireChoice,
} from "../src/index.ts";

const [, , endpoint = "http://127.0.0.1:2567"] = process.argv;
const { token } = await createApiClient({ endpoint }).accounts.createGuest({
  name: "Connected bot",
  bot: true,
});
const api = createApiClient({ endpoint, token: () => token });
const match = await findMatch();
process.stdout.write(`match ${match}\n`);

// Returns to the table by itself after a lost connection, and sends an answer again whose reply was lost.
const table = connectTable({ endpoint, enter: () => enterMatch(api, match, "seat") });
/** The decision answered last. */
let answered = -1;
table.store.subscribe(look);
look(table.store.getState());

function look({ status, error, table: shown, seat, decision, pending }: TableState): void {
  if (status === "closed") return finish(error ? error.message : "closed");
  if (shown?.result) return finish(shown.result.winners.includes(seat ?? -1) ? "won" : "lost");
  if (status !== "live" || !decision || pending || decision.id === answered) return;
  answered = decision.id;
  void answer(decision);
}

/** A combination that the rules forbid is refused and changes nothing; the answer that is always taken follows. */
async function answer(decision: DecisionView): Promise<void> {
  const refusal = await table.choose(decision.id, wanted(decision));
  if (refusal) await table.choose(decision.id, safeChoice(decision));
}

/** Says how it ended, once; nothing else keeps the program running. */
function finish(word: string): void {
  process.stdout.write(`${word}\n`, () => process.exit());
}

async function findMatch(): Promise<string> {
  const { formats, decks } = await api.catalogue.all();
  const deck = decks.find((one) => one.formats.includes(formats[0]?.id ?? ""));
  if (!formats[0] || !deck) throw new Error("the server has no deck to play with");
  await api.meetings.enqueue({ format: formats[0].id, deck: { preset: deck.id } });
  for (;;) {
    const { ticket } = await api.meetings.ticket();
    if ("matchId" in ticket) return ticket.matchId;
    await new Promise((resolve) => setTimeout(resolve, 400));
  }
}

function wanted(decision: DecisionView): WireChoice {
  if (decision.kind === "act") {
    const act = decision.acts.findIndex(({ kind }) => kind === "playLand" || kind === "cast");
    return act < 0 ? safeChoice(decision) : { kind: "act", act, autoPay: true };
  }
  if (decision.kind !== "attackers") return safeChoice(decision);
  return { kind: "attackers", attacks: decision.candidates.map((_, at) => [at, 0] as const) };
}
