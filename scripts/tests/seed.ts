import fc from "fast-check";

/**
 * Property tests try the same cases every time, so that a change is judged by what it changed. STOPBANK_TEST_SEED
 * sets another seed, or `random` to go looking; a failure prints the seed it came from.
 */
const wished = process.env.STOPBANK_TEST_SEED ?? "20261121";
if (wished !== "random") fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(wished) });
