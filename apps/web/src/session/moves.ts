const underWay = new Set<Promise<unknown>>();

/**
 * Runs a change of session or client that this page makes itself. Until it is done, a refusal of what was asked before
 * says nothing of how the session stands.
 */
export async function move<T>(work: () => Promise<T>): Promise<T> {
  const moving = work();
  underWay.add(moving);
  try {
    return await moving;
  } finally {
    underWay.delete(moving);
  }
}

export const isMoving = (): boolean => underWay.size > 0;

/** Waits until no such change is under way, however they end. Never within one. */
export async function untilStill(): Promise<void> {
  while (isMoving()) await Promise.allSettled(underWay);
}
