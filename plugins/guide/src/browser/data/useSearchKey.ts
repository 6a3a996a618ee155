import { palette, useOptionalService } from "@stopbank/plugin-api/browser";
import { useCallback, useEffect } from "react";

/** Opens the search of everything, what the guide has first: by a button, and by `/` wherever nobody types. */
export function useSearchKey(): (() => void) | undefined {
  const shell = useOptionalService(palette);
  const open = useCallback(() => shell?.open("guide"), [shell]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || isTypedInto(event.target))
        return;
      event.preventDefault();
      open();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [open]);
  return shell === undefined ? undefined : open;
}

const isTypedInto = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest("input, textarea, select, [contenteditable], [role=dialog]") !== null;
