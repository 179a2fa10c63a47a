/** What is settled by one click. */
export interface NoDraft {
  readonly kind: "none";
}

export const none = {
  draft: "none" as const,

  start: (): NoDraft => ({ kind: "none" }),

  choice: (): null => null,
};
