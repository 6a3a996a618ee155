import type { SceneLayer } from "@stopbank/scene";
import { keyOf } from "@stopbank/scene/layer-key";
import { moveLayer, setInteractive, setVisible } from "@stopbank/scene/layers";
import { useState } from "react";
import { AttributeFilters } from "../attributes/AttributeFilters.tsx";
import { helpFileOf } from "../naming/helpFileOf.ts";
import { layerName, spokenName } from "../naming/layerNames.ts";
import { useMapPage, usePage, usePageScene } from "../page/mapPageContext.ts";
import { LayerRowView } from "./LayerRowView.tsx";
import { useRemoveLayer } from "./useRemoveLayer.ts";

export interface LayerRowProps {
  readonly layer: SceneLayer;
  readonly index: number;
  readonly count: number;
}

export function LayerRow({ layer, index, count }: LayerRowProps) {
  const { openDetails, openHelp } = usePage();
  const { store, index: offered, useHazardName, isOn } = useMapPage();
  const { filters } = usePageScene();
  const [isOpen, setOpen] = useState(false);
  const remove = useRemoveLayer();
  const name = layerName(layer, offered, useHazardName);
  const element = layer.kind === "element" ? offered.elements.get(layer.id) : undefined;
  const help = helpFileOf(layer, offered);
  return (
    <LayerRowView
      layer={layer}
      name={name}
      filterCount={element === undefined ? 0 : Object.keys(filters[element.type] ?? {}).length}
      index={index}
      count={count}
      isOpen={isOpen}
      onOpen={setOpen}
      onMove={(key, to) =>
        store.apply((scene) => {
          const moved = scene.layers.find((each) => keyOf(each) === key);
          return moved === undefined ? scene : moveLayer(moved, to)(scene);
        })
      }
      onShow={(isVisible) => store.apply(setVisible(layer, isVisible))}
      onInteract={(isInteractive) => store.apply(setInteractive(layer, isInteractive))}
      onRemove={() => remove(layer, spokenName(name))}
      onDetails={() => openDetails(layer.kind === "hazard" ? layer.scenario : layer.id)}
      onHelp={help === undefined ? undefined : () => openHelp(help)}
    >
      {element !== undefined && isOn("attributeFilters") && element.filterable_information.length > 0 && (
        <AttributeFilters element={element} />
      )}
    </LayerRowView>
  );
}
