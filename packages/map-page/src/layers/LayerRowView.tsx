import type { SceneLayer } from "@stopbank/scene";
import { keyOf } from "@stopbank/scene/layer-key";
import { type ReactNode, useRef } from "react";
import { type LayerName, spokenName } from "../naming/layerNames.ts";
import { useSortable } from "../sorting/useSortable.ts";
import { LayerBody } from "./LayerBody.tsx";
import { LayerLine } from "./LayerLine.tsx";

export interface LayerRowViewProps {
  readonly layer: SceneLayer;
  readonly name: LayerName;
  /** How many attribute filters narrow it. */
  readonly filterCount: number;
  readonly index: number;
  readonly count: number;
  /** What it is, and what narrows it, can be seen. */
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  /** Puts the layer of its kind with this key at another place. */
  readonly onMove: (key: string, to: number) => void;
  readonly onShow: (isVisible: boolean) => void;
  readonly onInteract: (isInteractive: boolean) => void;
  readonly onRemove: () => void;
  readonly onDetails: () => void;
  /** Undefined where no help text is about it. */
  readonly onHelp: (() => void) | undefined;
  /** What narrows it; there only while it is open. */
  readonly children?: ReactNode;
}

/** A layer on the map: shown or not, answering to the pointer or not, in its place, with more under it when it is opened. */
export function LayerRowView(props: LayerRowViewProps) {
  const { layer, name, filterCount, index, count, isOpen, onOpen, onMove, onShow, onInteract, onRemove } =
    props;
  const row = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLElement>(null);
  const { edge, isDragged } = useSortable(row, handle, { list: layer.kind, id: keyOf(layer), index, onMove });
  return (
    <li
      className={`map-page-layer ${isDragged ? "map-page-dragged" : ""} ${layer.visible ? "" : "map-page-layer-off"}`}
      data-edge={edge}
      ref={row}
    >
      <LayerLine
        layer={layer}
        name={name}
        filterCount={filterCount}
        handle={handle}
        isOpen={isOpen}
        onOpen={onOpen}
        onShow={onShow}
        onInteract={onInteract}
        onRemove={onRemove}
      />
      <LayerBody
        title={spokenName(name)}
        isOpen={isOpen}
        isFirst={index === 0}
        isLast={index === count - 1}
        onMove={(by) => onMove(keyOf(layer), index + by)}
        onDetails={props.onDetails}
        onHelp={props.onHelp}
      >
        {props.children}
      </LayerBody>
    </li>
  );
}
