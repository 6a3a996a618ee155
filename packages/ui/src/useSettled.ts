import { useEffect, useMemo, useState } from "react";
import { debounce } from "./debounce.ts";

/** A value once it has been the same for a while; until then the one before. Values are told apart by identity. */
export function useSettled<T>(value: T, afterMs?: number): T {
  const [settled, setSettled] = useState(() => value);
  const settle = useMemo(() => debounce((next: T) => setSettled(() => next), afterMs), [afterMs]);
  useEffect(() => {
    settle(value);
    return settle.cancel;
  }, [settle, value]);
  return settled;
}
