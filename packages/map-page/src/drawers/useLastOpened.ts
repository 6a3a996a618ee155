import { useLayoutEffect, useRef } from "react";

/**
 * Where there is room for one drawer alone: closes the other one once the main one is opened, or turned to another of its
 * tabs, while that stands.
 *
 * @param opened the tab of the main drawer that is open.
 */
export function useLastOpened(
  opened: string | undefined,
  isOtherOpen: boolean,
  closeOther: () => void,
): void {
  const before = useRef({ opened, isOtherOpen });
  useLayoutEffect(() => {
    const { opened: former, isOtherOpen: wasOtherOpen } = before.current;
    before.current = { opened, isOtherOpen };
    if (isOtherOpen && wasOtherOpen && opened !== undefined && opened !== former) closeOther();
  }, [opened, isOtherOpen, closeOther]);
}
