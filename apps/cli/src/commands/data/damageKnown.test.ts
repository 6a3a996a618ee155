import { describe, expect, it } from "vitest";
import { importAndAsk, type Rows } from "../../testing/importAndAsk.ts";

/** Metres of water once in 10 and once in 100 years, null where nobody looked, and what a house is worth. */
interface House {
  readonly depths: readonly [number | null, number | null];
  readonly cost: number | null;
}

const depths = [null, 0, 2];
const houses: House[] = [8_000, null].flatMap((cost) =>
  depths.flatMap((often) => depths.map((rarely): House => ({ depths: [often, rarely], cost }))),
);
const table: Rows = [
  ["id", "lon", "lat", "cost", "d10", "d100"],
  ...houses.map(({ depths: [often, rarely], cost }, i) => [
    `h${i}`,
    173 + i / 100,
    -41,
    cost ?? "",
    often ?? "",
    rarely ?? "",
  ]),
];

const flood = (id: string, more: object) => ({
  id,
  title: id,
  summary: id,
  intensity: "Depth",
  unit: "m",
  source: { kind: "attribute" },
  parameters: { ari: { label: "Return period" } },
  scenarios: [10, 100].map((years) => ({
    tag: `${id}_${years}`,
    name: `${years}`,
    column: `d${years}`,
    parameters: { ari: years },
    returnPeriodYears: years,
  })),
  sampling: { rule: "attribute" },
  classes: "exposed",
  damage: {
    houses: {
      curves: {
        all: [
          [0, 0],
          [8, 1],
        ],
      },
      ...more,
    },
  },
  methodology: { content: "Test" },
});

/** What the calls must answer, from a look at every house. */
function lookedAt(chosen: readonly House[]) {
  const isExposed = ({ depths: each }: House) => each.some((depth) => depth !== null && depth > 0);
  const isNever = ({ depths: each }: House) => each.every((depth) => depth === null);
  const isMissed = ({ depths: each }: House) => each.includes(null);
  const exposed = chosen.filter(isExposed);
  const counted = exposed.filter(({ cost }) => cost !== null);
  const inSum = [...counted, ...chosen.filter((each) => !isExposed(each) && !isNever(each))];
  return {
    isKnown: counted.length > 0 || (exposed.length === 0 && chosen.some((each) => !isNever(each))),
    exposed: exposed.length,
    counted: counted.length,
    partly: inSum.filter(isMissed).length,
    never: chosen.filter(isNever).length,
  };
}

/** The same of one event. */
const inEvent = (chosen: readonly House[], period: 0 | 1) =>
  lookedAt(chosen.map(({ depths: each, cost }) => ({ depths: [each[period], each[period]], cost })));

describe.each([
  ["by curves", "flood", {}],
  ["on record", "insured", { deductible: 0 }],
])("what is known of damage %s", (_, hazard, more) => {
  it("is the same for one hazard alone, for it among others, in the import's report and to whoever looks", async () => {
    const { report, ask } = await importAndAsk(table, [flood(hazard, more)], {
      replacementCost: { value: "cost" },
    });
    const each = [...houses.keys()];
    const chosenOnes = [
      ...each.map((one) => [one]),
      ...each.flatMap((one) => [5, 10].map((further) => [one, (one + further) % houses.length])),
      ...each.map((left) => each.filter((one) => one !== left)),
      each,
    ];
    for (const indexes of chosenOnes) {
      const chosen = indexes.map((i) => houses[i]!);
      const body = { prefiltered_asset_ids: { houses: indexes.map((i) => `h${i}`) } };
      const alone = await ask(`expected_annual_damage/houses/${hazard}/all`, body);
      const [together] = await ask(`exposure/multihazard_damage/houses/${hazard}_10/all`, body);
      const year = lookedAt(chosen);
      const said = JSON.stringify({ chosen, alone: alone.sentence, together: together.sentence });
      expect(
        {
          isKnown: alone.expected_annual_damage !== null,
          exposed: alone.exposed_count,
          counted: alone.counted_count,
          partly: alone.partly_assessed_count,
          never: alone.never_assessed_count,
        },
        said,
      ).toEqual(year);
      expect(
        {
          isKnown: together.expected_annual_damage !== null,
          exposed: together.annual_exposed_count,
          counted: together.annual_counted_count,
          partly: together.annual_partly_assessed_count,
          never: together.annual_never_assessed_count,
        },
        said,
      ).toEqual(year);
      expect(together.each[0].annual_partly_assessed_count, said).toBe(year.partly);
      expect(together.expected_annual_damage?.value ?? null).toEqual(
        alone.expected_annual_damage === null ? null : expect.closeTo(alone.expected_annual_damage.value, 6),
      );
      const [often] = alone.loss_curve;
      const event = inEvent(chosen, 0);
      expect(
        [
          { isKnown: often.damage !== null, exposed: often.exposed_count, counted: often.counted_count },
          {
            isKnown: together.damage !== null,
            exposed: together.exposed_count,
            counted: together.counted_count,
          },
        ],
        said,
      ).toEqual(Array(2).fill({ isKnown: event.isKnown, exposed: event.exposed, counted: event.counted }));
      expect(often.not_assessed_count).toBe(together.not_assessed_count);
      expect(together.damage).toEqual(often.damage);
    }
    const whole = lookedAt(houses);
    expect(report.expectedAnnualDamage).toMatchObject([
      { partlyAssessed: whole.partly, damageUnknown: whole.exposed - whole.counted },
    ]);
  });
});
