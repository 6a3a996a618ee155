import { Button } from "@blueprintjs/core";
import { CrossIcon } from "@blueprintjs/icons";
import { useMapPage, usePageScene } from "@stopbank/map-page/context";
import type { SceneOperation } from "@stopbank/scene";
import { clearArea, setFilters, setRegions } from "@stopbank/scene/filtering";

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
  const shown = notices.filter(([isOn]) => isOn);
  if (shown.length === 0) return null;
  return (
    <ul className="risk-notices">
      {shown.map(([, text, clear, operation]) => (
        <li key={text}>
          {text}
          <Button
            aria-label={clear}
            icon={<CrossIcon size={12} />}
            onClick={() => store.apply(operation)}
            size="small"
            title={clear}
            variant="minimal"
          />
        </li>
      ))}
    </ul>
  );
}
