import type { StoryLayer } from "@stopbank/contract/stories";
import type { LayerIndex } from "@stopbank/map/layer-index";
import type { Basemap, Camera, SceneLayer, SceneOperation } from "@stopbank/scene";
import { basemapCalled } from "@stopbank/scene/basemaps";
import { roundCamera } from "@stopbank/scene/empty";
import { shownHazard } from "@stopbank/scene/examples";
import { clearArea, setRegions, setStoredArea } from "@stopbank/scene/filtering";
import { contextualLayer, elementLayer } from "@stopbank/scene/layers";
import { setBasemap, setCamera } from "@stopbank/scene/view";
import type { StoryCard } from "./storySteps.ts";

/** Where a card takes the map; undefined where neither it nor one before it says so. */
export function cameraOf({ location }: StoryCard): Camera | undefined {
  if (location === undefined) return undefined;
  const { longitude, latitude, zoom, bearing = 0, pitch = 0 } = location;
  return roundCamera({ longitude, latitude, zoom, bearing, pitch });
}

/** The ground a card is told on: 'Street' is the default (AMB-25). The one there is stays where the client does not offer it. */
export function basemapOf({ step }: StoryCard, offered: readonly Basemap[]): Basemap | undefined {
  const named = basemapCalled(step?.basemap ?? "Street");
  return named !== undefined && offered.includes(named) ? named : undefined;
}

/**
 * What a card puts on the map, topmost first. A hazard is on a map in one scenario: of several, the topmost. What the data of today
 * lacks is left out.
 */
export function layersOf(card: StoryCard, index: Pick<LayerIndex, "hazards">): readonly SceneLayer[] {
  const there = (layers: readonly StoryLayer[]) => layers.filter(({ isGone }) => isGone !== true);
  const hazards = there(card.scenarios).flatMap(({ id, assetTag }) =>
    shownHazard(index.hazards.get(id), assetTag),
  );
  const layers: readonly SceneLayer[] = [
    ...there(card.elements).map(({ id }) => elementLayer(id)),
    ...there(card.contexts).map(({ id }) => contextualLayer(id)),
    ...hazards,
  ];
  const names = layers.map(({ kind, id }) => `${kind}:${id}`);
  return layers.filter((_layer, at) => names.indexOf(names[at] ?? "") === at);
}

/** A card with those of its scenarios alone that are on the map, of each hazard one, and those that the data of today lacks (STO-05). */
export function asTold(card: StoryCard, index: Pick<LayerIndex, "hazards">): StoryCard {
  const told = layersOf(card, index).flatMap((layer) => (layer.kind === "hazard" ? [layer.scenario] : []));
  return {
    ...card,
    scenarios: card.scenarios.filter(({ assetTag, isGone }) => isGone === true || told.includes(assetTag)),
  };
}

/**
 * Shows a card's layers, regions, area, filters and days, and nothing else of what was on the map: no selection and no comparison. Camera
 * and ground stay.
 */
export const showCardLayers =
  (card: StoryCard, index: Pick<LayerIndex, "hazards">): SceneOperation =>
  (scene) => {
    const { selected: _s, compare: _c, since: _since, nDays: _n, ...rest } = scene;
    const layers = layersOf(card, index);
    const isSame = JSON.stringify(layers) === JSON.stringify(scene.layers);
    const shown = setRegions(card.step?.regions ?? [])({
      ...rest,
      filters: card.step?.filters ?? {},
      ...(card.step?.nDays === undefined ? {} : { nDays: card.step.nDays }),
      layers: isSame ? scene.layers : [...layers],
    });
    const area = card.step?.area;
    return area === undefined ? clearArea(shown) : setStoredArea(area)(shown);
  };

/** Shows all of a card at once. */
export const showCard =
  (card: StoryCard, index: Pick<LayerIndex, "hazards">, offered: readonly Basemap[]): SceneOperation =>
  (scene) => {
    const basemap = basemapOf(card, offered);
    const camera = cameraOf(card);
    const on = basemap === undefined ? scene : setBasemap(basemap)(scene);
    const at = camera === undefined ? on : setCamera(camera)(on);
    return showCardLayers(card, index)(at);
  };
