import type {
  ElementType,
  Hazard,
  Manifest,
  RegionGroup,
  Scenario,
  TileFile,
} from "@stopbank/dataset/manifest";
import { DomainError } from "@stopbank/errors";

/** A region as the calls name it: `<group>.<name as a slug>`. */
export interface NamedRegion {
  readonly id: string;
  readonly group: string;
  readonly code: number;
  readonly name: string;
}

export interface HazardScenario {
  readonly hazard: Hazard;
  readonly scenario: Scenario;
}

/** What a manifest's names stand for, worked out once for a dataset. */
export interface Directory {
  readonly regions: readonly NamedRegion[];
  /** @throws DomainError `dataset/unknown-element-type` */
  elementType(type: string): ElementType;
  /** @throws DomainError `dataset/unknown-scenario` */
  scenario(tag: string): HazardScenario;
  /** @throws DomainError `dataset/unknown-region` */
  region(id: string): NamedRegion;
  /** @throws DomainError `dataset/unknown-region-group` */
  regionGroup(id: string): RegionGroup;
  /** The archive a tile address names, by what it holds. */
  tiles(name: string, kind: TileFile["kind"]): TileFile | undefined;
  /** Ids of the hazards that an element type was assessed against. */
  hazardsOf(type: string): readonly string[];
  /** Whether a scenario was assessed for an element type at all. */
  isAssessed(type: string, tag: string): boolean;
}

export function createDirectory(manifest: Manifest): Directory {
  const types = new Map(manifest.elementTypes.map((each) => [each.type, each]));
  const scenarios = new Map(
    manifest.hazards.flatMap((hazard) =>
      hazard.scenarios.map((scenario) => [scenario.tag, { hazard, scenario }] as const),
    ),
  );
  const regions = nameRegions(manifest);
  const regionById = new Map(regions.map((region) => [region.id, region]));
  const archives = new Map(tileFiles(manifest).map((file) => [`${file.kind} ${tileName(file)}`, file]));
  const assessed = new Set(
    manifest.exposures.flatMap(({ type, batches }) => batches.map(({ scenario }) => `${type} ${scenario}`)),
  );
  return {
    regions,
    elementType: (type) =>
      types.get(type) ?? refuseUnknownName("element-type", `There is no element layer ${type}.`),
    scenario: (tag) =>
      scenarios.get(tag) ?? refuseUnknownName("scenario", `There is no hazard scenario ${tag}.`),
    region: (id) => regionById.get(id) ?? refuseUnknownName("region", `There is no region ${id}.`),
    regionGroup: (id) =>
      manifest.regionGroups.find((group) => group.id === id) ??
      refuseUnknownName("region-group", `There is no group of regions ${id}.`),
    tiles: (name, kind) => archives.get(`${kind} ${name}`),
    hazardsOf: (type) => manifest.exposures.filter((each) => each.type === type).map((each) => each.hazardId),
    isAssessed: (type, tag) => assessed.has(`${type} ${tag}`),
  };
}

/** The name an archive has in tile addresses: its path below `tiles/`, with dots for slashes. */
export const tileName = ({ file }: TileFile): string =>
  file
    .replace(/^tiles\//, "")
    .replace(/\.pmtiles$/, "")
    .replaceAll("/", ".");

function tileFiles(manifest: Manifest): TileFile[] {
  const scenarios = manifest.hazards.flatMap((hazard) => hazard.scenarios);
  return [
    ...manifest.elementTypes.map((each) => each.tiles),
    ...manifest.contextual.map((each) => each.tiles),
    ...scenarios.map((each) => each.vector),
    ...Object.values(manifest.basemap ?? {}),
  ].filter((each) => each !== undefined);
}

/** Where two regions' names give one slug, the later ones are numbered: `-2`, `-3`. */
function nameRegions(manifest: Manifest): NamedRegion[] {
  const takenIds = new Set<string>();
  return manifest.regionGroups.flatMap(({ id: group, regions }) =>
    regions.map(({ code, name }) => {
      const plain = `${group}.${slug(name)}`;
      let id = plain;
      for (let n = 2; takenIds.has(id); n++) id = `${plain}-${n}`;
      takenIds.add(id);
      return { id, group, code, name };
    }),
  );
}

/** `Ōtaki Beach` becomes `otaki-beach`. */
const slug = (name: string): string =>
  name
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "") || "region";

function refuseUnknownName(kind: string, message: string): never {
  throw new DomainError("not-found", `dataset/unknown-${kind}`, message);
}
