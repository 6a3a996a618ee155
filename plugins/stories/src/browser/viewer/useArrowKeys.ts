import { useEffect, useEffectEvent } from "react";

/** Where arrow keys do something of their own; a switch has none to do with. */
const takers = [
  "input:not([type=checkbox]), textarea, select, [contenteditable=true], video, audio, summary",
  "[role=menu], [role=listbox], [role=tablist], [role=slider], [role=dialog], [role=combobox], [role=separator]",
  ".maplibregl-canvas-container, .sb-sheet-handle, .bp6-overlay",
  // What is scrolled within the story.
  ".stories-foot, .stories-figures",
].join(", ");

/** ArrowUp and ArrowDown, wherever they mean nothing else, while it is on (STO-06). */
export function useArrowKeys(move: (by: 1 | -1) => void, isOn: boolean): void {
  const moveBy = useEffectEvent(move);
  useEffect(() => {
    if (!isOn) return;
    const press = (event: KeyboardEvent) => {
      if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (event.target instanceof Element && event.target.closest(takers) !== null) return;
      event.preventDefault();
      moveBy(event.key === "ArrowDown" ? 1 : -1);
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [isOn]);
}
