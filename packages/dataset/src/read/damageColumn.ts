import type { DamageColumn } from "@stopbank/risk-engine/recorded-damage";
import { batchColumns } from "./batchColumns.ts";

/** Views the columns of one record batch message of a damage file; older files lack what was at stake. */
export function damageColumn(file: string, bytes: Uint8Array): DamageColumn {
  const { count, place } = batchColumns(file, bytes);
  const numbers = (column: number) => new Float64Array(...place(column, 8));
  return {
    element: new Uint32Array(...place(0, 4)),
    min: numbers(1),
    value: numbers(2),
    max: numbers(3),
    lack: new Uint8Array(...place(4, 1)),
    ...(count <= 5 ? {} : { atStake: { min: numbers(5), value: numbers(6), max: numbers(7) } }),
  };
}
