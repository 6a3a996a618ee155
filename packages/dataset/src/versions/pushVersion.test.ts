import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { openDataset } from "../read/openDataset.ts";
import { currentVersion, listVersions } from "../read.ts";
import { openStorage } from "../storage/openStorage.ts";
import type { PublishingStorage } from "../storage.ts";
import { startTestS3, type TestS3 } from "../testing/s3Server.ts";
import { sampleAbout, sampleType } from "../testing/sampleDataset.ts";
import { collectGarbage, pushVersion, rollback, setCurrent } from "../versions.ts";
import { createDatasetWriter } from "../write.ts";

const { client } = sampleAbout;
let root: string;
let s3: TestS3;
let storage: PublishingStorage;
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), "stopbank-push-"));
  s3 = await startTestS3();
  storage = openStorage(s3.address, s3.env);
  onTestFinished(async () => {
    rmSync(root, { recursive: true });
    await s3.stop();
  });
});

async function write(title: string): Promise<string> {
  const writer = await createDatasetWriter(root, { ...sampleAbout, title });
  const geometry = {
    kind: "point",
    coords: Float64Array.of(172.5, -40.5),
    partStart: Int32Array.of(0, 1),
  } as const;
  await writer.addElements(sampleType("poles", "point"), geometry, { id: ["p"], name: [title] });
  return (await writer.publish()).version;
}

describe("publishing in a bucket", () => {
  it("shows nothing before all of it is there and read back, then everything", async () => {
    const version = await write("one");
    const seen: (string | undefined)[] = [];
    await pushVersion(root, storage, client, version, {
      onProgress: async () => seen.push(await currentVersion(storage, client)),
    });
    expect(seen).toEqual([undefined, undefined]);
    const writes = s3.requests.filter(({ method }) => method === "PUT").map(({ path }) => path);
    expect(writes.at(-3)).toMatch(/manifest\.json$/);
    expect(writes.at(-2)).toMatch(/current$/);
    const dataset = await openDataset(storage, client);
    expect(dataset.version).toBe(version);
    expect((await dataset.elements("poles")).attribute("name").at(0)).toBe("one");
    expect(await dataset.tile("tiles/poles.pmtiles", 0, 0, 0)).toBeDefined();
    expect(await dataset.verify()).toEqual([]);
  });

  it("leaves what is current when the connection is lost, and takes up from there", async () => {
    const first = await write("one");
    await pushVersion(root, storage, client, first);
    const second = await write("two");
    s3.disturb(({ method, url = "" }) =>
      method === "PUT" && !url.includes("poles.arrow") ? "503" : undefined,
    );
    await expect(pushVersion(root, storage, client, second)).rejects.toMatchObject({
      code: "storage/not-working",
    });
    expect(await currentVersion(storage, client)).toBe(first);
    expect(await listVersions(storage, client)).toEqual([first]);
    s3.disturb(() => undefined);
    const before = s3.requests.length;
    await pushVersion(root, storage, client, second);
    const again = s3.requests.slice(before).filter(({ method }) => method === "PUT");
    expect(again.map(({ path }) => path.split("/").at(-1)).sort()).not.toContain("poles.arrow");
    expect(await currentVersion(storage, client)).toBe(second);
  });

  it("does not take a store's word for what it stored", async () => {
    const version = await write("one");
    let spoilt = false;
    s3.disturb(({ method, url = "" }) => {
      if (method !== "GET" || !url.includes("manifest") || spoilt) return undefined;
      spoilt = true;
      const file = s3.fileOf(`${client}/${version}/elements/poles.arrow`);
      writeFileSync(file, readFileSync(file).fill(7, 100, 101));
      return undefined;
    });
    await expect(pushVersion(root, storage, client, version)).rejects.toMatchObject({
      code: "dataset/upload-damaged",
      message: expect.stringContaining("elements/poles.arrow is altered"),
    });
    expect(await storage.list("")).toEqual([]);
    await pushVersion(root, storage, client, version);
    expect(await currentVersion(storage, client)).toBe(version);
  });

  it("takes one of two who publish at once and tells the other", async () => {
    const [mine, theirs] = [await write("mine"), await write("theirs")];
    const pushes = [mine, theirs].map((version) => pushVersion(root, storage, client, version));
    const outcomes = await Promise.allSettled(pushes);
    expect(outcomes.filter(({ status }) => status === "rejected")).toMatchObject([
      { reason: { code: "storage/changed-meanwhile" } },
    ]);
    const winner = outcomes[0]?.status === "fulfilled" ? mine : theirs;
    expect(await currentVersion(storage, client)).toBe(winner);
    // The other is there to be chosen.
    await setCurrent(storage, client, mine);
    expect(await currentVersion(storage, client)).toBe(mine);
  });

  it("goes back, and is swept up", async () => {
    const versions: string[] = [];
    for (const title of ["one", "two", "three"]) {
      versions.push(await write(title));
      await pushVersion(root, storage, client, versions.at(-1)!);
    }
    const [one, two, three] = versions;
    expect(await rollback(storage, client)).toBe(two);
    expect(await rollback(storage, client, three)).toBe(three);
    const half = join(root, "half");
    writeFileSync(half, "x");
    await storage.upload(`${client}/0123456789abcdef/half`, {
      file: half,
      bytes: 1,
      sha256: "2d711642b726b04401627ca9fbac32f5c8530fb1903cc4db02258717921a4881",
    });
    expect(await collectGarbage(storage, client)).toEqual({ versions: [one], drafts: [] });
    expect(await collectGarbage(storage, client, { draftAgeMs: -1_000 })).toEqual({
      versions: [],
      drafts: ["0123456789abcdef"],
    });
    expect(await listVersions(storage, client)).toEqual([two!, three!].sort());
  });

  it("finds what was truncated or altered since", async () => {
    const version = await write("one");
    await pushVersion(root, storage, client, version);
    truncateSync(s3.fileOf(`${client}/${version}/elements/poles.arrow`), 500);
    const dataset = await openDataset(storage, client);
    expect(await dataset.verify()).toEqual([{ path: "elements/poles.arrow", problem: "truncated" }]);
    await expect(dataset.elements("poles")).rejects.toMatchObject({ code: "dataset/corrupt-file" });
    expect(await dataset.tile("tiles/poles.pmtiles", 0, 0, 0)).toBeDefined();
  });
});
