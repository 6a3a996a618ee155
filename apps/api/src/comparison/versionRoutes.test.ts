import { gunzipSync } from "node:zlib";
import type {
  DatasetVersions,
  VersionByRegion,
  VersionChangedElements,
  VersionComparison,
} from "@stopbank/contract/dataset-versions";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { publishLarkhaven } from "../testing/larkhavenDataset.ts";
import { type RunningApi, startApi } from "../testing/startApi.ts";

let api: RunningApi;
let reviewed: string;
beforeAll(async () => {
  api = await startApi();
  reviewed = (await publishLarkhaven(api.root, true)).version;
  const current = async () => (await api.get("/layer", api.as("member"))).headers["x-dataset-version"];
  // A version that was published shows within a second.
  await vi.waitFor(async () => expect(await current()).toBe(reviewed), { timeout: 20_000 });
});
afterAll(() => api.stop());

const member = () => api.as("member");
const compare = async (path: string, body: unknown = {}): Promise<VersionComparison[number]> => {
  const answer = await api.post(`/asset/comparison/versions/${path}`, body, member());
  expect(answer.statusCode, answer.body).toBe(200);
  const [only] = answer.json<VersionComparison>();
  if (only === undefined) throw new Error("no answer");
  return only;
};
const gunzipped = (bytes: Buffer) => (bytes[0] === 0x1f ? gunzipSync(bytes) : bytes);
const before = () => api.versions.larkhaven;

