/** A match in which a player can make copies without end: Kiki-Jiki copies Pestermite, which untaps Kiki-Jiki. All cards are free. */
import type { CardDefinition } from "@spellroom/card-language";
import { loadPool } from "@spellroom/cards";
import { type ChooseReply, safeChoice, type WireChoice } from "@spellroom/protocol";
import type { Act, Decision } from "@spellroom/rules";
import type { LiveMatch } from "../../src/match/play/live-match.ts";

export const KIKI = "Kiki-Jiki, Mirror Breaker";
export const PESTERMITE = "Pestermite";
export const BOLT = "Lightning Bolt";

/** A deck of these cards in equal parts, each of which costs nothing. */
export function freeDeck(...names: readonly string[]): readonly CardDefinition[] {
  const cards = names.map(free);
  return Array.from({ length: 60 }, (_, at) => cards[at % cards.length]).filter((card) => card !== undefined);
}

function free(name: string): CardDefinition {
  const card = loadPool().byName(name);
  if (!card) throw new Error(`${name} is not in the pool`);
  const [first, ...others] = card.faces;
  return { ...card, faces: [{ ...first, manaCost: ["0"] }, ...others] };
}

export function decisionOf({ state }: LiveMatch): Decision {
  if (!state.decision) throw new Error("nothing is asked");
  return state.decision;
}

/** The name of an object as it is printed. */
function nameOf({ state }: LiveMatch, id: number | null): string {
  const object = id === null ? null : state.objects[id];
  const source = object?.kind === "ability" ? state.objects[object.announcement?.source ?? -1] : object;
  return source ? (state.definitions[source.copied?.definition ?? source.definition]?.name ?? "") : "";
}

export function choose(match: LiveMatch, choice: WireChoice): Promise<ChooseReply> {
  const { seat, id } = decisionOf(match);
  return match.execute(seat, { kind: "choose", request: { decision: id, choice } });
}

async function must(reply: Promise<{ readonly ok: boolean }>): Promise<void> {
  const said = await reply;
  if (!said.ok) throw new Error(JSON.stringify(said));
}

export function pass(match: LiveMatch): Promise<ChooseReply> {
  return choose(match, { kind: "act", act: actAt(match, "pass") });
}

function actAt(match: LiveMatch, kind: string, name?: string): number {
  const decision = decisionOf(match);
  if (decision.kind !== "act") return -1;
  return decision.acts.findIndex(
    (act) =>
      act.kind === kind && (name === undefined || ("object" in act && nameOf(match, act.object) === name)),
  );
}

/** What the player with priority may do. */
export function actsOf(match: LiveMatch): readonly Act[] {
  const decision = decisionOf(match);
  return decision.kind === "act" ? decision.acts : [];
}

/** A permanent of that name. */
export function onBattlefield({ state }: LiveMatch, name: string): number {
  return state.objects.findIndex(
    (object) => object?.zone === "battlefield" && state.definitions[object.definition]?.name === name,
  );
}

function mayAct(match: LiveMatch, kind: string, name: string): boolean {
  return actAt(match, kind, name) >= 0;
}

/** Does something with a card, and makes what is asked for it as carefully as can be, up to a target of that name. */
export async function act(
  match: LiveMatch,
  kind: "cast" | "activate",
  name: string,
  target?: string,
): Promise<void> {
  const { seat } = decisionOf(match);
  await must(choose(match, { kind: "act", act: actAt(match, kind, name), autoPay: true }));
  while (match.state.decision?.kind !== "act") await must(reply(match, seat, target));
}

function mayPick(match: LiveMatch, name: string): boolean {
  const decision = decisionOf(match);
  return (
    decision.kind === "pick" &&
    decision.options.some(({ what }) => what.kind === "object" && nameOf(match, what.object) === name)
  );
}

function reply(match: LiveMatch, seat: number, target: string | undefined): Promise<ChooseReply> {
  const decision = decisionOf(match);
  if (decision.kind === "pick" && target !== undefined) {
    const option = decision.options.findIndex(
      ({ what }) => what.kind === "object" && nameOf(match, what.object) === target,
    );
    return choose(match, { kind: "pick", options: [option] });
  }
  const view = match.reader.viewOf(seat).own?.decision;
  if (!view) throw new Error("another player is asked");
  return choose(match, safeChoice(view));
}

/** Plays on carefully until that holds of the open decision. */
export async function playUntil(match: LiveMatch, holds: () => boolean): Promise<void> {
  for (let count = 0; count < 400; count++) {
    if (match.state.decision && holds()) return;
    const { seat } = decisionOf(match);
    await must(reply(match, seat, undefined));
  }
  throw new Error("it never came to that");
}

/** Both cards are on the battlefield, and the seat has priority in its own main phase. */
export async function withKiki(match: LiveMatch): Promise<number> {
  const isMain = (): boolean => match.state.turn.step === "precombatMain" && match.state.stack.length === 0;
  const isReady = (): boolean => isMain() && mayAct(match, "cast", KIKI) && mayAct(match, "cast", PESTERMITE);
  await playUntil(match, isReady);
  const { seat } = decisionOf(match);
  const isFree = (): boolean => isMain() && decisionOf(match).seat === seat;
  await act(match, "cast", PESTERMITE);
  await playUntil(match, isFree);
  await act(match, "cast", KIKI);
  await playUntil(match, isFree);
  return seat;
}

/** Copies Pestermite once with Kiki-Jiki and untaps Kiki-Jiki. */
export async function copyOnce(match: LiveMatch): Promise<void> {
  await act(match, "activate", KIKI, PESTERMITE);
  const depth = match.state.stack.length;
  await must(pass(match));
  if (match.state.stack.length === depth && decisionOf(match).kind === "act") await must(pass(match));
  await finishCopy(match);
}

/** Makes all choices that are left of a copy and of untapping Kiki-Jiki. */
export async function finishCopy(match: LiveMatch): Promise<void> {
  for (
    let count = 0;
    count < 12 && (match.state.stack.length > 0 || decisionOf(match).kind !== "act");
    count++
  )
    await must(untapKiki(match));
}

function untapKiki(match: LiveMatch): Promise<ChooseReply> {
  const decision = decisionOf(match);
  switch (decision.kind) {
    case "act":
      return pass(match);
    case "confirm":
      return choose(match, { kind: "confirm", yes: true });
    case "modes":
      return choose(match, { kind: "modes", options: [1] });
    default:
      if (decision.kind === "pick" && decision.prompt.key !== "chooseTargets")
        return choose(match, { kind: "pick", options: [1] });
      return reply(match, decision.seat, mayPick(match, KIKI) ? KIKI : PESTERMITE);
  }
}

export function countOf({ state }: LiveMatch, name: string): number {
  return state.objects.filter(
    (object) =>
      object?.zone === "battlefield" &&
      state.definitions[object.copied?.definition ?? object.definition]?.name === name,
  ).length;
}
