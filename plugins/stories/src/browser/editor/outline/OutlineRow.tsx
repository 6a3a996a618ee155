import { DragHandleVerticalIcon } from "@blueprintjs/icons";
import { useRef } from "react";
import type { OutlineDrop } from "../../../domain/editing/dropPlace.ts";
import type { Selection } from "../../../domain/editing/selection.ts";
import { useOutlineDrag } from "./useOutlineDrag.ts";

export interface OutlineRowProps {
  readonly part: Selection;
  readonly title: string;
  readonly isSelected: boolean;
  /** How many errors and warnings there are in it. */
  readonly problems: number;
  readonly onSelect: () => void;
  readonly onDrop: (drop: OutlineDrop) => void;
}

/** A chapter or a step in the list of all, which can be dragged to another place. */
export function OutlineRow({ part, title, isSelected, problems, onSelect, onDrop }: OutlineRowProps) {
  const row = useRef<HTMLDivElement>(null);
  const handle = useRef<HTMLSpanElement>(null);
  const { edge, isDragged } = useOutlineDrag(row, handle, part, onDrop);
  const looks = [
    "story-editor-part",
    `story-editor-part-${part.kind}`,
    edge === undefined ? "" : `story-editor-drop-${edge}`,
    isDragged ? "story-editor-dragged" : "",
  ];
  return (
    <div className={looks.join(" ")} ref={row}>
      {part.kind === "story" ? null : (
        <span aria-hidden className="story-editor-handle" ref={handle}>
          <DragHandleVerticalIcon size={14} />
        </span>
      )}
      <button
        aria-current={isSelected ? "true" : undefined}
        data-outline-row
        onClick={onSelect}
        title={title}
        type="button"
      >
        <span>{title}</span>
        {problems > 0 && (
          <small>
            <span aria-hidden>{problems}</span>
            <span className="sb-visually-hidden">
              {problems === 1 ? "1 problem" : `${problems} problems`}
            </span>
          </small>
        )}
      </button>
    </div>
  );
}
