import type { District } from "../district.ts";
import { hashUnit } from "../ground/random.ts";
import { cutLine } from "../network/cutLine.ts";
import { lengthOf } from "../network/lines.ts";
import {
  assetId,
  costDollars,
  type DemoElementLayer,
  type ElementRow,
  elementType,
  networks,
} from "./elementLayer.ts";

const roadsDescription = elementType({
  type: "roads",
  displayName: "Roads",
  icon: "drive-time",
  menuGroup: networks,
  group: "Transport",
  geometry: "line",
  sentence: "{name}, a {surface} {road_class} road carrying about {vehicles_per_day} vehicles a day.",
  color: "#4a4f57",
  weight: 2,
  hasCost: true,
  summary: "The modelled road network, cut at crossings.",
  columns: {
    road_class: ["Class", "text"],
    surface: ["Surface", "text"],
    vehicles_per_day: ["Vehicles per day", "numeric"],
  },
});

export function roads({ graph }: District): DemoElementLayer {
  const rows: ElementRow[] = [];
  graph.edges.forEach((edge, index) => {
    const { roadClass, name } = edge.road;
    const traffic = { highway: 5200, arterial: 1900, country: 240, street: 520 }[roadClass];
    const vehicles = Math.round((traffic * (0.4 + 1.2 * hashUnit(index, 11))) / 10) * 10;
    const surface = roadClass === "country" && hashUnit(index, 12) < 0.45 ? "unsealed" : "sealed";
    for (const shape of cutLine(edge.line, 200))
      rows.push({
        shape,
        edge: index,
        values: {
          asset_id: assetId("R", rows.length),
          name,
          road_class: roadClass,
          surface,
          vehicles_per_day: vehicles,
          replacement_cost: costDollars(
            lengthOf(shape) * (surface === "sealed" ? 1350 : 420),
            hashUnit(rows.length, 13),
          ),
        },
      });
  });
  return { description: roadsDescription, rows };
}
