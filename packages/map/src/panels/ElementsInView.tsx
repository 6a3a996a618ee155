import { formatNumber } from "@stopbank/numbers";
import { useId, useMemo, useState } from "react";
import { useSnapshot } from "valtio";
import type { MapController } from "../controller/mapController.ts";
import { glyphs } from "../feature/glyphs.tsx";
import type { DrawnItem } from "../feature/mapFeature.ts";

const most = 100;
type SortKey = "type" | "name" | "damage";

/** What is drawn on the map as a table: the same choice as a click, for those who cannot see or point. */
export function ElementsInView({ controller }: { readonly controller: MapController }) {
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  return (
    <div className="sb-in-view">
      <button
        type="button"
        className="sb-in-view-toggle"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpen(!isOpen)}
      >
        {glyphs.list}
        Elements in view
      </button>
      <section id={panelId} className="sb-in-view-panel" aria-label="Elements in view" hidden={!isOpen}>
        {isOpen && <InViewTable controller={controller} />}
      </section>
    </div>
  );
}

function InViewTable({ controller }: { readonly controller: MapController }) {
  const [sort, setSort] = useState<{ by: SortKey; up: boolean }>({ by: "type", up: true });
  const found = useDrawn(controller);
  const byText = (text: (item: DrawnItem) => string) => (a: DrawnItem, b: DrawnItem) =>
    text(a).localeCompare(text(b), "en-NZ", { numeric: true });
  const compare = {
    type: byText((item) => item.layer),
    name: byText((item) => item.name),
    damage: (a: DrawnItem, b: DrawnItem) => a.rank - b.rank,
  } satisfies Record<SortKey, unknown>;
  const sorted = found.toSorted((a, b) => compare[sort.by](a, b) * (sort.up ? 1 : -1));
  if (found.length === 0) return <p>No elements are drawn here. Add an element layer or zoom in.</p>;
  const heading = (by: SortKey, text: string) => (
    <th scope="col" aria-sort={sort.by !== by ? "none" : sort.up ? "ascending" : "descending"}>
      <button type="button" onClick={() => setSort({ by, up: sort.by === by ? !sort.up : true })}>
        {text}
        {sort.by === by ? (sort.up ? " ▲" : " ▼") : ""}
      </button>
    </th>
  );
  return (
    <>
      <p role="status">
        {found.length > most
          ? `${most} of ${formatNumber(found.length)} elements drawn here; zoom in to list the others.`
          : `${found.length} ${found.length === 1 ? "element" : "elements"} drawn here.`}
      </p>
      <table>
        <thead>
          <tr>
            {heading("type", "Layer")}
            {heading("name", "Name")}
            {heading("damage", "Damage state")}
          </tr>
        </thead>
        <tbody>
          {sorted.slice(0, most).map((item) => (
            <tr key={item.key}>
              <td>{item.layer}</td>
              <td>
                <button type="button" onClick={item.choose}>
                  {item.name === "" ? item.id : item.name}
                </button>
              </td>
              <td>{item.status}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** Read again when the picture, its colours or the client's words have changed. */
function useDrawn(controller: MapController): readonly DrawnItem[] {
  const { settled, pending, classLabels, features } = useSnapshot(controller.state);
  return useMemo(
    () => (settled >= 0 && pending && classLabels && features ? controller.drawn() : []),
    [controller, settled, pending, classLabels, features],
  );
}
