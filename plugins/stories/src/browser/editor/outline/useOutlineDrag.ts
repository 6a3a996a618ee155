import { draggable, dropTargetForElements } from "@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter";
import { combine } from "@atlaskit/pragmatic-drag-and-drop/combine";
import { attachClosestEdge } from "@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/attach-closest-edge";
import { extractClosestEdge } from "@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/extract-closest-edge";
import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { canDrop, type OutlineDrop } from "../../../domain/editing/dropPlace.ts";
import type { Selection } from "../../../domain/editing/selection.ts";

/** Where a drop would land, drawn as a line on that edge of the row. */
export type DropEdge = "top" | "bottom" | undefined;

const isPart = (value: unknown): value is Selection =>
  typeof value === "object" && value !== null && "kind" in value;

/** Makes a row of the outline draggable by its handle, and a place to drop others. */
export function useOutlineDrag(
  row: RefObject<HTMLElement | null>,
  handle: RefObject<HTMLElement | null>,
  part: Selection,
  onDrop: (drop: OutlineDrop) => void,
): { readonly edge: DropEdge; readonly isDragged: boolean } {
  const [edge, setEdge] = useState<DropEdge>();
  const [isDragged, setDragged] = useState(false);
  const drop = useEffectEvent((dragged: Selection, at: DropEdge) =>
    onDrop({ dragged, onto: part, isAfter: at === "bottom" }),
  );
  const current = useEffectEvent(() => part);
  useEffect(() => {
    const element = row.current;
    const dragHandle = handle.current;
    if (element === null) return;
    const edgeOf = (data: Record<string | symbol, unknown>): DropEdge => {
      const at = extractClosestEdge(data);
      return at === "top" || at === "bottom" ? at : undefined;
    };
    return combine(
      ...(dragHandle === null
        ? []
        : [
            draggable({
              element,
              dragHandle,
              getInitialData: () => ({ part: current() }),
              onDragStart: () => setDragged(true),
              onDrop: () => setDragged(false),
            }),
          ]),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => isPart(source.data.part) && canDrop(source.data.part, current()),
        getData: ({ input }) => attachClosestEdge({}, { element, input, allowedEdges: ["top", "bottom"] }),
        onDrag: ({ self }) => setEdge(edgeOf(self.data)),
        onDragLeave: () => setEdge(undefined),
        onDrop: ({ self, source }) => {
          setEdge(undefined);
          if (isPart(source.data.part)) drop(source.data.part, edgeOf(self.data));
        },
      }),
    );
  }, [row, handle]);
  return { edge, isDragged };
}
