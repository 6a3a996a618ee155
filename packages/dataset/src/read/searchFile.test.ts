import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { openSearchIndex } from "../search.ts";
import { openStorage } from "../storage.ts";
import { startTestS3 } from "../testing/s3Server.ts";
import { sampleAbout } from "../testing/sampleDataset.ts";
import { pushVersion } from "../versions.ts";
import { createDatasetWriter } from "../write.ts";
import { openDataset } from "./openDataset.ts";

function temporary(): string {
  const folder = mkdtempSync(join(tmpdir(), "stopbank-searched-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** A bucket with versions that each have one place of that name, and the folder that indexes are fetched to. */
async function bucket() {
  const s3 = await startTestS3();
  onTestFinished(() => s3.stop());
  const storage = openStorage(s3.address, s3.env);
  let fetched = 0;
  const counting = {
    ...storage,
    readRange: (path: string, offset: number, length: number) => {
      if (path.endsWith("search.sqlite")) fetched++;
      return storage.readRange(path, offset, length);
    },
  };
  const fetchedTo = temporary();
  const root = temporary();
  return {
    fetchedTo,
    fetches: () => fetched,
    async publish(name: string) {
      const writer = await createDatasetWriter(root, sampleAbout);
      const geometry = { type: "Point" as const, coordinates: [172.5, -40.5] };
      writer.addPlaces([{ type: "Feature", properties: { name }, geometry }]);
      const { version } = await writer.publish();
      await pushVersion(root, storage, sampleAbout.client, version);
      return version;
    },
    open: (version: string) => openDataset(counting, sampleAbout.client, { version, fetchedTo }),
  };
}

function titles(path: string | undefined, question: string): string[] {
  const index = openSearchIndex(path!);
  try {
    return index.find(question).map(({ title }) => title);
  } finally {
    index.close();
  }
}

it("G-09 an index in a bucket is fetched once, for this process and those after it", async () => {
  const { publish, open, fetches } = await bucket();
  const version = await publish("Ōtaki");
  const dataset = await open(version);
  const paths = await Promise.all([dataset.searchFile(), dataset.searchFile()]);
  expect(titles(paths[0], "otaki")).toEqual(["Ōtaki"]);
  expect(await (await open(version)).searchFile()).toBe(paths[1]);
  expect(fetches()).toBe(1);
});

it("G-09 one that was altered on this machine is fetched anew", async () => {
  const { publish, open, fetches } = await bucket();
  const version = await publish("Ōtaki");
  const path = (await (await open(version)).searchFile())!;
  const bytes = readFileSync(path);
  bytes[bytes.length - 10]! ^= 1;
  writeFileSync(path, bytes);
  expect(titles(await (await open(version)).searchFile(), "otaki")).toEqual(["Ōtaki"]);
  expect(fetches()).toBe(2);
});

it("G-09 indexes of a client before the last two go, and nothing half fetched stays", async () => {
  const { publish, open, fetchedTo } = await bucket();
  const versions: string[] = [];
  for (const name of ["One", "Two", "Three"]) {
    versions.push(await publish(name));
    await (await open(versions.at(-1)!)).searchFile();
  }
  const kept = readdirSync(join(fetchedTo, sampleAbout.client)).sort();
  expect(kept).toEqual(
    versions
      .slice(1)
      .map((version) => `${version}.sqlite`)
      .sort(),
  );
});

it("G-09 one that went while its version was not current is fetched again", async () => {
  const { publish, open } = await bucket();
  const dataset = await open(await publish("Ōtaki"));
  rmSync((await dataset.searchFile())!);
  expect(titles(await dataset.searchFile(), "otaki")).toEqual(["Ōtaki"]);
});
