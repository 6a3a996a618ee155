import { reportText } from "@stopbank/geo-import/report-text";
import { expect, it } from "vitest";
import { importAndAsk, type Rows } from "../../testing/importAndAsk.ts";

/** A file's text as a table of one cell. */
const geojson = (depth: number | null): Rows => [
  [
    JSON.stringify({
      type: "FeatureCollection",
      features: [
        { west: 172.95, depth },
        // Else the column would have no type where the depth is not known.
        { west: 179, depth: 3 },
      ].map(({ west, depth }) => ({
        type: "Feature",
        properties: { depth },
        geometry: {
          type: "Polygon",
          coordinates: [
            [
              [west, -41.1],
              [west + 0.1, -41.1],
              [west + 0.1, -40.9],
              [west, -40.9],
              [west, -41.1],
            ],
          ],
        },
      })),
    }),
  ],
];

/** Half of the cost at 4 m, all of it at 8 m: of 8,000 a metre is 1,000. */
const curves = {
  all: [
    [0, 0],
    [8, 1],
  ],
};
const hazard = (id: string, damage: object, of: (years: number) => object, more: object) => ({
  id,
  title: id,
  summary: id,
  intensity: "Depth",
  unit: "m",
  parameters: { ari: { label: "Return period", unit: "years" } },
  scenarios: [10, 100].map((ari) => ({
    tag: `${id}_${ari}`,
    name: `1 in ${ari}`,
    parameters: { ari },
    returnPeriodYears: ari,
    ...of(ari),
  })),
  classes: "exposed",
  damage: { houses: { curves, ...damage } },
  methodology: { content: "Test" },
  ...more,
});
const mapped = (id: string, damage: object) =>
  hazard(id, damage, (years) => ({ file: `z${years}.geojson` }), {
    source: { kind: "polygons", value: "depth" },
    assessed: "all",
    sampling: { rule: "touch" },
  });
const named = (id: string) =>
  hazard(id, {}, (years) => ({ column: `${id}${years}` }), {
    source: { kind: "attribute" },
    sampling: { rule: "attribute" },
  });

/** Weights of 10 and 100 years, log-linear with the tail. */
const [w10, w100] = [0.1 - 0.09 / Math.log(10), 0.09 / Math.log(10)];

it("says that a sum is a lower bound, of each hazard and of all together, whether damage is recorded or not", async () => {
  // Water of an unknown depth stands at wet once in 100 years; upper was looked at for river once in 10 years alone.
  const houses = [
    ["id", "lon", "lat", "cost", "ded", "river10", "river100", "quake10", "quake100"],
    ["wet", 173, -41, 8000, 100, "", "", 0, 1],
    ["upper", 173.2, -41, 8000, 0, 2, "", 0, 4],
    ["other", 173.3, -41, 8000, 0, 0, 0, 0, 2],
  ];
  const { report, ask } = await importAndAsk(
    houses,
    [mapped("flood", {}), mapped("insured", { deductible: "ded" }), named("river"), named("quake")],
    {
      replacementCost: { value: "cost" },
      files: { "z10.geojson": geojson(1), "z100.geojson": geojson(null) },
    },
  );
  const text = reportText(report);
  for (const [id, method, d10] of [
    ["flood", "curve", 1000],
    ["insured", "recorded", 900],
  ] as const) {
    const least = { value: expect.closeTo(w10 * d10, 6) };
    expect(report.expectedAnnualDamage.find((each) => each.hazard === id)).toMatchObject({
      damage: least,
      partlyAssessed: 1,
      damageUnknown: 0,
    });
    expect(text).toMatch(
      new RegExp(`${id}, houses: at least .*a year.*\\n +A lower bound: the damage of 1 is`),
    );
    const answer = await ask(`expected_annual_damage/houses/${id}/all`);
    expect(answer).toMatchObject({
      method,
      expected_annual_damage: least,
      exposed_count: 1,
      counted_count: 1,
      without_intensity_count: 0,
      partly_assessed_count: 1,
    });
    expect(answer.sentence).toMatch(/costs at least .* That is a lower bound: of 1 /);
    const [together] = await ask(`exposure/multihazard_damage/houses/${id}_10,quake_10/all`);
    expect(together.each[0]).toMatchObject({
      expected_annual_damage: least,
      annual_partly_assessed_count: 1,
    });
    expect(together).toMatchObject({
      expected_annual_damage: { value: expect.closeTo(w10 * d10 + w100 * 7000, 6) },
      partly_assessed_count: 0,
      annual_partly_assessed_count: 1,
    });
  }
  // Once in 100 years nobody knows what it costs; that is not nothing.
  expect(text.match(/1 of 3 assessed exposed .*; damage not known: 1 element lacks an amount/g)).toHaveLength(
    2,
  );

  const together = async (tags: string, id: string) => {
    const body = { prefiltered_asset_ids: { houses: [id] } };
    const [answer] = await ask(`exposure/multihazard_damage/houses/${tags}/all`, body);
    return answer;
  };
  const least = { value: expect.closeTo(w10 * 2000, 6) };
  const onlyInYear = await together("river_100", "upper");
  expect(onlyInYear).toMatchObject({
    damage: null,
    each: [{ damage: null, expected_annual_damage: least, annual_partly_assessed_count: 1 }],
    expected_annual_damage: least,
    never_assessed_count: 1,
    annual_exposed_count: 1,
    annual_counted_count: 1,
    annual_partly_assessed_count: 1,
    annual_never_assessed_count: 0,
  });
  expect(onlyInYear.sentence).toMatch(
    /^By the year they cost the selected house at least .*lower bound: of 1 /,
  );
  expect(await together("river_100,quake_100", "wet")).toMatchObject({
    damage: { value: 1000 },
    each: [
      { hazard_id: "river", damage: null, expected_annual_damage: null },
      { hazard_id: "quake", damage: { value: 1000 } },
    ],
  });
});
