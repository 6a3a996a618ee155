import type { AreaGeometry } from "@stopbank/contract/geometry";
import type { AttributeFilter } from "@stopbank/contract/selection";
import type { Scene, SceneOperation } from "./scene.ts";

/** Looks only at elements in this drawn area. */
export const setArea =
  (geometry: AreaGeometry): SceneOperation =>
  (scene) => ({ ...scene, area: { geometry } });

/** Looks only at elements in an area the API keeps. */
export const setStoredArea =
  (id: string): SceneOperation =>
  (scene) =>
    scene.area !== undefined && "id" in scene.area && scene.area.id === id
      ? scene
      : { ...scene, area: { id } };

export const clearArea: SceneOperation = (scene) => {
  if (scene.area === undefined) return scene;
  const { area: _area, ...rest } = scene;
  return rest;
};

/** Looks only at elements in any of these regions; none means everywhere. Order and repeats do not count. */
export const setRegions =
  (regions: readonly string[]): SceneOperation =>
  (scene) => {
    const next = [...new Set(regions)].toSorted();
    return next.join() === scene.regions.join() ? scene : { ...scene, regions: next };
  };

export const toggleRegion =
  (region: string): SceneOperation =>
  (scene) =>
    setRegions(
      scene.regions.includes(region)
        ? scene.regions.filter((other) => other !== region)
        : [...scene.regions, region],
    )(scene);

/** Replaces an element layer's attribute filters; none clears them. */
export const setFilters =
  (elementType: string, filters: Readonly<Record<string, AttributeFilter>>): SceneOperation =>
  (scene) => {
    const { [elementType]: _before, ...otherFilters } = scene.filters;
    const none = Object.keys(filters).length === 0;
    return { ...scene, filters: none ? otherFilters : { ...otherFilters, [elementType]: filters } };
  };

/** Days after the event for cascading layers; undefined for the layer's own default. */
export const setDays =
  (days: number | undefined): SceneOperation =>
  (scene) => {
    if (scene.nDays === days) return scene;
    const { nDays: _before, ...rest } = scene;
    return days === undefined ? rest : { ...rest, nDays: days };
  };

/** Whether anything narrows the elements looked at. */
export const isFiltered = (scene: Scene): boolean =>
  scene.area !== undefined || scene.regions.length > 0 || Object.keys(scene.filters).length > 0;
