import type { District } from "../district.ts";
import { hashUnit } from "../ground/random.ts";
import { settlements } from "../network/settlements.ts";
import { signedRingArea } from "../shapes/contourPolygons.ts";
import { addressOf } from "./addresses.ts";
import {
  assetId,
  type DemoElementLayer,
  type ElementRow,
  elementType,
  peopleAndPlaces,
} from "./elementLayer.ts";

/** Days after an event for which outages are stored. */
const outageDays = [1, 3, 7, 14, 30];

const description = elementType({
  type: "water_supply_properties",
  displayName: "Parcels on town water",
  displayNamePlural: "Parcels",
  icon: "tint",
  menuGroup: peopleAndPlaces,
  group: "Properties",
  geometry: "polygon",
  metric: { type: "count", unit: "each" },
  isCascading: true,
  nDays: outageDays,
  sentence: "Parcel at {name} ({legal_description}), supplied from {water_zone}.",
  color: "#2f6f8f",
  weight: 1,
  summary: "Parcels on town water and how long they are without it when mains upstream of them break.",
  columns: {
    legal_description: ["Legal description", "text"],
    address: ["Address", "text"],
    water_zone: ["Supplied from", "text"],
    land_area: ["Land area", "numeric", { unit: "m²" }],
    land_value: ["Land value", "numeric", { prefix: "$" }],
  },
});

export function waterSupplyProperties(district: District): DemoElementLayer {
  const rows: ElementRow[] = [];
  district.lots.forEach((lot, key) => {
    if (lot.settlement === undefined || lot.zone === "park") return;
    const town = settlements.find((each) => each.id === lot.settlement)!;
    const squareMetres = Math.round(Math.abs(signedRingArea(lot.ring)));
    const plan = 1200 + Math.floor(key / 40);
    rows.push({
      shape: lot.ring,
      edge: lot.edge,
      values: {
        asset_id: assetId("P", rows.length),
        name: addressOf(district, lot),
        legal_description: `Lot ${1 + (key % 40)} DP ${plan}`,
        address: `${addressOf(district, lot)}, ${town.name}`,
        water_zone: district.water.zoneName(lot.edge),
        land_area: squareMetres,
        land_value: Math.round((squareMetres * (340 + 260 * hashUnit(key, 301))) / 5000) * 5000,
      },
    });
  });
  return { description, rows };
}
