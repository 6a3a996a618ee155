import type { Provenance } from "@stopbank/contract/provenance";
import { narrowedBy } from "@stopbank/map-page/asked-words";
import { useMapPage } from "@stopbank/map-page/context";
import { layerName, wholeName } from "@stopbank/map-page/layer-names";
import { useTerms } from "@stopbank/plugin-api/browser";
import type { SceneLayer } from "@stopbank/scene";
import type { AskedFactsProps } from "./AskedFacts.tsx";

/** What a document is about, in words: layers and hazards as the client names them, all else as the server says it. */
export function useAskedNames(
  { client, dataset, asked }: Provenance,
  layers: readonly SceneLayer[],
): Omit<AskedFactsProps, "mostNamed"> {
  const { index, useHazardName } = useMapPage();
  const { hazards: hazardsTerm } = useTerms();
  const named = (kind: SceneLayer["kind"]) =>
    layers.flatMap((layer) => (layer.kind === kind ? wholeName(layerName(layer, index, useHazardName)) : []));
  return {
    client: client.display_name,
    filters: narrowedBy(asked),
    elements: named("element"),
    hazardsTerm,
    hazards: named("hazard"),
    days: asked.n_days ?? undefined,
    version: dataset.version,
  };
}
