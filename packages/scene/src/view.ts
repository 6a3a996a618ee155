import { roundCamera } from "./emptyScene.ts";
import type { Basemap, Camera, SceneOperation, SelectedElement } from "./scene.ts";
import { withoutKnownRisks } from "./withoutKnownRisks.ts";

/** Keeps the old scene when the rounded camera is the same. */
export const setCamera =
  (camera: Camera): SceneOperation =>
  (scene) => {
    const next = roundCamera(camera);
    const same = (Object.keys(next) as (keyof Camera)[]).every((key) => next[key] === scene.camera[key]);
    return same ? scene : { ...scene, camera: next };
  };

export const setBasemap =
  (basemap: Basemap): SceneOperation =>
  (scene) =>
    scene.basemap === basemap ? scene : { ...scene, basemap };

export const setLabels =
  (labels: boolean): SceneOperation =>
  (scene) =>
    scene.labels === labels ? scene : { ...scene, labels };

export const openDrawer =
  (focus: string): SceneOperation =>
  (scene) =>
    scene.drawer.open && scene.drawer.focus === focus ? scene : { ...scene, drawer: { open: true, focus } };

export const closeDrawer: SceneOperation = (scene) =>
  scene.drawer.open ? { ...scene, drawer: { ...scene.drawer, open: false } } : scene;

/** As a click on a drawer tab does: the open tab closes the drawer, any other opens on itself. */
export const toggleDrawer =
  (focus: string): SceneOperation =>
  (scene) =>
    scene.drawer.open && scene.drawer.focus === focus ? closeDrawer(scene) : openDrawer(focus)(scene);

/**
 * Selects an element. Scenarios that were known of another one leave with it.
 *
 * @param tab of the page's that shows it, on which the drawer opens; none where the page has no such tab.
 */
export const selectElement =
  (selected: SelectedElement, tab?: string): SceneOperation =>
  (scene) => {
    const same = scene.selected?.type === selected.type && scene.selected.id === selected.id;
    const next = same ? scene : withoutKnownRisks({ ...scene, selected });
    return tab === undefined ? next : openDrawer(tab)(next);
  };

/** Nothing selected, and nothing on the map that was known of what was. */
export const clearSelection: SceneOperation = (scene) => {
  if (scene.selected === undefined) return scene;
  const { selected: _selected, ...rest } = scene;
  return withoutKnownRisks(rest);
};
