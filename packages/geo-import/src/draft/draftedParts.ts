import type { Description, RegionGroupEntry } from "../description/description.ts";
import type { HazardEntry } from "../description/hazards.ts";
import { draftAttributeHazards } from "./draftAttributes.ts";
import { draftBasemap } from "./draftBasemap.ts";
import { type CurveTable, curveTable, draftDamage } from "./draftCurves.ts";
import { type DraftedElements, draftElements } from "./draftElements.ts";
import { draftEventHazard, eventTables } from "./draftEvents.ts";
import { type Drafted, type Remark, remarksWithin, unstated } from "./drafted.ts";
import { draftPolygonHazard } from "./draftPolygons.ts";
import { draftRasterHazard } from "./draftRasters.ts";
import { draftTableHazards, type JoinedTable, joinedTable } from "./draftTables.ts";
import { type LayerPart, nameColumn, partOf } from "./layerPart.ts";
import type { SeenFolder } from "./seen/lookAround.ts";
import type { SeenLayer } from "./seen/seenLayer.ts";
import type { SeenTable } from "./seen/seenTable.ts";
import { groupFiles } from "./words/groupFiles.ts";
import { baseOf, idOf, titleOf, unusedName } from "./words/names.ts";

export interface DraftedParts {
  readonly description: Description;
  readonly remarks: readonly Remark[];
  readonly leftOut: readonly string[];
}

/** What everything in a folder is in a description, guessed. */
export function draftedParts(root: string, name: string, folder: SeenFolder): DraftedParts {
  const parts = sorted(folder.layers);
  const events = eventTables(folder.tables);
  const curves = folder.tables.flatMap((table) => curveTable(table) ?? []);
  const isKnown = (table: SeenTable) =>
    curves.some((each) => each.table === table) ||
    (events !== undefined && Object.values(events).includes(table));
  const points = folder.tables.filter((table) => table.source.coordinates !== undefined && !isKnown(table));
  const types = new Set<string>();
  const elements = [...parts.elements, ...points.map(asLayer)].flatMap((layer) =>
    draftElements(layer, types),
  );
  const joined = folder.tables.flatMap((table) =>
    isKnown(table) || points.includes(table) ? [] : (joinedTable(table, elements) ?? []),
  );
  const isUsed = (table: SeenTable) => isKnown(table) || joined.some((each) => each.table === table);
  const basemap = draftBasemap(folder, parts.land);
  const hazards = draftHazards(root, name, folder, parts.hazard, elements, basemap.rasters, joined, events);
  const damaged = hazards.map((hazard) => withDamage(hazard, curves, elements));
  const regions = draftRegions(parts.regions);
  const contextual = new Set<string>();
  const context = parts.context.map(({ source, name: own, columns }) => ({
    ...{ id: unusedName(idOf(own), contextual), title: titleOf(own), ...source },
    ...(columns.length === 0 ? {} : { columns: columns.map((column) => column.name) }),
  }));
  const description: Description = {
    client: name,
    title: titleOf(name),
    licence: unstated,
    sources: [{ title: titleOf(name), licence: unstated, attribution: unstated }],
    ...(regions.length === 0 ? {} : { regions: regions.map(({ entry }) => entry) }),
    elements: elements.map(({ entry }) => entry),
    ...(damaged.length === 0 ? {} : { hazards: damaged.map(({ entry }) => entry) }),
    ...(context.length === 0 ? {} : { context }),
    ...(basemap.entry === undefined ? {} : { basemap: basemap.entry }),
  };
  const remarks = [
    { path: ["client"], sentence: "who it is published for" },
    ...regions.flatMap((each, i) => remarksWithin(["regions", i], each)),
    ...elements.flatMap((each, i) => remarksWithin(["elements", i], each)),
    ...damaged.flatMap((each, i) => remarksWithin(["hazards", i], each)),
    {
      path: ["context"],
      sentence: "guessed by names: to read the map by, not to count; or move it to `elements`",
    },
    { path: ["basemap"], sentence: "guessed by names" },
  ].filter(({ path }) => path[0]! in description);
  return {
    description,
    remarks,
    leftOut: [
      ...leftTables(folder.tables.filter((table) => !isUsed(table) && !points.includes(table))),
      ...(damaged.some(({ entry }) => entry.damage !== undefined)
        ? []
        : curves.map(
            ({ table }) => `${table.source.file} looks like damage curves, but no hazard has its intensity.`,
          )),
      ...basemap.leftOut,
    ],
  };
}

