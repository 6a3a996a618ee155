import { DomainError } from "@stopbank/errors";

export interface CallerQueueLimits {
  /** How many of one caller's are under way at a time. */
  readonly atOnce: number;
  /** How many more of them may wait. */
  readonly waiting: number;
}

export type CallerQueue = <T>(caller: string, gone: AbortSignal, work: () => Promise<T>) => Promise<T>;

interface Line {
  running: number;
  readonly waiting: (() => void)[];
}

/**
 * A line for each caller, so that nobody waits for another's: some of a caller's are under way, the next wait, and what is
 * more is refused with DomainError `basemap/too-many`. Who has gone waits no longer.
 */
export function createCallerQueue({ atOnce, waiting }: CallerQueueLimits): CallerQueue {
  const lines = new Map<string, Line>();
  return async (caller, gone, work) => {
    const line = lines.get(caller) ?? { running: 0, waiting: [] };
    lines.set(caller, line);
    if (line.running < atOnce) line.running++;
    else if (line.waiting.length < waiting) await turn(line, gone);
    else throw tooMany();
    try {
      return await work();
    } finally {
      // Handed on as it is; given up where nobody waits.
      const next = line.waiting.shift();
      if (next !== undefined) next();
      else if (--line.running === 0) lines.delete(caller);
    }
  };
}

function turn(line: Line, gone: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = () => {
      const at = line.waiting.indexOf(go);
      if (at !== -1) line.waiting.splice(at, 1);
      reject(gone.reason);
    };
    const go = () => {
      gone.removeEventListener("abort", leave);
      resolve();
    };
    if (gone.aborted) return reject(gone.reason);
    gone.addEventListener("abort", leave, { once: true });
    line.waiting.push(go);
  });
}

const tooMany = () =>
  new DomainError("too-many", "basemap/too-many", "Too much of a background map was asked for at once.", {
    retryAfterSeconds: 1,
  });
