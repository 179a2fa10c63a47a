/** Plays a match to its end before recording proxies, with connections that break, second devices, watchers and foolish questions. */
import { type Bot, greedyBot, randomBot } from "@spellroom/bots";
import { safeChoice, USUAL_AUTOMATION, type WireChoice } from "@spellroom/protocol";
import type { JournalRecord, RunningServer } from "@spellroom/server";
import { seededChance } from "../../support/chance.ts";
import { boardOf } from "../../support/people.ts";
import { until } from "../../support/waiting.ts";
import type { Manner } from "./daring.ts";
import { Stage, type StageSetup, type Visitor } from "./stage.ts";

/** One answer that a seat gave, taken or not. */
export interface Attempt {
  readonly seat: number;
  readonly decision: number;
  readonly choice: WireChoice;
  readonly taken: boolean;
}

export interface PlayOptions extends StageSetup {
  /** Of the bots' chance and of what else happens. */
  readonly luck: number;
  /** How the seats are played, if not by bots. */
  readonly manner?: Manner | undefined;
  /** Answers to give in place of the bots'. */
  readonly script?: readonly Attempt[];
  /** After this many choices one player concedes. */
  readonly most: number;
}

export interface PlayedMatch {
  readonly stage: Stage;
  readonly attempts: readonly Attempt[];
  readonly record: JournalRecord;
}

/** Sends all that is on its way before the recording ends. */
const LAST_BYTES_MILLISECONDS = 60;

export async function playRecorded(server: RunningServer, options: PlayOptions): Promise<PlayedMatch> {
  const stage = await Stage.open(server, options);
  const attempts: Attempt[] = [];
  try {
    await stage.arrive("Ada", 0);
    await stage.arrive("Bea", 1);
    await stage.arrive("the first watcher", null);
    await leaveToServer(stage, options.luck);
    await play(stage, options, attempts);
    await visitPages(stage);
    await new Promise((resolve) => setTimeout(resolve, LAST_BYTES_MILLISECONDS));
  } finally {
    await stage.close();
  }
  const record = await server.foundation.journal.read(stage.matchId, "start");
  if (!record) throw new Error("the match is not in the journal");
  return { stage, attempts, record };
}

async function play(stage: Stage, options: PlayOptions, attempts: Attempt[]): Promise<void> {
  const { luck, most } = options;
  const chance = seededChance(luck);
  const lateWatcherAt = 10 + Math.floor(chance() * 50);
  const answers = options.script ? scripted(stage, options.script) : botsAnswers(stage, options);
  for (let count = 0; !stage.match.isOver; count++) {
    if (count === lateWatcherAt) await stage.arrive("the late watcher", null);
    await happen(stage, chance);
    if (stage.match.isOver) return;
    if (count >= most) {
      await stage.holder(count % 2).client.concede();
    } else {
      attempts.push(...(await answers()));
    }
    await stage.settle();
  }
}

/** In two of three games one seat is passed by its settings, in one both are. */
async function leaveToServer(stage: Stage, luck: number): Promise<void> {
  for (const seat of [0, 1].slice(0, luck % 3)) {
    stage.holder(seat).client.automate(USUAL_AUTOMATION);
    await until("the settings to be taken", () => stage.match.reader.isAutomated(seat));
    await stage.settle();
  }
}

/** Now and then something happens that has nothing to do with the game. */
async function happen(stage: Stage, chance: () => number): Promise<void> {
  const what = chance();
  const seat = chance() < 0.5 ? 0 : 1;
  if (what < 0.015) {
    const { client, proxy, label } = stage.holder(seat);
    proxy.cut();
    await until(`${label} to lose the connection`, () => client.store.getState().status !== "live");
    await until(`${label} to come back`, () => client.store.getState().status === "live");
    await stage.settle();
  } else if (what < 0.025) {
    const before = stage.holder(seat);
    await stage.arrive(`${before.label}'s next device`, seat);
    await until(`${before.label} to leave`, () => before.client.store.getState().status === "closed");
  } else if (what < 0.09) {
    await askFoolishly(stage, stage.holder(seat), chance);
  } else if (what < 0.11) {
    await visitPages(stage);
  } else if (what < 0.15) {
    await takeBack(stage, seat);
  } else if (what < 0.18) {
    await showHandOrHide(stage, seat);
  }
}

/** A player lets watchers see the hand, or hides it again. */
async function showHandOrHide(stage: Stage, seat: number): Promise<void> {
  const { client } = stage.holder(seat);
  const isShown = boardOf(client).table.players[seat]?.handShown === true;
  await client.showHand(!isShown);
  await stage.settle();
}

