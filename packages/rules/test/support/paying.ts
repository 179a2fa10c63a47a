import type { Choice } from "../../src/index.ts";
import type { Play } from "../effects/play.ts";

/** Announces a spell and is asked to pay for it by hand, once its other questions are answered. */
export function announce(t: Play, name: string, ...targets: readonly string[]): Play {
  const { decision } = t;
  if (decision.kind !== "act") throw new Error(t.asked);
  const act = decision.acts.find((one) => one.kind === "cast" && t.nameOf(one.object) === name);
  if (!act) throw new Error(`${name} can't be cast`);
  return t.say({ kind: "act", act: act.id, autoPay: false }).choose(...targets);
}

/** In the middle of a payment: the names of the objects whose mana abilities are offered. */
export function sources(t: Play): string[] {
  const { decision } = t;
  if (decision.kind !== "pay") throw new Error(`asked ${t.asked}`);
  return decision.abilities.flatMap((act) => (act.kind === "activate" ? [t.nameOf(act.object)] : []));
}

/** Uses a mana ability of an object, or its help, in the middle of a payment. */
export function use(t: Play, name: string): Play {
  const { decision } = t;
  if (decision.kind !== "pay") throw new Error(`asked ${t.asked}`);
  const act = decision.abilities.find((one) => one.kind === "activate" && t.nameOf(one.object) === name);
  if (!act) throw new Error(`${name} gives no mana now`);
  const how: Choice = { kind: "pay", how: { activate: act.id } };
  return t.say(how);
}

export function pay(t: Play, how: "auto" | "cancel" | "fromPool"): Play {
  return t.say({ kind: "pay", how });
}

/** The types of mana in A's pool. */
export function pool(t: Play): string {
  return (t.state.players[0]?.mana ?? []).map(({ type }) => type).join("");
}
