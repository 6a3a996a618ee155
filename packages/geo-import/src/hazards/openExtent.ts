import { DomainError } from "@stopbank/errors";
import { withOwnEdges } from "@stopbank/geo-read/own-edges";
import { readLayer } from "@stopbank/geo-read/read-layer";
import { polygonOf } from "@stopbank/geo-read/to-geo-json";
import { validateArea } from "@stopbank/risk-engine/area";
import type { MultiPolygon } from "geojson";
import { layerInput } from "../description/describedInputs.ts";
import type { HazardEntry } from "../description/hazards.ts";
import { type AssessedExtent, boundsPolygon } from "./assessedElements.ts";

/**
 * What the study covered, as its description says. Polygons do not say by themselves, so there it must be stated.
 *
 * @throws DomainError `import/extent-unknown`, and as the readers do.
 */
export async function openExtent(folder: string, hazard: HazardEntry): Promise<AssessedExtent> {
  const { assessed, source, id } = hazard;
  if ((assessed ?? "data") === "data" && source.kind === "polygons")
    throw new DomainError(
      "invalid",
      "import/extent-unknown",
      `Hazard ${id}: mapped polygons do not say where the study looked and found nothing. State \`assessed\`: all, bounds (west, south, east, north) or a file of polygons.`,
    );
  if (assessed === undefined || assessed === "data") return { kind: "covered" };
  if (assessed === "all") return { kind: "all" };
  if (assessed === "footprint") {
    if (source.kind === "raster") return { kind: "covered" };
    throw new DomainError(
      "invalid",
      "import/extent-unknown",
      `Hazard ${id}: \`assessed: footprint\` is the extent of a raster, but the source is not one.`,
    );
  }
  if (Array.isArray(assessed)) return { kind: "areas", areas: areasOf([boundsPolygon(assessed)]) };
  const input = layerInput(folder, `Assessed extent of ${id}`, assessed);
  const table = await withOwnEdges(await readLayer(input, { columns: [], kind: "polygon" }));
  const { geometry, count } = table;
  const polygons =
    geometry.kind === "polygon" ? Array.from({ length: count }, (_, i) => polygonOf(geometry, i)) : [];
  return { kind: "areas", areas: areasOf(polygons), table };
}

const areasOf = (polygons: readonly MultiPolygon[]) =>
  polygons.map((each) => validateArea(each, Number.POSITIVE_INFINITY));
