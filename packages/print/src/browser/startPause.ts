/** How many starts in a row have to fail until the printer says that it is not well. */
export const failuresUntilUnwell = 5;

/** How long to leave a browser alone that did not start, so many times in a row: doubling, half a minute at most. */
export const startPauseMs = (failuresInARow: number, firstMs: number) =>
  failuresInARow === 0 ? 0 : Math.min(30_000, firstMs * 2 ** (failuresInARow - 1));
