import { Button, Collapse, Menu, MenuItem, PopoverNext } from "@blueprintjs/core";
import {
  ArrowDownIcon,
  ArrowUpIcon,
  ChevronDownIcon,
  ChevronRightIcon,
  DragHandleVerticalIcon,
  MoreIcon,
} from "@blueprintjs/icons";
import { useTerms } from "@stopbank/plugin-api/browser";
import type { LayerKind } from "@stopbank/scene";
import { kindsOf, layersOfKind, moveKind } from "@stopbank/scene/layers";
import { useId, useRef, useState } from "react";
import { useMapPage, useScene } from "../page/mapPageContext.ts";
import { useSortable } from "../sorting/useSortable.ts";
import { LayerRow } from "./LayerRow.tsx";

/** The layers of one kind, which stand together on the map. */
export function LayerGroup({ kind, index }: { readonly kind: LayerKind; readonly index: number }) {
  const { store } = useMapPage();
  const scene = useScene();
  const { hazards } = useTerms();
  const [isOpen, setOpen] = useState(true);
  const bodyId = useId();
  const row = useRef<HTMLDivElement>(null);
  const handle = useRef<HTMLElement>(null);
  const { edge, isDragged } = useSortable(row, handle, {
    list: "kinds",
    id: kind,
    index,
    onMove: (moved, to) => store.apply(moveKind(moved as LayerKind, to)),
  });
  const title = { hazard: hazards, element: "Elements", contextual: "Contextual" }[kind];
  const last = kindsOf(scene).length - 1;
  const layers = layersOfKind(scene, kind);
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
            <span className="sb-muted">{layers.length}</span>
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
                  onClick={() => store.apply(moveKind(kind, index - 1))}
                  text="Move group up"
                />
                <MenuItem
                  disabled={index === last}
                  icon={<ArrowDownIcon />}
                  onClick={() => store.apply(moveKind(kind, index + 1))}
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
        <ul id={bodyId}>
          {layers.map((layer, at) => (
            <LayerRow key={layer.id} layer={layer} index={at} count={layers.length} />
          ))}
        </ul>
      </Collapse>
    </div>
  );
}
