import type { Body } from "@spellroom/card-language";

/** Members that contain granted abilities, which are not part of the instructions. */
const GIVEN = new Set(["abilities", "ability"]);

/**
 * Whether anything that a body instructs has such a member, looked for once in each body. Abilities that the instructions
 * give to objects have bodies of their own.
 */
export function instructed(member: string, value: unknown): (body: Body) => boolean {
  const found = new WeakMap<Body, boolean>();
  return (body) => {
    let answer = found.get(body);
    if (answer === undefined) {
      answer = has(body, member, value);
      found.set(body, answer);
    }
    return answer;
  };
}

function has(node: unknown, member: string, value: unknown): boolean {
  if (typeof node !== "object" || node === null) return false;
  return Object.entries(node).some(
    ([name, inner]) =>
      (name === member && inner === value) || (!GIVEN.has(name) && has(inner, member, value)),
  );
}
