import { useEffect, useState } from "react";

/** True once `afterMs` have passed since the component appeared. */
export function useElapsed(afterMs: number): boolean {
  const [hasElapsed, setElapsed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setElapsed(true), afterMs);
    return () => clearTimeout(timer);
  }, [afterMs]);
  return hasElapsed;
}
