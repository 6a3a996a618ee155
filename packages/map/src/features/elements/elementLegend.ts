import type { ElementLayer } from "@stopbank/contract/layers";
import type { Scene } from "@stopbank/scene";
import { keyOf } from "@stopbank/scene/layer-key";
import { layersOfKind } from "@stopbank/scene/layers";
import { classOrder, labelsFor, notExposedLabel } from "../../feature/classLabels.ts";
import type { LegendCard, LegendFacts } from "../../feature/legendCard.ts";
import { datasetCard } from "../datasetCard.ts";
import { classMark, notExposedMark } from "./classMarks.ts";
import { notExposedCode } from "./elementClasses.ts";

/** The classes of damage that there are once, and of outages once, for the layers that hazards colour; then each of the others. */
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
  const present = <T extends number>(codes: readonly T[], of: readonly ElementLayer[]) => {
    const sets = of.map(({ type }) => known?.get(type));
    return codes.filter((code) => sets.some((set) => set === undefined || set.has(code)));
  };
  const classes = (isCascading: boolean, of: readonly ElementLayer[]): LegendCard => ({
    key: isCascading ? "elements:outages" : "elements:damage",
    title: isCascading ? "Outages" : "Damage state",
    note: of.map(({ display_name }) => display_name).join(", "),
    marks: [
      ...present(classOrder, of).map((code) => ({
        label: labelsFor(classLabels, isCascading)[code],
        mark: classMark(code),
      })),
      ...present([notExposedCode], of).map(() => ({
        label: notExposedLabel(isCascading),
        mark: notExposedMark,
      })),
    ],
  });
  return [
    ...[false, true].flatMap((isCascading) => {
      const of = coloured.filter(({ is_cascading }) => is_cascading === isCascading);
      return of.length === 0 ? [] : [classes(isCascading, of)];
    }),
    ...visible
      .filter(({ id }) => !isColoured(id))
      .flatMap((layer) => datasetCard(keyOf(layer), index.elements.get(layer.id))),
  ];
}
