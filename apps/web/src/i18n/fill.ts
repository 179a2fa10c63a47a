/** The names in braces of a template: `"{who} casts {what}"` has `who` and `what`. */
export type ParamName<Template extends string> = Template extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamName<Rest>
  : never;

export type Params<Template extends string, Value> = Readonly<Record<ParamName<Template>, Value>>;

/** A template with values in place of its names. Names without a value stay visible, so that they are noticed. */
export function fill<Template extends string>(
  template: Template,
  params: Params<Template, string | number>,
): string {
  const values: Readonly<Record<string, string | number>> = params;
  return template.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** The same with values that are not text, such as a link to a card: the pieces of the sentence in order. */
export function weave<Template extends string, Value>(
  template: Template,
  params: Params<Template, Value>,
): (string | Value)[] {
  const values: Readonly<Record<string, Value>> = params;
  return template.split(/(\{\w+\})/g).flatMap((piece): (string | Value)[] => {
    const value = piece.startsWith("{") ? values[piece.slice(1, -1)] : undefined;
    if (value !== undefined) return [value];
    return piece === "" ? [] : [piece];
  });
}

/** The names in a template, for comparing languages. */
export function namesIn(template: string): string[] {
  return [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? "").sort();
}

const ENGLISH = new Intl.PluralRules("en");
const FRENCH = new Intl.PluralRules("fr");

/** The form that English has for a number: one, and everything else. */
export function plural<One extends string, Many extends string>(
  count: number,
  one: One,
  many: Many,
): One | Many {
  return ENGLISH.select(Math.abs(count)) === "one" ? one : many;
}

/** The form that French has for a number: nought and one, up to two, are singular. */
export function frenchPlural<One extends string, Many extends string>(
  count: number,
  one: One,
  many: Many,
): One | Many {
  return FRENCH.select(Math.abs(count)) === "one" ? one : many;
}