describe("versions of a dataset", () => {
  it("are listed to members, the current one first", async () => {
    const listed = (await api.get("/dataset/versions", member())).json<DatasetVersions>();
    expect(
      listed.map(({ version, is_current, title, notice }) => [version, is_current, title, notice]),
    ).toEqual([
      [reviewed, true, "Larkhaven test district", "Made for a test"],
      [before(), false, "Larkhaven test district", "Made for a test"],
    ]);
    for (const { published_at } of listed)
      expect(Math.abs(Date.parse(published_at) - Date.now())).toBeLessThan(24 * 3_600_000);
    const others = (await api.get("/dataset/versions", api.as("other"))).json<DatasetVersions>();
    expect(others.map(({ version }) => version)).toEqual([api.versions.northport]);
  });

  it("are compared by id, each by its own costs, and what one alone has stands beside, by hand", async () => {
    const found = await compare(`buildings/flood_100yr/${before()}/all`);
    expect([found.before_version, found.after_version, found.lacks]).toEqual([before(), reviewed, null]);
    const { data, only_before, only_after, sentence } = found;
    // Nine columns of ten are in both; row 3 is reached now, row 0 is not any more, row 9 is unknown.
    expect([data?.selected.count, data?.worse.count, data?.better.count]).toEqual([90, 9, 9]);
    expect([data?.same.count, data?.not_comparable.count]).toEqual([63, 9]);
    // Eight of nine columns have a cost, one of them twice what it was: three rows each.
    expect(data?.comparable.difference).toEqual({ count: 0, metric: 0, cost: 300_000 });
    expect([data?.before.exposed.cost, data?.after.exposed.cost]).toEqual([2_400_000, 2_700_000]);
    expect([only_before, only_after].map((each) => [each?.selected, each?.exposed.count])).toEqual(
      Array(2).fill([{ count: 10, metric: 10, cost: 1_000_000, cost_missing: 0 }, 3]),
    );
    expect(only_after?.not_assessed.count).toBe(1);
    const moves = data?.transitions.map((each) => `${each.before} ${each.after} ${each.count}`);
    expect(new Set(moves)).toEqual(
      new Set([
        "low not_exposed 9",
        "medium medium 9",
        "high high 9",
        "not_exposed low 9",
        "not_exposed not_exposed 45",
        "not_assessed not_assessed 9",
      ]),
    );
    expect(sentence).toBe(
      "Buildings: of 90 in both versions 27 are exposed, as many as in the version before; 9 are worse off, 9 better; 9 cannot be compared, not being assessed in both; 10 only in the version before; 10 only in the current one.",
    );
  });

  it("close: what both have and what one alone has is what each version says by itself", async () => {
    const { data, only_after } = await compare(`buildings/flood_100yr/${before()}/all`);
    const now = (await api.get("/asset/risk/buildings/flood_100yr/all", member())).json().data;
    expect((data?.after.exposed.count ?? 0) + (only_after?.exposed.count ?? 0)).toBe(
      now.assessment.exposed_count,
    );
    expect((data?.after.exposed.cost ?? 0) + (only_after?.exposed.cost ?? 0)).toBe(
      now.attribute_stats.replacement_costs.value.total,
    );
  });

  it("are narrowed alike, and an element that came later is no mistake in the version before", async () => {
    const otara = await compare(`buildings/flood_100yr/${before()}/all?regions=suburb.otara`);
    expect([otara.data?.selected.count, otara.only_before?.selected.count]).toEqual([50, 0]);
    const named = await compare(`buildings/flood_100yr/${before()}/all`, {
      prefiltered_asset_ids: { buildings: ["b-1-0", "n-9-3"] },
    });
    expect([named.data?.selected.count, named.data?.better.count]).toEqual([1, 1]);
    expect([named.only_before?.selected.count, named.only_after?.exposed.count]).toEqual([0, 1]);
  });

  it("D-01, D-02: list which elements moved between classes, of those that both have, and pack each for the map", async () => {
    const listed = async (query: string) => {
      const path = `/asset/comparison/version_elements/buildings/flood_100yr/${before()}/all?${query}`;
      const answer = await api.post(path, {}, member());
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json<VersionChangedElements>();
    };
    const worse = await listed("change=worse");
    expect([worse.total, worse.before_version, worse.dataset_version]).toEqual([9, before(), reviewed]);
    // Row 3 of each column that both have.
    const idsIn = ({ elements }: VersionChangedElements) => elements.map(({ asset_id }) => asset_id).sort();
    expect(new Set(worse.elements.map((each) => `${each.before} ${each.after}`))).toEqual(
      new Set(["not_exposed low"]),
    );
    expect(idsIn(worse).every((id) => id.endsWith("-3"))).toBe(true);
    const better = await listed("change=better");
    expect(idsIn(better).every((id) => id.endsWith("-0"))).toBe(true);
    expect(better.total).toBe(9);
    const paged = await listed("change=worse&offset=4&limit=3");
    expect([paged.total, paged.elements]).toEqual([9, worse.elements.slice(4, 7)]);

    const path = `/asset/comparison/version_changes/buildings/flood_100yr/${before()}`;
    const packed = (await api.get(path, { ...member(), "accept-encoding": "identity" })).rawPayload;
    const codes = [...gunzipped(packed).subarray(4)];
    const count = (code: number) => codes.filter((each) => each === code).length;
    // The ten that only the current version has cannot be compared, beside the nine that were assessed in one alone.
    expect([codes.length, count(1), count(2), count(3), count(0)]).toEqual([100, 9, 9, 19, 63]);
    const again = await listed("change=worse&regions=suburb.otara");
    expect(again.total).toBeLessThan(9);
  });

  it("are told apart by region, whose sums are the whole's, each by its own costs", async () => {
    const path = `/asset/comparison/version_regions/buildings/suburb/flood_100yr/${before()}/all`;
    const answer = await api.post(path, {}, member());
    expect(answer.statusCode, answer.body).toBe(200);
    const { regions, outside } = answer.json<VersionByRegion>();
    const { data } = await compare(`buildings/flood_100yr/${before()}/all`);
    const sum = (of: (each: (typeof regions)[number]) => number) =>
      [...regions, outside as (typeof regions)[number]].reduce((total, each) => total + of(each), 0);
    expect(regions.length).toBeGreaterThan(1);
    expect([
      sum(({ selected }) => selected.count),
      sum(({ worse }) => worse.count),
      sum(({ better }) => better.count),
      sum(({ exposed_before }) => exposed_before.cost ?? 0),
      sum(({ exposed_after }) => exposed_after.cost ?? 0),
      sum(({ difference }) => difference.cost ?? 0),
    ]).toEqual([90, 9, 9, data?.before.exposed.cost, data?.after.exposed.cost, 300_000]);
    const unknown = await api.post(path.replace("suburb", "ward"), {}, member());
    expect(unknown.json().error.code).toBe("dataset/unknown-region-group");
  });

  it("differ in nothing from themselves", async () => {
    const { data, only_before, only_after } = await compare(`buildings/flood_500yr/${reviewed}/all`);
    expect([data?.worse.count, data?.better.count, data?.same.count]).toEqual([0, 0, 90]);
    expect([only_before?.selected.count, only_after?.selected.count]).toEqual([0, 0]);
  });

  it("are known while they are kept, and to those who may see them", async () => {
    const refusal = async (version: string, who: ReturnType<typeof member>) => {
      const path = `/asset/comparison/versions/buildings/flood_100yr/${version}/all`;
      const answer = await api.post(path, {}, who);
      return `${answer.statusCode} ${answer.json().error.code}`;
    };
    expect(await refusal("0123456789abcdef", member())).toBe("404 dataset/unknown-version");
    expect(await refusal(api.versions.northport ?? "", member())).toBe("404 dataset/unknown-version");
    expect(await refusal("current", member())).toBe("400 request/invalid");
    expect(await refusal(reviewed, {})).toBe("401 auth/sign-in-first");
    const changes = `/asset/comparison/version_changes/buildings/flood_100yr/0123456789abcdef`;
    expect((await api.get(changes, member())).json().error.code).toBe("dataset/unknown-version");
  });
});
