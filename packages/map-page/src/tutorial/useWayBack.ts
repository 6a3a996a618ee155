import type { Navigation } from "@stopbank/plugin-api/browser";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation } from "wouter";

/**
 * Leads to the page's own address, from one below it, and back to the whole of that at the end: the step of a story stands in what follows
 * its path. What the map shows there is left to whoever shows it.
 *
 * @param onLeft the reader went elsewhere by themselves.
 */
export function useWayBack(ownPath: string, go: Navigation["go"], onLeft: () => void): void {
  const [path] = useLocation();
  const [start] = useState(() => ({ path, address: wholeAddress() }));
  const leave = useEffectEvent(onLeft);
  const cameThere = useRef(false);
  useEffect(() => {
    if (path === ownPath) cameThere.current = true;
    else if (cameThere.current) leave();
    else go(ownPath, { replace: true });
  }, [path, ownPath, go]);
  useEffect(
    () => () => {
      if (start.path !== ownPath && window.location.pathname === ownPath)
        go(start.address, { replace: true });
    },
    [start, ownPath, go],
  );
}

const wholeAddress = () => {
  const { pathname, search, hash } = window.location;
  return pathname + search + hash;
};
