import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ExportFormat, exportFormats } from "@stopbank/contract/exports";
import { makeDistrict } from "../engine/district.ts";
import { signIn } from "../http/browser.ts";
import { type LoadTiming, printLoad, timingOf } from "../http/load.ts";
import { startProduct } from "../http/product.ts";
import { benchClient, publishDistrict, scenarioTag, typeOf } from "../http/publish.ts";

const plainMs = 4_000;

/**
 * How long another call takes while exports of a layer are made, two of them at once, by the product as its users start it.
 *
 * @returns the 99th percentile of the call that reads nothing of data, by format, in milliseconds.
 */
export async function besideExports(count: number): Promise<ReadonlyMap<ExportFormat, number>> {
  const home = mkdtempSync(join(tmpdir(), "stopbank-bench-home-"));
  const datasets = join(tmpdir(), `stopbank-bench-${count}`);
  await publishDistrict(datasets, makeDistrict(count, 1));
  const product = await startProduct(home, datasets);
  const found = new Map<ExportFormat, number>();
  try {
    const reader = await signIn(product.origin);
    const exporters = [await signIn(product.origin, "member"), await signIn(product.origin, "admin")];
    const ask = async () => {
      await reader.get("/api/client/preferences");
    };
    await timedUntil(ask, new Promise((resolve) => setTimeout(resolve, 2_000)));
    const alone = await timedUntil(ask, new Promise((resolve) => setTimeout(resolve, plainMs)));
    printLoad("another call, alone", alone);
    for (const format of exportFormats) {
      const path = `/api/asset/export/risksummary/${benchClient}/${format}/${typeOf.polygon}/${scenarioTag}/all`;
      const began = performance.now();
      const answers = Promise.all(exporters.map(({ headers }) => drain(`${product.origin}${path}`, headers)));
      const timing = await timedUntil(ask, answers);
      const [bytes = 0] = await answers;
      const seconds = ((performance.now() - began) / 1_000).toFixed(1);
      printLoad(
        `while two ${format} of ${(bytes / 1e6).toFixed(0)} MB are made, ${seconds} s`,
        timing,
        undefined,
      );
      found.set(format, timing.p99Ms);
    }
    for (const browser of [reader, ...exporters]) browser.close();
  } finally {
    await product.stop();
    rmSync(home, { recursive: true, force: true });
  }
  return found;
}

/** Reads an answer to its end. @returns its bytes. */
async function drain(url: string, headers: Readonly<Record<string, string>>): Promise<number> {
  const answer = await fetch(url, { headers: { ...headers, "ui-client-name": benchClient } });
  if (!answer.ok) throw new Error(`${url} was answered ${answer.status}: ${await answer.text()}`);
  let bytes = 0;
  for await (const chunk of answer.body ?? []) bytes += (chunk as Uint8Array).byteLength;
  return bytes;
}

/** Asks every 20 ms until something is over, each counted from when it was sent. */
async function timedUntil(ask: () => Promise<void>, over: Promise<unknown>): Promise<LoadTiming> {
  const took: number[] = [];
  let isOver = false;
  const end = over.finally(() => {
    isOver = true;
  });
  const began = performance.now();
  while (!isOver) {
    const sent = performance.now();
    await ask();
    took.push(performance.now() - sent);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await end;
  return timingOf(took, (performance.now() - began) / 1_000);
}
