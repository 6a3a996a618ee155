import type { AreaGeometry } from "@stopbank/contract/geometry";
import type { SceneArea } from "../scene.ts";
import { readQueryNumber } from "./queryText.ts";

/**
 * How long an area may be in an address, in characters. Beyond it the area is kept by the API and named by
 * its hash: addresses of more than about 2,000 characters get lost in mails and proxies.
 */
export const maxAreaTextLength = 1_200;

type Ring = number[][];

/** `lng,lat;lng,lat`, rings of a polygon parted by `!`, polygons of a multi-polygon led by `~`. Exact. */
export function writeGeometry(geometry: AreaGeometry): string {
  const polygon = (rings: Ring[]) =>
    rings.map((ring) => ring.map((position) => position.join(",")).join(";")).join("!");
  return geometry.type === "Polygon"
    ? polygon(geometry.coordinates)
    : geometry.coordinates.map((rings) => `~${polygon(rings)}`).join("");
}

/** `area:<id>` or a geometry; a reason in words when it is neither. */
export function readArea(text: string): SceneArea | { reason: string } {
  const id = /^area:([0-9a-f]{64})$/.exec(text)?.[1];
  if (id !== undefined) return { id };
  if (!text.startsWith("~")) {
    const coordinates = readPolygon(text);
    return coordinates === undefined ? damaged : { geometry: { type: "Polygon", coordinates } };
  }
  const polygons = text.slice(1).split("~").map(readPolygon);
  const coordinates = polygons.filter((polygon) => polygon !== undefined);
  if (coordinates.length < polygons.length) return damaged;
  return { geometry: { type: "MultiPolygon", coordinates } };
}

const damaged = { reason: "Its outline is damaged." };

function readPolygon(text: string): Ring[] | undefined {
  const rings = text.split("!").map(readRing);
  const whole = rings.filter((ring) => ring !== undefined);
  return whole.length < rings.length ? undefined : whole;
}

function readRing(text: string): Ring | undefined {
  const ring = text.split(";").map((position) => position.split(",").map(readQueryNumber));
  const whole = ring.filter((position): position is number[] => isPosition(position));
  const closes = whole.at(0)?.join() === whole.at(-1)?.join();
  return whole.length === ring.length && whole.length >= 4 && closes ? whole : undefined;
}

/** Longitude may run on past 180 where a ring crosses it. */
const isPosition = ([lng, lat, ...rest]: (number | undefined)[]) =>
  lng !== undefined &&
  lat !== undefined &&
  Math.abs(lng) <= 540 &&
  Math.abs(lat) <= 90 &&
  rest.length <= 1 &&
  rest.every((value) => value !== undefined);
