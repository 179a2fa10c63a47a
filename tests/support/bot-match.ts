/** Two bots play each other over the network; checks that the journal contains exactly the choices acknowledged to them. */
import { greedyBot } from "@spellroom/bots";
import type { DecisionView, PublicTable, WireChoice } from "@spellroom/protocol";
import { hashState } from "@spellroom/rules";
import { type JournalRecord, resumeMatch, storedInputSchema } from "@spellroom/server";
import { type Acknowledged, Autoplay } from "./autoplay.ts";
import { seededChance } from "./chance.ts";
import { becomeGuest, CardLibrary, type Guest, takePlace } from "./people.ts";
import { until } from "./waiting.ts";

export interface BotMatchOptions {
  /** Where each of the two comes in, and where else they may turn when nobody answers there. */
  readonly endpoints: readonly [readonly string[], readonly string[]];
  readonly luck: number;
  /** How long each thinks before an answer; not at all, if nothing is said. */
  readonly thinkingMs?: number;
}

/** What both see of the table, without what a restart may change. */
export interface Seen {
  readonly asked: { readonly seat: number; readonly decision: DecisionView } | null;
  readonly table: unknown;
  readonly hands: readonly (readonly string[])[];
  /** The end of each player's log. */
  readonly logs: readonly unknown[];
}

/** So much of the log is there again after any restart. */
const LOG_TAIL = 25;

export class BotMatch {
  readonly matchId: string;
  readonly people: readonly [Guest, Guest];
  readonly #options: BotMatchOptions;
  #players: readonly [Autoplay, Autoplay];
  /** The choices acknowledged to players before a reload, and their errors. */
  readonly #before: Autoplay[] = [];
  #gate = true;
  #limit = Number.POSITIVE_INFINITY;

  private constructor(matchId: string, people: readonly [Guest, Guest], options: BotMatchOptions) {
    this.matchId = matchId;
    this.people = people;
    this.#options = options;
    this.#players = [this.#sitDown(0), this.#sitDown(1)];
  }

