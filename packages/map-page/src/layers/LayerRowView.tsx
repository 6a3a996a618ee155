import { Button, Menu, MenuDivider, MenuItem, PopoverNext } from "@blueprintjs/core";
import {
  ArrowDownIcon,
  ArrowUpIcon,
  DisableIcon,
  DragHandleVerticalIcon,
  EyeOffIcon,
  EyeOpenIcon,
  HandUpIcon,
  InfoSignIcon,
  MoreIcon,
  TrashIcon,
} from "@blueprintjs/icons";
import type { SceneLayer } from "@stopbank/scene";
import { ActionButton } from "@stopbank/ui/action-button";
import { type ReactNode, useRef } from "react";
import { LayerIcon } from "../naming/LayerIcon.tsx";
import type { LayerName } from "../naming/layerNames.ts";
import { useSortable } from "../sorting/useSortable.ts";

export interface LayerRowViewProps {
  readonly layer: SceneLayer;
  readonly name: LayerName;
  readonly index: number;
  readonly count: number;
  /** Puts the layer of its kind with this id at another place. */
  readonly onMove: (id: string, to: number) => void;
  readonly onShow: (isVisible: boolean) => void;
  readonly onInteract: (isInteractive: boolean) => void;
  readonly onRemove: () => void;
  readonly onDetails: () => void;
  /** Under its line: what narrows it. */
  readonly children?: ReactNode;
}

/** A layer on the map: shown or not, answering to the pointer or not, in its place, with more in a menu. */
export function LayerRowView(props: LayerRowViewProps) {
  const { layer, name, index, count, onMove, onShow, onInteract, onRemove, onDetails, children } = props;
  const { title, detail, icon } = name;
  const row = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLElement>(null);
  const { edge, isDragged } = useSortable(row, handle, { list: layer.kind, id: layer.id, index, onMove });
  return (
    <li
      className={`map-page-layer ${isDragged ? "map-page-dragged" : ""} ${layer.visible ? "" : "map-page-layer-off"}`}
      data-edge={edge}
      ref={row}
    >
      <div className="map-page-layer-line">
        <i className="map-page-handle" ref={handle} title="Drag to reorder">
          <DragHandleVerticalIcon aria-hidden />
        </i>
        <LayerIcon name={icon} />
        <span className="map-page-layer-name">
          {title}
          {detail !== undefined && <small>{detail}</small>}
        </span>
        <ActionButton
          aria-label={`Show ${title}`}
          aria-pressed={layer.visible}
          icon={layer.visible ? <EyeOpenIcon /> : <EyeOffIcon />}
          onClick={() => onShow(!layer.visible)}
          size="small"
          tooltip={layer.visible ? "Hide on the map" : "Show on the map"}
          variant="minimal"
        />
        {layer.kind !== "hazard" && (
          <ActionButton
            aria-label={`${title} answers to the pointer`}
            aria-pressed={layer.interactive}
            icon={layer.interactive ? <HandUpIcon /> : <DisableIcon />}
            onClick={() => onInteract(!layer.interactive)}
            size="small"
            tooltip={layer.interactive ? "Stop answering to hover and click" : "Answer to hover and click"}
            variant="minimal"
          />
        )}
        <ActionButton
          aria-label={`Remove ${title}`}
          icon={<TrashIcon />}
          onClick={onRemove}
          size="small"
          tooltip="Remove from the map"
          variant="minimal"
        />
        <PopoverNext
          arrow={false}
          placement="bottom-end"
          content={
            <Menu>
              <MenuItem icon={<InfoSignIcon />} onClick={onDetails} text="Layer details" />
              <MenuDivider />
              <MenuItem
                disabled={index === 0}
                icon={<ArrowUpIcon />}
                onClick={() => onMove(layer.id, index - 1)}
                text="Move up"
              />
              <MenuItem
                disabled={index === count - 1}
                icon={<ArrowDownIcon />}
                onClick={() => onMove(layer.id, index + 1)}
                text="Move down"
              />
            </Menu>
          }
        >
          <Button aria-label={`More for ${title}`} icon={<MoreIcon />} size="small" variant="minimal" />
        </PopoverNext>
      </div>
      {children}
    </li>
  );
}
