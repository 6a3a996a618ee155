import type { IdentifyingInformation, Sentence } from "@stopbank/contract/elements";
import { formatNamed } from "@stopbank/numbers";
import type { ServedLayer } from "../data/servedLayer.ts";
import { fillTemplate } from "./fillTemplate.ts";

/** The element's name, or its id where it has none. */
export function elementName(layer: ServedLayer, row: number): string {
  const { table, ids } = layer;
  const name = table.attribute(table.description.nameAttribute).at(row);
  return name === null || name === "" ? ids.idAt(row) : String(name);
}

export const elementSentence = (layer: ServedLayer, row: number): Sentence => ({
  asset_id: layer.ids.idAt(row),
  name: elementName(layer, row),
  sentence: fillTemplate(layer.table.description.sentence, (key) => attributeText(layer, row, key)),
});

/** What the dataset shows of an element: the attributes marked for look-up, in its order. */
export const identifyingInformation = (layer: ServedLayer, row: number): IdentifyingInformation => ({
  asset_id: layer.ids.idAt(row),
  name: elementName(layer, row),
  information: layer.table.description.attributes
    .filter((attribute) => attribute.lookup)
    .map(({ key, label, type, unit, prefix }) => ({
      key,
      label,
      type,
      value: layer.table.attribute(key).at(row),
      ...(unit === undefined ? {} : { unit }),
      ...(prefix === undefined ? {} : { prefix }),
    })),
});

/** An attribute inside a sentence; undefined without a value, and for a key that is no attribute of the layer. */
export function attributeText({ table }: ServedLayer, row: number, key: string): string | undefined {
  const attribute = table.description.attributes.find((each) => each.key === key);
  const value = attribute === undefined ? null : table.attribute(key).at(row);
  return typeof value === "number" ? formatNamed(key, value) : (value ?? undefined);
}
