import type { District } from "../district.ts";
import { sampleAt } from "../ground/grid.ts";
import { hashUnit, pick } from "../ground/random.ts";
import { type DistrictPoint, districtMetresBetween } from "../network/lines.ts";
import { settlements } from "../network/settlements.ts";
import {
  assetId,
  costDollars,
  type DemoElementLayer,
  type ElementRow,
  elementType,
  networks,
  peopleAndPlaces,
} from "./elementLayer.ts";
import { middleOf } from "./lots.ts";
import { reservoirs } from "./waterNetwork.ts";

const townName = (id: string | undefined) => settlements.find((each) => each.id === id)?.name ?? "Larkhaven";

const facilitiesDescription = elementType({
  type: "community_facilities",
  displayName: "Community facilities",
  icon: "people",
  menuGroup: peopleAndPlaces,
  group: "Community",
  geometry: "point",
  sentence: "{name}, a {kind} for about {capacity} people.",
  color: "#7b3fa0",
  hasCost: true,
  summary: "Schools, health, emergency and meeting places.",
  columns: {
    kind: ["Kind", "text"],
    capacity: ["Capacity", "numeric"],
    is_shelter: ["Civil defence centre", "text"],
  },
});

const kinds: readonly (readonly [string, string, number])[] = [
  ["Medical centre", "medical centre", 60],
  ["Volunteer Fire Station", "fire station", 20],
  ["Community Hall", "hall", 220],
  ["Early Learning Centre", "early childhood centre", 55],
  ["Library", "library", 120],
  ["Pharmacy", "pharmacy", 15],
  ["Rest Home", "aged care home", 70],
  ["Police Station", "police station", 25],
  ["Sports Club", "sports club", 150],
  ["Church", "place of worship", 130],
  ["Playcentre", "early childhood centre", 30],
];

export function communityFacilities(district: District): DemoElementLayer {
  const rows: ElementRow[] = [];
  const add = (at: DistrictPoint, name: string, kind: string, people: number) => {
    const dice = (n: number) => hashUnit(rows.length, 500 + n);
    const capacity = Math.round(people * (0.7 + 0.6 * dice(1)));
    rows.push({
      shape: [at],
      values: {
        asset_id: assetId("CF", rows.length),
        name,
        kind,
        capacity,
        is_shelter: kind === "hall" || kind === "school" ? "yes" : "no",
        replacement_cost: costDollars(capacity * 21_000, dice(2)),
      },
    });
  };
  const schoolWords = ["Primary School", "School", "Intermediate", "College", "Kura"];
  for (const [i, lot] of district.lots.filter(({ zone }) => zone === "school").entries()) {
    const at = middleOf(lot.ring);
    add(at, `${district.suburbAt(at)} ${schoolWords[i % 5]!}`, "school", 320);
  }
  const sites = district.lots.filter(
    (lot) => lot.zone === "commercial" || (lot.zone === "residential" && lot.settlement !== undefined),
  );
  const step = Math.floor(sites.length / 74);
  for (let i = Math.floor(step / 2); i < sites.length; i += step) {
    const lot = sites[i]!;
    const [label, kind, people] = pick(kinds, hashUnit(i, 510));
    const at = middleOf(lot.ring);
    add(
      at,
      `${lot.zone === "commercial" ? townName(lot.settlement) : district.suburbAt(at)} ${label}`,
      kind,
      people,
    );
  }
  add([16_380, 6_010], "Northport Wharf", "port", 90);
  add([18_380, 11_060], "Larkhaven Council Offices", "civic building", 180);
  return { description: facilitiesDescription, rows };
}

const substationsDescription = elementType({
  type: "substations",
  displayName: "Substations and transformers",
  icon: "offline",
  menuGroup: networks,
  group: "Electricity",
  geometry: "point",
  sentence: "{kind} {name}, {rating} kVA.",
  color: "#d08b00",
  hasCost: true,
  summary: "Zone substations and the transformers of the streets.",
  columns: { kind: ["Kind", "text"], rating: ["Rating", "numeric", { unit: "kVA" }] },
});

const zoneSubstations: readonly (readonly [string, number, number])[] = [
  ["Larkhaven", 17_600, 10_450],
  ["Northport", 16_900, 6_650],
  ["Waitōrea", 19_350, 15_350],
  ["Tōtara Flat", 13_300, 10_250],
];

