import type { ExposureColumn } from "@stopbank/risk-engine/columns";
import { batchColumns } from "./batchColumns.ts";

/** Views the three columns of one record batch message of an exposure file. */
export function exposureColumn(file: string, bytes: Uint8Array): ExposureColumn {
  const { place } = batchColumns(file, bytes);
  return {
    element: new Uint32Array(...place(0, 4)),
    value: new Float32Array(...place(1, 4)),
    damageClass: new Uint8Array(...place(2, 1)),
  };
}
