import type { District } from "../district.ts";
import { improvementsOn } from "./buildings.ts";
import {
  assetId,
  type DemoElementLayer,
  type ElementRow,
  elementType,
  peopleAndPlaces,
} from "./elementLayer.ts";
import type { Zone } from "./lots.ts";
import { registeredParcel } from "./parcels.ts";

const description = elementType({
  type: "properties",
  displayName: "Properties",
  icon: "map-marker",
  menuGroup: peopleAndPlaces,
  group: "Properties",
  geometry: "polygon",
  metric: { type: "count", unit: "each" },
  sentence: "{address} ({legal_description}), {use} property of {land_area} m².",
  color: "#8c6d1f",
  weight: 1,
  summary:
    "Every property along the modelled streets and country roads, with its legal description and values.",
  columns: {
    address: ["Address", "text"],
    legal_description: ["Legal description", "text"],
    valuation_number: ["Valuation number", "text", { filterable: false }],
    use: ["Use", "text"],
    land_area: ["Land area", "numeric", { unit: "m²" }],
    floor_area: ["Floor area", "numeric", { unit: "m²" }],
    land_value: ["Land value", "numeric", { prefix: "$" }],
    improvements_value: ["Value of improvements", "numeric", { prefix: "$" }],
    capital_value: ["Capital value", "numeric", { prefix: "$" }],
  },
});

const useOfZone: Readonly<Record<Exclude<Zone, "park">, string>> = {
  residential: "residential",
  commercial: "commercial",
  industrial: "industrial",
  rural: "rural",
  school: "school",
};

/** Every lot but the parks, which are a layer of their own, with the capital value that rates are struck on. */
export function properties(district: District): DemoElementLayer {
  const rows: ElementRow[] = [];
  district.lots.forEach((lot, key) => {
    if (lot.zone === "park") return;
    const parcel = registeredParcel(district, lot, key);
    const { floorArea, valueDollars } = improvementsOn(district, lot, key);
    const improvements = Math.round(valueDollars / 5000) * 5000;
    rows.push({
      shape: lot.ring,
      values: {
        asset_id: assetId("PROP", rows.length),
        ...parcel,
        valuation_number: `19${String(40 + Math.floor(key / 1000)).padStart(3, "0")}-${String((key % 1000) * 100).padStart(5, "0")}`,
        use: useOfZone[lot.zone],
        floor_area: floorArea,
        improvements_value: improvements,
        capital_value: parcel.land_value + improvements,
      },
    });
  });
  return { description, rows };
}
