/**
 * Node's flags for the server, one process per core. Choices leave many small objects that live for a few seconds: in a young
 * generation of this size they die before they are promoted. One concurrent marking thread leaves half of the core to the
 * players, and scavenging happens on the main thread, because helpers would compete for the same core. The memory reducer is
 * off: its compaction pauses everything for longer than any other collection. The old generation may grow to three times what
 * survived the last collection before the next one, which delays every player by a third of a second (see ADR 12).
 */
export const SERVER_FLAGS = [
  "--max-semi-space-size=64",
  "--concurrent-marking-max-worker-num=1",
  "--no-parallel-scavenge",
  "--no-memory-reducer",
  "--heap-growing-percent=200",
];
