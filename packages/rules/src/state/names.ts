/** `"+1/+1"`, `"-1/-1"`, `"loyalty"`, `"charge"` ... as printed (CR 122). */
export type CounterName = string;
