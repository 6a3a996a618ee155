import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { currentVersion, listVersions, localStorage, openDataset, publishedVersions } from "./read.ts";
import { sampleAbout, sampleType } from "./testing/sampleDataset.ts";
import { collectGarbage, rollback } from "./versions.ts";
import { createDatasetWriter } from "./write.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "stopbank-publish-"));
});
afterEach(() => rmSync(root, { recursive: true }));

const client = sampleAbout.client;
const storage = () => localStorage(root);

async function startWriter(title = "Larkhaven") {
  const writer = await createDatasetWriter(root, { ...sampleAbout, title });
  const geometry = {
    kind: "point",
    coords: Float64Array.of(172.5, -40.5),
    partStart: Int32Array.of(0, 1),
  } as const;
  await writer.addElements(sampleType("poles", "point"), geometry, { id: ["p"], name: ["Pole"] });
  return writer;
}

describe("publishing", () => {
  it("shows nothing before, all after", async () => {
    const writer = await startWriter();
    expect(await listVersions(storage(), client)).toEqual([]);
    await expect(openDataset(storage(), client)).rejects.toMatchObject({ code: "dataset/none-published" });
    const { version } = await writer.publish();
    expect(await listVersions(storage(), client)).toEqual([version]);
    expect(await currentVersion(storage(), client)).toBe(version);
    await expect(writer.publish()).rejects.toMatchObject({ code: "dataset/writer-closed" });
  });

  it("leaves nothing when given up", async () => {
    const writer = await startWriter();
    await writer.abort();
    expect(readdirSync(join(root, client))).toEqual([]);
  });

  it("leaves nothing visible when the process is killed half-way", async () => {
    const before = await (await startWriter()).publish();
    const script = `
      import { createDatasetWriter } from ${JSON.stringify(new URL("./write.ts", import.meta.url).href)};
      const writer = await createDatasetWriter(process.argv[1], JSON.parse(process.argv[2]));
      await writer.addRasterTiles("satellite", { minZoom: 0, maxZoom: 12, bounds: [172, -41, 173, -40] }, () => {
        process.stdout.write("writing");
        return new Uint8Array(1000);
      });
      await new Promise((resolve) => setTimeout(resolve, 60_000));`;
    const about = JSON.stringify({ ...sampleAbout, title: "Never seen" });
    const child = spawn(process.execPath, ["--input-type=module", "-e", script, root, about], {
      stdio: "pipe",
    });
    await once(child.stdout, "data");
    child.kill("SIGKILL");
    await once(child, "exit");
    expect(readdirSync(join(root, client)).some((name) => name.startsWith(".draft-"))).toBe(true);
    expect(await listVersions(storage(), client)).toEqual([before.version]);
    expect(await (await openDataset(storage(), client)).verify()).toEqual([]);
    // What the killed process left is swept up once it is old enough.
    expect((await collectGarbage(storage(), client)).drafts).toHaveLength(0);
    expect((await collectGarbage(storage(), client, { draftAgeMs: -1 })).drafts).toHaveLength(1);
  });

  it("lets publishers of the same and of different content meet", async () => {
    const writers = await Promise.all(["A", "A", "B"].map(startWriter));
    const published = await Promise.all(writers.map((writer) => writer.publish()));
    expect(published[0]?.version).toBe(published[1]?.version);
    expect(await listVersions(storage(), client)).toHaveLength(2);
    expect(published.map((each) => each.version)).toContain(await currentVersion(storage(), client));
    expect(readdirSync(join(root, client)).some((name) => name.startsWith(".draft-"))).toBe(false);
  });

  it("mends a version that was damaged since, when the same is published again", async () => {
    const { version, folder } = await (await startWriter()).publish();
    const [first, second] = Object.keys((await openDataset(storage(), client)).manifest.files);
    writeFileSync(join(folder, first!), "altered");
    rmSync(join(folder, second!));
    expect(await (await openDataset(storage(), client)).verify()).toHaveLength(2);
    expect((await (await startWriter()).publish()).version).toBe(version);
    expect(await (await openDataset(storage(), client)).verify()).toEqual([]);
    expect(readdirSync(join(root, client)).some((name) => name.startsWith(".draft-"))).toBe(false);
  });

  it("refuses to adopt a broken folder that has the version's name", async () => {
    const { version, folder } = await (await startWriter()).publish();
    rmSync(folder, { recursive: true });
    mkdirSync(folder);
    writeFileSync(join(folder, "stray"), "");
    await expect((await startWriter()).publish()).rejects.toThrow();
    expect(existsSync(join(root, client, version, "manifest.json"))).toBe(false);
  });
});

describe("versions", () => {
  it("go back to the one before, or to one named", async () => {
    const first = await (await startWriter("one")).publish();
    const second = await (await startWriter("two")).publish();
    expect(await rollback(storage(), client)).toBe(first.version);
    expect(await currentVersion(storage(), client)).toBe(first.version);
    expect(await rollback(storage(), client, second.version)).toBe(second.version);
    await expect(rollback(storage(), client, "0123456789abcdef")).rejects.toThrow(/no dataset version/);
  });

  it("are collected except the current and the last ones", async () => {
    const made: string[] = [];
    for (const title of ["one", "two", "three"])
      made.push((await (await startWriter(title)).publish()).version);
    expect((await collectGarbage(storage(), client, { keep: 2 })).versions).toEqual([made[0]]);
    expect(await listVersions(storage(), client)).toEqual([made[1], made[2]].sort());
  });

  it("are listed as they became current, once each, without what is gone or never was", async () => {
    expect(await publishedVersions(storage(), client)).toEqual([]);
    const made: string[] = [];
    for (const title of ["one", "two", "three"])
      made.push((await (await startWriter(title)).publish()).version);
    await rollback(storage(), client, made[1]);
    expect(await publishedVersions(storage(), client)).toEqual([made[1], made[2], made[0]]);
    rmSync(join(root, client, made[0]!), { recursive: true });
    const never = "0123456789abcdef";
    mkdirSync(join(root, client, never));
    writeFileSync(join(root, client, never, "manifest.json"), "{}");
    expect(await publishedVersions(storage(), client)).toEqual([made[1], made[2]]);
  });
});
