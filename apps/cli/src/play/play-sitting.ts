import { type Menu, menuFor } from "./menu.ts";
import type { Seen, Sitting } from "./sitting.ts";
import { type Paint, tableLines } from "./table-text.ts";
import { lineOf, type Names } from "./words.ts";

/** Where a game is played: what is typed, what is shown, and what is kept of it. */
export interface Terminal {
  /** The next line that is typed; `null`: nothing more will be. */
  readonly ask: (prompt: string, menu: Menu) => Promise<string | null>;
  readonly say: (line: string) => void;
  /** A line of the game's log. */
  readonly log: (line: string) => void;
  readonly paint: Paint;
}

/** Plays a seat from a terminal until the game is over. */
export async function playSitting(sitting: Sitting, terminal: Terminal): Promise<void> {
  for (;;) {
    const seen = await sitting.look();
    const names = namesIn(sitting, seen);
    for (const event of seen.events) {
      const line = lineOf(event, names);
      if (line === null) continue;
      terminal.log(line);
      terminal.say(terminal.paint.faint(line));
    }
    if (seen.view.table.result || !seen.decision) return;
    await answer(sitting, seen, names, terminal);
  }
}

function namesIn(sitting: Sitting, { view }: Seen): Names {
  return {
    card: (card) => (card ? sitting.nameOf(card) : "a card"),
    player: (seat) => view.table.players[seat]?.name ?? `seat ${seat}`,
  };
}

async function answer(sitting: Sitting, seen: Seen, names: Names, terminal: Terminal): Promise<void> {
  const { decision, view } = seen;
  if (!decision) return;
  const menu = menuFor(decision, view, names);
  terminal.say(terminal.paint.strong(menu.question));
  terminal.say("(S) show the game  (C) concede");
  for (const [at, entry] of menu.entries.entries()) terminal.say(`(${at}) ${entry}`);
  for (;;) {
    const line = await terminal.ask(`${menu.hint} > `, menu);
    const word = line?.trim().toLowerCase();
    if (line === null || word === "c") return await sitting.concede();
    if (word === "s") {
      for (const one of tableLines(view, names, terminal.paint)) terminal.say(one);
      continue;
    }
    const choice = menu.read(line);
    if (!choice) {
      terminal.say(`That is no answer here: ${menu.hint}.`);
      continue;
    }
    const refused = await sitting.answer(decision, choice);
    if (refused === null) return;
    terminal.say(`The table does not take that (${refused}).`);
  }
}
