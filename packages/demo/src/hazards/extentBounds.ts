import type { Bounds } from "@stopbank/dataset/manifest";
import { toLatitude, toLongitude } from "../ground/frame.ts";
import type { DistrictExtent } from "./hazardModel.ts";

/** A rectangle of the district's frame as west, south, east, north in degrees. */
export const extentBounds = ([west, north, east, south]: DistrictExtent): Bounds => [
  toLongitude(west),
  toLatitude(south),
  toLongitude(east),
  toLatitude(north),
];