/** A player takes a move back, by the other's leave where that is needed. */
async function takeBack(stage: Stage, seat: number): Promise<void> {
  await stage.holder(seat).client.offer("takeBack");
  if (stage.match.reader.status.offer) await stage.holder(1 - seat).client.answerOffer("takeBack", true);
  await stage.settle();
}

/** Requests that must be refused or explained without telling anything. */
async function askFoolishly(stage: Stage, { client }: Visitor, chance: () => number): Promise<void> {
  const { table, own } = boardOf(client);
  const keys = [...Object.keys(table.objects), ...(own?.hand ?? []).map(({ key }) => key)];
  keys.push(`s${1 + Math.floor(chance() * 40)}`, `p${1 + Math.floor(chance() * 40)}`, "p9999");
  await client.explain(keys[Math.floor(chance() * keys.length)] ?? "p1");
  const asked = stage.match.state.decision?.id ?? 0;
  const foolish: readonly WireChoice[] = [
    { kind: "act", act: 9_999 },
    { kind: "pick", options: [0, 0, 9_998] },
    { kind: "name", name: "anything" },
    { kind: "attackers", attacks: [[99, 99]] },
  ];
  const choice = foolish[Math.floor(chance() * foolish.length)] ?? { kind: "confirm", yes: true };
  await client.choose(chance() < 0.5 ? asked : Math.max(0, asked - 2), choice);
}

/** What the pages ask of the site. */
async function visitPages(stage: Stage): Promise<void> {
  for (const { person, proxy, asked } of stage.present) {
    const headers = { authorization: `Bearer ${person.token}` };
    const replay = `/api/replays/${stage.matchId}`;
    const replays = [
      "/api/replays",
      replay,
      `${replay}/moments?view=all`,
      `${replay}/record`,
      `${replay}/chance`,
    ];
    const match = `/api/matches/${stage.matchId}`;
    const pages = [match, "/api/matches", "/api/me", "/api/online"];
    // Once a casual match is over its replay shows everything to everyone.
    for (const path of stage.match.isOver ? pages : [...pages, ...replays]) {
      await fetch(proxy.url + path, { headers }).then((response) => response.arrayBuffer());
    }
    for (const path of [
      `${match}/table`,
      `${match}/commands`,
      `${match}/commands?since=${Math.max(0, stage.moment - 3)}`,
    ]) {
      asked.push(await fetch(proxy.url + path, { headers }).then((response) => response.text()));
    }
  }
}

type Answers = () => Promise<readonly Attempt[]>;

function botsAnswers(stage: Stage, { luck, manner }: PlayOptions): Answers {
  const bots = [0, 1].map((seat) => (manner ? playerOf(manner, luck, seat) : botOf(stage, luck, seat)));
  return async () => {
    const decision = stage.match.state.decision;
    if (!decision) throw new Error("nobody is asked");
    const { seat } = decision;
    const { client } = stage.holder(seat);
    const view = boardOf(client);
    const asked = view.own?.decision;
    const bot = bots[seat];
    if (!asked || !bot) throw new Error(`seat ${seat} does not know that it is asked`);
    const choice = bot.choose(view, asked);
    const error = await client.choose(asked.id, choice);
    const first: Attempt = { seat, decision: asked.id, choice, taken: error === null };
    if (error === null) return [first];
    const otherwise = safeChoice(asked);
    const again = await client.choose(asked.id, otherwise);
    if (again) throw new Error(`${asked.kind} ${asked.prompt}: ${again.code} ${again.message}`);
    return [first, { seat, decision: asked.id, choice: otherwise, taken: true }];
  };
}

function botOf(stage: Stage, luck: number, seat: number): Bot {
  const chance = seededChance(luck * 2 + seat + 1_000);
  const definition = (hash: string) => stage.holder(seat).library.get(hash);
  return (luck + seat) % 3 === 0 ? randomBot({ definition, chance }) : greedyBot({ definition, chance });
}

function playerOf(manner: Manner, luck: number, seat: number): Pick<Bot, "choose"> {
  const chance = seededChance(luck * 2 + seat + 2_000);
  return { choose: ({ table }, decision) => manner(decision, table, chance) };
}

function scripted(stage: Stage, script: readonly Attempt[]): Answers {
  const left = [...script];
  return async () => {
    const given: Attempt[] = [];
    for (let next = left.shift(); next; next = left.shift()) {
      const { seat, decision, choice } = next;
      const error = await stage.holder(seat).client.choose(decision, choice);
      if ((error === null) !== next.taken)
        throw new Error(`the same answer has another outcome: ${JSON.stringify({ next, error })}`);
      given.push(next);
      if (next.taken) break;
    }
    return given;
  };
}
