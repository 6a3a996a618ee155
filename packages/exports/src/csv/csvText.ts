import type { ClassWords } from "@stopbank/dataset/class-words";
import type { ExportLayer } from "../rows/exportLayer.ts";
import { rowsOf } from "../rows/fields.ts";
import { inChunks } from "../text/chunks.ts";
import { csvRow } from "../text/csvRow.ts";
import { plainText } from "../text/plainText.ts";

/**
 * A layer as CSV (RFC 4180, UTF-8 with a byte order mark). Every row names the dataset version, so that it goes wherever the
 * rows go.
 *
 * @param dataset `client@version`.
 */
export const csvText = (layer: ExportLayer, words: ClassWords, dataset: string): Generator<string> =>
  inChunks(lines(layer, words, dataset));

function* lines(layer: ExportLayer, words: ClassWords, dataset: string): Generator<string> {
  const { fields, each } = rowsOf(layer, words);
  const names = fields.map(({ name, unit }) => (unit === "" ? name : `${name} (${unit})`));
  yield `\uFEFF${csvRow([...names, "dataset"])}`;
  const cells: (string | number | null)[] = [];
  cells[fields.length] = dataset;
  for (const _ of each()) {
    for (const [i, { read }] of fields.entries()) {
      const cell = read();
      cells[i] = typeof cell === "string" ? plainText(cell) : cell;
    }
    yield csvRow(cells);
  }
}
