import { dirname, join } from "node:path";
import { makeFolder } from "@stopbank/folders";
import type { Contextual, RegionGroup } from "../../manifest/context.ts";
import type { DamageFile } from "../../manifest/damageFile.ts";
import type { ElementType } from "../../manifest/elementType.ts";
import type { ExposureFile, Hazard } from "../../manifest/hazard.ts";
import type { Basemap, DatasetAbout } from "../../manifest/manifest.ts";
import type { DamageFileWriter } from "../columns/damageFile.ts";
import type { ExposureFileWriter } from "../columns/exposureFile.ts";
import { badInput } from "../input/badInput.ts";
import type { SearchDraft } from "../search/SearchDraft.ts";
import type { Background } from "./Background.ts";

/** A dataset version while it is being written. */
export interface DatasetDraft {
  readonly about: DatasetAbout;
  /** Absolute path of the hidden folder. */
  readonly folder: string;
  readonly elementTypes: ElementType[];
  readonly hazards: Hazard[];
  readonly contextual: Contextual[];
  readonly regionGroups: RegionGroup[];
  /** Row of each input position, by element type. */
  readonly inputToRow: Map<string, Uint32Array>;
  /** Greatest region code used, by element type and region group. */
  readonly greatestRegionCode: { type: string; group: string; code: number }[];
  /** Open files by `<type>/<hazardId>`. */
  readonly exposures: Map<string, ExposureFileWriter>;
  readonly exposureFiles: ExposureFile[];
  readonly damages: Map<string, DamageFileWriter>;
  readonly damageFiles: DamageFile[];
  basemap: Basemap | undefined;
  readonly search: SearchDraft;
  /** Large element layers being cut into tiles. */
  readonly cutting: Background;
  /** Rasters being packed. */
  readonly packing: Background;
}

/** Absolute path of a file of the draft, its folder made. */
export function draftPath(draft: DatasetDraft, file: string): string {
  const path = join(draft.folder, ...file.split("/"));
  makeFolder(dirname(path));
  return path;
}

/** @throws DomainError `dataset/bad-input` */
export function findScenario(draft: DatasetDraft, hazardId: string, tag: string) {
  const hazard = draft.hazards.find((each) => each.hazardId === hazardId);
  if (hazard === undefined) throw badInput(`There is no hazard ${hazardId}: add it before its data.`);
  const scenario = hazard.scenarios.find((each) => each.tag === tag);
  if (scenario === undefined) throw badInput(`Hazard ${hazardId} has no scenario ${tag}.`);
  return scenario;
}
