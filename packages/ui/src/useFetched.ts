import { useEffect, useEffectEvent, useState } from "react";

/**
 * Code that is fetched when it is first wanted, and kept from then on.
 *
 * @param load the same function from one render to the next.
 * @param onFailed told why the code did not come; it is asked for again the next time it is wanted.
 * @returns undefined until it is there.
 */
export function useFetched<T>(
  isWanted: boolean,
  load: () => Promise<T>,
  onFailed: (error: unknown) => void,
): T | undefined {
  const [fetched, setFetched] = useState<{ readonly code: T }>();
  const fail = useEffectEvent(onFailed);
  const isMissing = isWanted && fetched === undefined;
  useEffect(() => {
    if (!isMissing) return;
    let isCurrent = true;
    load().then(
      (code) => {
        if (isCurrent) setFetched({ code });
      },
      (error: unknown) => {
        if (isCurrent) fail(error);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isMissing, load]);
  return fetched?.code;
}
