/**
 * Property tests draw the same cases at each run, so that a run says something about the change that it is for. Other cases
 * are drawn with another `PROPERTY_SEED`; `PROPERTY_SEED=random` draws new ones each time. A failure names its seed.
 */
import fc from "fast-check";

const FIRST_SEED = 20_261_120;

const wanted = process.env.PROPERTY_SEED ?? String(FIRST_SEED);
if (wanted !== "random") fc.configureGlobal({ seed: Number(wanted) });
