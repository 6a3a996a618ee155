import { existsSync, readFileSync, realpathSync } from "node:fs";
import { dirname, resolve, sep } from "node:path";
import { type Place, refuse } from "../input/refusal.ts";

/** Elements that name files. GDAL takes attributes of these names for them too. */
const naming = "SourceFilename|SrcDataSource|SourceDataset";
const mention = new RegExp(naming, "gi");
/** One with attributes and a text, as programs write it. */
const plain = new RegExp(`<(${naming})((?:\\s+\\w+=["'][^"'<>]*["'])*)\\s*>([^<]*)</\\1\\s*>`, "gi");
/** SQL of a layer, SQL that runs as a database is opened, other elements that name files, and letters written as numbers. */
const odd = /SrcSQL|PRELUDE_STATEMENTS|DEMPath|[XY]_DATASET|&#/i;

/**
 * The files that a virtual layer or raster (VRT) is made of. A virtual layer may run any SQL over any file, for as long as
 * it likes: with SQL it is refused, and so is what names files in another way than plainly, or where GDAL would find
 * another file than the name seems to say.
 *
 * @param folder the one folder that GDAL sees, without links in its path.
 * @returns absolute paths below `folder`.
 * @throws DomainError `import/virtual-layer`.
 */
export function virtualSources(place: Place, path: string, folder: string): string[] {
  const text = readFileSync(path, "latin1");
  const elements = [...text.matchAll(plain)].map(([, , attributes = "", content = ""]) => ({
    name: Buffer.from(content, "latin1").toString(),
    attributes,
  }));
  // Each element is mentioned as it opens and as it closes.
  const isPlain = [...text.matchAll(mention)].length === 2 * elements.length;
  if (!isPlain || odd.test(text) || elements.some(({ name }) => isOdd(name)))
    throw unlike(
      place,
      "it is a virtual layer with SQL or odd names of files in it",
      "Store what it gives: `ogr2ogr -f GPKG layer.gpkg layer.vrt`.",
    );
  return elements.map(({ name, attributes }) => {
    // Otherwise GDAL counts from a root of its own, where it calls the folder `input`.
    if (!countsFromItself(attributes))
      throw unlike(
        place,
        `the name ${name} in it is not marked as counting from its own folder`,
        'Write relativeToVRT="1" into the element that names it, and the name as it counts from there.',
      );
    return sourceAt(place, name, resolve(dirname(path), name), folder);
  });
}

/** Of an attribute stated twice GDAL takes the first, other readers the last. */
const countsFromItself = (attributes: string) =>
  [...attributes.matchAll(/\srelativeToVRT=["'](.*?)["']/gi)].map(([, value]) => value).join() === "1";

function sourceAt(place: Place, name: string, source: string, folder: string): string {
  if (source.startsWith(folder.endsWith(sep) ? folder : folder + sep)) {
    if (!existsSync(source))
      throw unlike(
        place,
        `it is made of ${name}, which is not there`,
        "Correct the name in it, which counts from its own folder.",
      );
    // Where links lead GDAL works out by itself, from its own root.
    if (realpathSync(source) === source) return source;
  }
  throw unlike(
    place,
    `it is made of ${name}, which lies in another folder or is a link`,
    "Put the file itself into the folder of the file that the description names, or below it.",
  );
}

/**
 * A name with marks of XML could stand for another than it seems, or for a recipe within the recipe; blanks at its ends GDAL
 * may keep, and what is not UTF-8 it may read otherwise; a path from the root starts at another root; one with a colon is
 * no file's but says how to get at one.
 */
const isOdd = (name: string) => name === "" || name !== name.trim() || /[&">:\ufffd]|^[\\/]/.test(name);

const unlike = (place: Place, fault: string, remedy: string) => refuse("virtual-layer", place, fault, remedy);
