import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { ServedDataset } from "../data/servedDataset.ts";
import type { StoredBytes } from "../http/sendBytes.ts";
import { type Turn, turnWhile, type Waiter } from "../work/inTurns.ts";
import { regionSummary, type SummaryEntry, type SummaryQuestion } from "./regionSummary.ts";

const compress = promisify(gzip);

/** Regions that are written in a turn of the event loop: of nine layers, some 3 ms. */
const regionsATurn = 100;

/** What the answer to a question is kept under, whatever order its scenarios are named in. */
const keyOf = ({ scenarios, group }: SummaryQuestion): string =>
  ["region summary", group?.id, ...scenarios.map(({ scenario }) => scenario.tag).toSorted()].join(" ");

/**
 * {@link regionSummary} as JSON, packed, and kept with the dataset: of 2,000 regions and nine layers it is 9 MB, which take longer to
 * write than to add up.
 */
export async function keptSummary(
  dataset: ServedDataset,
  question: SummaryQuestion,
  asker: Waiter,
): Promise<StoredBytes> {
  const key = keyOf(question);
  const bytes = await dataset.keepWhileWanted(key, asker, async (wanting) => {
    const text = await jsonOf(await regionSummary(dataset, question, wanting), turnWhile(wanting));
    const value = await compress(text, { level: 1 });
    return { value, bytes: value.byteLength };
  });
  const etag = createHash("sha256").update(`${dataset.version} ${key}`).digest("base64url");
  return { bytes, encoding: "gzip", contentType: "application/json; charset=utf-8", etag: `"${etag}"` };
}

async function jsonOf(entries: readonly SummaryEntry[], turn: Turn): Promise<Buffer> {
  const parts: Buffer[] = [];
  for (let from = 0; from < entries.length; from += regionsATurn) {
    await turn();
    const members = entries
      .slice(from, from + regionsATurn)
      .map(([region, byType]) => `${JSON.stringify(region)}:${JSON.stringify(byType)}`);
    parts.push(Buffer.from(`${from === 0 ? "" : ","}${members.join(",")}`));
  }
  return Buffer.concat([Buffer.from("{"), ...parts, Buffer.from("}")]);
}
