import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
import { type ExportFormat, exportFormats } from "@stopbank/contract/exports";
import { classWordsOf } from "@stopbank/dataset/class-words";
import type { ExportTask } from "@stopbank/exports/task";
import { districtLayer } from "@stopbank/exports/testing/district";
import { sampleProvenance } from "@stopbank/exports/testing/provenance";
import { describe, expect, it, onTestFinished } from "vitest";
import { exportThread } from "./exportThread.ts";

const layer = districtLayer(40_000);
const taskOf = (format: ExportFormat): ExportTask => ({
  format,
  provenance: sampleProvenance,
  classWords: classWordsOf({}),
  layers: [layer],
});

function scratchOfTest(): string {
  const folder = mkdtempSync(join(tmpdir(), "stopbank-thread-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

describe("the thread of an export", () => {
  it("makes no more than is read", async () => {
    const bytes = exportThread(taskOf("geojson"), scratchOfTest());
    await once(bytes, "readable");
    await setTimeout(500);
    // Of some 20 MB.
    expect(bytes.readableLength).toBeLessThan(1_000_000);
    const whole = await buffer(bytes);
    expect(JSON.parse(whole.toString()).features).toHaveLength(40_000);
  });

  it.each(exportFormats)("ends with its reader, and leaves no file behind: %s", async (format) => {
    const folder = scratchOfTest();
    const bytes = exportThread(taskOf(format), folder);
    await once(bytes, "readable");
    expect(readdirSync(folder)).toHaveLength(1);
    bytes.read();
    bytes.destroy();
    await once(bytes, "close");
    expect(readdirSync(folder)).toEqual([]);
  });

  it("leaves no file behind when it is done", async () => {
    const folder = scratchOfTest();
    const bytes = exportThread(taskOf("gpkg"), folder);
    expect((await buffer(bytes)).subarray(0, 15).toString()).toBe("SQLite format 3");
    await expect.poll(() => readdirSync(folder)).toEqual([]);
  });

  it("says why where it fails, rather than ending a file in the middle", async () => {
    const folder = scratchOfTest();
    const bytes = exportThread(taskOf("gpkg"), folder);
    // As where a disk is taken away: before the thread has begun.
    rmSync(folder, { recursive: true });
    await expect(buffer(bytes)).rejects.toThrow("unable to open database file");
  });
});
