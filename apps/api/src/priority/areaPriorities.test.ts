import type { Prioritisation } from "@stopbank/contract/prioritisation-settings";
import { notAssessed } from "@stopbank/risk-engine/columns";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ServedDataset } from "../data/servedDataset.ts";
import { isKaiapoiThere, kaiapoiHouses, madeHouses } from "../testing/regionsDataset.ts";
import { servedHouses } from "../testing/servedDatasets.ts";
import { areaParts } from "./areaParts.ts";
import { areaPriorities, areasOf } from "./areaPriorities.ts";
import { fitSettings } from "./fitSettings.ts";
import { rankingNamed } from "./readSettings.ts";

const tags = ["flood_100yr", "flood_500yr", "quake_m7"];
const anyTags = fc.shuffledSubarray(tags, { minLength: 1 });

/** Houses in hectares, shops among them apart, and pipes in kilometres, which lie in wards alone. */
const settingsOf = (hazard_scenarios: string[]): Prioritisation => ({
  layers: ["ward", "cell"].map((group) => ({ layer_id: group, region_group: group, display_name: group })),
  value_sets: [
    {
      value_set_id: "town",
      display_name: "Town",
      elements: [
        {
          element_id: "low_shops",
          type: "houses",
          filters: { use: { values: ["shop"] }, floors: { max: 2 } },
        },
        { element_id: "homes", type: "houses", filters: { use: { values: ["home"] } } },
      ],
    },
    { value_set_id: "all", display_name: "All", elements: [{ type: "houses" }, { type: "pipes" }] },
    { value_set_id: "network", display_name: "Network", elements: [{ type: "pipes" }] },
  ],
  scenarios: [{ scenario_id: "asked", display_name: "Asked", hazard_scenarios }],
  assessments: [],
});

/** What each value set takes of a layer, said again. */
const taken: Readonly<
  Record<
    string,
    readonly (readonly [type: string, test: (use: string | undefined, floors: number) => boolean])[]
  >
> = {
  town: [["houses", (use, floors) => use === "home" || (use === "shop" && floors <= 2)]],
  all: [
    ["houses", () => true],
    ["pipes", () => true],
  ],
  network: [["pipes", () => true]],
};

const turn = () => Promise.resolve();
const asker = { turn, signal: new AbortController().signal };
const open = servedHouses();

const weightOf = [0, 0.5, 0.5, 0, 0.25, 0.5, 1];
/** Of the stored codes, from the least severe on. */
const severity = [0, 3, 2, 1, 4, 5, 6];

interface Element {
  readonly area: number;
  readonly use: string | undefined;
  readonly floors: number;
  readonly metric: number;
  /** By hazard scenario: a class, not assessed, or nothing. */
  readonly codes: readonly (number | undefined)[];
}

/** A layer as a list of elements, from the dataset's own columns. */
async function elementsOf({ data, directory }: ServedDataset, type: string, group: string, asked: string[]) {
  const table = await data.elements(type);
  if (!table.description.regionGroups.includes(group)) return undefined;
  const assessed = asked.filter((tag) => directory.isAssessed(type, tag));
  const byElement = await Promise.all(
    assessed.map(async (tag) => {
      const { hazard } = directory.scenario(tag);
      const { element, damageClass } = await data.exposure(type, hazard.hazardId, tag);
      return new Map(Array.from(element, (each, row) => [each, damageClass[row]!]));
    }),
  );
  const use = type === "houses" ? table.attribute("use") : undefined;
  const floors = type === "houses" ? table.attribute("floors") : undefined;
  return Array.from(
    { length: table.count },
    (_, i): Element => ({
      area: table.regionCode(group)[i]!,
      use: use?.type === "text" ? use.values[use.codes[i]!] : undefined,
      floors: floors?.type === "numeric" ? floors.values[i]! : 0,
      metric: table.metric![i]!,
      // A layer that none of them was assessed for is not assessed.
      codes: byElement.length === 0 ? [notAssessed] : byElement.map((codes) => codes.get(i)),
    }),
  );
}

