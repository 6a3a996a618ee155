import type { AreaGeometry } from "@stopbank/contract/geometry";
import { AreaGeometry as AreaGeometrySchema } from "@stopbank/contract/geometry";
import { DomainError } from "@stopbank/errors";
import { addressTooLong, coordinatesLimit } from "@stopbank/http-edge/address";
import type { Area } from "@stopbank/risk-engine/area";
import type { Store } from "@stopbank/store";
import { findArea } from "@stopbank/store/areas";
import { unpackArea } from "@stopbank/store/packed-area";
import { Compile } from "typebox/compile";

import type { AreaWork } from "../work/areaWork.ts";
import type { Asker } from "../work/asker.ts";

const areaGeometry = Compile(AreaGeometrySchema);

/** Where an area that is not written out in the path comes from. */
export interface AreaSources {
  readonly store: Store;
  readonly clientId: string;
  readonly work: AreaWork;
  readonly asker: Asker;
  /** The `area` of the body, for calls that have one; of a large body it has been checked already. */
  readonly body?: AreaGeometry | Area | undefined;
}

/**
 * The area that stands for `*` in a path, checked; undefined for none. The forms are those of the contract's
 * risk routes. Nothing is simplified or repaired.
 *
 * @throws DomainError `request/address-too-long`, `area/unreadable`, `area/unknown`, `area/no-body`, and
 * those of `AreaWork`.
 */
export async function areaOf(coordinates: string, sources: AreaSources): Promise<Area | undefined> {
  if (coordinates.length > coordinatesLimit) throw addressTooLong();
  const { work, asker } = sources;
  const text = coordinates.trim();
  if (text === "" || text === "all") {
    if (sources.body !== undefined)
      throw new DomainError(
        "invalid",
        "area/not-asked-for",
        "The body has an area that the address does not ask for. Write `body` where the coordinates stand.",
      );
    return undefined;
  }
  if (text === "body") {
    if (sources.body === undefined)
      throw new DomainError(
        "invalid",
        "area/no-body",
        "The address asks for the area of the body, and the body has none.",
      );
    return "parts" in sources.body ? sources.body : work.check(sources.body, asker);
  }
  if (text.startsWith("area:"))
    return work.checkKept(await keptArea(text.slice("area:".length), sources), asker);
  return work.check(text.startsWith("[") ? geoJsonCoordinates(text) : coordinateList(text), asker);
}

type KeptAreas = Pick<AreaSources, "store" | "clientId" | "asker">;

/** The JSON of an area kept by POST /areas. Another client's is as unknown as one that never was. */
export const keptArea = async (id: string, kept: KeptAreas): Promise<Buffer> =>
  unpackArea(await keptPackedArea(id, kept));

/** The same in the form it is kept in. @throws DomainError `area/unknown`. */
export async function keptPackedArea(id: string, { store, clientId, asker }: KeptAreas): Promise<string> {
  const packed = /^[0-9a-f]{64}$/.test(id)
    ? await store.withClient(clientId, (tx) => findArea(tx, id, { isUse: !asker.isVisitor }))
    : undefined;
  if (packed === undefined)
    throw new DomainError("not-found", "area/unknown", "There is no kept area of that id. Draw it again.");
  return packed;
}

function geoJsonCoordinates(text: string): AreaGeometry {
  let coordinates: unknown;
  try {
    coordinates = JSON.parse(text);
  } catch (cause) {
    throw unreadable({ cause });
  }
  for (const type of ["Polygon", "MultiPolygon"] as const) {
    const geometry: unknown = { type, coordinates };
    if (areaGeometry.Check(geometry)) return geometry;
  }
  throw unreadable({});
}

/** `lng,lat;lng,lat;...`, polygons separated by `|`. */
function coordinateList(text: string): AreaGeometry {
  const polygons = text.split("|").map((polygon) => [
    polygon
      .split(";")
      .filter((pair) => pair.trim() !== "")
      .map((pair) => {
        const position = pair.split(",").map((part) => (part.trim() === "" ? Number.NaN : Number(part)));
        if (position.length !== 2 || position.some(Number.isNaN))
          throw unreadable({ pair: pair.slice(0, 100) });
        return position;
      }),
  ]);
  return { type: "MultiPolygon", coordinates: polygons };
}

const unreadable = (facts: object) =>
  new DomainError(
    "invalid",
    "area/unreadable",
    "The area cannot be read. Write lng,lat;lng,lat;... in degrees, GeoJSON coordinates, or area: and the id of a kept area.",
    facts,
  );
