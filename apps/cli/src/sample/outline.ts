/** How wide a line of an outline may become before what it holds moves to lines of its own. */
const WIDTH = 180;

/**
 * A definition, or any other data, for people to read: without quotes and braces, `kind` first and unnamed, and what is short
 * on one line.
 */
export function outline(value: unknown, indent = ""): string {
  const whole = inline(value);
  if (indent.length + whole.length <= WIDTH) return whole;
  const within = `${indent}  `;
  if (Array.isArray(value))
    return value.map((one: unknown) => `\n${within}- ${outline(one, `${within}  `)}`).join("");
  if (typeof value !== "object" || value === null) return whole;
  const [head, fields] = parted(value);
  return `${head}${fields.map(([name, field]) => `\n${within}${name}: ${outline(field, within)}`).join("")}`;
}

function inline(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inline).join(", ")}]`;
  if (typeof value !== "object" || value === null) return String(value);
  const [head, fields] = parted(value);
  const rest = fields.map(([name, field]) => `${name}: ${inline(field)}`).join(", ");
  return head !== "" && rest === "" ? head : `${head}{${rest}}`;
}

function parted(value: object): readonly [head: string, fields: readonly (readonly [string, unknown])[]] {
  const fields = Object.entries(value);
  const head = fields.find(([name]) => name === "kind")?.[1];
  if (typeof head !== "string") return ["", fields];
  return [head, fields.filter(([name]) => name !== "kind")];
}
