import { describe, expect, it } from "vitest";
import { importAndAsk } from "../../testing/importAndAsk.ts";

const houses = [
  ["id", "lon", "lat", "d10", "d100", "value"],
  ["a", 173.1, -41.1, 1, 2, 1000],
  ["b", 173.2, -41.1, 3, 6, 2000],
];

const flood = {
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
  classes: "exposed",
  damage: {
    houses: {
      curves: {
        all: [
          [0, 0],
          [8, 1],
        ],
      },
    },
  },
  methodology: { content: "Test" },
};

const priced = (about: object, replacementCost: object = { value: "value" }) =>
  importAndAsk(houses, [flood], { replacementCost, about });

describe("money of an imported dataset", () => {
  it("is in the currency and the prices that the description names, in every answer", async () => {
    const { ask, get } = await priced({ currency: "USD", priceYear: 2019 });
    const money = { currency: "USD", price_year: 2019 };
    expect(await get("/layer")).toMatchObject(money);
    const [risk] = await ask("exposure/stats/houses/flood_10/all");
    expect(risk.data.attribute_stats.replacement_costs).toMatchObject(money);
    const [stats] = await ask("exposure/identifying_information_stats/houses/flood_10/all");
    expect(stats).toMatchObject({ name: "Value (US$)", prefix: "US$" });
    const annual = await ask("expected_annual_damage/houses/flood/all");
    expect(annual).toMatchObject(money);
    expect(annual.sentence).toContain("US$");
    const [details] = await get("/layer/details/houses");
    expect(details.details).toContainEqual({ label: "Currency", value: "US Dollar (USD), prices of 2019" });
    const facts = await get("/asset/identifying_information/houses/a");
    expect(facts.information.find(({ key }: { key: string }) => key === "value").prefix).toBe("US$");
  });

  it("is New Zealand's where none is named, with the year of the layer's own costs", async () => {
    const { ask, get } = await priced({ priceYear: 2019 }, { value: "value", year: 2024 });
    expect(await get("/layer")).toMatchObject({ currency: "NZD", price_year: 2019 });
    const [risk] = await ask("exposure/stats/houses/flood_10/all");
    expect(risk.data.attribute_stats.replacement_costs).toMatchObject({ currency: "NZD", price_year: 2024 });
  });

  it("is refused in a currency that nobody has", async () => {
    await expect(priced({ currency: "DOL" })).rejects.toMatchObject({ code: "import/bad-description" });
    await expect(priced({ currency: "usd" })).rejects.toMatchObject({ code: "import/bad-description" });
  });
});
