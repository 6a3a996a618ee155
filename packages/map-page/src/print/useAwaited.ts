import { useOptionalService } from "@stopbank/plugin-api/browser";
import { printing, usePending } from "@stopbank/plugin-api/print";
import type { Loadable } from "@stopbank/ui/loadable";
import { useEffect } from "react";
import type { Newest } from "../ask/useNewest.ts";

/**
 * What a document cannot be printed without: it waits until that is there, and is not printed where it cannot be had.
 *
 * @param what in words: "the map's layers".
 * @returns undefined while there is nothing to set.
 */
export function useAwaited<T>(of: Loadable<T>, what: string): T | undefined {
  usePending(of.state === "loading", what);
  useFailing(of.state === "failed" ? of.error : undefined);
  return of.state === "ready" ? of.value : undefined;
}

/**
 * The same of an answer to a question; a question there is not is not waited for.
 *
 */
export function useAwaitedAnswer<Q, A>(
  { answered, isUpdating, error }: Pick<Newest<Q, A>, "answered" | "isUpdating" | "error">,
  what: string,
): A | undefined {
  usePending(isUpdating, what);
  useFailing(error);
  return isUpdating ? undefined : answered?.answer;
}

/** Says that the document cannot be printed, and why, as soon as there is a reason. */
export function useFailing(why: unknown): void {
  const paper = useOptionalService(printing);
  useEffect(() => {
    if (why !== undefined) paper?.fail(why);
  }, [paper, why]);
}
