import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { ExposureColumn } from "@stopbank/risk-engine/columns";
import type { ServedDataset } from "../data/servedDataset.ts";
import type { StoredBytes } from "../http/sendBytes.ts";
import { daysFor, scenarioExposure } from "./scenarioExposure.ts";

const compress = promisify(gzip);

/**
 * A scenario's damage classes for colouring the map, in the layout that the contract's `elementClasses` states.
 *
 * @throws DomainError `dataset/unknown-...`, `risk/unknown-days`.
 */
export async function elementClasses(
  dataset: ServedDataset,
  type: string,
  tag: string,
  askedDays: number | undefined,
): Promise<StoredBytes> {
  const description = dataset.directory.elementType(type);
  const hazardScenario = dataset.directory.scenario(tag);
  const nDays = daysFor(description, askedDays);
  const bytes = await dataset.keep(`classes ${type} ${tag} ${nDays}`, async () => {
    const packed = packClasses(await scenarioExposure(dataset, description, hazardScenario, nDays));
    const value = await compress(packed, { level: 4 });
    return { value, bytes: value.byteLength };
  });
  const etag = `"${dataset.version}-${type}-${tag}-${nDays ?? ""}"`;
  return { bytes, encoding: "gzip", contentType: "application/octet-stream", etag };
}

function packClasses({ element, damageClass }: ExposureColumn): Uint8Array {
  const count = element.length;
  const bytes = new Uint8Array(4 + count * 5);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, count, true);
  for (let row = 0; row < count; row++) view.setUint32(4 + row * 4, element[row] as number, true);
  bytes.set(damageClass, 4 + count * 4);
  return bytes;
}
