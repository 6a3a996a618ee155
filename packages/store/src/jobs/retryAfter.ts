const FIRST_SECONDS = 5;
const LONGEST_SECONDS = 300;

/**
 * How long to wait, in seconds, before a job is tried again: 5 s after the first attempt, then twice as long each time up to
 * 5 minutes; half of it by chance, so that jobs that failed together are not tried together.
 *
 * @param attempt how often it has been begun, from 1.
 * @param chance 0 to 1.
 */
export const retryAfterSeconds = (attempt: number, chance = Math.random()): number =>
  Math.min(LONGEST_SECONDS, FIRST_SECONDS * 2 ** (attempt - 1)) * (0.5 + chance / 2);
