import { reportText } from "@stopbank/geo-import/report-text";
import { expect, it } from "vitest";
import { importAndAsk } from "../../testing/importAndAsk.ts";

const curves = {
  all: [
    [0, 0],
    [4, 1],
  ],
  late: [
    [2, 0],
    [4, 1],
  ],
};
/** The same, plainly; where the curve is not known the one that gives most. */
const share = (kind: string, depth: number) =>
  Math.min(1, Math.max(0, kind === "late" ? (depth - 2) / 2 : depth / 4));

interface House {
  readonly d10: number;
  readonly d100: number;
  /** Undefined where not known. */
  readonly cost: number | undefined;
  readonly stock: number | undefined;
  readonly kind: string;
}

/** Every way in which a house may be known, at every depth. */
const houses: readonly House[] = [0, 0.5, 1, 2, 3].flatMap((d10) =>
  [1000, undefined].flatMap((cost) =>
    [0, 200, undefined].flatMap((stock) =>
      ["all", "late", ""].map((kind) => ({ d10, d100: d10 * 2, cost, stock, kind })),
    ),
  ),
);
const table = [
  ["id", "lon", "lat", "d10", "d100", "cost", "stock", "kind"],
  ...houses.map(({ d10, d100, cost = "", stock = "", kind }, i) => [
    i + 1,
    173 + i / 1000,
    -41,
    d10,
    d100,
    cost,
    stock,
    kind,
  ]),
];

/** What a house is to a sum: nothing, missing, or an amount. */
function plainly(parts: readonly (number | undefined)[], kind: string, depth: number, isExposed: boolean) {
  const atStake = parts.filter((part) => part !== 0);
  const isUnknown = atStake.some((part) => part === undefined || kind === "");
  if (isUnknown) return isExposed || share(kind, depth) > 0 ? "missing" : "nothing";
  const lost = atStake.reduce<number>((sum, part) => sum + (part ?? 0) * share(kind, depth), 0);
  return isExposed || lost > 0 ? lost : "nothing";
}

const shared = {
  id: "flood",
  title: "Flood",
  summary: "Flood",
  intensity: "Depth",
  unit: "m",
  source: { kind: "attribute" },
  parameters: { ari: { label: "Return period", unit: "years" } },
  scenarios: [10, 100].map((ari) => ({
    tag: `flood_${ari}`,
    name: `1 in ${ari}`,
    column: `d${ari}`,
    parameters: { ari },
    returnPeriodYears: ari,
  })),
  sampling: { rule: "attribute" },
  methodology: { content: "Test" },
};
const own = { curves, curveColumn: "kind" };

it.each([
  [
    "parts, below a depth",
    { classes: [{ from: 2, class: "low" }] },
    { ...own, components: { structure: { maxDamage: "cost" }, content: { maxDamage: "stock" } } },
    ({ cost, stock }: House) => [cost, stock],
    (_: House, depth: number) => depth >= 2,
  ],
  [
    "the stock alone, below a depth",
    { classes: [{ from: 2, class: "low" }] },
    { ...own, maxDamage: "stock" },
    ({ stock }: House) => [stock],
    (_: House, depth: number) => depth >= 2,
  ],
  [
    "the cost, below a ratio",
    { classes: "exposed" },
    { ...own, maxDamage: "cost", classes: [{ from: 0.9, class: "high" }] },
    ({ cost }: House) => [cost],
    ({ kind }: House, depth: number) => (kind === "" ? depth > 0 : share(kind, depth) >= 0.9),
  ],
])(
  "sums of %s leave nothing out silently, in the report and in answers",
  async (_, hazard, damage, partsOf, isExposed) => {
    const { report, ask } = await importAndAsk(
      table,
      [{ ...shared, ...hazard, damage: { houses: damage } }],
      {
        replacementCost: { value: "cost" },
      },
    );
    const found = [10, 100].map((ari) =>
      houses.map((house) => {
        const depth = ari === 10 ? house.d10 : house.d100;
        return plainly(partsOf(house), house.kind, depth, isExposed(house, depth));
      }),
    );
    const answer = await ask("expected_annual_damage/houses/flood/all");
    for (const [i, codes] of found.entries()) {
      const sum = codes.reduce<number>((all, each) => all + (typeof each === "number" ? each : 0), 0);
      const missing = codes.filter((each) => each === "missing").length;
      const known = codes.filter((each) => typeof each === "number").length;
      expect(missing).toBeGreaterThan(0);
      const exposure = report.scenarios[i]?.exposures[0];
      expect(exposure?.damage?.value).toBeCloseTo(sum, 6);
      expect(exposure).toMatchObject({ damageKnown: known, damageUnknown: missing });
      const event = answer.loss_curve[i];
      expect(event.damage.value).toBeCloseTo(sum, 6);
      expect(event.exposed_count - event.counted_count).toBe(missing);
      const [stats] = await ask(
        `exposure/identifying_information_stats/houses/flood_${[10, 100][i]}/all?attribute=damage_cost`,
      );
      expect(stats.attribute_stats.value.total).toBeCloseTo(sum, 6);
      const [together] = await ask(`exposure/multihazard_damage/houses/flood_${[10, 100][i]}/all`);
      expect(together.damage.value).toBeCloseTo(sum, 6);
      expect(together.exposed_count - together.counted_count).toBe(missing);
    }
    const never = houses.filter((_house, i) => {
      const codes = found.map((each) => each[i]);
      return codes.includes("missing") && codes.every((code) => typeof code !== "number");
    }).length;
    expect(report.expectedAnnualDamage[0]).toMatchObject({ damageUnknown: never });
    expect(answer.exposed_count - answer.counted_count).toBe(never);
    expect(answer.expected_annual_damage.value).toBeCloseTo(
      report.expectedAnnualDamage[0]?.damage.value ?? Number.NaN,
      6,
    );
    const [yearly] = await ask("exposure/multihazard_damage/houses/flood_100/all");
    expect(yearly.expected_annual_damage.value).toBeCloseTo(answer.expected_annual_damage.value, 6);
    expect(yearly.annual_exposed_count - yearly.annual_counted_count).toBe(never);
    expect(reportText(report)).toContain(`, without ${never} elements that lack an amount`);
  },
);

it("answers what is lost below the least class though nothing exposed is known", async () => {
  const two = [
    ["id", "lon", "lat", "d10", "d100", "cost"],
    ["a", 173, -41, 1.2, 1.2, 120],
    ["b", 173.1, -41, 1.6, 1.6, ""],
  ];
  const damage = { houses: { curves: { all: curves.all }, classes: [{ from: 0.9, class: "high" }] } };
  const { report, ask } = await importAndAsk(two, [{ ...shared, classes: "exposed", damage }], {
    replacementCost: { value: "cost" },
  });
  expect(report.scenarios[0]?.exposures[0]).toMatchObject({
    exposed: 0,
    damage: { value: expect.closeTo(36, 9) },
    damageKnown: 1,
    damageUnknown: 1,
  });
  expect(reportText(report)).toContain("damage 36, without 1 element that lacks an amount");
  const answer = await ask("expected_annual_damage/houses/flood/all");
  expect(answer).toMatchObject({
    expected_annual_damage: { value: expect.closeTo(3.6, 9) },
    without_cost_count: 1,
    loss_curve: [{ damage: { value: expect.closeTo(36, 9) } }, {}],
  });
  const [together] = await ask("exposure/multihazard_damage/houses/flood_10/all");
  expect(together).toMatchObject({
    damage: { value: expect.closeTo(36, 9) },
    exposed_count: 1,
    counted_count: 0,
  });
});
