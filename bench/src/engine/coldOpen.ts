import { writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { currentVersion, localStorage } from "@stopbank/dataset/read";
import { openStorage } from "@stopbank/dataset/storage";
import { startTestS3 } from "@stopbank/dataset/testing";
import { pushVersion } from "@stopbank/dataset/versions";
import { benchClient, publishDistrict, typeOf } from "../http/publish.ts";
import type { AreaPolygon } from "./areas.ts";
import type { BenchDistrict } from "./district.ts";
import { type Opened, openInProcess, untilAnswered } from "./openInProcess.ts";

/** From a process that has just started to the first answer: from the disk, and from an S3 server on the loopback. */
export async function printColdOpen(district: BenchDistrict, area: AreaPolygon): Promise<void> {
  const root = join(tmpdir(), `stopbank-bench-${district.cost.length}`);
  await publishDistrict(root, district);
  const version = String(await currentVersion(localStorage(root), benchClient));
  const s3 = await startTestS3();
  try {
    const { address, env } = s3;
    await pushVersion(root, openStorage(address, env), benchClient, version);
    console.log(
      `\nfrom a new process to its first answer, ${isCacheDropped() ? "the page cache dropped before each" : "files in the page cache, which could not be dropped"}:`,
    );
    for (const type of Object.values(typeOf))
      for (const columns of ["needed", "all"] as const) {
        isCacheDropped();
        print(`${type}, disk, columns ${columns}`, await openInProcess(root, type, columns, area));
        isCacheDropped();
        print(`${type}, S3, columns ${columns}`, await openInProcess(address, type, columns, area, env));
      }
  } finally {
    await s3.stop();
  }
}

/** Only root of the machine itself may; in a container the file is read-only. */
function isCacheDropped(): boolean {
  try {
    writeFileSync("/proc/sys/vm/drop_caches", "1");
    return true;
  } catch {
    return false;
  }
}

function print(name: string, opened: Opened): void {
  const ms = (value: number) => value.toFixed(0).padStart(5);
  console.log(
    `${name.padEnd(34)} ${ms(untilAnswered(opened))} ms: manifest${ms(opened.manifestMs)}, columns${ms(opened.columnsMs)}, index${ms(opened.indexMs)}, answer${ms(opened.answerMs)}; ${opened.requests} reads, ${(opened.bytes / 1e6).toFixed(0)} MB`,
  );
}
