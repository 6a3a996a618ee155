import { mkdtempSync, rmSync, truncateSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { currentVersion, localStorage, publishedVersions } from "../read.ts";
import { openStorage } from "../storage/openStorage.ts";
import type { PublishingStorage } from "../storage.ts";
import { startTestS3 } from "../testing/s3Server.ts";
import { sampleAbout, sampleType } from "../testing/sampleDataset.ts";
import { pushVersion, replaceCurrent } from "../versions.ts";
import { createDatasetWriter } from "../write.ts";

const { client } = sampleAbout;

describe.each(["a folder", "a bucket"])("in %s, another version", (place) => {
  let storage: PublishingStorage;
  let fileOf: (path: string) => string;
  let first: string;
  let second: string;
  beforeEach(async () => {
    const root = mkdtempSync(join(tmpdir(), "stopbank-replace-"));
    const s3 = place === "a bucket" ? await startTestS3() : undefined;
    onTestFinished(async () => {
      rmSync(root, { recursive: true });
      await s3?.stop();
    });
    storage = s3 === undefined ? localStorage(root) : openStorage(s3.address, s3.env);
    fileOf = s3 === undefined ? (path) => join(root, path) : s3.fileOf;
    const publish = async (title: string) => {
      const writer = await createDatasetWriter(root, { ...sampleAbout, title });
      const geometry = {
        kind: "point",
        coords: Float64Array.of(172.5, -40.5),
        partStart: Int32Array.of(0, 1),
      } as const;
      await writer.addElements(sampleType("poles", "point"), geometry, { id: ["p"], name: [title] });
      const { version } = await writer.publish();
      if (s3 !== undefined) await pushVersion(root, storage, client, version);
      return version;
    };
    first = await publish("one");
    second = await publish("two");
  });
  const current = () => currentVersion(storage, client);

  it("is shown instead of the one it was decided about, and the history has it", async () => {
    expect(await replaceCurrent(storage, client, first, second)).toBe(second);
    expect([await current(), await publishedVersions(storage, client)]).toEqual([first, [first, second]]);
    await expect(replaceCurrent(storage, client, second, second)).rejects.toMatchObject({
      code: "dataset/changed-meanwhile",
    });
    expect(await replaceCurrent(storage, client, first)).toBe(first);
    expect(await current()).toBe(first);
  });

  it("is chosen by one of two who choose at once", async () => {
    const outcomes = await Promise.allSettled([
      replaceCurrent(storage, client, first, second),
      replaceCurrent(storage, client, first, second),
    ]);
    const refused = outcomes.filter(({ status }) => status === "rejected");
    expect(refused.length).toBeLessThan(2);
    for (const each of refused)
      expect(each).toMatchObject({ reason: { code: expect.stringMatching(/changed-meanwhile$/) } });
    expect(await current()).toBe(first);
  });

  it("is not shown where it is not there, or not all of it", async () => {
    const refusal = (version: string, name = client) =>
      replaceCurrent(storage, name, version).catch((error: { code: string }) => error.code);
    expect(await refusal("0123456789abcdef")).toBe("dataset/unknown-version");
    expect(await refusal(first, "nobody")).toBe("dataset/none-published");
    truncateSync(fileOf(`${client}/${first}/elements/poles.arrow`), 10);
    expect(await refusal(first)).toBe("dataset/incomplete");
    expect(await current()).toBe(second);
  });
});
