import type { DamageColumn } from "@stopbank/risk-engine/recorded-damage";
import { batchColumns } from "./batchColumns.ts";

/** Views the five columns of one record batch message of a damage file. */
export function damageColumn(file: string, bytes: Uint8Array): DamageColumn {
  const place = batchColumns(file, bytes);
  return {
    element: new Uint32Array(...place(0, 4)),
    min: new Float64Array(...place(1, 8)),
    value: new Float64Array(...place(2, 8)),
    max: new Float64Array(...place(3, 8)),
    lack: new Uint8Array(...place(4, 1)),
  };
}
