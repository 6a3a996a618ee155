import { defaultRangeExtractor, type Range, useVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, useCallback, useLayoutEffect, useState } from "react";

/** A table of more rows than this has those alone that are in view: 2,000 take a third of a second to lay out. */
const mostWhole = 100;
/** In pixels, until a row has been measured. */
const usualRowPx = 50;
/** Until the panel has been measured. */
const usualPanel = { width: 600, height: 900 };
/** Rows beyond either edge of the panel. */
const beyond = 8;

export interface RowInView {
  /** Among all rows. */
  readonly at: number;
  /** Height of what is left out before it, in pixels. */
  readonly gapPx: number;
}

export interface RowsInView {
  readonly rows: readonly RowInView[];
  /** Height of what is left out after the last, in pixels. */
  readonly restPx: number;
  /** Takes a row that is drawn, with `data-index`, to see how high it is. */
  readonly measure: (row: HTMLTableRowElement | null) => void;
}

/**
 * Which rows of a long table are drawn: those in view in the panel that it is scrolled in, and the one that has the focus with its
 * neighbours, so that keys go on from it. Undefined where all are: of a short table, and where nothing scrolls.
 *
 * @param body the table's part that has the rows.
 * @param ids of all rows, in their order.
 * @param focused the id of the row that has the focus.
 */
export function useRowsInView(
  body: RefObject<HTMLElement | null>,
  ids: readonly string[],
  focused: string | undefined,
): RowsInView | undefined {
  const [panel, setPanel] = useState<HTMLElement | "none">();
  const [abovePx, setAbovePx] = useState(0);
  const isLong = ids.length > mostWhole && panel !== "none";
  useLayoutEffect(() => {
    if (!isLong || body.current === null) return;
    const found = panelOf(body.current);
    setPanel(found ?? "none");
    if (found === undefined) return;
    const top = body.current.getBoundingClientRect().top - found.getBoundingClientRect().top;
    setAbovePx(Math.round(top + found.scrollTop));
  });
  const focusedAt = focused === undefined ? -1 : ids.indexOf(focused);
  const rows = useVirtualizer<HTMLElement, HTMLTableRowElement>({
    count: isLong ? ids.length : 0,
    getScrollElement: () => (panel instanceof HTMLElement ? panel : null),
    estimateSize: () => usualRowPx,
    getItemKey: useCallback((at: number) => ids[at] ?? at, [ids]),
    initialRect: usualPanel,
    overscan: beyond,
    scrollMargin: abovePx,
    rangeExtractor: useCallback((range: Range) => withFocused(range, focusedAt), [focusedAt]),
  });
  if (!isLong) return undefined;
  let end = abovePx;
  const inView = rows.getVirtualItems().map((item): RowInView => {
    const gapPx = item.start - end;
    end = item.end;
    return { at: item.index, gapPx };
  });
  return { rows: inView, restPx: rows.getTotalSize() + abovePx - end, measure: rows.measureElement };
}

function withFocused(range: Range, focusedAt: number): number[] {
  const beside = [focusedAt - 1, focusedAt, focusedAt + 1].filter((at) => at >= 0 && at < range.count);
  const drawn = new Set([...defaultRangeExtractor(range), ...(focusedAt < 0 ? [] : beside)]);
  return [...drawn].toSorted((a, b) => a - b);
}

/** The nearest thing around that scrolls. */
function panelOf(element: HTMLElement): HTMLElement | undefined {
  for (let around = element.parentElement; around !== null; around = around.parentElement)
    if (/auto|scroll/.test(getComputedStyle(around).overflowY)) return around;
  return undefined;
}