/** The share of a value set in an area, reckoned element by element. */
function shareOf(set: string, area: number, layers: ReadonlyMap<string, readonly Element[] | undefined>) {
  const known = taken[set]!.filter(([type]) => layers.get(type) !== undefined);
  if (known.length === 0) return { share: null, unknown: 1 };
  const units = known.map(([type, test]) => {
    let [total, assessed, weighted, unknown] = [0, 0, 0, 0];
    for (const { use, floors, metric, codes, area: own } of layers.get(type)!) {
      if (own !== area || !test(use, floors)) continue;
      total += metric;
      const classes = codes.filter((code) => code !== undefined && code !== notAssessed) as number[];
      const lacking = codes.filter((code) => code === notAssessed).length;
      if (classes.length === 0 && lacking > 0) unknown += metric;
      if (lacking === codes.length) continue;
      assessed += metric;
      const [worst] = classes.toSorted((a, b) => severity[b]! - severity[a]!);
      weighted += worst === undefined ? 0 : weightOf[worst]! * metric;
    }
    return { total, assessed, weighted, unknown };
  });
  const there = units.filter(({ total }) => total > 0);
  const looked = there.filter(({ assessed }) => assessed > 0);
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  if (there.length === 0) return { share: 0, unknown: 0 };
  return {
    share: looked.length === 0 ? null : mean(looked.map(({ weighted, assessed }) => weighted / assessed)),
    unknown: mean(there.map(({ unknown, total }) => unknown / total)),
  };
}

const near = (value: number | null) => (value === null ? null : expect.closeTo(value, 9));

async function expectAsReckoned(dataset: ServedDataset, asked: string[], version: number): Promise<void> {
  const settings = await fitSettings({ settings: settingsOf(asked), version }, dataset, turn);
  for (const regionGroup of ["ward", "cell"]) {
    const layers = new Map<string, readonly Element[] | undefined>();
    for (const type of ["houses", "pipes"])
      layers.set(type, await elementsOf(dataset, type, regionGroup, asked));
    const ranking = rankingNamed(dataset, settings, { scenario: "asked", regionGroup });
    const weights = { town: 5, all: 2, network: 1 };
    const { regions, value_sets } = await areaPriorities(ranking, weights, asker);
    expect(Object.keys(regions)).toHaveLength(regionGroup === "ward" ? 4 : 144);
    for (const { id, code } of areasOf(ranking)) {
      const expected = value_sets.map((set) => shareOf(set, code, layers));
      expect(regions[id]?.shares, id).toEqual(expected.map(({ share }) => near(share)));
      expect(regions[id]?.unknown_shares, id).toEqual(expected.map(({ unknown }) => near(unknown)));
      const scored = expected.flatMap(({ share }, i) =>
        share === null ? [] : [{ share, weight: [5, 2, 1][i]! }],
      );
      const weighed = scored.reduce((sum, { weight }) => sum + weight, 0);
      const score = scored.reduce((sum, { share, weight }) => sum + share * weight, 0) / weighed;
      expect(regions[id]?.totalAreaScore, id).toEqual(near(scored.length === 0 ? null : score));
    }
    const scores = Object.values(regions).map(({ totalAreaScore }) => totalAreaScore ?? -1);
    for (const { totalAreaScore, priorityIndex } of Object.values(regions))
      expect(priorityIndex).toBe(
        totalAreaScore === null ? null : 1 + scores.filter((score) => score > totalAreaScore).length,
      );
    const [some] = areasOf(ranking).slice(1);
    const parts = await areaParts(ranking, some!, weights, asker);
    for (const { share, hazard_groups } of parts.value_sets)
      expect(hazard_groups.reduce((sum, each) => sum + each.share, 0)).toBeCloseTo(share ?? 0, 9);
  }
}

