import { routes } from "@stopbank/contract/routes";
import { useCall, useNavigation } from "@stopbank/plugin-api/browser";
import { cameraOver } from "@stopbank/scene/camera-over";
import { type RegionMapQuestion, regionMapAddress } from "../domain/regionMap.ts";

/** What the side menu, the drawer and the map's controls take of a window, in pixels. */
const beside = { widthPx: 620, heightPx: 120 } as const;
const least = { widthPx: 280, heightPx: 240 } as const;

/** Goes to the risk map of a region, which looks at the whole of it. */
export function useRegionMap(): (question: RegionMapQuestion, region: string) => Promise<void> {
  const call = useCall();
  const { go } = useNavigation();
  return async (question, region) => {
    const [outline] = await call(routes.regionGeometries, { rest: region }).catch(() => []);
    const map = {
      widthPx: Math.max(least.widthPx, window.innerWidth - beside.widthPx),
      heightPx: Math.max(least.heightPx, window.innerHeight - beside.heightPx),
    };
    const camera = outline && cameraOver(boundsOf(outline.geometry.coordinates.flat(4)), map);
    // Without its outline the map begins where it always does.
    go(regionMapAddress(question, region, camera) ?? "/risk");
  };
}

/** @param numbers longitudes and latitudes in turn. @returns west, south, east, north. */
function boundsOf(numbers: readonly number[]): [number, number, number, number] {
  const bounds: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let at = 0; at + 1 < numbers.length; at += 2) {
    const [x, y] = [numbers[at] ?? 0, numbers[at + 1] ?? 0];
    bounds[0] = Math.min(bounds[0], x);
    bounds[1] = Math.min(bounds[1], y);
    bounds[2] = Math.max(bounds[2], x);
    bounds[3] = Math.max(bounds[3], y);
  }
  return bounds;
}
