/** A process that did nothing for so long was stopped, as on a machine that sleeps. */
const stoppedMs = 5_000;
const everyMs = 250;

let stoodStillMs = 0;
let lastAt = performance.now();
setInterval(look, everyMs).unref();

function look(): void {
  const now = performance.now();
  if (now - lastAt > stoppedMs) stoodStillMs += now - lastAt - everyMs;
  lastAt = now;
}

/** Milliseconds that this process was awake: what all of the trial slept through together is nobody's delay. */
export function awakeMs(): number {
  look();
  return performance.now() - stoodStillMs;
}

export const stoodStillSeconds = (): number => stoodStillMs / 1_000;
