import type { OgrInfo, OgrLayer } from "../gdal/gdal3.ts";
import { withDataset } from "../gdal/withDataset.ts";
import type { LayerInput } from "../input/layerInput.ts";
import { lettersOfDbf } from "./lettersOfDbf.ts";

/**
 * The encoding to read a shapefile's texts in where GDAL cannot tell it. A `.cpg` counts before all; then bytes that are
 * UTF-8, as texts of a code page hardly ever are; then the code page that the table states. Where GDAL knows none of
 * them it is `CP1252`, which has what it would take texts for (ISO 8859-1) and dashes and quotation marks too.
 *
 * @returns undefined where GDAL is right, and where all is ASCII.
 * @throws DomainError as `withDataset`.
 */
export async function shapefileEncoding(input: LayerInput): Promise<"UTF-8" | "CP1252" | undefined> {
  const letters = lettersOfDbf(input.path);
  if (letters === undefined) return undefined;
  const { layers = [] } = await withDataset<OgrInfo>(input, ({ api }, dataset) =>
    api.ogrinfo(dataset, ["-so", "-al"]),
  );
  const [layer] = layers as readonly WithEncoding[];
  const { CPG_VALUE: cpg, SOURCE_ENCODING: known = "" } = layer?.metadata?.SHAPEFILE ?? {};
  const isKnown = known !== "" && known !== unreadable;
  if (cpg !== undefined && isKnown) return undefined;
  if (letters === "UTF-8") return "UTF-8";
  return isKnown && known !== ofNumberForAnsi ? undefined : "CP1252";
}

/** What GDAL says of a shapefile: what it reads its texts in, "" where nothing is stated or it does not know what is. */
interface WithEncoding extends OgrLayer {
  readonly metadata?: {
    readonly SHAPEFILE?: { readonly CPG_VALUE?: string; readonly SOURCE_ENCODING?: string };
  };
}

/** GDAL's build for WebAssembly says it reads this, and passes its letters on as they are. */
const unreadable = "CP437";

/** What GDAL takes the number of "ANSI" for, and no other: that of whichever system wrote the file. */
const ofNumberForAnsi = "ISO-8859-1";
