/**
 * Node's flags for the server, one process per core. Choices leave many small objects that live for a few seconds: in a young
 * generation of this size they die before they are promoted. One concurrent marking thread leaves half of the core to the
 * players, and scavenging happens on the main thread, because helpers would compete for the same core. The memory reducer is
 * off: its compaction pauses everything for longer than any other collection. The old generation may grow by half of what
 * survived the last collection before the next one: what matches hold is little enough by now that collecting it more often
 * costs players nothing that could be measured (see ADR 157).
 */
export const SERVER_FLAGS = [
  "--max-semi-space-size=32",
  "--concurrent-marking-max-worker-num=1",
  "--no-parallel-scavenge",
  "--no-memory-reducer",
  "--heap-growing-percent=50",
];
