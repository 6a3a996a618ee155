import { useEffect, useEffectEvent, useRef } from "react";
import { useSession } from "./useShell.ts";

/**
 * Calls back when what failed may succeed: the network is there again, or the person whose session had ended has signed
 * in again.
 */
export function useOnReturn(again: () => void): void {
  const { status } = useSession();
  const former = useRef(status);
  const isBack = useEffectEvent(again);
  useEffect(() => {
    if (former.current === "expired" && status === "signed-in") isBack();
    former.current = status;
  }, [status]);
  useEffect(() => {
    const online = () => isBack();
    window.addEventListener("online", online);
    return () => window.removeEventListener("online", online);
  }, []);
}
