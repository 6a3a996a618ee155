import type { District } from "../district.ts";
import { hashUnit, pick } from "../ground/random.ts";
import { signedRingArea } from "../shapes/contourPolygons.ts";
import {
  assetId,
  costDollars,
  type DemoElementLayer,
  type ElementRow,
  elementType,
  peopleAndPlaces,
} from "./elementLayer.ts";
import { footprints } from "./footprints.ts";
import type { Lot, Zone } from "./lots.ts";
import { addressOf } from "./parcels.ts";

const uses: Readonly<Record<Zone, string>> = {
  residential: "Residential",
  commercial: "Commercial",
  industrial: "Industrial",
  rural: "Rural",
  park: "Community",
  school: "Education",
};
/** What building anew costs. */
const dollarsPerSquareMetre: Readonly<Record<Zone, number>> = {
  residential: 3100,
  commercial: 3600,
  industrial: 1900,
  rural: 2600,
  park: 2800,
  school: 4100,
};

const description = elementType({
  type: "buildings",
  help: "buildings.md",
  displayName: "Buildings",
  icon: "home",
  menuGroup: peopleAndPlaces,
  group: "Buildings",
  geometry: "polygon",
  metric: { type: "count", unit: "each" },
  sentence: "{use} building at {name}, built in {year_built}, {storeys} storey, {construction}.",
  heightAttribute: "height",
  peopleAttribute: "residents",
  color: "#6b4c3b",
  weight: 1,
  hasCost: true,
  summary: "Outlines of buildings along the modelled streets, with use, construction and floor height.",
  columns: {
    use: ["Use", "text"],
    construction: ["Construction", "text"],
    year_built: ["Year built", "numeric"],
    storeys: ["Storeys", "numeric"],
    height: ["Height (m)", "numeric", { unit: "m" }],
    floor_height: ["Floor above ground", "numeric", { unit: "m" }],
    floor_area: ["Floor area", "numeric", { unit: "m²" }],
    residents: ["Residents", "numeric"],
    consented: ["Consent issued", "date"],
  },
});

/** What stands on a lot, and a draw of 0 to 1 by number that each building has of its own. */
function buildingsOn(district: District, lot: Lot, key: number) {
  return footprints(lot, key).map((shape, part) => {
    const dice = (n: number) => hashUnit(key * 4 + part, n + 100);
    const storeys = storeysOf(lot.zone, dice(2), dice(3));
    return {
      ...{ shape, part, dice, storeys },
      yearBuilt: yearOf(district.ageAt(shape[0]!), dice(1)),
      floorArea: Math.round(Math.abs(signedRingArea(shape)) * storeys),
    };
  });
}

/**
 * Floor area in m² of all buildings on a lot, and what they are worth in dollars: their cost anew, less half a per cent
 * for each year of age, two fifths at least.
 */
export function improvementsOn(district: District, lot: Lot, key: number) {
  const standing = buildingsOn(district, lot, key);
  const valueDollars = standing.reduce(
    (sum, { floorArea, yearBuilt }) =>
      sum + floorArea * dollarsPerSquareMetre[lot.zone] * Math.max(0.4, 1 - 0.005 * (2025 - yearBuilt)),
    0,
  );
  return { floorArea: standing.reduce((sum, { floorArea }) => sum + floorArea, 0), valueDollars };
}

export function buildings(district: District): DemoElementLayer {
  const rows: ElementRow[] = [];
  district.lots.forEach((lot, key) => {
    for (const { shape, part, dice, storeys, yearBuilt, floorArea } of buildingsOn(district, lot, key))
      rows.push({
        shape,
        values: {
          asset_id: assetId("B", rows.length),
          name: addressOf(district, lot),
          use: uses[lot.zone],
          construction: constructionOf(lot.zone, yearBuilt, dice(4)),
          year_built: yearBuilt,
          storeys,
          height: Math.round((storeys * (lot.zone === "industrial" ? 6.5 : 2.9) + 1.2 + dice(5)) * 10) / 10,
          floor_height:
            Math.round(
              (lot.zone === "industrial"
                ? 0.15
                : yearBuilt < 1970
                  ? 0.45 + 0.3 * dice(6)
                  : 0.2 + 0.15 * dice(6)) * 100,
            ) / 100,
          floor_area: floorArea,
          residents: residentsOf(lot.zone, part, floorArea, storeys, [dice(11), dice(12)]),
          consented:
            yearBuilt < 1992
              ? null
              : `${yearBuilt - 1}-${String(1 + Math.floor(dice(7) * 12)).padStart(2, "0")}-${String(1 + Math.floor(dice(8) * 28)).padStart(2, "0")}`,
          replacement_cost: costDollars(
            floorArea * dollarsPerSquareMetre[lot.zone] * (0.85 + 0.3 * dice(9)),
            dice(10),
          ),
        },
      });
  });
  return { description, rows };
}

/** Old near the main street, new at the edge, with some renewal everywhere. */
const yearOf = (age: number, unit: number) =>
  unit > 0.86
    ? 2000 + Math.floor((unit - 0.86) * 170)
    : Math.round(Math.min(2023, Math.max(1888, 1895 + 118 * age + (unit - 0.43) * 46)));

function storeysOf(zone: Zone, unit: number, more: number): number {
  if (zone === "commercial") return unit < 0.45 ? 1 : more < 0.8 ? 2 : 3;
  if (zone === "residential") return unit < 0.78 ? 1 : 2;
  return zone === "school" && unit < 0.4 ? 2 : 1;
}

/**
 * Who lives there: about one for each 45 m² of a home, at most eight in a house and one home in sixteen empty; above shops,
 * where there is a floor above, one for each 60 m² of every other building. Sheds, works and schools have none.
 */
function residentsOf(
  zone: Zone,
  part: number,
  floorArea: number,
  storeys: number,
  [crowding, use]: readonly [number, number],
): number {
  const share = 0.6 + 0.8 * crowding;
  if (zone === "commercial")
    return use < 0.5 ? Math.round((share * floorArea * (storeys - 1)) / storeys / 60) : 0;
  const isHome = (zone === "residential" || zone === "rural") && part === 0;
  if (!isHome || use < 1 / 16) return 0;
  return Math.max(1, Math.min(8, Math.round((share * floorArea) / 45)));
}

function constructionOf(zone: Zone, year: number, unit: number): string {
  if (zone === "industrial") return unit < 0.7 ? "Steel" : "Concrete";
  if (zone === "commercial")
    return year < 1936
      ? pick(["Unreinforced masonry", "Unreinforced masonry", "Timber"], unit)
      : pick(["Concrete", "Concrete", "Steel", "Timber"], unit);
  if (zone === "school") return pick(["Timber", "Concrete", "Steel"], unit);
  return year > 1958 && unit < 0.42 ? "Brick veneer" : "Timber";
}
