import type { Attribute, ElementTypeDescription } from "@stopbank/dataset/manifest";
import { searchedAttributes } from "@stopbank/dataset/write";
import type { Kind } from "@stopbank/geo-read/geometry-builder";
import type { ElementLayerDescription } from "../description/elements.ts";
import { numberKey } from "./reservedColumns.ts";

/** An id such as `buildings-0042`: stable as long as the file keeps its order. */
export const generatedId = (type: string, index: number, count: number) =>
  `${type}-${String(index + 1).padStart(String(count).length, "0")}`;

const metrics = {
  count: { type: "count", unit: "each" },
  length: { type: "length", unit: "km" },
  area: { type: "area", unit: "ha" },
  people: { type: "people", unit: "people" },
} as const;

/** A marker that nobody gave a colour is dark navy, by the specification (MAP-31). */
const colours: Readonly<Record<Kind, string>> = { point: "#0b2545", line: "#3d5a80", polygon: "#6b4c3b" };
const icons: Readonly<Record<Kind, string>> = {
  point: "map-marker",
  line: "path",
  polygon: "polygon-filter",
};

/** What the dataset says about an element type, from what its description says. */
export function describeElements(
  entry: ElementLayerDescription,
  kind: Kind,
  declared: readonly Attribute[],
): ElementTypeDescription {
  const { type, title, replacementCost, source } = entry;
  const idAttribute = entry.id ?? numberKey;
  const numbered: Attribute[] =
    entry.id === undefined
      ? [{ key: numberKey, label: "Number", type: "text", filterable: false, lookup: true }]
      : [];
  const nameAttribute = entry.name ?? idAttribute;
  const description: ElementTypeDescription = {
    type,
    // The layer is named for all of them; `title` names one.
    displayName: entry.plural ?? title,
    ...(entry.plural === undefined ? {} : { displayNamePlural: entry.plural }),
    icon: entry.icon ?? icons[kind],
    menuGroup: entry.menu ?? { title: "Imported layers", icon: "import" },
    group: entry.group ?? entry.plural ?? title,
    geometry: kind,
    metric: metrics[entry.metric ?? "count"],
    isCascading: false,
    idAttribute,
    nameAttribute,
    sentence: entry.sentence ?? `${title} {${nameAttribute}}`,
    attributes: [...numbered, ...declared],
    ...(replacementCost === undefined
      ? {}
      : {
          replacementCost: {
            attribute: replacementCost.value,
            ...(replacementCost.min === undefined ? {} : { minAttribute: replacementCost.min }),
            ...(replacementCost.max === undefined ? {} : { maxAttribute: replacementCost.max }),
            ...(replacementCost.year === undefined ? {} : { year: replacementCost.year }),
          },
        }),
    ...(entry.people === undefined ? {} : { peopleAttribute: entry.people }),
    ...(entry.height === undefined ? {} : { heightAttribute: entry.height }),
    style: {
      color: entry.color ?? colours[kind],
      ...(entry.weight === undefined ? {} : { weight: entry.weight }),
    },
    details: {
      ...(entry.summary === undefined ? {} : { summary: entry.summary }),
      ...(source === undefined ? {} : { source }),
      ...(entry.help === undefined ? {} : { helpFile: entry.help }),
    },
  };
  const search = entry.search ?? searchedByDefault(entry, description);
  return search === undefined ? description : { ...description, search };
}

/** Nobody looks for a grid's cells, nor for the numbers of elements that were given some; undefined where the usual columns will do. */
function searchedByDefault(
  { grid, id }: ElementLayerDescription,
  description: ElementTypeDescription,
): string[] | undefined {
  if (grid !== undefined) return [];
  if (id !== undefined) return undefined;
  return searchedAttributes(description).flatMap(({ key }) => (key === numberKey ? [] : [key]));
}
