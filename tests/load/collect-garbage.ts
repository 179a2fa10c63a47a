/**
 * Loaded into a server that is measured (`--expose-gc --import`): it collects all garbage when it gets SIGUSR2, so that what its
 * matches hold can be told from what they have left behind.
 */
process.on("SIGUSR2", () => {
  globalThis.gc?.();
});
