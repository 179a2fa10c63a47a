/**
 * How Node runs the server. Its matches are many small objects that live for some seconds: in a young space of this size
 * they die before the collector has moved them to the old one, which it can only clear with a pause of every match.
 */
export const SERVER_FLAGS = ["--max-semi-space-size=64"];
