import { useOnReturn } from "@stopbank/plugin-api/browser";
import { passesByItself } from "@stopbank/ui/failure";
import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { createLatest } from "./latest.ts";

export interface Newest<Q, A> {
  /** The newest answer, which may be to an earlier question, with what was asked. */
  readonly answered: { readonly question: Q; readonly answer: A } | undefined;
  /** The answer to the present question is under way. */
  readonly isUpdating: boolean;
  /** Why the present question has no answer. */
  readonly error: Error | undefined;
  readonly retry: () => void;
}

/**
 * Keeps the answer to a question that changes: one request in flight, the newest question wins, and what nobody waits
 * for any more is given up.
 *
 * @param question plain data; undefined while there is nothing to ask.
 * @param run asks it; the same function from one render to the next.
 * @param shapeOf what must stay the same for an answer under way to be worth waiting for.
 */
export function useNewest<Q, A>(
  question: Q | undefined,
  run: (question: Q, signal: AbortSignal) => Promise<A>,
  shapeOf: (question: Q) => string,
): Newest<Q, A> {
  const key = question === undefined ? undefined : JSON.stringify(question);
  const [answered, setAnswered] = useState<{ question: Q; answer: A }>();
  const [failure, setFailure] = useState<{ key: string; error: Error }>();
  const latest = useMemo(
    () =>
      createLatest<Q, A>({
        run,
        shapeOf,
        onAnswer: (asked, answer) => {
          setAnswered({ question: asked, answer });
          setFailure(undefined);
        },
        onError: (asked, error) =>
          setFailure({
            key: JSON.stringify(asked),
            error: error instanceof Error ? error : new Error(String(error)),
          }),
      }),
    [run, shapeOf],
  );
  useEffect(() => () => latest.stop(), [latest]);
  // The key holds all there is to the question; its identity changes with every move of the camera.
  useEffect(() => {
    if (key === undefined) latest.stop();
    else latest.ask(JSON.parse(key) as Q);
  }, [key, latest]);

  const isCurrent = answered !== undefined && JSON.stringify(answered.question) === key;
  const error = failure !== undefined && failure.key === key ? failure.error : undefined;
  useAgain(error, () => {
    if (question !== undefined) latest.ask(question);
  });
  return {
    answered,
    isUpdating: question !== undefined && !isCurrent && error === undefined,
    error,
    retry: () => {
      setFailure(undefined);
      if (question !== undefined) latest.ask(question);
    },
  };
}

/** How long a server that was out of reach is left alone, in milliseconds. */
const againMs = 10_000;

/** Asks again by itself once the network or the person is back, and now and then while the server is out of reach. */
function useAgain(error: Error | undefined, ask: () => void): void {
  const again = useEffectEvent(ask);
  useOnReturn(() => {
    if (error !== undefined) ask();
  });
  useEffect(() => {
    if (!passesByItself(error)) return;
    const timer = setInterval(() => {
      if (navigator.onLine && !document.hidden) again();
    }, againMs);
    return () => clearInterval(timer);
  }, [error]);
}
