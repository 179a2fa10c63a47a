/** Whether messages hold only what the protocol has: no other fields, and no texts but keys, hashes and words. */
import type { Packed } from "../../support/wire/msgpack.ts";
import type { PlayedMatch } from "./play.ts";
import { messagesOf } from "./streams.ts";

/** Every field that a message, an answer or anything in them may have. */
const FIELDS: ReadonlySet<string> = new Set(
  [
    // snapshot, update, notice, answers
    "protocol seq seat known decision log events learned forgot kind connected reason matchId ok error code message reasons act",
    // cards and pointers
    "key card zone owner of definition face",
    // questions
    "id prompt source detail amount acts options min max limit values total minimum maximum lethal cost repeat candidates",
    "defenders must attackers most pool abilities proposal mayCancel piles name ordered suggestions via ability mana action",
    "word mode number least lifeForPhyrexian lifeFromPool",
    // events
    "turn step count cards what from to cause targets combat prevented change life tapped on counter attacks defender",
    "blocks value sides result winners burned",
    // time, offers, automation
    "passing status time clock timing offer paused agreed now banks late running since free until away done",
    "bankMs allowanceMs incrementMs longestMs timeouts graceMs warningMs",
  ].flatMap((line) => line.split(" ")),
);

const TEXTS: readonly RegExp[] = [
  /** Keys. */
  /^[psw]\d+$/,
  /** Content hashes; whether this audience may know them is another check. */
  /^[0-9a-f]{32}$/,
  /** Mana and the like: `{2}{R}`, `W/U`, `+1/+1`. */
  /^[WUBRGCXSPTQ\d/{}+-]+$/,
  /** Printed abilities by number. */
  /^p\d+(\.\d+)?$/,
  /** Granted abilities by their place among the object's; the engine's own names of them have a dot. */
  /^g\d{1,2}$/,
  /** Target clauses by number, and what else a question is about: `enter:copy:0`. How the engine names acts is refused. */
  /^(\d+\.)?t\d+$/,
  /^(?!(land|cast|activate):)[a-z]+([:.]([a-z]+|\d+))+$/i,
  /** What a cost asks for, and how many. */
  /^[a-z]+ \d+$/i,
  /** Words. */
  /^[a-z][a-z'-]*([ -][a-z'-]+)*$/i,
];

/** The server's own English texts. */
const SENTENCES: ReadonlySet<string> = new Set(["message"]);
/** Canaries' names; whether this audience may know them is another check. */
const NAME = /^Zq[a-z]{17}/;

export function strangeThings({ stage }: PlayedMatch): string[] {
  return stage.visitors.flatMap((visitor) =>
    messagesOf(visitor).flatMap(({ moment, frame }) =>
      strange(frame.value, frame.kind === "message" ? frame.type : "answer").map(
        (what) => `${visitor.label} at moment ${moment}: ${what}`,
      ),
    ),
  );
}

function strange(value: Packed, path: string, field = ""): string[] {
  if (typeof value === "string") {
    const usual = SENTENCES.has(field) || NAME.test(value) || TEXTS.some((pattern) => pattern.test(value));
    return usual ? [] : [`${path} is ${JSON.stringify(value)}`];
  }
  if (typeof value === "number")
    return Number.isInteger(value) ? [] : [`${path} is ${value}, which is no whole number`];
  if (value === null || value === undefined || typeof value === "boolean") return [];
  return Object.entries(value).flatMap(([key, entry]) => {
    const isList = Array.isArray(value);
    if (!isList && !FIELDS.has(key)) return [`${path} has a field ${key}`];
    return strange(entry, isList ? `${path}[]` : `${path}.${key}`, isList ? field : key);
  });
}
