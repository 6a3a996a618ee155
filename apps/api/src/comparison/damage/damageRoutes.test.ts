import type { DamageTogether } from "@stopbank/contract/annual-damage";
import type { ComparedDamage, DamageChange, VersionDamage } from "@stopbank/contract/compared-damage";
import type { VersionByRegion } from "@stopbank/contract/dataset-versions";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { publishLarkhaven } from "../../testing/larkhavenDataset.ts";
import { type RunningApi, startApi } from "../../testing/startApi.ts";

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const member = () => api.as("member");
async function post<Answer>(path: string, body: unknown = {}): Promise<Answer> {
  const answer = await api.post(path, body, member());
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}
const compared = (path: string, body?: unknown) =>
  post<ComparedDamage>(`/asset/comparison/damage/buildings/${path}`, body);
/** What another call says the same scenarios cost. */
const alone = async (tags: string, query = "") => {
  const [only] = await post<DamageTogether>(
    `/asset/exposure/multihazard_damage/buildings/${tags}/all${query}`,
  );
  if (only === undefined) throw new Error("no answer");
  return only;
};
const total = (parts: readonly DamageChange[], of: (each: DamageChange) => number) =>
  parts.reduce((sum, each) => sum + of(each), 0);

describe("damage on two sides", () => {
  it("D-01: is on each side what the call about it alone answers, and the difference is of both", async () => {
    const { damage, money, sentence } = await compared("flood_100yr/flood_500yr/all");
    const [before, after] = [await alone("flood_100yr"), await alone("flood_500yr")];
    expect(money.currency).toBe(before.currency);
    expect([damage?.before.amount, damage?.after.amount]).toEqual([before.damage, after.damage]);
    expect([damage?.before.counted_count, damage?.after.counted_count]).toEqual([
      before.counted_count,
      after.counted_count,
    ]);
    // Row 9 is not assessed on either side; of column 0 no cost is known, so of its rows 0 to 4, which the rarer flood reaches.
    expect(damage?.comparable.count).toBe(100 - 10 - 5);
    // The rest is known on both, so that here the difference is that of the sums.
    const by = (after.damage?.value ?? 0) - (before.damage?.value ?? 0);
    expect(damage?.comparable.difference.value).toBeCloseTo(by, 6);
    expect(damage?.comparable.difference.max).toBeCloseTo(
      (after.damage?.max ?? 0) - (before.damage?.max ?? 0),
      6,
    );
    expect(sentence).toMatch(
      /^Buildings: \$[\d,.]+\s?[kM]? of damage by river flood \(.*\), \$[\d,.]+\s?[kM]? (more|less) than the \$/,
    );
    expect(sentence).toContain("of 15 the damage is not known on both sides, and they are left out.");
  });

  it("turns round with its sides, and is nothing between a side and itself", async () => {
    const there = await compared("flood_100yr/flood_500yr/all");
    const back = await compared("flood_500yr/flood_100yr/all");
    expect(back.damage?.before).toEqual(there.damage?.after);
    expect(back.damage?.comparable.difference.value).toBe(-(there.damage?.comparable.difference.value ?? 0));
    const same = await compared("flood_100yr/flood_100yr/all");
    expect(same.damage?.comparable.difference).toEqual({ min: 0, value: 0, max: 0 });
    expect(same.sentence).toContain("as much as by river flood");
  });

  it("by region adds up to the whole, and is of each what is asked of it alone", async () => {
    const { damage, regions, outside } = await compared("flood_100yr/flood_500yr/all?group=suburb");
    expect(regions.map(({ region }) => region)).toEqual(["suburb.otara", "suburb.south"]);
    const parts = [...regions, ...(outside === null ? [] : [outside])];
    expect(total(parts, ({ selected_count }) => selected_count)).toBe(100);
    expect(total(parts, ({ comparable }) => comparable.count)).toBe(damage?.comparable.count);
    expect(total(parts, ({ after }) => after.amount?.value ?? 0)).toBeCloseTo(
      damage?.after.amount?.value ?? Number.NaN,
      6,
    );
    for (const { region, name: _, ...found } of regions) {
      const only = await compared(`flood_100yr/flood_500yr/all?regions=${region}`);
      expect(only.damage).toEqual(found);
    }
  });

  it("says why it is not known, and whose fault that is", async () => {
    const quake = await compared("flood_100yr/quake_m7/all?group=suburb");
    expect([quake.damage, quake.regions, quake.outside]).toEqual([null, [], null]);
    expect(quake.sentence).toBe(
      "Buildings: damage is not compared, since no damage curve is given for earthquake (Magnitude 7).",
    );
    const twice = await compared("flood_100yr/flood_100yr,flood_500yr/all");
    expect(twice.damage).toBeNull();
    expect(twice.sentence).toContain("two scenarios of one hazard cannot happen in one event");
    const roads = await post<ComparedDamage>("/asset/comparison/damage/roads/flood_100yr/flood_500yr/all");
    expect(roads.sentence).toBe(
      "Roads: damage is not compared, since its elements have no replacement costs.",
    );
  });

  it("leaves a hazard without a curve out of a side of several", async () => {
    const { damage } = await compared("flood_100yr,quake_m7/flood_500yr,quake_m7/all");
    const plain = await compared("flood_100yr/flood_500yr/all");
    expect(damage?.before.amount).toEqual(plain.damage?.before.amount);
    expect((await alone("flood_500yr,quake_m7")).damage).toEqual(damage?.after.amount);
  });

  it.each([
    ["an unknown group", "flood_100yr/flood_500yr/all?group=ward", 404, "dataset/unknown-region-group"],
    ["an unknown scenario", "flood_100yr/nothing/all", 404, "dataset/unknown-scenario"],
  ])("refuses %s", async (_what, path, status, code) => {
    const answer = await api.post(`/asset/comparison/damage/buildings/${path}`, {}, member());
    expect([answer.statusCode, answer.json().error.code]).toEqual([status, code]);
  });
});

