import { DomainError } from "@stopbank/errors";
import type { ServedDataset } from "../data/servedDataset.ts";
import type { ServedLayer } from "../data/servedLayer.ts";
import { pluralOf } from "../wire/layerNouns.ts";

/** The row of the element a call names. @throws DomainError `elements/unknown`. */
export function elementRow(layer: ServedLayer, id: string): number {
  const row = layer.ids.rowOf(id);
  if (row === undefined)
    throw new DomainError(
      "not-found",
      "elements/unknown",
      `There is no such element among the ${pluralOf(layer.table.description)}.`,
    );
  return row;
}

/**
 * The element of an id, in the layer that is named or the only one that has it.
 *
 * @throws DomainError `elements/unknown`, `elements/ambiguous-id`, `dataset/unknown-element-type`.
 */
export async function findElement(
  dataset: ServedDataset,
  id: string,
  type: string | undefined,
): Promise<{ layer: ServedLayer; row: number }> {
  if (type !== undefined) {
    const layer = await dataset.layer(type);
    return { layer, row: elementRow(layer, id) };
  }
  const found = [];
  for (const { type: each } of dataset.manifest.elementTypes) {
    const layer = await dataset.layer(each);
    const row = layer.ids.rowOf(id);
    if (row !== undefined) found.push({ layer, row });
  }
  const [only] = found;
  if (only === undefined) throw new DomainError("not-found", "elements/unknown", "There is no such element.");
  if (found.length > 1)
    throw new DomainError(
      "conflict",
      "elements/ambiguous-id",
      `${found.map(({ layer }) => layer.table.description.displayName).join(" and ")} have an element of this id: say which is meant with asset_type.`,
    );
  return only;
}
