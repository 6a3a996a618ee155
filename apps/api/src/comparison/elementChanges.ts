import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { changesOf } from "@stopbank/risk-engine/changes";
import type { Sides } from "@stopbank/risk-engine/element-states";
import type { RiskQuestion } from "../ask/riskQuestion.ts";
import type { ServedDataset } from "../data/servedDataset.ts";
import type { StoredBytes } from "../http/sendBytes.ts";
import type { Turn } from "../work/inTurns.ts";
import { comparedSides, type SideTags } from "./comparedSides.ts";
import { versionSides } from "./versionSides.ts";

const compress = promisify(gzip);

/**
 * What becomes of every element of a layer, for a map of differences, in the layout that the contract's `elementChanges`
 * states.
 *
 * @throws DomainError `dataset/unknown-...`, `risk/unknown-days`.
 */
export function elementChanges(
  dataset: ServedDataset,
  type: string,
  tags: SideTags,
  nDays: number | undefined,
  turn: Turn,
): Promise<StoredBytes> {
  const key = `${type} ${tags.before} ${tags.after} ${nDays ?? ""}`;
  return keptChanges(dataset, key, () => comparedSides(dataset, type, tags, nDays, turn), turn);
}

/**
 * The same since an earlier version of the dataset.
 * @throws DomainError as `versionSides`.
 */
export function changesSince(
  earlier: ServedDataset,
  dataset: ServedDataset,
  question: Pick<RiskQuestion, "type" | "nDays">,
  tags: readonly string[],
  turn: Turn,
): Promise<StoredBytes> {
  const key = `${question.type} ${tags} since ${earlier.version} ${question.nDays ?? ""}`;
  return keptChanges(dataset, key, () => versionSides(earlier, dataset, question, tags, turn), turn);
}

async function keptChanges(
  dataset: ServedDataset,
  key: string,
  sidesOf: () => Promise<Sides>,
  turn: Turn,
): Promise<StoredBytes> {
  const bytes = await dataset.keep(`changes ${key}`, async () => {
    const { before, after } = await sidesOf();
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