  #sitDown(at: 0 | 1): Autoplay {
    const { endpoints, luck, thinkingMs } = this.#options;
    const library = new CardLibrary(endpoints[at]);
    const bot = greedyBot({ definition: library.get, chance: seededChance(luck + at) });
    const client = takePlace(endpoints[at], this.people[at].token, this.matchId);
    const mayGoOn = (): boolean => this.#gate && this.answers < this.#limit;
    return new Autoplay(client, bot, library, mayGoOn, thinkingMs);
  }

  get players(): readonly [Autoplay, Autoplay] {
    return this.#players;
  }

  /** The first of the two closes the page and opens it again. */
  reload(): void {
    const [old, other] = this.#players;
    old.close();
    this.#before.push(old);
    this.#players = [this.#sitDown(0), other];
  }

  /** Answers of each player that were said to be taken. */
  get acknowledged(): readonly (readonly Acknowledged[])[] {
    return [...this.#before, ...this.#players].map(({ acknowledged }) => acknowledged);
  }

  /** Two people sit down at a match that is there already, each at the seat that is theirs. */
  static at(matchId: string, people: readonly [Guest, Guest], options: BotMatchOptions): BotMatch {
    return new BotMatch(matchId, people, options);
  }

  /** Two guests wait in the queue, are paired, and sit down. */
  static async begin(options: BotMatchOptions): Promise<BotMatch> {
    const [one, other] = options.endpoints;
    const people: readonly [Guest, Guest] = [
      await becomeGuest(one[0] ?? "", "Ada"),
      await becomeGuest(other[0] ?? "", "Bea"),
    ];
    await people[0].api.meetings.enqueue({ format: "presets", deck: { preset: "ember-rush" } });
    await people[1].api.meetings.enqueue({ format: "presets", deck: { preset: "wild-stampede" } });
    const [matchId] = await Promise.all(people.map(pairedIn));
    if (matchId === undefined) throw new Error("nobody was paired");
    return new BotMatch(matchId, people, options);
  }

  /** One guest invites the other by a link: for many duels at once, which a queue would mix. */
  static async byLink(options: BotMatchOptions): Promise<BotMatch> {
    const [one, other] = options.endpoints;
    const [ada, bea] = await Promise.all([
      becomeGuest(one[0] ?? "", "Ada"),
      becomeGuest(other[0] ?? "", "Bea"),
    ]);
    const decks = ["ember-rush", "wild-stampede", "skyward-wing"] as const;
    const deckOf = (at: number) => ({ preset: decks[(options.luck + at) % decks.length] ?? decks[0] });
    const { code } = (await ada.api.meetings.invite({ format: "presets", deck: deckOf(0) })).invitation;
    const { matchId } = await bea.api.meetings.joinInvitation({ code, deck: deckOf(1) });
    return new BotMatch(matchId, [ada, bea], options);
  }

  /** Answers that were said to be taken, of both. */
  get answers(): number {
    return this.acknowledged.reduce((sum, { length }) => sum + length, 0);
  }

  get isOver(): boolean {
    return this.players.every((player) => player.isOver);
  }

  get troubles(): readonly string[] {
    return [...this.#before, ...this.#players].flatMap((player) => player.troubles);
  }

  /** Plays until a number of choices have been accepted, then waits until told to continue. */
  async playUntil(answers: number): Promise<void> {
    this.#limit = answers;
    this.playOn();
    await until(`${answers} answers`, () => this.answers >= answers || this.isOver, 60_000);
    this.#gate = false;
    await this.bothLive();
  }

  playOn(): void {
    this.#gate = true;
    for (const player of this.players) player.nudge();
  }

  /** Both answer at once from now on. */
  hurry(): void {
    for (const player of this.players) player.hurry();
  }

  async playToTheEnd(): Promise<void> {
    this.#limit = Number.POSITIVE_INFINITY;
    this.playOn();
    await until("the end of the game", () => this.isOver, 110_000);
  }

  /** Waits until both are at the table again, and one of them knows what it is asked. */
  async bothLive(): Promise<void> {
    await until(
      "both to be at the table",
      () => {
        const states = this.players.map(({ client }) => client.store.getState());
        const isQuiet = states.every(({ status, pending, table }) => status === "live" && !pending && table);
        const seqs = new Set(states.map(({ table }) => table?.seq));
        const asked = states.filter(({ decision }) => decision !== null).length;
        const connected = states.every(({ table }) => table?.players.every((player) => player.connected));
        return isQuiet && seqs.size === 1 && connected && (asked === 1 || this.isOver);
      },
      40_000,
    );
  }

  /** What there is to see now. */
  see(): Seen {
    const states = this.players.map(({ client }) => client.store.getState());
    const asked = states.find(({ decision }) => decision !== null);
    const table = states[0]?.table;
    if (!table) throw new Error("there is nothing to see");
    const hands = [0, 1].map((seat) => {
      const { known } = states.find((state) => state.seat === seat) ?? { known: new Map() };
      return [...known.values()].map(({ card, zone }) => `${zone} ${card.definition}`).sort();
    });
    return {
      asked: asked?.decision ? { seat: asked.seat ?? -1, decision: withoutKeys(asked.decision) } : null,
      table: withoutKeys(lasting(table)),
      hands,
      logs: states.map(({ log }) => withoutKeys(log.slice(-LOG_TAIL).map(({ event }) => event))),
    };
  }

  close(): void {
    for (const player of this.players) player.close();
  }
}

async function pairedIn({ api }: Guest): Promise<string> {
  return until("a pair", async () => {
    const { ticket } = await api.meetings.ticket();
    return ticket.state === "matched" ? ticket.matchId : null;
  });
}

/** The table without what counts connections and changes. */
function lasting({ seq: _seq, watchers: _watchers, objects, ...table }: PublicTable) {
  const sorted = Object.values(objects).sort(
    (one, other) =>
      one.zone.localeCompare(other.zone) || one.owner - other.owner || one.position - other.position,
  );
  return { ...table, objects: sorted };
}

/** Keys are reassigned after a restart; everything else must be the same. */
function withoutKeys<T>(value: T): T {
  return JSON.parse(JSON.stringify(value).replaceAll(/"[ps]\d+"/g, '"-"'));
}

/** What is wrong with a journal, a sentence each. */
export interface JournalFaults {
  /** Acknowledged choices that it doesn't hold, or holds differently. */
  readonly lost: readonly string[];
  /** Decisions that it holds more than one choice for. */
  readonly doubled: readonly string[];
  /** Whether it replays to another state than it says. */
  readonly diverged: readonly string[];
}

/** Compares what a journal holds with what both players were told. */
export function compareJournal(record: JournalRecord, duel: BotMatch): JournalFaults {
  const doubled: string[] = [];
  const choices = new Map<string, WireChoice>();
  for (const { input, seq } of record.entries) {
    const parsed = storedInputSchema.parse(input);
    if (parsed.kind !== "choose") continue;
    const decision = String(parsed.decision);
    if (choices.has(decision)) doubled.push(`decision ${decision} was answered again by entry ${seq}`);
    choices.set(decision, parsed.choice);
  }
  const lost = duel.acknowledged.flat().flatMap(({ decision, choice }) => {
    const kept = JSON.stringify(choices.get(String(decision)));
    const told = JSON.stringify(choice);
    return kept === told ? [] : [`decision ${decision} was answered ${told}, kept is ${kept}`];
  });
  const last = record.entries.at(-1);
  const isSame = !last || hashState(resumeMatch(record).state) === last.stateHash;
  return { lost, doubled, diverged: isSame ? [] : ["it replays to another state"] };
}

/** What is wrong with a journal, in words: answers lost or doubled, or a replay that leads elsewhere. */
export function journalFaults(record: JournalRecord, duel: BotMatch): string[] {
  return Object.values(compareJournal(record, duel)).flat();
}
