import { formatNumber } from "@stopbank/numbers";
import type { SceneStore } from "@stopbank/scene/store";
import { useScene } from "@stopbank/scene/use-scene";
import { selectElement } from "@stopbank/scene/view";
import { useId, useMemo, useState } from "react";
import { useSnapshot } from "valtio";
import { notExposedCode } from "../classes/elementClasses.ts";
import type { MapController } from "../controller/mapController.ts";
import type { MapHost } from "../mapHost.ts";
import type { ClassCode } from "../palettes.ts";
import { type ClassLabels, classOrder, labelsFor, notExposedLabel } from "./classLabels.ts";
import { type ElementInView, elementsInView } from "./elementsInViewOf.ts";
import { glyphs } from "./glyphs.tsx";

export interface ElementsInViewProps {
  readonly controller: MapController;
  readonly store: SceneStore;
  readonly classLabels: ClassLabels;
  /** Asked before selecting, as for a click on the map. */
  readonly host: Pick<MapHost, "maySelect" | "onSelectRefused">;
}

const most = 100;
/** The worst first; what is not exposed after what was not assessed. */
const severityRank = ({ classCode }: ElementInView) => {
  const at = classOrder.indexOf(classCode as ClassCode);
  return at < 0 ? classOrder.length : at;
};
type SortKey = "type" | "name" | "damage";

/** The map's elements as a table: the same choice as a click, for those who cannot see or point. */
export function ElementsInView(props: ElementsInViewProps) {
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
        {isOpen && <InViewTable {...props} />}
      </section>
    </div>
  );
}

function InViewTable({ controller, store, classLabels, host }: ElementsInViewProps) {
  const { settled, colouring } = useSnapshot(controller.state);
  const scene = useScene(store);
  const [sort, setSort] = useState<{ by: SortKey; up: boolean }>({ by: "type", up: true });
  // `settled` and `colouring` say when the picture, which is what is read here, has changed.
  const found = useMemo(
    () => (settled >= 0 && colouring.length >= 0 ? elementsInView(controller, scene) : []),
    [controller, scene, settled, colouring],
  );
  const typeName = (type: string) => controller.index.elements.get(type)?.display_name ?? type;
  const damage = ({ type, classCode }: ElementInView) => {
    const isCascading = controller.index.elements.get(type)?.is_cascading === true;
    if (classCode === undefined) return "";
    return classCode === notExposedCode
      ? notExposedLabel(isCascading)
      : (labelsFor(classLabels, isCascading)[classCode as ClassCode] ?? "");
  };
  const byText = (text: (element: ElementInView) => string) => (a: ElementInView, b: ElementInView) =>
    text(a).localeCompare(text(b), "en-NZ", { numeric: true });
  const compare = {
    type: byText((element) => typeName(element.type)),
    name: byText((element) => element.name),
    damage: (a: ElementInView, b: ElementInView) => severityRank(a) - severityRank(b),
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
          {sorted.slice(0, most).map((element) => (
            <tr key={`${element.type}:${element.id}`}>
              <td>{typeName(element.type)}</td>
              <td>
                <button
                  type="button"
                  onClick={() => {
                    if (!host.maySelect()) host.onSelectRefused();
                    else store.apply(selectElement({ type: element.type, id: element.id }));
                  }}
                >
                  {element.name === "" ? element.id : element.name}
                </button>
              </td>
              <td>{damage(element)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
