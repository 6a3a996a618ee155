import { expect, it } from "vitest";
import { importAndAsk } from "../../testing/importAndAsk.ts";

interface Dollars {
  readonly min: number;
  readonly value: number;
  readonly max: number;
}
interface Together {
  readonly damage: Dollars | null;
  readonly expected_annual_damage: Dollars | null;
  readonly each: readonly { readonly damage: Dollars; readonly expected_annual_damage: Dollars }[];
  readonly exposed_count: number;
  readonly counted_count: number;
  readonly sentence: string;
}

const straight = {
  all: [
    [0, 0],
    [1, 1],
  ],
};
const house = { maxDamage: "house" };
const all = { house, contents: { maxDamage: "contents" } };

const hazard = (id: string, damage: object) => ({
  id,
  title: id,
  summary: id,
  intensity: "Share lost",
  source: { kind: "attribute" },
  // A hundredth in the commoner event.
  scenarios: [20, 100].map((years) => ({
    tag: `${id}_${years}`,
    name: `1 in ${years}`,
    column: id,
    scale: years === 20 ? 0.01 : 1,
    parameters: { ari: years },
    returnPeriodYears: years,
  })),
  parameters: { ari: { label: "Return period", unit: "years" } },
  sampling: { rule: "attribute" },
  classes: "exposed",
  damage: { houses: { curves: straight, ...damage } },
  methodology: { content: "Test" },
});

/** A house of $100,000 with $200,000 in it; what share each hazard takes of what it puts at stake. */
const shares: [id: string, storm: number, flood: number, quake: number][] = [
  ["all-gone", 1, 1 / 6, 0],
  ["all-gone-twice", 1, 0.9, 1],
  ["halves", 0.5, 0, 0.5],
  ["one-alone", 0, 0.25, 0],
  ["three", 0.2, 0.4, 0.7],
  ["dry", 0, 0, 0],
];
const houses = [
  ["id", "lon", "lat", "storm", "flood", "quake", "house", "contents", "cost"],
  ...shares.map(([id, ...each], i) => [id, 173 + i / 10, -41, ...each, 100_000, 200_000, ""]),
];
const hazards = [
  hazard("storm", { components: all }),
  hazard("flood", { components: all }),
  hazard("quake", house),
];

/** Each dollar by itself: those of the house are reached by all three hazards, those of the contents by two. */
function dollarByDollar(storm: number, flood: number, quake: number): number {
  let lost = 0;
  for (let dollar = 0; dollar < 300_000; dollar++)
    lost += 1 - (1 - storm) * (1 - flood) * (dollar < 100_000 ? 1 - quake : 1);
  return lost;
}

it("is of what each hazard puts at stake, without a replacement cost, element by element", async () => {
  const { ask } = await importAndAsk(houses, hazards);
  const tags = "storm_100,flood_100,quake_100";
  let sum = 0;
  for (const [id, storm, flood, quake] of shares) {
    const body = { prefiltered_asset_ids: { houses: [id] } };
    const [answer]: [Together] = await ask(`exposure/multihazard_damage/houses/${tags}/all`, body);
    const expected = dollarByDollar(storm, flood, quake);
    sum += expected;
    expect(answer.damage?.value ?? 0, id).toBeCloseTo(expected, 4);
    const alone = answer.each.map(({ damage }) => damage.value);
    expect(answer.damage?.value ?? 0, id).toBeGreaterThanOrEqual(Math.max(...alone));
    expect(answer.damage?.value ?? 0, id).toBeLessThanOrEqual(
      Math.min(
        300_000,
        alone.reduce((a, b) => a + b),
      ) + 1e-6,
    );
  }
  const [whole]: [Together] = await ask(`exposure/multihazard_damage/houses/${tags}/all`);
  expect(whole.damage?.value).toBeCloseTo(sum, 3);
  expect(whole).toMatchObject({ exposed_count: 5, counted_count: 5 });
});

it("says in its sentence no less than a storm alone, and never less than nothing", async () => {
  // Of what the storm puts at stake the replacement cost is a third.
  const { ask } = await importAndAsk(houses, hazards, { replacementCost: { value: "house" } });
  const sentenceOf = async (tags: string, id: string) => {
    const body = { prefiltered_asset_ids: { houses: [id] } };
    const [{ sentence }]: [Together] = await ask(`exposure/multihazard_damage/houses/${tags}/all`, body);
    return sentence;
  };
  expect(await sentenceOf("storm_100,flood_100", "all-gone")).toContain("$300,000");
  expect(await sentenceOf("storm_100,quake_100", "all-gone-twice")).toContain("$300,000");
});

it("by the year is at most what is at stake, of what is insured too", async () => {
  const insured = { ...house, deductible: 10_000, cover: 50_000 };
  const { ask } = await importAndAsk(
    [houses[0]!, ["both", 173, -41, 0.6, 0.8, 1, 100_000, 200_000, 60_000]],
    [hazard("quake", insured), hazard("flood", insured)],
    { replacementCost: { value: "cost" } },
  );
  const [answer]: [Together] = await ask("exposure/multihazard_damage/houses/quake_100,flood_100/all");
  // The whole house less $10,000 is more than the cover, and so is four fifths of it: each costs all of it.
  expect(answer.damage?.value).toBe(50_000);
  const [first, second] = answer.each.map(({ expected_annual_damage }) => expected_annual_damage.value);
  expect(answer.expected_annual_damage?.value).toBeCloseTo((first ?? 0) + (second ?? 0), 9);
});
