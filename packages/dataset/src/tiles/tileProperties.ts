import { daysToIsoDay, missingDay } from "../arrow/isoDay.ts";

/** An attribute by row, as the layer's Arrow file has it, in arrays that threads can hand each other. */
export type TileColumn =
  | {
      readonly kind: "text";
      /** Which text, -1 for none. */
      readonly codes: Int32Array;
      /** Where each text begins among `bytes`, and where the last one ends. */
      readonly starts: Int32Array;
      readonly bytes: Uint8Array;
    }
  | { readonly kind: "numeric"; readonly values: Float64Array }
  | { readonly kind: "date"; readonly days: Int32Array };

/** Columns of an element layer that its tiles carry. */
export interface TileColumns {
  readonly id: TileColumn;
  readonly name: TileColumn;
  readonly height: TileColumn | undefined;
}

/**
 * Tiles carry the row as feature id and the source's own id, by which a click selects; the name for labels and the
 * height for extrusion ride along, scenario values never.
 */
export function tileProperties({ id, name, height }: TileColumns) {
  const [idOf, nameOf] = [valueReader(id), valueReader(name)];
  const heightOf = height === undefined ? () => undefined : valueReader(height);
  return (row: number): Record<string, string | number> => {
    const properties: Record<string, string | number> = {};
    const [ownId, ownName, metres] = [idOf(row), nameOf(row), heightOf(row)];
    if (ownId !== undefined) properties.asset_id = ownId;
    if (typeof ownName === "string") properties.name = ownName;
    if (typeof metres === "number" && Number.isFinite(metres))
      properties.height = Math.round(metres * 10) / 10;
    return properties;
  };
}

function valueReader(column: TileColumn): (row: number) => string | number | undefined {
  if (column.kind === "numeric") return (row) => column.values[row]!;
  if (column.kind === "date")
    return (row) => (column.days[row] === missingDay ? undefined : daysToIsoDay(column.days[row]!));
  const { codes, starts, bytes } = column;
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return (row) => {
    const code = codes[row]!;
    return code < 0 ? undefined : text.toString("utf8", starts[code], starts[code + 1]);
  };
}
