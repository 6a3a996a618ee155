import { Button } from "@blueprintjs/core";
import { ArrowDownIcon, ArrowUpIcon, DragHandleVerticalIcon } from "@blueprintjs/icons";
import { useSortable } from "@stopbank/map-page/use-sortable";
import { type ReactNode, useRef } from "react";

export interface SortableEntryProps {
  /** What may be put among each other: a section's own blocks. */
  readonly list: string;
  readonly index: number;
  readonly count: number;
  /** What it is, and which: "block 2". */
  readonly what: string;
  readonly onMove: (from: number, to: number) => void;
  readonly children: ReactNode;
}

/** One of several things whose order counts: dragged by its handle, or moved by its buttons. */
export function SortableEntry({ list, index, count, what, onMove, children }: SortableEntryProps) {
  const row = useRef<HTMLDivElement>(null);
  const handle = useRef<HTMLElement>(null);
  const { edge, isDragged } = useSortable(row, handle, {
    list,
    id: String(index),
    index,
    onMove: (moved, to) => onMove(Number(moved), to),
  });
  return (
    <div className={`admin-sortable ${isDragged ? "admin-sortable-dragged" : ""}`} data-edge={edge} ref={row}>
      <div className="admin-sortable-tools">
        <i className="admin-sortable-handle" ref={handle} title="Drag to reorder">
          <DragHandleVerticalIcon aria-hidden />
        </i>
        <Button
          aria-label={`Move ${what} up`}
          disabled={index === 0}
          icon={<ArrowUpIcon />}
          onClick={() => onMove(index, index - 1)}
          size="small"
          variant="minimal"
        />
        <Button
          aria-label={`Move ${what} down`}
          disabled={index === count - 1}
          icon={<ArrowDownIcon />}
          onClick={() => onMove(index, index + 1)}
          size="small"
          variant="minimal"
        />
      </div>
      <div className="admin-sortable-body">{children}</div>
    </div>
  );
}
