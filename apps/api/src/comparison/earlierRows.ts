import { type EarlierRows, noRow } from "@stopbank/risk-engine/across-versions";
import type { ServedDataset } from "../data/servedDataset.ts";
import type { Turn } from "../work/inTurns.ts";

/** Ids that are looked up in a turn of the event loop, some 5 ms. */
const idsATurn = 20_000;

/**
 * For each element of a layer of the later dataset its row in the earlier one, by id. What has no id is in both by nothing that
 * tells it, and of elements with one id the first is meant: the rest are taken for elements of one version alone.
 *
 * @throws DomainError `dataset/unknown-element-type`, `dataset/corrupt-file`.
 */
export async function earlierRows(
  later: ServedDataset,
  earlier: ServedDataset,
  type: string,
  turn: Turn,
): Promise<EarlierRows> {
  return later.keep(`rows in ${earlier.version} ${type}`, async () => {
    const { idAttribute } = later.directory.elementType(type);
    const { idAttribute: earlierIdAttribute } = earlier.directory.elementType(type);
    const layer = await later.layer(type, { attributes: [idAttribute], regions: [] });
    const { ids, table } = await earlier.layer(type, { attributes: [earlierIdAttribute], regions: [] });
    const idOf = layer.table.attribute(idAttribute);
    const earlierIdOf = table.attribute(earlierIdAttribute);
    const rows = new Uint32Array(layer.table.count).fill(noRow);
    const isTaken = new Uint8Array(table.count);
    for (let element = 0; element < rows.length; element++) {
      if (element % idsATurn === 0) await turn();
      const id = idOf.at(element);
      const row = id === null ? undefined : ids.rowOf(String(id));
      if (row === undefined || isTaken[row] === 1 || earlierIdOf.at(row) === null) continue;
      isTaken[row] = 1;
      rows[element] = row;
    }
    return { value: rows, bytes: rows.byteLength };
  });
}
