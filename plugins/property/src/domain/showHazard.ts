import type { Scene, SceneOperation } from "@stopbank/scene";
import {
  addLayer,
  findLayer,
  hazardLayer,
  layersOfKind,
  removeLayer,
  setVisible,
} from "@stopbank/scene/layers";

/** Whether a scenario is drawn on the page's map. */
export const isHazardShown = (scene: Scene, scenario: string): boolean =>
  layersOfKind(scene, "hazard").some((layer) => layer.scenario === scenario && layer.visible);

/** Puts a scenario on the page's map, in the place of another of its hazard, or takes it away. */
export const toggleHazard =
  (hazardId: string, scenario: string): SceneOperation =>
  (scene) => {
    const ref = { kind: "hazard", id: hazardId } as const;
    const there = findLayer(scene, ref);
    if (there?.kind === "hazard" && there.scenario === scenario)
      return there.visible ? removeLayer(ref)(scene) : setVisible(ref, true)(scene);
    return addLayer(hazardLayer(hazardId, scenario), () => false)(removeLayer(ref)(scene));
  };
