import { createFairQueue } from "@stopbank/fair-queue";

/**
 * Whose work comes next: calls that compute for milliseconds wait here, one in each turn of the event loop, first come, first
 * served among those of one caller, and caller by caller. What arrives meanwhile is read in between, so cheap calls do not
 * wait behind all of them.
 *
 * Without it the loop works through every socket that had something to read before it looks again, and looks at those
 * first: of eight that ask without pause, one in seven waited twice as long as the others.
 */
export function createTurns(): (askerName: string) => Promise<void> {
  const waiting = createFairQueue<() => void>();
  const next = () => {
    waiting.shift()?.();
    if (waiting.size > 0) setImmediate(next);
  };
  return (askerName) =>
    new Promise((resolve) => {
      waiting.push(askerName, resolve);
      if (waiting.size === 1) setImmediate(next);
    });
}
