import type { District } from "../district.ts";
import {
  assetId,
  type DemoElementLayer,
  type ElementRow,
  elementType,
  peopleAndPlaces,
} from "./elementLayer.ts";
import { registeredParcel } from "./parcels.ts";

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
    rows.push({
      shape: lot.ring,
      edge: lot.edge,
      values: {
        asset_id: assetId("P", rows.length),
        ...registeredParcel(district, lot, key),
        water_zone: district.water.zoneName(lot.edge),
      },
    });
  });
  return { description, rows };
}
