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
import { moveLayer, setInteractive, setVisible } from "@stopbank/scene/layers";
import { ActionButton } from "@stopbank/ui/action-button";
import { useRef } from "react";
import { AttributeFilters } from "../attributes/AttributeFilters.tsx";
import { LayerIcon } from "../naming/LayerIcon.tsx";
import { layerName } from "../naming/layerNames.ts";
import { useMapPage, usePage } from "../page/mapPageContext.ts";
import { useSortable } from "../sorting/useSortable.ts";
import { useRemoveLayer } from "./useRemoveLayer.ts";

export interface LayerRowProps {
  readonly layer: SceneLayer;
  readonly index: number;
  readonly count: number;
}

export function LayerRow({ layer, index, count }: LayerRowProps) {
  const { openDetails } = usePage();
  const { store, index: offered, useHazardName, isOn } = useMapPage();
  const remove = useRemoveLayer();
  const row = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLElement>(null);
  const { title, detail, icon } = layerName(layer, offered, useHazardName);
  const { edge, isDragged } = useSortable(row, handle, {
    list: layer.kind,
    id: layer.id,
    index,
    onMove: (id, to) => store.apply(moveLayer({ kind: layer.kind, id }, to)),
  });
  const move = (to: number) => store.apply(moveLayer(layer, to));
  const element = layer.kind === "element" ? offered.elements.get(layer.id) : undefined;
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
          onClick={() => store.apply(setVisible(layer, !layer.visible))}
          size="small"
          tooltip={layer.visible ? "Hide on the map" : "Show on the map"}
          variant="minimal"
        />
        {layer.kind !== "hazard" && (
          <ActionButton
            aria-label={`${title} answers to the pointer`}
            aria-pressed={layer.interactive}
            icon={layer.interactive ? <HandUpIcon /> : <DisableIcon />}
            onClick={() => store.apply(setInteractive(layer, !layer.interactive))}
            size="small"
            tooltip={layer.interactive ? "Stop answering to hover and click" : "Answer to hover and click"}
            variant="minimal"
          />
        )}
        <ActionButton
          aria-label={`Remove ${title}`}
          icon={<TrashIcon />}
          onClick={() => remove(layer, title)}
          size="small"
          tooltip="Remove from the map"
          variant="minimal"
        />
        <PopoverNext
          arrow={false}
          placement="bottom-end"
          content={
            <Menu>
              <MenuItem
                icon={<InfoSignIcon />}
                onClick={() => openDetails(layer.kind === "hazard" ? layer.scenario : layer.id)}
                text="Layer details"
              />
              <MenuDivider />
              <MenuItem
                disabled={index === 0}
                icon={<ArrowUpIcon />}
                onClick={() => move(index - 1)}
                text="Move up"
              />
              <MenuItem
                disabled={index === count - 1}
                icon={<ArrowDownIcon />}
                onClick={() => move(index + 1)}
                text="Move down"
              />
            </Menu>
          }
        >
          <Button aria-label={`More for ${title}`} icon={<MoreIcon />} size="small" variant="minimal" />
        </PopoverNext>
      </div>
      {element !== undefined && isOn("attributeFilters") && element.filterable_information.length > 0 && (
        <AttributeFilters element={element} />
      )}
    </li>
  );
}
