import { drawnAreas } from "@stopbank/contract/drawn-areas";
import { AreaGeometry, mostAreaBytes } from "@stopbank/contract/geometry";
import type { Story } from "@stopbank/contract/story";
import { Compile } from "typebox/compile";
import { fileText } from "./fileText.ts";
import type { Mistake } from "./mistakes.ts";

/** Where areas lie that steps of stories draw: GeoJSON, each by the id that it is kept under. */
export const areasFolder = "areas/";

const areaFileName = /^([0-9a-f]{64})\.json$/;
const geometry = Compile(AreaGeometry);

/** The file of a kept area in a folder of content. */
export const areaFile = (id: string): string => `${areasFolder}${id}.json`;

/** The ids of areas that a document names: none but stories do. */
export const namedAreas = ({
  kind,
  body,
}: {
  readonly kind: string;
  readonly body: unknown;
}): readonly string[] => (kind === "story" ? drawnAreas(body as Story) : []);

/** The area that a file in `areas` holds and the id it is called by, or the mistake in it. */
export function readAreaFile(
  file: string,
  bytes: Uint8Array,
): { readonly id: string; readonly area: AreaGeometry } | Mistake {
  const id = areaFileName.exec(file.slice(areasFolder.length))?.[1];
  if (id === undefined)
    return {
      file: file.replace(/\p{C}/gu, "?").slice(0, 200),
      line: 1,
      problem: "An area's file is called by the 64 hex digits that the area is kept under, with .json.",
      remedy: "Take areas from an export, or capture the area again in the editor of stories.",
    };
  if (bytes.byteLength > mostAreaBytes)
    return {
      file,
      line: 1,
      problem: "The area is larger than 8 MiB.",
      remedy: "Draw one with fewer points, and capture it in the editor of stories.",
    };
  const area = parsed(fileText(bytes) ?? "");
  if (geometry.Check(area)) return { id, area };
  return {
    file,
    line: 1,
    problem: "The area is no GeoJSON Polygon or MultiPolygon in degrees.",
    remedy: "Take the file from an export as it is, or capture the area again in the editor of stories.",
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
