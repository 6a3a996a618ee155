import type { ElementLayer } from "@stopbank/contract/layers";
import type { Scene } from "@stopbank/scene";
import { keyOf } from "@stopbank/scene/layer-key";
import { layersOfKind } from "@stopbank/scene/layers";
import { showsChanges } from "@stopbank/scene/since";
import type { LegendCard, LegendFacts } from "../../feature/legendCard.ts";
import { datasetCard } from "../datasetCard.ts";
import { changesInOrder, classesInOrder, elementStatus } from "./elementStatus.ts";

/**
 * The classes of damage that there are once, and of outages once, for the layers that hazards colour, or what becomes of
 * them where a comparison shows differences; then each of the others.
 */
export function elementLegend(
  scene: Scene,
  { index, classLabels, classes: known }: LegendFacts,
): LegendCard[] {
  const hazards = layersOfKind(scene, "hazard").filter(({ visible }) => visible);
  const visible = layersOfKind(scene, "element").filter((layer) => layer.visible);
  const isColoured = (id: string) =>
    hazards.some((hazard) => index.elements.get(id)?.hazards.includes(hazard.id) === true);
  const coloured = visible.flatMap(({ id }) => (isColoured(id) ? (index.elements.get(id) ?? []) : []));
  /** Those that an element of one of the layers has; all of them until that is known of every layer. */
  const card = (
    about: Pick<LegendCard, "key" | "title">,
    codes: readonly number[],
    of: readonly ElementLayer[],
    isCascading = false,
  ): LegendCard[] => {
    const sets = of.map(({ type }) => known?.get(type));
    const present = codes.filter((code) => sets.some((set) => set === undefined || set.has(code)));
    const marks = present.map((code) => elementStatus(code, classLabels, isCascading));
    const note = of.map(({ display_name }) => display_name).join(", ");
    return of.length === 0 ? [] : [{ ...about, note, marks }];
  };
  const [outages, damaged] = [true, false].map((is) =>
    coloured.filter(({ is_cascading }) => is_cascading === is),
  ) as [ElementLayer[], ElementLayer[]];
  return [
    ...(showsChanges(scene)
      ? card({ key: "elements:changes", title: "Differences" }, changesInOrder, coloured)
      : [
          ...card({ key: "elements:damage", title: "Damage state" }, classesInOrder, damaged),
          ...card({ key: "elements:outages", title: "Outages" }, classesInOrder, outages, true),
        ]),
    ...visible
      .filter(({ id }) => !isColoured(id))
      .flatMap((layer) => datasetCard(keyOf(layer), index.elements.get(layer.id))),
  ];
}
