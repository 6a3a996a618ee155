import type { Legend, Legends } from "@stopbank/contract/legends";
import { type ClassWords, classWordsOf } from "@stopbank/dataset/class-words";
import type { Contextual, ElementType, Hazard, Legend as ManifestLegend } from "@stopbank/dataset/manifest";
import { damageClasses, severityOrder } from "@stopbank/risk-engine/classes";
import type { DamageClass } from "@stopbank/risk-engine/columns";
import type { ServedDataset } from "../data/servedDataset.ts";
import { wireClassOf } from "../wire/wireClasses.ts";

/** A manifest's legend in the contract's names. */
function wireLegend({ title, unit, dataColumn, sections }: ManifestLegend, hazardUnit = ""): Legend {
  return {
    title,
    ...(dataColumn === undefined ? {} : { dataColumn }),
    sections: sections.map((section) => {
      if (section.type === "continuous")
        return { type: section.type, unit: unit ?? hazardUnit, stops: section.stops };
      if (section.type === "keyValue")
        return {
          type: section.type,
          keyValues: section.keyValues.map(({ key, value, color }) => ({ key, label: value, color })),
        };
      return {
        type: section.type,
        items: section.items.map(({ damageClass, ...item }) => {
          const name = damageClass === undefined ? undefined : damageClasses[damageClass];
          return name === undefined ? item : { ...item, damage_class: wireClassOf[name] };
        }),
      };
    }),
  };
}

const markType = { point: "point", line: "line", polygon: "fill" } as const;

/** Where a dataset gives a layer no legend: one mark in its colour. */
const singleMark = ({ displayName, style, geometry }: ElementType | Contextual): Legend => ({
  title: displayName,
  sections: [
    { type: "categorical", items: [{ color: style.color, label: displayName, type: markType[geometry] }] },
  ],
});

export const layerLegend = (layer: ElementType | Contextual): Legend =>
  layer.legend === undefined ? singleMark(layer) : wireLegend(layer.legend);

export const hazardLegend = ({ legend, unit }: Hazard): Legend => wireLegend(legend, unit);

/** Ordinal by lightness and told apart in the three colour deficiencies. */
const classColours: Readonly<Record<DamageClass, string>> = {
  high: "#a3243b",
  moderate: "#e0703a",
  low: "#f6b25f",
  insignificant: "#fbe3b9",
  exposed: "#5b4b9a",
  potential: "#b9b2e0",
  unspecified: "#8a7ec2",
};

const damageClassLegend = (words: ClassWords): Legend => ({
  title: "Damage state",
  dataColumn: "class",
  sections: [
    {
      type: "categorical",
      items: [
        ...severityOrder.toReversed().map((name) => ({
          color: classColours[name],
          label: words[name],
          type: "fill" as const,
          damage_class: wireClassOf[name],
        })),
        { color: "#c9d1da", label: "Not exposed", type: "fill", damage_class: "not_exposed" },
        {
          color: "#ffffff",
          label: "Not assessed",
          type: "fill",
          style: "hatch",
          damage_class: "not_assessed",
        },
      ],
    },
  ],
});

/** Every legend of a dataset by layer. */
export function legendsOf({ manifest }: ServedDataset): Legends {
  const layers = [
    ...manifest.elementTypes.map((layer) => [layer.type, layerLegend(layer)] as const),
    ...manifest.hazards.map((hazard) => [hazard.hazardId, hazardLegend(hazard)] as const),
    ...manifest.contextual.map((layer) => [layer.id, layerLegend(layer)] as const),
  ];
  return { ...Object.fromEntries(layers), damage_classes: damageClassLegend(classWordsOf(manifest)) };
}
