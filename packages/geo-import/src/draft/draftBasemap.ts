import type { BasemapEntry } from "../description/basemap.ts";
import type { SeenFolder } from "./seen/lookAround.ts";
import type { SeenLayer } from "./seen/seenLayer.ts";
import type { SeenRaster } from "./seen/seenRaster.ts";
import { baseOf } from "./words/names.ts";

const elevation = /(^|_)(dem|dtm|dsm|elev|elevation|terrain|lidar)(_|\d|$)/i;
const picture = /(^|_)(hillshade|ortho(photo)?|aerial|imagery|satellite|basemap)(_|\d|$)/i;

export interface DraftedBasemap {
  /** Undefined where nothing in the folder is ground. */
  readonly entry: BasemapEntry | undefined;
  /** What is ground and no hazard. */
  readonly rasters: readonly SeenRaster[];
  /** Sentences on files that look like ground and are not taken. */
  readonly leftOut: readonly string[];
}

/** The ground that a folder has: an OpenStreetMap extract or an archive or land, pictures in colour, heights. */
export function draftBasemap(
  { rasters, extracts, archives }: Pick<SeenFolder, "rasters" | "extracts" | "archives">,
  land: readonly SeenLayer[],
): DraftedBasemap {
  const heights = rasters.filter(({ file }) => elevation.test(baseOf(file)));
  const pictures = rasters.filter(
    (each) => !heights.includes(each) && (each.isColour || picture.test(baseOf(each.file))),
  );
  const imagery = pictures.filter(({ isColour }) => isColour);
  const [archive] = extracts.length > 0 ? [] : archives;
  const [shore] = extracts.length > 0 || archive !== undefined ? [] : land;
  const entry: BasemapEntry = {
    ...(extracts.length === 0 ? {} : { osm: oneOrAll(extracts.map((file) => ({ file }))) }),
    ...(archive === undefined ? {} : { archive: { file: archive } }),
    ...(shore === undefined ? {} : { land: { ...shore.source } }),
    ...(imagery.length === 0 ? {} : { imagery: oneOrAll(imagery.map(({ file }) => ({ file }))) }),
    ...(heights.length === 0 ? {} : { elevation: oneOrAll(heights.map(({ file }) => ({ file }))) }),
  };
  const drawn =
    extracts.length > 0 ? "the OpenStreetMap extract" : archive === undefined ? "one layer" : "the archive";
  return {
    entry: Object.keys(entry).length === 0 ? undefined : entry,
    rasters: [...heights, ...pictures],
    leftOut: [
      ...pictures
        .filter(({ isColour }) => !isColour)
        .map(({ file }) => `${file} looks like a picture of the ground, not like a hazard.`),
      ...archives
        .filter((file) => file !== archive)
        .map((file) => `${file} is an archive of tiles; the basemap is drawn from ${drawn}.`),
      ...land
        .filter((each) => each !== shore)
        .map(({ source }) => `${source.file} looks like land; the basemap is drawn from ${drawn}.`),
    ],
  };
}

const oneOrAll = <T>(all: T[]): T | T[] => (all.length === 1 ? all[0]! : all);
