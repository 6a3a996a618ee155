/**
 * Whose work comes next: calls that compute for milliseconds wait here, first come, first served, one in each turn of
 * the event loop. What arrives meanwhile is read in between, so cheap calls do not wait behind all of them.
 *
 * Without it the loop works through every socket that had something to read before it looks again, and looks at those
 * first: of eight that ask without pause, one in seven waited twice as long as the others.
 */
export function createTurns(): () => Promise<void> {
  const waiting: (() => void)[] = [];
  const next = () => {
    waiting.shift()?.();
    if (waiting.length > 0) setImmediate(next);
  };
  return () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      if (waiting.length === 1) setImmediate(next);
    });
}
