import { setDays } from "@stopbank/scene/filtering";
import { layersOfKind } from "@stopbank/scene/layers";
import { useMapPage, useScene } from "../page/mapPageContext.ts";
import { StepSlider } from "./StepSlider.tsx";

/** Days after the event, while a cascading layer is on the map. */
export function DaysControl() {
  const { store, index } = useMapPage();
  const scene = useScene();
  const cascading = layersOfKind(scene, "element").flatMap(({ id }) => {
    const element = index.elements.get(id);
    return element?.is_cascading ? [element] : [];
  });
  const [first, ...others] = cascading;
  if (first === undefined) return null;
  const days = first.n_days.filter((day) => others.every(({ n_days }) => n_days.includes(day)));
  return (
    <section className="map-page-days" aria-labelledby="days-after">
      <h2 id="days-after">Days after the event</h2>
      {days.length > 1 ? (
        <StepSlider
          label="Days after the event"
          marks={days.map((day) => ({ text: String(day), isAvailable: true }))}
          at={Math.max(0, days.indexOf(scene.nDays ?? days[0] ?? 0))}
          onChange={(at) => store.apply(setDays(days[at]), { gesture: "days" })}
        />
      ) : (
        <p className="sb-muted">No Adjustable Timeframe Available</p>
      )}
    </section>
  );
}
