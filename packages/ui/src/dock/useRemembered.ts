import { useState } from "react";

/** A number that outlives a reload of this tab. */
export function useRemembered(key: string, initial: number): [number, (value: number) => void] {
  const [value, setValue] = useState(() => {
    const storedPx = Number(sessionStorage.getItem(key) ?? Number.NaN);
    return Number.isFinite(storedPx) ? storedPx : initial;
  });
  return [
    value,
    (next) => {
      setValue(next);
      sessionStorage.setItem(key, String(next));
    },
  ];
}
