import type { Scene } from "@stopbank/scene";
import type { NarrowedTo } from "../../mapHost.ts";

/** Undefined where nothing leaves any element of the type out. */
export function narrowedTo({ area, regions, filters }: Scene, elementType: string): NarrowedTo | undefined {
  const own = filters[elementType];
  return area === undefined && regions.length === 0 && own === undefined
    ? undefined
    : { area, regions, filters: own };
}
