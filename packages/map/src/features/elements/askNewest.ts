export interface NewestOptions<Q, A> {
  readonly ask: (question: Q, signal: AbortSignal) => Promise<A>;
  readonly onAnswer: (answer: A) => void;
  readonly onError: (error: unknown) => void;
  /** Nothing is under way any more. */
  readonly onSettled: () => void;
}

export interface Newest<Q> {
  ask(question: Q): void;
  /** Nothing is wanted any more: what is under way is given up, and nobody is told. */
  stop(): void;
}

/**
 * Asks one question at a time, always the newest: those that come while one is under way replace each other. So what is
 * shown keeps up with a pointer that never rests, and no answer is older than what is shown.
 */
export function askNewest<Q, A>({ ask, onAnswer, onError, onSettled }: NewestOptions<Q, A>): Newest<Q> {
  let current: AbortController | undefined;
  let next: { readonly question: Q } | undefined;
  const start = (question: Q) => {
    const mine = new AbortController();
    current = mine;
    next = undefined;
    const end = (tell: () => void) => {
      if (current !== mine) return;
      current = undefined;
      tell();
      if (next !== undefined) start(next.question);
      else onSettled();
    };
    ask(question, mine.signal).then(
      (answer) => end(() => onAnswer(answer)),
      (error: unknown) =>
        end(() => {
          // The newer one's answer or failure is what counts.
          if (next === undefined) onError(error);
        }),
    );
  };
  return {
    ask(question) {
      if (current === undefined) start(question);
      else next = { question };
    },
    stop() {
      const dropped = current;
      current = undefined;
      next = undefined;
      dropped?.abort();
    },
  };
}
