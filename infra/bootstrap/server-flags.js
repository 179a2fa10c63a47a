/**
 * How Node runs the server, one process to a core. Its matches are many small objects that live for some seconds: in a young
 * space of this size they die before the collector has moved them to the old one. What walks through the old space meanwhile
 * is one thread, which leaves the other half of the core to the players; and the young space is swept by the thread that answers
 * them, since helpers would have to wait for the same core. Nor is memory given back in quiet seconds: that stops everything
 * for longer than any other collection. The old space may grow to three times of what was left of it before it is walked through
 * again, which every player waits a third of a second for.
 */
export const SERVER_FLAGS = [
  "--max-semi-space-size=64",
  "--concurrent-marking-max-worker-num=1",
  "--no-parallel-scavenge",
  "--no-memory-reducer",
  "--heap-growing-percent=200",
];
