import { describe, expect, it } from "vitest";
import { membersOfLarkhaven } from "./memberAtMap.ts";
import { floodedBuildings, floodTag } from "./sceneAddress.ts";

interface Assessment {
  readonly assessed_count: number;
  readonly exposed_count: number;
  readonly not_assessed_count: number;
}

const parcels = "e:water_supply_properties;h:earthquake_shaking:earthquake_deep_slab_m78";
const shown = (count: number) => count.toLocaleString("en-NZ");

describe("the words of a risk summary", () => {
  const { ask, openScene } = membersOfLarkhaven();

  /** Elements of the layer by what the map is coloured with: class codes by element, 255 not assessed. */
  const exposedPerDay = async (days: number) => {
    const [answer] = await ask<{ data: { assessment: Assessment } }[]>(
      `/asset/exposure/stats/water_supply_properties/earthquake_deep_slab_m78/all?n_days=${days}`,
      {},
    );
    return answer!.data.assessment;
  };

  it("MAP-29 speak of outages, parcels and days after the event where a layer is cascading", async () => {
    const { page, close } = await openScene({ layers: parcels, days: "3", drawer: "risk" });
    const { assessed_count, exposed_count } = await exposedPerDay(3);
    const summary = page.locator(".risk-summary");
    await summary
      .getByText(
        `${shown(exposed_count)} of ${shown(assessed_count)} assessed parcels have an outage of upstream connections 3 days after earthquake shaking`,
      )
      .waitFor();
    for (const title of ["Percent Impacted", "Outage Distribution"])
      await summary.getByRole("heading", { name: title }).waitFor();
    expect(await summary.textContent()).not.toMatch(/expos/i);
    const legends = page.getByRole("region", { name: "Legends" });
    await page.getByRole("button", { name: "Expand legends" }).click();
    const outages = legends.getByRole("button", { name: "Outages" });
    await outages.waitFor();
    expect(await legends.textContent()).toMatch(/No outage/);
    await close();
  });

  it("MAP-29 say of a selected parcel what is out on the day that the map shows", async () => {
    const { page, close } = await openScene({
      layers: parcels,
      days: "30",
      drawer: "selection",
      selected: "water_supply_properties:P-00100",
    });
    await page.getByRole("heading", { name: "Element outage by hazards on map" }).waitFor();
    await page
      .getByText(/No outage of upstream connections is known 30 days after earthquake shaking/)
      .waitFor();
    await close();
  });

  it("give every percentage of what was assessed, in Quantity and in Value", async () => {
    const { page, close } = await openScene({ layers: floodedBuildings, drawer: "risk" });
    const [answer] = await ask<
      {
        data: {
          assessment: Assessment;
          attribute_stats: {
            replacement_costs: { value: { total: number }; assessed_total: number; selected_total: number };
          };
        };
      }[]
    >(`/asset/exposure/stats/buildings/${floodTag}/all`, {});
    const { assessment, attribute_stats } = answer!.data;
    const costs = attribute_stats.replacement_costs;
    const percent = (part: number, whole: number) => `${Math.round((1_000 * part) / whole) / 10}%`;
    const gauge = (words: RegExp) => page.getByRole("img", { name: words });
    expect(assessment.not_assessed_count).toBeGreaterThan(0);
    expect(await gauge(/ of [\d,]+ assessed$/).getAttribute("aria-label")).toBe(
      `${percent(assessment.exposed_count, assessment.assessed_count)} of ${shown(assessment.assessed_count)} assessed`,
    );
    await page.getByRole("radio", { name: "Value ($)" }).check();
    const cost = await gauge(/replacement cost assessed$/).getAttribute("aria-label");
    expect(cost).toMatch(new RegExp(`^${percent(costs.value.total, costs.assessed_total)} of `));
    expect(costs.assessed_total).toBeLessThan(costs.selected_total);
    await close();
  });

  it("give no percentage over several hazards of which one was not assessed everywhere", async () => {
    const tag = "coastal_inundation_100yr_slr50";
    const { page, close } = await openScene({
      layers: `${floodedBuildings};h:coastal_inundation:${tag}`,
      drawer: "risk",
    });
    const [answer] = await ask<{ data: { assessment: Assessment } }[]>(
      `/asset/exposure/multihazard_stats/buildings/${floodTag},${tag}/all`,
      {},
    );
    const { exposed_count, assessed_count, not_assessed_count } = answer!.data.assessment;
    const together = page.getByRole("region", { name: "Risk from selected sources" });
    const text = await together.getByRole("region", { name: "Exposed of assessed" }).textContent();
    expect(text).toContain(`${shown(exposed_count)} of ${shown(assessed_count)} assessed`);
    expect(text).toContain(`${shown(not_assessed_count)} not assessed`);
    expect(await together.textContent()).not.toMatch(/\d%/);
    await close();
  });
});
