import { draggable, dropTargetForElements } from "@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter";
import { combine } from "@atlaskit/pragmatic-drag-and-drop/combine";
import { attachClosestEdge } from "@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/attach-closest-edge";
import { extractClosestEdge } from "@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/extract-closest-edge";
import { getReorderDestinationIndex } from "@atlaskit/pragmatic-drag-and-drop-hitbox/util/get-reorder-destination-index";
import { type RefObject, useEffect, useEffectEvent, useState } from "react";

export interface Sortable {
  /** What may be dropped on each other: the rows of one list. */
  readonly list: string;
  readonly id: string;
  readonly index: number;
  /** Puts the item with this id where it was dropped. */
  readonly onMove: (id: string, toIndex: number) => void;
}

/** Where a drop would land, drawn as a line on that edge of the row. */
export type DropEdge = "top" | "bottom" | undefined;

/** Makes a row of a list draggable by its handle, and a place to drop the others. */
export function useSortable(
  row: RefObject<HTMLElement | null>,
  handle: RefObject<HTMLElement | null>,
  { list, id, index, onMove }: Sortable,
): { readonly edge: DropEdge; readonly isDragged: boolean } {
  const [edge, setEdge] = useState<DropEdge>();
  const [isDragged, setDragged] = useState(false);
  const drop = useEffectEvent((movedId: string, startIndex: number, at: DropEdge) =>
    onMove(
      movedId,
      getReorderDestinationIndex({
        startIndex,
        indexOfTarget: index,
        closestEdgeOfTarget: at ?? null,
        axis: "vertical",
      }),
    ),
  );
  useEffect(() => {
    const element = row.current;
    const dragHandle = handle.current;
    if (element === null || dragHandle === null) return;
    return combine(
      draggable({
        element,
        dragHandle,
        getInitialData: () => ({ list, id, index }),
        onDragStart: () => setDragged(true),
        onDrop: () => setDragged(false),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => source.data.list === list && source.data.id !== id,
        getData: ({ input }) =>
          attachClosestEdge({ id }, { element, input, allowedEdges: ["top", "bottom"] }),
        onDrag: ({ self }) => setEdge(edgeOf(self.data)),
        onDragLeave: () => setEdge(undefined),
        onDrop: ({ self, source }) => {
          setEdge(undefined);
          const { id: movedId, index: startIndex } = source.data;
          if (typeof movedId === "string" && typeof startIndex === "number")
            drop(movedId, startIndex, edgeOf(self.data));
        },
      }),
    );
  }, [row, handle, list, id, index]);
  return { edge, isDragged };
}

function edgeOf(data: Record<string | symbol, unknown>): DropEdge {
  const edge = extractClosestEdge(data);
  return edge === "top" || edge === "bottom" ? edge : undefined;
}
