import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { changesOf } from "@stopbank/risk-engine/changes";
import type { ServedDataset } from "../data/servedDataset.ts";
import type { StoredBytes } from "../http/sendBytes.ts";
import type { Turn } from "../work/inTurns.ts";
import { comparedSides, type SideTags } from "./comparedSides.ts";

const compress = promisify(gzip);

/**
 * What becomes of every element of a layer, for a map of differences, in the layout that the contract's `elementChanges`
 * states.
 *
 * @throws DomainError `dataset/unknown-...`, `risk/unknown-days`.
 */
export async function elementChanges(
  dataset: ServedDataset,
  type: string,
  tags: SideTags,
  nDays: number | undefined,
  turn: Turn,
): Promise<StoredBytes> {
  const key = `${type} ${tags.before} ${tags.after} ${nDays ?? ""}`;
  const bytes = await dataset.keep(`changes ${key}`, async () => {
    const { before, after } = await comparedSides(dataset, type, tags, nDays, turn);
    await turn();
    const codes = changesOf(before, after);
    const packed = new Uint8Array(4 + codes.length);
    new DataView(packed.buffer).setUint32(0, codes.length, true);
    packed.set(codes, 4);
    const value = await compress(packed, { level: 4 });
    return { value, bytes: value.byteLength };
  });
  const etag = `"${dataset.version}-${key.replaceAll(" ", "-")}"`;
  return { bytes, encoding: "gzip", contentType: "application/octet-stream", etag };
}
