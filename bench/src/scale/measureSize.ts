import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { currentVersion, localStorage } from "@stopbank/dataset/read";
import { openStorage } from "@stopbank/dataset/storage";
import type { TestS3 } from "@stopbank/dataset/testing";
import { pushVersion } from "@stopbank/dataset/versions";
import { buildIndex } from "@stopbank/risk-engine/spatial-index";
import { drawAreas } from "../engine/areas.ts";
import { askEngine } from "../engine/askEngine.ts";
import { makeDistrict } from "../engine/district.ts";
import { type Opened, openInProcess, untilAnswered } from "../engine/openInProcess.ts";
import { time } from "../engine/timing.ts";
import { benchClient, publishDistrict, typeOf } from "../http/publish.ts";

/** What one size of a dataset costs, measured. The layer is the one of polygons, the dearer of the two. */
export interface SizeCost {
  readonly elements: number;
  readonly publishSeconds: number;
  readonly diskBytes: { readonly elements: number; readonly exposure: number; readonly tiles: number };
  /** From a new process to the first answer, from disk and from S3 on the loopback. */
  readonly disk: Opened;
  readonly s3: Opened & { readonly requestsSent: number };
  /** An area of a given share of the layer. */
  readonly queries: readonly { readonly share: number; readonly ms: readonly number[] }[];
}

const shares = [0.001, 0.01, 0.28];

/** @param root a folder of its own for this size; a dataset that is there is kept. */
export async function measureSize(elements: number, root: string, s3: TestS3): Promise<SizeCost> {
  const district = makeDistrict(elements, 1);
  const started = performance.now();
  await publishDistrict(root, district);
  const publishSeconds = (performance.now() - started) / 1_000;
  const version = String(await currentVersion(localStorage(root), benchClient));
  const storage = openStorage(`${s3.address}/${elements}`, s3.env);
  await pushVersion(root, storage, benchClient, version);
  const type = typeOf.polygon;
  const index = buildIndex(district.squares);
  const areasByShare = shares.map((share) => ({ share, areas: drawAreas(index, share, 5) }));
  const [small] = areasByShare;
  const area = small!.areas[0]!;
  const folder = join(root, benchClient, version);
  const disk = await openInProcess(root, type, "needed", area);
  const before = s3.requests.length;
  const remote = await openInProcess(storage.address, type, "needed", area, s3.env);
  const queries = [];
  for (const { share, areas } of areasByShare) {
    const ms: number[] = [];
    await time(areas, 10, 60, (each) => {
      const startedAt = performance.now();
      askEngine(index, district, each);
      ms.push(performance.now() - startedAt);
    });
    queries.push({ share, ms: ms.slice(10) });
  }
  return {
    elements,
    publishSeconds,
    diskBytes: {
      elements: statSync(join(folder, `elements/${type}.arrow`)).size,
      exposure: sizeOfFolder(join(folder, `exposures/${type}`)),
      tiles: statSync(join(folder, `tiles/${type}.pmtiles`)).size,
    },
    disk,
    s3: { ...remote, requestsSent: s3.requests.length - before },
    queries,
  };
}

export const firstAnswerMs = untilAnswered;

const sizeOfFolder = (folder: string) =>
  readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