export function substations(district: District): DemoElementLayer {
  const rows: ElementRow[] = zoneSubstations.map(([name, x, y], i) => ({
    shape: [[x, y]],
    values: {
      asset_id: assetId("SS", i),
      name: `${name} zone substation`,
      kind: "Zone substation",
      rating: 10_000,
      replacement_cost: costDollars(4_200_000, hashUnit(i, 530)),
    },
  }));
  const isRural = (zone: string) => zone === "rural";
  district.lots.forEach((lot, i) => {
    if (!(isRural(lot.zone) ? i % 3 === 0 : i % 26 === 0)) return;
    rows.push({
      shape: [lot.ring[0]],
      values: {
        asset_id: assetId("SS", rows.length),
        name: `${district.graph.edges[lot.edge]!.road.name} ${lot.numberOnStreet}`,
        kind: "Transformer",
        rating: pick([30, 50, 100, 200, 300], hashUnit(i, 531)),
        replacement_cost: costDollars(38_000 + 60_000 * hashUnit(i, 532), hashUnit(i, 533)),
      },
    });
  });
  return { description: substationsDescription, rows };
}

const pumpDescription = elementType({
  type: "wastewater_pump_stations",
  displayName: "Wastewater pump stations",
  icon: "swap-vertical",
  menuGroup: networks,
  group: "Three waters",
  geometry: "point",
  sentence: "{name}, pumping {flow} litres a second, built in {year_built}.",
  color: "#5c4413",
  hasCost: true,
  summary: "Pump stations at low points of the sewers, and the treatment plants.",
  columns: {
    kind: ["Kind", "text"],
    flow: ["Pump rate", "numeric", { unit: "L/s" }],
    year_built: ["Year built", "numeric"],
  },
});

/** The lowest crossings of the streets, kept apart by 380 m. */
export function wastewaterPumpStations(district: District): DemoElementLayer {
  const { heights } = district.terrain;
  const low = district.graph.nodes
    .map((node, index) => ({ node, index, height: sampleAt(heights, node[0], node[1]) }))
    .filter(
      ({ node, index }) =>
        district.graph.edgesAt[index]!.length > 0 && district.settlementAt(node) !== undefined,
    )
    .sort((a, b) => a.height - b.height);
  const places: DistrictPoint[] = [];
  for (const { node } of low)
    if (places.length < 36 && places.every((other) => districtMetresBetween(other, node) > 380))
      places.push(node);
  const rows = places.map(
    ([x, y], i): ElementRow => ({
      shape: [[x + 9, y + 6]],
      values: {
        asset_id: assetId("PS", i),
        name: `${district.suburbAt([x, y])} pump station ${i + 1}`,
        kind: "Pump station",
        flow: Math.round(8 + 50 * hashUnit(i, 541)),
        year_built: 1962 + Math.floor(58 * hashUnit(i, 542)),
        replacement_cost: costDollars(480_000 + 900_000 * hashUnit(i, 543), hashUnit(i, 544)),
      },
    }),
  );
  const plants: readonly (readonly [string, number, number])[] = [
    ["Larkhaven treatment plant", 17_250, 12_900],
    ["Northport treatment plant", 15_600, 6_450],
  ];
  for (const [name, x, y] of plants)
    rows.push({
      shape: [[x, y]],
      values: {
        asset_id: assetId("PS", rows.length),
        name,
        kind: "Treatment plant",
        flow: 140,
        year_built: 1987,
        replacement_cost: 31_000_000,
      },
    });
  return { description: pumpDescription, rows };
}

const waterSitesDescription = elementType({
  type: "water_supply_sites",
  displayName: "Water supply sites",
  icon: "waves",
  menuGroup: networks,
  group: "Three waters",
  geometry: "point",
  sentence: "{name}, a {kind} holding {volume} m³.",
  color: "#0f4c81",
  hasCost: true,
  summary: "Reservoirs, bores and fire hydrants at street corners.",
  columns: { kind: ["Kind", "text"], volume: ["Volume", "numeric", { unit: "m³" }] },
});

export function waterSupplySites(district: District): DemoElementLayer {
  const rows: ElementRow[] = reservoirs.map(({ name, at }, i) => ({
    shape: [at],
    values: {
      asset_id: assetId("WS", i),
      name,
      kind: name.includes("Bore") ? "bore" : "reservoir",
      volume: 1200 + 900 * i,
      replacement_cost: 2_600_000 + 400_000 * i,
    },
  }));
  district.graph.nodes.forEach((node, index) => {
    const edge = district.graph.edgesAt[index]![0];
    if (edge === undefined || district.settlementAt(node) === undefined) return;
    rows.push({
      shape: [[node[0] + 5, node[1] - 5]],
      edge,
      values: {
        asset_id: assetId("WS", rows.length),
        name: `Hydrant ${index + 1}, ${district.graph.edges[edge]!.road.name}`,
        kind: "fire hydrant",
        volume: null,
        replacement_cost: 6000,
      },
    });
  });
  return { description: waterSitesDescription, rows };
}
