import { elementsOf } from "@stopbank/risk-engine/select";
import { type SelectionRequest, selectionColumns, selectLayer } from "../ask/selection.ts";
import type { ServedDataset } from "../data/servedDataset.ts";

/**
 * Which elements of a layer a call is about, a bit for each, in the layout that the contract's `selectedRows` states:
 * 125 kB for a million, where their ids would be 10 MB.
 *
 * @throws DomainError `dataset/unknown-...`, `elements/unknown`, `filter/...`, and those of `AreaWork`.
 */
export async function selectedRows(
  dataset: ServedDataset,
  type: string,
  request: SelectionRequest,
): Promise<Uint8Array> {
  const columns = selectionColumns(dataset.directory.elementType(type), request);
  const layer = await dataset.layer(type, columns);
  const selection = await selectLayer(layer, request);
  const bytes = new Uint8Array(4 + Math.ceil(selection.of / 8));
  new DataView(bytes.buffer).setUint32(0, selection.of, true);
  for (const row of elementsOf(selection)) bytes[4 + (row >> 3)]! |= 1 << (row & 7);
  return bytes;
}
