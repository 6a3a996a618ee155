import type { Provenance } from "@stopbank/contract/provenance";
import { narrowedInShort } from "@stopbank/map-page/asked-words";
import { useMapPage } from "@stopbank/map-page/context";
import { layerName, wholeName } from "@stopbank/map-page/layer-names";
import type { SceneLayer } from "@stopbank/scene";
import { subjectLine } from "../domain/report/subjectLine.ts";

/** What every page of a document about these layers says that it is about: its scenarios, and what narrows them. */
export function useSubject(layers: readonly SceneLayer[], asked: Provenance["asked"] | undefined): string {
  const { index, useHazardName } = useMapPage();
  const names = layers.flatMap((layer) =>
    layer.kind === "hazard" ? wholeName(layerName(layer, index, useHazardName)) : [],
  );
  return asked === undefined ? "" : subjectLine(names, narrowedInShort(asked));
}
