import type { District } from "../district.ts";
import { bridges } from "./bridges.ts";
import { buildings } from "./buildings.ts";
import type { DemoElementLayer } from "./elementLayer.ts";
import { reserves, ruralLand } from "./landLayers.ts";
import { stormwaterPipes, wastewaterPipes, waterPipes } from "./pipes.ts";
import { communityFacilities, substations, wastewaterPumpStations, waterSupplySites } from "./pointLayers.ts";
import { populationCells } from "./populationCells.ts";
import { powerLines } from "./powerLines.ts";
import { properties } from "./properties.ts";
import { rescaled } from "./rescaled.ts";
import { roads } from "./roads.ts";
import { waterSupplyProperties } from "./waterSupplyProperties.ts";

const makers = [
  buildings,
  populationCells,
  properties,
  waterSupplyProperties,
  communityFacilities,
  roads,
  bridges,
  waterPipes,
  wastewaterPipes,
  stormwaterPipes,
  wastewaterPumpStations,
  waterSupplySites,
  powerLines,
  substations,
  reserves,
  ruralLand,
];

/**
 * Every element layer of the district.
 *
 * @param elements about how many elements to make in all; absent for the district's natural number.
 */
export function elementLayers(district: District, elements?: number): DemoElementLayer[] {
  const layers = makers.map((make) => make(district));
  if (elements === undefined) return layers;
  const natural = layers.reduce((count, layer) => count + layer.rows.length, 0);
  return layers.map((layer) => rescaled(layer, elements / natural));
}
