import { setDays } from "@stopbank/scene/filtering";
import { layersOfKind } from "@stopbank/scene/layers";
import { useMapPage, usePageScene } from "../page/mapPageContext.ts";
import { DaysView } from "./DaysView.tsx";

/** Days after the event, while a cascading layer is on the map. */
export function DaysControl() {
  const { store, index } = useMapPage();
  const scene = usePageScene();
  const cascading = layersOfKind(scene, "element").flatMap(({ id }) => {
    const element = index.elements.get(id);
    return element?.is_cascading ? [element] : [];
  });
  const [first, ...others] = cascading;
  if (first === undefined) return null;
  return (
    <DaysView
      days={first.n_days.filter((day) => others.every(({ n_days }) => n_days.includes(day)))}
      at={scene.nDays}
      onChange={(day) => store.apply(setDays(day), { gesture: "days" })}
    />
  );
}
