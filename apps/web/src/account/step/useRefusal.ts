import { useEffect, useRef } from "react";
import { toasts } from "../../session/state.ts";

/** An error stays to be read until another attempt, or until there is no form to try again. */
export function useRefusal(): (next?: number) => void {
  const shown = useRef<number>(undefined);
  const hush = useRef((next?: number) => {
    if (shown.current !== undefined) toasts.dismiss(shown.current);
    shown.current = next;
  });
  useEffect(() => {
    const forget = hush.current;
    return () => forget();
  }, []);
  return hush.current;
}