describe("damage in two versions", () => {
  // Column 9, which has other ids now, is the one that lies in no suburb.
  const inSuburbs = "?regions=suburb.otara,suburb.south";
  let formerly: DamageTogether[number];
  beforeAll(async () => {
    formerly = await alone("flood_100yr", inSuburbs);
    const { version } = await publishLarkhaven(api.root, true);
    const current = async () => (await api.get("/layer", member())).headers["x-dataset-version"];
    await vi.waitFor(async () => expect(await current()).toBe(version), { timeout: 20_000 });
  });

  it("D-02: is of what both have, each by its own costs and water, and by region adds up", async () => {
    const path = `/asset/comparison/version_damage/buildings/flood_100yr/${api.versions.larkhaven}/all`;
    const { damage, regions, outside, sentence } = await post<VersionDamage>(`${path}?group=suburb`);
    expect(damage?.selected_count).toBe(90);
    expect(damage?.before.amount).toEqual(formerly.damage);
    expect(damage?.after.amount).toEqual((await alone("flood_100yr", inSuburbs)).damage);
    expect(damage?.comparable.difference.value).toBeCloseTo(
      (damage?.after.amount?.value ?? 0) - (damage?.before.amount?.value ?? 0),
      6,
    );
    expect(damage?.comparable.difference.value).toBeGreaterThan(0);
    expect(total(regions, ({ comparable }) => comparable.difference.value)).toBeCloseTo(
      damage?.comparable.difference.value ?? Number.NaN,
      6,
    );
    expect(outside?.selected_count).toBe(0);
    expect(sentence).toContain("in the current one");
    const plain = await post<VersionByRegion>(
      path.replace("version_damage/buildings", "version_regions/buildings/suburb"),
    );
    expect(plain.regions.map(({ selected }) => selected.count)).toEqual(
      regions.map(({ selected_count }) => selected_count),
    );
  });
});
