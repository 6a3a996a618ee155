import type { CallApi } from "@stopbank/contract/client";
import type { RegionGeometries } from "@stopbank/contract/regions";
import { routes } from "@stopbank/contract/routes";

/** An address carries so many characters of region ids; 2,000 areas are some ten of them. */
const mostLetters = 6_000;
/** Calls that are under way at the same time. */
const mostAtOnce = 3;

/** The outlines of however many regions, in their order. @throws ApiError where a call fails. */
export async function fetchOutlines(call: CallApi, regions: readonly string[]): Promise<RegionGeometries> {
  const parts = partsOf(regions);
  const found: RegionGeometries[] = [];
  let next = 0;
  const askOn = async () => {
    for (let at = next++; at < parts.length; at = next++)
      found[at] = await call(routes.regionGeometries, { rest: (parts[at] ?? []).join(",") });
  };
  await Promise.all(Array.from({ length: mostAtOnce }, askOn));
  return found.flat();
}

/** Ids in lists that an address has room for. */
export function partsOf(regions: readonly string[]): readonly (readonly string[])[] {
  const parts: string[][] = [];
  let letters = mostLetters;
  for (const region of regions) {
    const length = encodeURIComponent(region).length + 1;
    if (letters + length > mostLetters) {
      parts.push([]);
      letters = 0;
    }
    parts.at(-1)?.push(region);
    letters += length;
  }
  return parts;
}
