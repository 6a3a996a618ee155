import type { Tileset } from "@stopbank/contract/layers";
import { fetchKeptClasses } from "@stopbank/map/kept-classes";
import { type LayerIndex, scenarioTilesets } from "@stopbank/map/layer-index";
import type { LiveMap } from "@stopbank/map/live-map";
import { tilesInView } from "@stopbank/map/tiles-in-view";
import type { Basemap, Camera } from "@stopbank/scene";
import { basemapOf, cameraOf, layersOf } from "../../domain/cardScene.ts";
import { storyPicture } from "../../domain/storyPicture.ts";
import type { StoryCard } from "../../domain/storySteps.ts";

/** So many tiles of a card's view come ahead, from its ground upwards; the rest comes with the card. */
const mostTiles = 60;

export interface AheadParts {
  readonly index: LayerIndex;
  readonly basemaps: readonly Basemap[];
  readonly mediaPrefix: string;
}

/**
 * Has what a card shows come before it is shown, so that it stands soon after its flight: the tiles of its view, the damage classes of its
 * elements under its scenarios, and its pictures. The browser keeps them; what does not come is asked for again with the card.
 *
 * @param live the map that will show it.
 */
export function fetchAhead(
  card: StoryCard,
  live: Pick<LiveMap, "view" | "host" | "index" | "store">,
  { index, basemaps, mediaPrefix }: AheadParts,
  signal: AbortSignal,
): void {
  for (const address of picturesOf(card)) {
    const { src, srcSet = "", sizes = "" } = storyPicture(mediaPrefix, address);
    Object.assign(new Image(), { sizes, srcset: srcSet, src });
  }
  const camera = cameraOf(card) ?? live.store.state.scene.camera;
  const paths = tilePaths(card, camera, live, index, basemaps);
  const quietly = () => undefined;
  const headers = live.host.requestHeaders();
  for (const path of paths.slice(0, mostTiles))
    void fetch(path, { headers, credentials: "same-origin", priority: "low", signal }).then(
      (answer) => answer.arrayBuffer().then(quietly, quietly),
      quietly,
    );
  for (const { id: type } of card.elements.filter(({ isGone }) => isGone !== true)) {
    const nDays = index.elements.get(type)?.is_cascading === true ? card.step?.nDays : undefined;
    for (const layer of layersOf(card, index))
      if (layer.kind === "hazard") fetchKeptClasses(live, type, layer.scenario, nDays).catch(quietly);
  }
}

function picturesOf({ step }: StoryCard): readonly string[] {
  const sections = step?.sections ?? [];
  return sections.flatMap(({ sideImage, wideImage }) =>
    [sideImage, wideImage].filter((address) => address !== undefined),
  );
}

/** Of every tileset that the card's map draws, in its view. */
function tilePaths(
  card: StoryCard,
  camera: Camera,
  { view, store }: Pick<LiveMap, "view" | "store">,
  index: LayerIndex,
  basemaps: readonly Basemap[],
): readonly string[] {
  const { clientWidth: widthPx, clientHeight: heightPx } = view.getContainer();
  const { left: leftPx = 0, right: rightPx = 0 } = view.getPadding();
  const tilesets = [
    groundOf(index, basemapOf(card, basemaps) ?? store.state.scene.basemap),
    ...layersOf(card, index).flatMap((layer): readonly Tileset[] => {
      if (layer.kind === "hazard") return scenarioTilesets(index, layer.id, layer.scenario);
      const layers = layer.kind === "element" ? index.elements : index.contextual;
      return layers.get(layer.id)?.tilesets ?? [];
    }),
  ];
  return tilesets
    .filter((tileset) => tileset?.url.startsWith("/") === true)
    .flatMap((tileset) =>
      tileset === undefined ? [] : tilesInView(tileset, camera, { widthPx, heightPx, leftPx, rightPx }),
    )
    .map(({ path }) => path);
}

const groundOf = ({ basemap }: Pick<LayerIndex, "basemap">, shown: Basemap): Tileset | undefined =>
  shown === "satellite"
    ? basemap.satellite
    : shown === "default"
      ? (basemap.picture ?? basemap.vector)
      : basemap.vector;
