import { closeSync, createWriteStream, openSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { unpackMember } from "../gdal/unpackMember.ts";
import { type ZipMember, zipMembers } from "../gdal/zipMembers.ts";
import type { Place } from "../input/refusal.ts";
import { areaFileFault } from "./areaFileFault.ts";

/** What a zip with areas may unpack to: it is read into memory several times over. */
const mostBytes = 96 * 1_048_576;
/** Twenty Shapefiles of five parts each: every one is a start of the reader, and they count as one in what a caller may ask. */
const mostMembers = 100;
/** What a Shapefile is made of, as far as it is read. */
const shapefileParts = /\.(shp|shx|dbf|prj|cpg)$/i;
const wholeFiles = /\.(geojson|json|kml)$/i;

/** A file that was unpacked, under a name of our own. */
export interface UnpackedFile {
  readonly path: string;
  /** As the zip calls it. */
  readonly name: string;
}

/**
 * Unpacks what is an area's in a zip into a folder: Shapefiles, GeoJSON and KML, all under names of our own, so that no name
 * within leads anywhere. All else in it is left alone; zips and databases in it are not opened.
 *
 * @returns the files to read.
 * @throws DomainError `area-file/too-large-unpacked`, `area-file/nothing-in-zip`, `import/damaged`, `import/unreadable`.
 */
export async function unpackAreaZip(place: Place, zip: string, folder: string): Promise<UnpackedFile[]> {
  const handle = openSync(zip, "r");
  try {
    const members = zipMembers(place, handle).filter(({ name }) => isWanted(name));
    const bytes = members.reduce((sum, each) => sum + each.bytes, 0);
    if (bytes > mostBytes || members.length > mostMembers)
      throw areaFileFault(
        "too-large-unpacked",
        `The zip unpacks to more than is read here (${mostBytes / 1_048_576} MB, ${mostMembers} files). Export the areas you need alone.`,
        { bytes, members: members.length },
        "too-large",
      );
    const unpack = async (member: ZipMember, name: string) => {
      const path = join(folder, name);
      await pipeline(Readable.from(unpackMember(place, handle, member)), createWriteStream(path));
      return { path, name: member.name };
    };
    const unpacked: UnpackedFile[] = [];
    for (const [i, member] of members.filter(({ name }) => wholeFiles.test(name)).entries())
      unpacked.push(await unpack(member, `whole${i}.${/\.kml$/i.test(member.name) ? "kml" : "geojson"}`));
    for (const [i, [stem, parts]] of Array.from(shapefiles(members)).entries())
      for (const [ending, member] of parts) {
        const file = await unpack(member, `shapes${i}.${ending}`);
        if (ending === "shp") unpacked.push({ ...file, name: stem });
      }
    if (unpacked.length === 0) throw nothingInIt(members);
    return unpacked;
  } finally {
    closeSync(handle);
  }
}

const isWanted = (name: string) =>
  !/(^|\/)(__MACOSX\/|\.(?!\.?\/))/.test(name) && (shapefileParts.test(name) || wholeFiles.test(name));

/** The parts of each Shapefile by their endings. Of a part that is there twice the first counts. */
function shapefiles(members: readonly ZipMember[]): Map<string, Map<string, ZipMember>> {
  const byStem = new Map<string, Map<string, ZipMember>>();
  for (const member of members) {
    const ending = shapefileParts.exec(member.name)?.[1]?.toLowerCase();
    if (ending === undefined) continue;
    const stem = member.name.slice(0, -ending.length - 1);
    const parts = byStem.get(stem) ?? new Map<string, ZipMember>();
    if (!parts.has(ending)) parts.set(ending, member);
    byStem.set(stem, parts);
  }
  for (const [stem, parts] of byStem) if (!parts.has("shp")) byStem.delete(stem);
  return byStem;
}

const nothingInIt = (members: readonly ZipMember[]) =>
  areaFileFault(
    "nothing-in-zip",
    "There is no Shapefile, GeoJSON or KML in the zip. A GeoPackage is chosen as it is, without a zip.",
    { members: members.map(({ name }) => name.slice(0, 100)).slice(0, 20) },
  );
