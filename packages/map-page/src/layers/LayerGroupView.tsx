import { Button, Collapse, Menu, MenuItem, PopoverNext } from "@blueprintjs/core";
import {
  ArrowDownIcon,
  ArrowUpIcon,
  ChevronDownIcon,
  ChevronRightIcon,
  DragHandleVerticalIcon,
  MoreIcon,
} from "@blueprintjs/icons";
import type { LayerKind } from "@stopbank/scene";
import { type ReactNode, useId, useRef, useState } from "react";
import { useSortable } from "../sorting/useSortable.ts";

export interface LayerGroupViewProps {
  readonly kind: LayerKind;
  /** "Elements". */
  readonly title: string;
  readonly index: number;
  /** How many kinds are on the map. */
  readonly count: number;
  /** How many layers it has. */
  readonly layerCount: number;
  readonly onMove: (kind: LayerKind, to: number) => void;
  /** Its rows. */
  readonly children: ReactNode;
}

/** The layers of one kind under their heading, folded or not. */
export function LayerGroupView(props: LayerGroupViewProps) {
  const { kind, title, index, count, layerCount, onMove, children } = props;
  const [isOpen, setOpen] = useState(true);
  const bodyId = useId();
  const row = useRef<HTMLDivElement>(null);
  const handle = useRef<HTMLElement>(null);
  const { edge, isDragged } = useSortable(row, handle, {
    list: "kinds",
    id: kind,
    index,
    onMove: (moved, to) => onMove(moved as LayerKind, to),
  });
  const last = count - 1;
  return (
    <div className={`map-page-group ${isDragged ? "map-page-dragged" : ""}`} data-edge={edge} ref={row}>
      <div className="map-page-group-head">
        <i className="map-page-handle" ref={handle} title="Drag to reorder">
          <DragHandleVerticalIcon aria-hidden />
        </i>
        <h3>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={bodyId}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? <ChevronDownIcon aria-hidden /> : <ChevronRightIcon aria-hidden />}
            {title}
            <span className="sb-muted">{layerCount}</span>
          </button>
        </h3>
        {last > 0 && (
          <PopoverNext
            arrow={false}
            placement="bottom-end"
            content={
              <Menu>
                <MenuItem
                  disabled={index === 0}
                  icon={<ArrowUpIcon />}
                  onClick={() => onMove(kind, index - 1)}
                  text="Move group up"
                />
                <MenuItem
                  disabled={index === last}
                  icon={<ArrowDownIcon />}
                  onClick={() => onMove(kind, index + 1)}
                  text="Move group down"
                />
              </Menu>
            }
          >
            <Button aria-label={`More for ${title}`} icon={<MoreIcon />} size="small" variant="minimal" />
          </PopoverNext>
        )}
      </div>
      <Collapse isOpen={isOpen} keepChildrenMounted transitionDuration={160}>
        <ul id={bodyId}>{children}</ul>
      </Collapse>
    </div>
  );
}