/** Layers by what they are. Where none is one of elements, those that are the most like it are taken. */
function sorted(layers: readonly SeenLayer[]): Record<LayerPart, readonly SeenLayer[]> {
  const parts: Record<LayerPart, SeenLayer[]> = {
    elements: [],
    hazard: [],
    regions: [],
    land: [],
    context: [],
  };
  for (const layer of layers) parts[partOf(layer)].push(layer);
  for (const spare of ["regions", "context", "land"] as const)
    if (parts.elements.length === 0) parts.elements = parts[spare].splice(0);
  return parts;
}

const asLayer = ({ source, columns }: SeenTable): SeenLayer => ({
  source,
  name: source.layer ?? baseOf(source.file),
  kinds: new Map([["point", 1]]),
  columns,
  bounds: [0, 0, 0, 0],
});

function draftHazards(
  root: string,
  name: string,
  { rasters }: SeenFolder,
  polygons: readonly SeenLayer[],
  elements: readonly DraftedElements[],
  noHazards: SeenFolder["rasters"],
  joined: readonly JoinedTable[],
  events: ReturnType<typeof eventTables>,
): Drafted<HazardEntry>[] {
  const takenNames = new Set<string>();
  const byFile = new Map(rasters.map((raster) => [raster.file, raster]));
  const hazardFiles = rasters.filter((raster) => !noHazards.includes(raster)).map(({ file }) => file);
  return [
    ...groupFiles(root, hazardFiles).map((group) => draftRasterHazard(group, byFile, name, takenNames)),
    ...polygons.map((layer) => draftPolygonHazard(layer, takenNames)),
    ...elements.flatMap((layer) => draftAttributeHazards(layer, takenNames)),
    ...joined.flatMap((table) => draftTableHazards(table, takenNames)),
    ...(events === undefined ? [] : [draftEventHazard(events, name, takenNames)]),
  ];
}

function withDamage(
  hazard: Drafted<HazardEntry>,
  curves: readonly CurveTable[],
  elements: readonly DraftedElements[],
): Drafted<HazardEntry> {
  const found = draftDamage(hazard.entry, curves, elements);
  if (found === undefined) return hazard;
  return {
    entry: { ...hazard.entry, damage: found.damage },
    remarks: [...hazard.remarks, ...found.remarks],
  };
}

function draftRegions(layers: readonly SeenLayer[]): Drafted<RegionGroupEntry>[] {
  const takenNames = new Set<string>();
  return layers.map(({ source, name, columns }) => {
    const id = unusedName(idOf(name), takenNames);
    const column = columns.find((each) => nameColumn.test(each.name))!.name;
    return {
      entry: { id, title: titleOf(id), ...source, name: column },
      remarks: [
        { path: ["id"], sentence: "regions by the file's name: or an element layer?" },
        { path: ["name"], sentence: "guessed by its name" },
      ],
    };
  });
}

const leftTables = (tables: readonly SeenTable[]) =>
  tables.map(
    ({ source: { file, layer }, columns }) =>
      `${file}${layer === undefined ? "" : `, layer ${layer}`} is a table of ${columns
        .slice(0, 6)
        .map(({ name }) => name)
        .join(", ")}: neither coordinates nor curves nor events nor elements' ids were recognised in it.`,
  );
