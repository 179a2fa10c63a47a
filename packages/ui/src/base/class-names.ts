/** Class names that apply, in one attribute. */
export const classes = (...names: readonly (string | false | undefined)[]): string =>
  names.filter((name) => typeof name === "string" && name !== "").join(" ");
