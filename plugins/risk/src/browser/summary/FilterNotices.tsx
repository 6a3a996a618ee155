import { useMapPage, usePageScene } from "@stopbank/map-page/context";
import type { SceneOperation } from "@stopbank/scene";
import { clearArea, setFilters, setRegions } from "@stopbank/scene/filtering";
import { FilterNoticesView } from "./FilterNoticesView.tsx";

/** What narrows the figures, and how to undo it. */
export function FilterNotices() {
  const { store } = useMapPage();
  const { regions, area, filters } = usePageScene();
  const clearFilters: SceneOperation = (scene) =>
    Object.keys(scene.filters).reduce((next, type) => setFilters(type, {})(next), scene);
  const notices: readonly (readonly [boolean, string, string, SceneOperation])[] = [
    [regions.length > 0, "Filtering by selected regions", "Clear regions", setRegions([])],
    [area !== undefined, "Filtering by custom shape", "Clear the shape", clearArea],
    [
      Object.keys(filters).length > 0,
      "Filtering by element attributes",
      "Clear attribute filters",
      clearFilters,
    ],
  ];
  return (
    <FilterNoticesView
      notices={notices
        .filter(([isOn]) => isOn)
        .map(([, text, clear, operation]) => ({ text, clear, onClear: () => store.apply(operation) }))}
    />
  );
}
