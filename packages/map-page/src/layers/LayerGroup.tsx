import { useTerms } from "@stopbank/plugin-api/browser";
import type { LayerKind } from "@stopbank/scene";
import { keyOf } from "@stopbank/scene/layer-key";
import { kindsOf, layersOfKind, moveKind } from "@stopbank/scene/layers";
import { useMapPage, usePageScene } from "../page/mapPageContext.ts";
import { LayerGroupView } from "./LayerGroupView.tsx";
import { LayerRow } from "./LayerRow.tsx";

/** The layers of one kind, which stand together on the map. */
export function LayerGroup({ kind, index }: { readonly kind: LayerKind; readonly index: number }) {
  const { store } = useMapPage();
  const scene = usePageScene();
  const { hazards } = useTerms();
  const layers = layersOfKind(scene, kind);
  return (
    <LayerGroupView
      kind={kind}
      title={{ hazard: hazards, element: "Elements", contextual: "Contextual" }[kind]}
      index={index}
      count={kindsOf(scene).length}
      layerCount={layers.length}
      onMove={(moved, to) => store.apply(moveKind(moved, to))}
    >
      {layers.map((layer, at) => (
        <LayerRow key={keyOf(layer)} layer={layer} index={at} count={layers.length} />
      ))}
    </LayerGroupView>
  );
}
