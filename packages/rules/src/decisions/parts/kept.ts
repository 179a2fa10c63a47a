/** What a frame that carries out instructions stores of a choice, as a plain value. */
export type Kept =
  | number
  | string
  | boolean
  | readonly number[]
  | readonly string[]
  | readonly (readonly number[])[];
