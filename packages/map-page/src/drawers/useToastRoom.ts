import type { SheetStop } from "@stopbank/ui/sheet";
import { useLayoutEffect } from "react";

type Beside =
  | { readonly leftPx: number; readonly sidePx: number }
  | { readonly sheet: SheetStop; readonly sheetPx: number };

/** Keeps toasts over the map's free ground: clear of the menu, the legends, the controls, the panel and its tabs. */
export function useToastRoom(beside: Beside): void {
  const { left, right, bottom } = roomBeside(beside);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.setProperty("--sb-toasts-left", left);
    style.setProperty("--sb-toasts-right", right);
    style.setProperty("--sb-toasts-bottom", bottom);
    return () => {
      for (const side of ["left", "right", "bottom"]) style.removeProperty(`--sb-toasts-${side}`);
    };
  }, [left, right, bottom]);
}

function roomBeside(beside: Beside) {
  if ("sidePx" in beside) {
    // The column of controls stands beside the panel.
    const rightPx = beside.sidePx + 100;
    if (beside.leftPx > 0) return { left: `${beside.leftPx + 80}px`, right: `${rightPx}px`, bottom: "76px" };
    // Right of the legends where that leaves a toast its width, else right of the menu.
    return { left: `clamp(80px, 100vw - ${rightPx + 440}px, 300px)`, right: `${rightPx}px`, bottom: "76px" };
  }
  // Left of the column of controls.
  if (beside.sheet === "peek") return { left: "12px", right: "64px", bottom: `${beside.sheetPx + 132}px` };
  // A raised sheet has its tabs at its head: what lies under a toast at its foot scrolls clear of it.
  return { left: "12px", right: "12px", bottom: "12px" };
}
