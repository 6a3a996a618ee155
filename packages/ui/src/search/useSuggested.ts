import { useEffect, useState } from "react";
import { canSucceedLater } from "../states/failure.ts";
import { isEnough } from "./isEnough.ts";
import type { Suggested } from "./suggested.ts";

/** Nobody types for so long before anything is asked (PRO-03), in milliseconds. */
export const settledMs = 300;
/** The server takes no more. */
const mostCharacters = 100;

/** @returns what answers to a text; fails with what the server said. */
export type Search<T> = (text: string, signal: AbortSignal) => Promise<readonly T[]>;

/**
 * What answers to a text, asked once nobody has typed for 300 ms; what is not wanted any more is given up. A server that is not ready yet,
 * and says when it may be, is asked again then.
 *
 * @param search the same function from one render to the next; undefined while it is not known what to search.
 */
export function useSuggested<T>(text: string, search: Search<T> | undefined): Suggested<T> {
  const [answer, setAnswer] = useState<{ readonly to: string; readonly suggested: Suggested<T> }>();
  const wanted = isEnough(text) ? text.trim().slice(0, mostCharacters) : undefined;
  useEffect(() => {
    if (wanted === undefined || search === undefined) return;
    const abort = new AbortController();
    const take = (suggested: Suggested<T>) => {
      if (!abort.signal.aborted) setAnswer({ to: wanted, suggested });
    };
    const ask = () => {
      search(wanted, abort.signal).then(
        (found) => take({ state: "found", found }),
        (error: unknown) => {
          take(failed(error, abort.signal));
          const seconds = readyInSeconds(error);
          if (seconds !== undefined && !abort.signal.aborted) timer = setTimeout(ask, seconds * 1_000);
        },
      );
    };
    let timer = setTimeout(ask, settledMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [search, wanted]);
  if (text.trim() === "") return { state: "nothing asked" };
  if (wanted === undefined) return { state: "too short" };
  return answer?.to === wanted ? answer.suggested : { state: "loading" };
}

/** When a server that is not ready wants to be asked again, where it says so. */
function readyInSeconds(error: unknown): number | undefined {
  const { status, retryAfterSeconds } = (error ?? {}) as {
    status?: unknown;
    retryAfterSeconds?: unknown;
  };
  return status === 503 && typeof retryAfterSeconds === "number" ? Math.max(1, retryAfterSeconds) : undefined;
}

/** A refusal, or what is not ready yet, is told in its own words; the log tells of every failure that somebody still waited for. */
function failed(error: unknown, { aborted }: AbortSignal): Suggested<never> {
  const isRefused = error instanceof Error && !canSucceedLater(error);
  const isNotReady = error instanceof Error && readyInSeconds(error) !== undefined;
  if (!aborted && !isNotReady) console.warn("A search could not be asked.", error);
  if (isRefused || isNotReady) return { state: "failed", why: error.message };
  return { state: "failed" };
}
