/** What was asked of the server, by what was asked. */
export interface Memory<T> {
  /** Asks, unless it is known and fresh, or on its way. A failure is not remembered. */
  get(key: string): Promise<T>;
  /** What is known, at once. */
  peek(key: string): T | undefined;
}

interface Known<T> {
  readonly answer: Promise<T>;
  readonly askedAtMs: number;
  value?: T;
}

/** Specification 2, section 9: an answer is stale after so long. */
const freshForMs = 20 * 60_000;
/** Of 2,000 areas one takes half a megabyte. */
const mostKept = 24;

/**
 * @param onAnswer told when something is known that was not.
 * @param nowMs the clock.
 */
export function createMemory<T>(
  ask: (key: string) => Promise<T>,
  onAnswer: () => void = () => undefined,
  nowMs: () => number = Date.now,
): Memory<T> {
  const kept = new Map<string, Known<T>>();
  const keep = (key: string, known: Known<T>) => {
    kept.delete(key);
    kept.set(key, known);
    for (const oldest of [...kept.keys()].slice(0, -mostKept)) kept.delete(oldest);
  };
  return {
    get(key) {
      const former = kept.get(key);
      if (former !== undefined && nowMs() - former.askedAtMs < freshForMs) return former.answer;
      const asked: Known<T> = {
        answer: ask(key),
        askedAtMs: nowMs(),
        ...(former?.value === undefined ? {} : { value: former.value }),
      };
      keep(key, asked);
      asked.answer.then(
        (value) => {
          asked.value = value;
          onAnswer();
        },
        () => {
          if (kept.get(key) !== asked) return;
          // What was known before is better than nothing; the next who asks asks anew.
          if (former?.value === undefined) kept.delete(key);
          else kept.set(key, { ...former, askedAtMs: Number.NEGATIVE_INFINITY });
        },
      );
      return asked.answer;
    },
    peek: (key) => kept.get(key)?.value,
  };
}
