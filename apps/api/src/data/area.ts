import type { AreaGeometry } from "@stopbank/contract/geometry";
import { AreaGeometry as AreaGeometrySchema } from "@stopbank/contract/geometry";
import { DomainError } from "@stopbank/errors";
import { addressTooLong, coordinatesLimit } from "@stopbank/http-edge/address";
import { type Area, validateArea } from "@stopbank/risk-engine/area";
import type { Store } from "@stopbank/store";
import { findArea } from "@stopbank/store/areas";
import { Compile } from "typebox/compile";

const areaGeometry = Compile(AreaGeometrySchema);

/** Where an area that is not written out in the path comes from. */
export interface AreaSources {
  readonly store: Store;
  readonly clientId: string;
  /** The `area` of the body, for calls that have one. */
  readonly body?: AreaGeometry | undefined;
}

/**
 * The area that stands for `*` in a path, checked; undefined for none. The forms are those of the contract's
 * risk routes. Nothing is simplified or repaired.
 *
 * @throws DomainError `request/address-too-long`, `area/unreadable`, `area/unknown`, `area/no-body`, and
 * `validateArea`'s `area/...`.
 */
export async function areaOf(coordinates: string, sources: AreaSources): Promise<Area | undefined> {
  if (coordinates.length > coordinatesLimit) throw addressTooLong();
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
    return validateArea(sources.body);
  }
  if (text.startsWith("area:")) return validateArea(await storedArea(text.slice("area:".length), sources));
  return validateArea(text.startsWith("[") ? geoJsonCoordinates(text) : coordinateList(text));
}

/** An area kept by POST /areas. Another client's is as unknown as one that never was. */
export async function storedArea(id: string, { store, clientId }: AreaSources): Promise<AreaGeometry> {
  const found = /^[0-9a-f]{64}$/.test(id)
    ? await store.withClient(clientId, (tx) => findArea(tx, id))
    : undefined;
  if (found === undefined || !areaGeometry.Check(found))
    throw new DomainError("not-found", "area/unknown", "There is no kept area of that id. Draw it again.");
  return found;
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

/** Also what the server itself answers to a request line beyond its own limit. */
