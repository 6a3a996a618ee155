import type { ExposureColumn } from "@stopbank/risk-engine/columns";
import { corruptFile } from "../arrow/corruptFile.ts";
import { viewBatch } from "../arrow/viewBatch.ts";

/** Views the three columns of one record batch message of an exposure file. */
export function exposureColumn(file: string, bytes: Uint8Array): ExposureColumn {
  const { length, buffers } = viewBatch(bytes);
  const view = (column: number, width: number) => {
    const values = buffers[2 * column + 1];
    if (values === undefined || values.byteLength !== length * width)
      throw corruptFile(file, "its columns do not fit together");
    return [values.buffer as ArrayBuffer, values.byteOffset, length] as const;
  };
  return {
    element: new Uint32Array(...view(0, 4)),
    value: new Float32Array(...view(1, 4)),
    damageClass: new Uint8Array(...view(2, 1)),
  };
}
