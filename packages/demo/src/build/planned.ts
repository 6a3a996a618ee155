import type { DatasetAbout, HazardDescription } from "@stopbank/dataset/manifest";
import type { DemoElementLayer } from "../elements/elementLayer.ts";
import { frameBounds } from "../ground/frame.ts";
import { modelledNotice } from "../hazards/describe.ts";
import { extentBounds } from "../hazards/extentBounds.ts";
import type { HazardModel } from "../hazards/hazardModel.ts";
import type { ClientDataset } from "./clientDatasets.ts";
import { demoConventions } from "./conventions.ts";
import { examplesFor } from "./examples.ts";

/** A hazard with the scenarios a plan takes, which begins at one of them; absent where it takes none. */
export function plannedHazard(plan: ClientDataset, hazard: HazardDescription): HazardDescription | undefined {
  const wants = plan.hazards === undefined ? () => true : plan.hazards[hazard.hazardId];
  if (wants === undefined) return undefined;
  const scenarios = hazard.scenarios.filter(wants);
  const { startScenario, ...rest } = hazard;
  const hasStart = startScenario !== undefined && scenarios.some(({ tag }) => tag === startScenario);
  return { ...rest, ...(hasStart ? { startScenario } : {}), scenarios };
}

/** West, south, east, north of a plan's part of the district, in degrees. */
export const plannedBounds = ({ extent }: ClientDataset): DatasetAbout["bounds"] =>
  extent === undefined ? [...frameBounds] : extentBounds(extent);

/** What a client's dataset says of itself. */
export const plannedAbout = (
  plan: ClientDataset,
  layers: readonly DemoElementLayer[],
  hazards: readonly HazardModel[],
): DatasetAbout => ({
  client: plan.client,
  title: plan.title,
  notice: modelledNotice,
  bounds: plannedBounds(plan),
  licence: "CC0-1.0",
  currency: "NZD",
  priceYear: 2025,
  sources: [
    {
      title: "Stopbank demonstration model of Larkhaven",
      licence: "CC0-1.0",
      attribution: "Modelled by Stopbank; not a real place",
    },
  ],
  examples: examplesFor({
    types: layers.map(({ description }) => description.type),
    hazards: hazards.flatMap(({ description }) => plannedHazard(plan, description) ?? []),
    contextual: plan.contextual,
  }),
  conventions: demoConventions,
});
