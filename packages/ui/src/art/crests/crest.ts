/**
 * How a crest is drawn: on a board of 200 by 200, facing us, light from the upper left.
 * `body` takes the colors of the card; the other tones lie on it.
 */
export type Tone =
  | "body" // the silhouette
  | "deep" // hollows and shadows
  | "dim" // soft shadow
  | "light" // planes turned to the light
  | "bright" // edges, teeth, blades
  | "gem"; // eyes, jewels, flames

/**
 * A shape of a crest. `twin` is drawn on the left and mirrored on the right; `back` and `fore` are twins
 * wholly behind or before their neighbours (both halves); a `whole` is drawn as it is.
 */
export type Shape = readonly [kind: "back" | "twin" | "fore" | "whole", tone: Tone, d: string];

export interface Crest {
  /** drawn in light instead of dark: ghosts, flames, water */
  readonly pale?: true;
  readonly shapes: readonly Shape[];
}

export const back = (tone: Tone, d: string): Shape => ["back", tone, d];
export const twin = (tone: Tone, d: string): Shape => ["twin", tone, d];
export const fore = (tone: Tone, d: string): Shape => ["fore", tone, d];
export const whole = (tone: Tone, d: string): Shape => ["whole", tone, d];
