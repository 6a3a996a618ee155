import { useLayoutEffect, useState } from "react";

/**
 * Which of several ways to set something fits: the first that does, else the last. It is set and measured in one way after
 * the other until then.
 *
 * @param isThere it is on the page, in its fonts.
 * @param fits asked of each way in turn, once it is set.
 */
export function useFit<Way>(
  ways: readonly Way[],
  isThere: boolean,
  fits: () => boolean,
): { readonly way: Way | undefined; readonly isSettled: boolean } {
  const [at, setAt] = useState(0);
  const [isSettled, setSettled] = useState(false);
  useLayoutEffect(() => {
    if (!isThere || isSettled) return;
    if (at + 1 >= ways.length || fits()) setSettled(true);
    else setAt(at + 1);
  }, [isThere, isSettled, at, ways, fits]);
  return { way: ways[at], isSettled };
}