describe("PRI-15 PRI-16: areas of a real size are ranked as element by element", () => {
  it("of many houses in wards and cells, whichever hazards are asked about", async () => {
    const dataset = await open("larkhaven", madeHouses());
    let version = 0;
    await fc.assert(
      fc.asyncProperty(anyTags, (asked) => expectAsReckoned(dataset, asked, ++version)),
      { numRuns: 8, examples: [[tags], [["quake_m7"]]] },
    );
  });

  it.runIf(isKaiapoiThere)("of the buildings of Kaiapoi", async () => {
    await expectAsReckoned(await open("kaiapoi", kaiapoiHouses()), tags, 1);
  });

  it("is worked out once for a scenario, and anew for other settings", async () => {
    const dataset = await open("northport", madeHouses());
    const read: string[] = [];
    const watched: ServedDataset = {
      ...dataset,
      data: {
        ...dataset.data,
        elements: (type, columns) => {
          read.push(type);
          return dataset.data.elements(type, columns);
        },
      },
    };
    const rank = async (version: number, weights: Record<string, number>) => {
      const settings = await fitSettings({ settings: settingsOf(tags), version }, watched, turn);
      read.length = 0;
      const ranking = rankingNamed(watched, settings, { scenario: "asked", regionGroup: "ward" });
      await areaPriorities(ranking, weights, asker);
      return read.length;
    };
    expect(await rank(1, {})).toBe(4);
    expect(await rank(1, { town: 5 })).toBe(0);
    expect(await rank(2, {})).toBe(4);
  });
});

it("issue 12.5: what would be too much at once is left out, and said", async () => {
  const dataset = await open("openaccess", madeHouses());
  const { manifest } = dataset;
  const [flood] = manifest.hazards;
  const [ward] = manifest.regionGroups;
  const tags = Array.from({ length: 10 }, (_, i) => `flood_${i}`);
  const large: ServedDataset = {
    ...dataset,
    manifest: {
      ...manifest,
      hazards: [{ ...flood!, scenarios: tags.map((tag) => ({ ...flood!.scenarios[0]!, tag })) }],
      regionGroups: [
        { ...ward!, regions: Array.from({ length: 8_193 }, (_, code) => ({ code, name: `Ward ${code}` })) },
      ],
    },
  };
  const settings: Prioritisation = {
    layers: [{ layer_id: "ward", region_group: "ward", display_name: "Wards" }],
    value_sets: [0, 1, 2, 3, 4].map((set) => ({
      value_set_id: `set-${set}`,
      display_name: `Set ${set}`,
      elements: Array.from({ length: 50 }, (_, i) => ({ element_id: `e-${set}-${i}`, type: "houses" })),
    })),
    scenarios: [
      { scenario_id: "few", display_name: "Few", hazard_scenarios: tags.slice(0, 5) },
      { scenario_id: "many", display_name: "Many", hazard_scenarios: tags },
    ],
    assessments: [],
  };
  const fitted = await fitSettings({ settings, version: 1 }, large, turn);
  const codes = Map.groupBy(fitted.misfits, ({ code }) => code);
  expect(codes.get("prioritisation/too-many-areas")?.[0]?.sentence).toBe(
    "Area layer Wards: 8193 areas are too many to rank; 8192 are the most.",
  );
  expect(codes.get("prioritisation/too-many-elements")).toHaveLength(50);
  expect(codes.get("prioritisation/too-many-pairs")?.[0]?.sentence).toBe(
    "Scenario Many: 10 hazard scenarios over 200 kinds of elements are too much at once; 1000 pairs are the most.",
  );
  expect(fitted.layers).toEqual([]);
  expect(fitted.valueSets.flatMap(({ elements }) => elements)).toHaveLength(200);
  expect(fitted.scenarios.map(({ id }) => id)).toEqual(["few"]);
});
