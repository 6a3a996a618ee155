import { builtInFeatures } from "@stopbank/map/built-in";
import { MapFigure } from "@stopbank/map/figure";
import type { StillOptions } from "@stopbank/map/still";
import { useStill } from "@stopbank/map/use-still";
import { useContributions, useGet } from "@stopbank/plugin-api/browser";
import { usePending } from "@stopbank/plugin-api/print";
import type { Scene } from "@stopbank/scene";
import { layersOfKind } from "@stopbank/scene/layers";
import { setCamera } from "@stopbank/scene/view";
import { toLoadable } from "@stopbank/ui/loadable";
import { useLayoutEffect, useMemo } from "react";
import useSWR from "swr";
import { loadMapParts } from "../map/loadMapParts.ts";
import { useMapHost } from "../map/useMapHost.ts";
import { layerName, wholeName } from "../naming/layerNames.ts";
import { useMapPage, usePageScene } from "../page/mapPageContext.ts";
import { mapSentence } from "./mapSentence.ts";
import type { PaperMapProps } from "./PaperMap.tsx";
import { useAwaited, useFailing } from "./useAwaited.ts";

/** The map, once what plugins add to it is there. */
export function DrawnMap(props: PaperMapProps) {
  const { id } = useMapPage();
  const contributed = useContributions("mapFeatures");
  const get = useGet();
  const features = useAwaited(
    toLoadable(
      useSWR(["features of a printed map", id], async () => {
        const { parts, lost } = await loadMapParts(contributed, id, get, new WeakMap());
        if (lost.length > 0) throw new Error(`Part of the map could not be loaded: ${lost.join(", ")}.`);
        return [...builtInFeatures, ...parts];
      }),
    ),
    "what plugins add to the map",
  );
  return features === undefined ? null : <WithFeatures {...props} features={features} />;
}

function WithFeatures({
  size,
  isCaptioned,
  around,
  onDrawn,
  features,
}: PaperMapProps & Pick<Required<StillOptions>, "features">) {
  const { layers, index, labels, useHazardName } = useMapPage();
  const asked = usePageScene();
  const scene = useMemo(() => (around === undefined ? asked : lookAround(asked, around)), [asked, around]);
  const host = useMapHost();
  const options = useMemo(
    () => ({ scene, layers, host, classLabels: labels, features, size }),
    [scene, layers, host, labels, features, size],
  );
  const drawn = useStill(options);
  usePending(drawn.state === "drawing", "the map");
  useFailing(drawn.state === "failed" ? drawn.error : undefined);
  useFailing(drawn.state === "drawn" && drawn.src === "" ? "Failed to convert image to data url" : undefined);
  const isThere = drawn.state === "drawn" && drawn.src !== "";
  useLayoutEffect(() => {
    if (isThere) onDrawn?.();
  }, [isThere, onDrawn]);
  if (!isThere) return null;
  const named = (kind: "element" | "hazard") =>
    layersOfKind(scene, kind).flatMap((layer) =>
      layer.visible ? wholeName(layerName(layer, index, useHazardName)) : [],
    );
  const caption = { elements: named("element"), hazards: named("hazard") };
  return (
    <MapFigure
      still={drawn.still}
      src={drawn.src}
      alt={mapSentence(caption, scene.area !== undefined, scene.regions.length)}
      {...(isCaptioned ? { caption } : {})}
    />
  );
}

/** Near enough to tell an element from its neighbours. */
const closeZoom = 16;

/** The scene over the middle of a box. */
const lookAround = (scene: Scene, [west = 0, south = 0, east = 0, north = 0]: readonly number[]): Scene =>
  setCamera({
    longitude: (west + east) / 2,
    latitude: (south + north) / 2,
    zoom: Math.max(scene.camera.zoom, closeZoom),
    pitch: 0,
    bearing: 0,
  })(scene);
