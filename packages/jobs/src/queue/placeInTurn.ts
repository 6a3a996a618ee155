/** What a job is taken to last, to put those of one client in turn with the others'. */
const JOB_SECONDS = 10;
const START_SECONDS = Date.UTC(2026, 0, 1) / 1_000;

/**
 * A job's priority in the queue, the higher the sooner: by when it would begin if its client's jobs were done one after
 * another, so that whoever asks for 500 lets others in between, and 500 are not put off for ever by others that keep coming.
 *
 * @param ahead how many of the client's jobs are under way already.
 * @returns an integer of 32 bits until 2094.
 */
export const placeInTurn = (ahead: number, now = Date.now()): number =>
  -(Math.floor(now / 1_000) - START_SECONDS + ahead * JOB_SECONDS);
