import {
  ChevronDownIcon,
  ChevronRightIcon,
  DisableIcon,
  DragHandleVerticalIcon,
  EyeOffIcon,
  EyeOpenIcon,
  HandUpIcon,
  TrashIcon,
} from "@blueprintjs/icons";
import type { SceneLayer } from "@stopbank/scene";
import { ActionButton } from "@stopbank/ui/action-button";
import type { RefObject } from "react";
import { LayerIcon } from "../naming/LayerIcon.tsx";
import { type LayerName, spokenName } from "../naming/layerNames.ts";

export interface LayerLineProps {
  readonly layer: SceneLayer;
  readonly name: LayerName;
  readonly filterCount: number;
  /** By which it is dragged. */
  readonly handle: RefObject<HTMLElement | null>;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  readonly onShow: (isVisible: boolean) => void;
  readonly onInteract: (isInteractive: boolean) => void;
  readonly onRemove: () => void;
}

/** A layer's own line: what it is called, and whether it is shown and answers. */
export function LayerLine(props: LayerLineProps) {
  const { layer, name, filterCount, handle, isOpen, onOpen, onShow, onInteract, onRemove } = props;
  const { title, detail, origin, icon } = name;
  const spoken = spokenName(name);
  return (
    <div className="map-page-layer-line">
      <i className="map-page-handle" ref={handle} title="Drag to reorder">
        <DragHandleVerticalIcon aria-hidden />
      </i>
      <button
        type="button"
        className="map-page-layer-open"
        aria-expanded={isOpen}
        onClick={() => onOpen(!isOpen)}
      >
        {isOpen ? <ChevronDownIcon aria-hidden /> : <ChevronRightIcon aria-hidden />}
        <LayerIcon name={icon} />
        <span className="map-page-layer-name">
          {title}
          {detail !== undefined && <small>{detail}</small>}
          {origin !== undefined && <small>{origin}</small>}
          {filterCount > 0 && <small>{filterCount === 1 ? "1 filter" : `${filterCount} filters`}</small>}
        </span>
      </button>
      <ActionButton
        aria-label={`Show ${spoken}`}
        aria-pressed={layer.visible}
        icon={layer.visible ? <EyeOpenIcon /> : <EyeOffIcon />}
        onClick={() => onShow(!layer.visible)}
        size="small"
        tooltip={layer.visible ? "Hide on the map" : "Show on the map"}
        variant="minimal"
      />
      {layer.kind !== "hazard" && (
        <ActionButton
          aria-label={`${spoken} answers to the pointer`}
          aria-pressed={layer.interactive}
          icon={layer.interactive ? <HandUpIcon /> : <DisableIcon />}
          onClick={() => onInteract(!layer.interactive)}
          size="small"
          tooltip={layer.interactive ? "Stop answering to hover and click" : "Answer to hover and click"}
          variant="minimal"
        />
      )}
      <ActionButton
        aria-label={`Remove ${spoken}`}
        icon={<TrashIcon />}
        onClick={onRemove}
        size="small"
        tooltip="Remove from the map"
        variant="minimal"
      />
    </div>
  );
}
