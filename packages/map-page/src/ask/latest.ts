export interface LatestOptions<Q, A> {
  readonly run: (question: Q, signal: AbortSignal) => Promise<A>;
  /** An answer to an earlier question is still worth showing while this has not changed. */
  readonly shapeOf: (question: Q) => string;
  readonly onAnswer: (question: Q, answer: A) => void;
  readonly onError: (question: Q, error: unknown) => void;
}

export interface Latest<Q> {
  ask(question: Q): void;
  /** Nothing is wanted any more, and no answer will arrive. */
  stop(): void;
}

/**
 * Asks one question at a time, always the newest. Questions that come while one is under way replace each other and
 * never queue; an answer whose question has another shape by then is dropped.
 */
export function createLatest<Q, A>({ run, shapeOf, onAnswer, onError }: LatestOptions<Q, A>): Latest<Q> {
  let current: { readonly question: Q; readonly abort: AbortController } | undefined;
  let wanted: { readonly question: Q } | undefined;

  const start = (question: Q) => {
    const mine = { question, abort: new AbortController() };
    current = mine;
    const isCurrent = () => current === mine;
    run(question, mine.abort.signal)
      .then(
        (answer) => isCurrent() && onAnswer(question, answer),
        // A newer question is about to be asked: its answer or failure is what counts.
        (error: unknown) => isCurrent() && wanted === undefined && onError(question, error),
      )
      .finally(() => {
        if (!isCurrent()) return;
        current = undefined;
        const next = wanted;
        wanted = undefined;
        if (next !== undefined) start(next.question);
      });
  };
  const drop = () => {
    current?.abort.abort();
    current = undefined;
    wanted = undefined;
  };

  return {
    ask(question) {
      if (current !== undefined && shapeOf(current.question) === shapeOf(question)) {
        wanted = { question };
        return;
      }
      drop();
      start(question);
    },
    stop: drop,
  };
}
