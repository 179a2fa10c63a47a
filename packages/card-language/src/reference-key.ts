import type { ObjectRef, PlayerRef } from "./reference.ts";

/** A name by which two references can be told to mean the same. */
export function objectKey(ref: ObjectRef): string {
  switch (ref.kind) {
    case "target":
      return `target:${ref.target}`;
    case "event":
      return `event:${ref.role}`;
    case "bound":
      return `bound:${ref.name}`;
    case "linked":
      return `linked:${ref.link}`;
    default:
      return ref.kind;
  }
}

export function playerKey(ref: PlayerRef): string {
  switch (ref.kind) {
    case "target":
      return `target:${ref.target}`;
    case "bound":
      return `bound:${ref.name}`;
    case "controller":
    case "owner":
      return `${ref.kind}:${objectKey(ref.of)}`;
    default:
      return `player:${ref.kind}`;
  }
}
